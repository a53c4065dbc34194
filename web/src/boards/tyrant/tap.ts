/** Where a finger means: squares on a phone are smaller than a fingertip. */

export const NEAR = 30;

export interface Spot {
  id: string;
  x: number;
  y: number;
}

/** Return the nearest offered square whose middle is within 30 px of the finger, null where there is none. */
export function tapped(offered: Iterable<Spot>, x: number, y: number, near: number = NEAR): string | null {
  let best: string | null = null;
  let least = near;
  for (const spot of offered) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance > least || (distance === least && best !== null)) continue;
    [best, least] = [spot.id, distance];
  }
  return best;
}
