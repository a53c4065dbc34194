terminal-claim-letter-goblin = G
terminal-claim-letter-knight = R
terminal-claim-letter-undead = N
terminal-claim-letter-dwarf = K
terminal-claim-letter-doppelganger = S
terminal-claim-table = Stół
terminal-claim-favour = Przychylność
terminal-claim-stake = Stawka
terminal-claim-last = Poprzednia runda
terminal-claim-last-short = Przedtem
terminal-claim-pile = Stos { $count }
terminal-claim-discard = Odrzucone
terminal-claim-discarded = odrzucone { $count }
terminal-claim-hand = na ręce { $count }
terminal-claim-followers = Stronnicy
terminal-claim-leads = Rozpoczyna { $seat }
    .you = Rozpoczynasz
terminal-claim-faction = Frakcja
terminal-claim-factions = frakcje (cel { $goal })
terminal-claim-sum = suma wartości
terminal-claim-goes-to = Przychylność
terminal-claim-nobody = nikt
terminal-claim-scored = Punkty: { $seat }
terminal-claim-unknown = +{ $count } { $count ->
        [one] zakryta
        [few] zakryte
       *[many] zakrytych
    }
terminal-claim-void = bez
terminal-claim-tie = { $faction }: tyle samo kart, ale { $seat } ma najwyższą, { $card }.
    .you = { $faction }: tyle samo kart, ale ty masz najwyższą, { $card }.
terminal-claim-signs = ✓ karta wygrywa rundę · ✗ przegrywa ją · ◀ ▶ komu frakcja jest teraz przychylna, ◁ ▷ przy równej liczbie kart dzięki najwyższej
