/** What the server says outside a game, as docs/protocol.md describes it, and how it is asked. */

import { wire } from "$wire";
import type { LobbyMessage, OptionInfo, Seated } from "./api";

export type {
  Chair,
  Clocked,
  ClockRule,
  Facts,
  GameInfo,
  Info,
  Invitation,
  Library,
  Link,
  Me,
  NewTable,
  Someone,
  WantedChair as NewChair,
} from "./api";
export type Lobby = Omit<LobbyMessage, "type">;
export type Sitting = Seated;

/** Something that can be chosen about a game, with its schema as the server's options give it. */
export interface Option extends OptionInfo {
  schema: {
    type?: string | string[];
    enum?: unknown[];
    const?: unknown;
    anyOf?: Option["schema"][];
    minimum?: number;
    maximum?: number;
  };
}

/** Why something could not be: the id of a sentence in every language, with its arguments. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: string,
    readonly args: Record<string, string | number> = {},
    detail = "",
  ) {
    super(detail || code);
  }
}

/** Return what is wrong with an address: what the server cannot even read is as unknown as what it does not find. */
export function meant(
  error: unknown,
  code: "unknown" | "unknown-link" | "unknown-table",
  args: Record<string, string> = {},
): unknown {
  return error instanceof Problem && (error.code === "invalid" || error.code === "unknown-game")
    ? new Problem(404, code, `server-problem-${code}`, args)
    : error;
}

/** Return code that a screen needs. Where it does not come, nobody answers, or the server has another version by now. */
export async function brought<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch {
    await ask("GET", "/games");
    throw new Problem(0, "other-version", "page-problem-other-version");
  }
}

export async function ask<T>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  let answer: Response;
  try {
    answer = await wire.call(method, path, body);
  } catch {
    throw new Problem(0, "unreachable", "page-problem-unreachable");
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const said = (await answer.json().catch(() => ({}))) as {
    code?: string;
    message?: string;
    args?: Record<string, string | number>;
    detail?: string;
  };
  throw new Problem(
    answer.status,
    said.code ?? "failed",
    said.message ?? "",
    said.args ?? {},
    typeof said.detail === "string" ? said.detail : "",
  );
}
