/** An evening of friends, as it is told: who sits where, who wishes for what, who plays, how games ended. */
import type { Evening, Friend, Played, Player, Score, Tally } from "./api";
import { day, hour } from "./dates";
import { botName, gameName, listed } from "./names";
import { words } from "./words.svelte";

/** So many chairs stand at the table; mine is the one below. */
export const CHAIRS = 6;
const SOON = 3 * 60_000;
const HALF_A_DAY = 12 * 3_600_000;

/** Return who sits at the table, me first, and who has no chair: whoever looks on, and who is away once all chairs are taken. */
export function around(
  friends: readonly Friend[],
  me: number | undefined,
): { chairs: Friend[]; looking: Friend[]; others: Friend[] } {
  const rank = (one: Friend) => (one.number === me ? 0 : one.here ? 1 : 2);
  const seated = friends
    .filter((one) => !(one.here && one.looking))
    .sort(
      (one, other) =>
        rank(one) - rank(other) ||
        (rank(one) === 2 ? (other.moved ?? 0) - (one.moved ?? 0) : one.number - other.number),
    );
  return {
    chairs: seated.slice(0, CHAIRS),
    looking: friends.filter((one) => one.here && one.looking),
    others: seated.slice(CHAIRS),
  };
}

/** Return who wishes for a game; whoever is away does not count. */
export function wishing(friends: readonly Friend[], game: string): { counted: Friend[]; away: Friend[] } {
  const found = friends.filter((one) => one.wish === game);
  return { counted: found.filter((one) => one.here), away: found.filter((one) => !one.here) };
}

/** Return names as one says several; me as "you". */
export function named(friends: readonly Friend[], me?: number): string {
  return listed(
    [...friends]
      .sort((one, other) => Number(other.number === me) - Number(one.number === me))
      .map((one) => (one.number === me ? words().say("page-you") : one.name)),
  );
}

/** Return how somebody is there: here, away and since when, at a game. */
export function stands(friend: Friend, evening: Evening, now: number): string {
  const moved = friend.moved ?? 0;
  const game = evening.games?.find((one) => one.table === friend.playing);
  if (friend.here && game) return words().say("page-group-plays", { game: gameName(game.game) });
  if (friend.here) return words().say(now - moved < SOON ? "page-group-came" : "page-group-here");
  if (!moved) return words().say("page-group-never");
  return now - moved < HALF_A_DAY
    ? words().say("page-group-away", { time: hour(moved) })
    : words().say("page-group-last", { day: day(moved, now) });
}

/** Return what would happen if the game that leads began now: who plays, who looks on, how many bots fill up. */
export function planned(evening: Evening, game: string, me?: number): string {
  const plan = evening.plans?.find((one) => one.game === game);
  if (!plan) return "";
  const free = evening.friends.filter((one) => one.here && !one.playing && !plan.players.includes(one.number));
  return [
    plan.players.length
      ? words().say("page-group-at-table", {
          names: named(
            evening.friends.filter((one) => plan.players.includes(one.number)),
            me,
          ),
        })
      : words().say("page-group-nobody"),
    plan.players.length && plan.bots ? words().say("page-group-bots", { count: plan.bots }) : "",
    free.length ? words().say("page-group-looks-on", { names: named(free, me) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Return what somebody who has played is called: a friend by their present name. */
export function playerName(player: Player, friends: readonly Friend[]): string {
  const name =
    friends.find((one) => one.number === player.member)?.name ??
    (player.name || (player.bot ? botName(player.bot) : words().say("page-group-gone")));
  return player.resigned ? words().say("page-group-bot-for", { name }) : name;
}

/** Return who plays a game that goes on: where no friend does any more, its bots. */
export function playing(who: readonly Friend[]): string {
  return who.length ? words().say("page-group-on", { names: named(who) }) : words().say("page-group-bots-on");
}

/** Return how a game ended in a sentence, or who plays it. */
export function resultOf(game: Played, friends: readonly Friend[]): string {
  const names = (players: Player[]) => listed(players.map((one) => playerName(one, friends)));
  const players = game.players ?? [];
  const winners = players.filter((one) => one.won);
  const others = players.filter((one) => !one.won);
  if (game.status !== "over") return words().say("page-group-on", { names: names(players) });
  if (game.void || !winners.length) return words().say("page-group-void", { names: names(players) });
  if (!others.length) return words().say("page-group-shared", { names: names(winners) });
  return words().say("page-group-won", { count: winners.length, winners: names(winners), others: names(others) });
}

/** Return the score of a member as it was before a game, null where that game has changed nothing. */
export function before(score: Score, game: Played | undefined): { tonight: Tally; ever: Tally } | null {
  const player =
    game?.status === "over" && !game.void ? game.players?.find((one) => one.member === score.member) : undefined;
  if (!player) return null;
  const less = ({ won, played }: Tally): Tally => ({
    won: (won ?? 0) - (player.won && !player.resigned ? 1 : 0),
    played: (played ?? 0) - 1,
  });
  return { tonight: less(score.tonight), ever: less(score.ever) };
}
