terminal-morpork-turn = tura: { $seat }
    .you = twoja tura
terminal-morpork-piles = stos { $pile } · wydarzenia { $events } · zamieszki { $trouble }
terminal-morpork-area = Dzielnica
terminal-morpork-about-area = dzielnica { $number }, budynek kosztuje { $cost } $, { $river ->
        [0] nie leży nad rzeką
       *[other] leży nad rzeką
    }; sąsiaduje z: { $near }. Karta dzielnicy: { $benefit }
terminal-morpork-use = Użyj: { $area }
terminal-morpork-money = { $amount } $
terminal-morpork-hand = na ręce { $count }
terminal-morpork-not = nie jest: { $names }
terminal-morpork-knows = ma: { $names }
terminal-morpork-your-hand = Ręka: { $names }
terminal-morpork-player = Gracz
terminal-morpork-personality = Postać
terminal-morpork-controls = kontroluje
terminal-morpork-spies = infiltruje
terminal-morpork-fortune = majątek
terminal-morpork-points = punkty
terminal-morpork-discard = Stos kart odrzuconych ({ $count }, od ostatniej)
terminal-morpork-shuffled = oraz nieznane karty: { $count }
terminal-morpork-events-used = Wydarzenia, które już były
terminal-morpork-signs = Co znaczą znaki
terminal-morpork-signs-cards = ☺ wystaw poplecznika · ⌂ zbuduj · † skrytobójstwo · ✓ usuń zamieszki · $ weź pieniądze · § zwój · ✶ wydarzenie · + kolejna karta · ↯ przerwanie
terminal-morpork-signs-board = ⌂ czyj jest budynek i karta dzielnicy, ✗ gdy tej karty już nie ma, ° gdy w tej turze była użyta lub jest nowa · ! zamieszki · t trolle · d demony · ♛ kto kontroluje dzielnicę
terminal-morpork-suspect = { $seat } – { $personality }: { $percent } %
