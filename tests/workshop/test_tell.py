"""Who watches a game may learn what somebody hides: how that is measured."""

import math
from pathlib import Path

import pytest

from tafelrunde import games
from tafelrunde.arena.file import FileError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from workshop.detectives import DETECTIVES, MorporkDetective, Sight, TyrantDetective
from workshop.tell import Ranking, Watched, by_lot, cost, fit, judge, main, ranks, usual

TYRANT = games.load("tyrant")
LISTED = {"citizens": "listed"}


def seen(rows: list[list[float]], secret: set[int]) -> Watched:
    """Return a game in which this could be counted once."""
    return Watched([Sight("late", rows)], frozenset(secret), won=True)


def test_equals_share_their_rank() -> None:
    assert ranks([3.0, 1.0, 3.0, 0.0]) == [1.5, 3.0, 1.5, 4.0]


def test_who_gives_all_away_is_ranked_first() -> None:
    verdict = judge([seen([[9.0], [0.0], [1.0]], {0}), seen([[0.0], [8.0], [1.0]], {1})], "late", [1.0])
    assert (verdict.games, verdict.rank, verdict.first) == (2, 1.0, 1.0)


def test_a_moment_that_never_came_has_no_verdict() -> None:
    verdict = judge([seen([[9.0], [0.0]], {0})], "later", [1.0])
    assert verdict.games == 0
    assert math.isnan(verdict.rank)


def test_the_fitted_watcher_learns_what_the_naive_one_overlooks() -> None:
    """Who hides something moves less than the others here: the naive watcher suspects the wrong ones."""
    rng = Rng(1)
    games_seen = []
    for k in range(60):
        rows = [[float(rng.below(5)) + (0.0 if who == k % 6 else 3.0), float(rng.below(3))] for who in range(6)]
        games_seen.append(seen(rows, {k % 6}))
    naive = judge(games_seen[:30], "late", [1.0, 0.0])
    fitted = judge(games_seen[:30], "late", fit(games_seen[30:], "late"))
    assert naive.rank > 5
    assert fitted.rank < 2


def test_steps_are_counted_until_somebody_is_revealed() -> None:
    watcher = TyrantDetective(TYRANT, 2, LISTED)
    king = watcher.at[19]
    watcher.heard([Event("turned-up", "", {"round": 1, "card": 0})])
    watcher.heard([Event("moves", "", {"figure": 3, "from": king - 3, "to": king - 2})])
    watcher.heard([Event("moves", "", {"figure": 3, "from": king - 2, "to": king - 1})])
    watcher.heard([Event("turned-up", "", {"round": 2, "card": 0}), Event("turned-up", "", {"round": 3, "card": 0})])
    watcher.heard([Event("revealed", "", {"citizen": 3, "square": king - 1})])
    watcher.heard([Event("turned-up", "", {"round": 5, "card": 0})])
    sights = {sight.moment: sight.rows for sight in watcher.sights}
    assert set(sights) == {"start", "round 2", "up to round 2", "up to round 4", "up to round 6"}
    assert sights["round 2"] == sights["up to round 2"] == sights["up to round 6"]
    turns, steps, nearer, far, *start = sights["round 2"][3]
    assert (turns, steps, nearer, far) == (1, 2, 2, 1)
    assert start.index(1.0) == 3
    assert len(TyrantDetective.naive) == len(sights["round 2"][3])


def test_who_could_have_killed_the_king_is_cleared() -> None:
    watcher = TyrantDetective(TYRANT, 2, LISTED)
    king = watcher.at[19]
    ends = [Event("turn-ends", "", {"seat": seat}) for seat in (0, 1)]
    watcher.heard([Event("turned-up", "", {"round": 1, "card": 0})])
    watcher.heard([Event("moves", "", {"figure": 3, "from": 0, "to": king - 1}), *ends])
    for number in (2, 3):
        watcher.heard([Event("turned-up", "", {"round": number, "card": 0}), *ends])
    rows = next(sight.rows for sight in watcher.sights if sight.moment == "round 2")
    spared = [row[TyrantDetective.clears] for row in rows]
    assert spared[3] == 2
    assert min(spared) == 0


def test_the_fitted_watcher_does_not_see_who_is_cleared() -> None:
    games_seen = [seen([[float(who == k % 3), 1.0] for who in range(3)], {k % 3}) for k in range(12)]
    assert fit(games_seen, "late", clears=0)[0] == 0.0
    assert fit(games_seen, "late")[0] > 1.0


def test_what_is_told_is_told_beyond_what_cannot_be_hidden() -> None:
    """The first is cleared, and ranked last: who is hidden among the others is ranked 1.5 whether anything is told."""
    nothing_told = [seen([[0.0, 1.0], [9.0, 0.0], [8.0, 0.0]], {who}) for who in (1, 2)]
    all_told = [seen([[0.0, 1.0], [9.0, 0.0], [8.0, 0.0]], {1})] * 2
    assert by_lot(nothing_told, "late", [1.0, 0.0], clears=1) == "1.50 | +0.00 ± 0.98"
    assert by_lot(all_told, "late", [1.0, 0.0], clears=1) == "1.50 | -0.50 ± 0.00"


def test_a_seat_is_looked_at_after_its_turns_and_anew_when_it_becomes_somebody_else() -> None:
    watcher = MorporkDetective(games.load("morpork"), 2, {})
    turns = [Event("passes", "", {"seat": k % 2}) for k in range(10)]
    watcher.heard(turns)
    assert [sight.moment for sight in watcher.sights] == ["turn 4"]
    assert [len(row) for row in watcher.sights[0].rows] == [len(MorporkDetective.naive)] * len(watcher.aims)
    watcher.heard([Event("changes", "", {"seat": 1, "personality": 0})])
    assert len(watcher.sights) == 1
    watcher.heard([Event("changes", "", {"seat": 0, "personality": 0})])
    assert watcher.sights == []


def test_clues_speak_for_what_they_usually_go_with() -> None:
    """Who wants control takes areas, who wants unrest stirs trouble: games of others tell, and the rest is named."""
    watcher = MorporkDetective(games.load("morpork"), 4, {})
    games_seen = []
    for k in range(40):
        wants = k % len(watcher.aims)
        clues = [8.0, *(5.0 if clue == watcher.aims[wants] else 0.0 for clue in range(10))]
        games_seen.append(seen([watcher.row(aim, clues) for aim in watcher.aims], {wants}))
    assert judge(games_seen[:20], "late", fit(games_seen[20:], "late")).first == 1.0


def test_whoever_always_names_the_same_is_right_as_often_as_it_is_that_one() -> None:
    assert usual([seen([[0.0], [0.0]], {1}), seen([[0.0], [0.0]], {1}), seen([[0.0], [0.0]], {0})], "late") == 2 / 3


def test_how_often_a_watcher_is_right_is_told_with_how_sure_that_is() -> None:
    assert str(Ranking(100, 2.0, 0.1, 0.7)) == "2.00 ± 0.10 | 70 % [60, 78]"
    assert str(Ranking(400, 1.0, 0.0, 1.0)) == "1.00 ± 0.00 | 100 % [99, 100]"


def test_what_hiding_costs_is_told_with_how_sure_that_is() -> None:
    won, lost = seen([[0.0]], {0}), Watched([], frozenset({0}), won=False)
    assert cost([won, lost] * 50, [won, won, won, lost] * 25) == "hiding costs 25.0 % of the games [11.6, 37.2]"


def test_games_are_kept_and_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tell.jsonl"
    command = ["tyrant", "random", "random", "--games", "2", "--json", str(file)]
    main(command)
    first = capsys.readouterr().out
    kept = file.read_text(encoding="utf-8")
    assert len(kept.splitlines()) == 5
    file.write_text(kept + '{"of": "1/', encoding="utf-8")
    main(command)
    assert capsys.readouterr().out == first
    assert file.read_text(encoding="utf-8") == kept
    with pytest.raises(FileError, match="its bots differs"):
        main(["tyrant", "greedy-1", *command[2:]])


@pytest.mark.parametrize("game_id", sorted(DETECTIVES))
def test_the_table_has_a_row_for_each_moment(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([game_id, "random", "random", "--games", "2"])
    rows = capsys.readouterr().out.splitlines()
    assert [row.split(" | ")[0] for row in rows[5:-2]] == [f"| {moment}" for moment in DETECTIVES[game_id].moments]
    assert rows[-1].startswith("it wins ")


def test_one_game_is_too_few() -> None:
    with pytest.raises(SystemExit):
        main(["tyrant", "random", "random", "--games", "1"])


@pytest.mark.slow
def test_greedy_of_old_gives_its_assassins_away(capsys: pytest.CaptureFixture[str]) -> None:
    main(["tyrant", "greedy-1", "greedy-1", "--games", "20"])
    start = next(row for row in capsys.readouterr().out.splitlines() if row.startswith("| start"))
    assert float(start.split(" | ")[5].split()[0]) < 4.0
