/** How each seat looks at the table that is shown: friends keep shape, colour and monster from game to game, else the seat says it. */
import type { Friend } from "./api";

export const SHAPES = ["circle", "triangle", "square", "diamond", "pentagon", "cross"] as const;

/** A shape, a colour and a monster, each one of six. */
export interface Look {
  shape: number;
  colour: number;
  monster: number;
}

class Shown {
  seats = $state.raw<readonly Look[]>([]);
}

const shown = new Shown();

/** How a seat looks where nothing else is said. */
export const usual = (seat: number): Look => ({ shape: seat % 6, colour: seat % 6, monster: seat % 6 });
const look = (seat: number): Look => shown.seats[seat] ?? usual(seat);

/** Draw the seats of the table that is shown like this; nothing said: each by its number. */
export function wear(seats: readonly Look[] = []): void {
  shown.seats = seats;
}

/** The name of a seat's shape, the class of its colour, and its monster. */
export const shapeOf = (seat: number): string => SHAPES[look(seat).shape] ?? "circle";
export const colourOf = (seat: number): string => `s${look(seat).colour + 1}`;
export const monsterOf = (seat: number): number => look(seat).monster;

/**
 * Return how the seats of a table look among friends, given who sits there.
 *
 * A friend has their own shape, colour and monster. At one table no two are alike in any of these: the friend who has
 * been in the group for longer keeps theirs, the other one and everybody else take what is free.
 */
export function looksOf(people: readonly (string | undefined)[], friends: readonly Friend[]): Look[] {
  const looks = people.map((_, seat) => usual(seat));
  const order = people
    .map((person, seat) => ({ seat, friend: friends.find((one) => one.person === person) }))
    .sort(
      (one, other) => (one.friend?.number ?? Infinity) - (other.friend?.number ?? Infinity) || one.seat - other.seat,
    );
  for (const what of ["shape", "colour", "monster"] as const) {
    const wanted = (friend: Friend | undefined) =>
      friend ? (friend[what] ?? (what === "monster" ? undefined : 0)) : undefined;
    const taken = new Set<number>();
    const rest = order.filter(({ seat, friend }) => {
      const own = wanted(friend);
      if (own === undefined || own === null || taken.has(own)) return true;
      looks[seat]![what] = own;
      taken.add(own);
      return false;
    });
    for (const { seat } of rest) {
      const free = [seat % 6, 0, 1, 2, 3, 4, 5].find((one) => !taken.has(one)) ?? seat % 6;
      looks[seat]![what] = free;
      taken.add(free);
    }
  }
  return looks;
}
