/** How a figure looks: by its shape king, knight, citizen or assassin, by its badge who it is. */
import type { Piece } from "$lib/desk";

export type Sort = "king" | "knight" | "citizen" | "assassin";

/** Return what a figure looks like; an assassin who is revealed has dropped the cloak. */
export function sortOf(piece: Pick<Piece, "face" | "marks">): Sort {
  if (piece.marks.includes("assassin")) return "assassin";
  const face = piece.face ?? "";
  return face === "king" ? "king" : face.startsWith("knight") ? "knight" : "citizen";
}

/** Return what stands on a knight's badge, "" for everybody else. */
export const numberOf = (face: string): string => /_(\d+)$/.exec(face)?.[1] ?? "";

export interface Points {
  king: number;
  knight: number;
  rebel: number;
  fetter: boolean;
}

/** Return what is printed on a round card, null where none lies there. */
export function pointsOf(face: string | null | undefined): Points | null {
  const found = /^(\d+)-(\d+)-(\d+)(-fetter)?$/.exec(face ?? "");
  return found
    ? { king: Number(found[1]), knight: Number(found[2]), rebel: Number(found[3]), fetter: found[4] !== undefined }
    : null;
}
