/** What the server says outside a game, as docs/protocol.md describes it, and how it is asked. */

export interface Someone {
  id: string;
  name: string;
}

export interface Chair {
  seat: number;
  role?: string;
  person?: Someone | null;
  bot?: string;
  online?: boolean;
}

export interface ClockRule {
  kind?: "none" | "move" | "bank" | "days";
  seconds?: number;
  increment?: number;
}

export interface Info {
  id: string;
  game: string;
  status: "open" | "running" | "over" | "cancelled";
  public: boolean;
  host: Someone | null;
  chairs: Chair[];
  chosen: { options?: Record<string, unknown>; clock?: ClockRule; title?: string };
  created?: number;
  changed?: number;
  paused?: boolean;
  result?: number[] | null;
  reason?: string;
  rematch?: string;
  spectators?: number;
}

export interface Option {
  name: string;
  default: unknown;
  takes: string;
  schema: { type?: string | string[]; enum?: unknown[]; const?: unknown; anyOf?: Option["schema"][]; minimum?: number; maximum?: number };
  asked: string[];
}

export interface GameInfo {
  id: string;
  rules: string;
  least: number;
  most: number;
  roles: string[];
  options: Option[];
  /** From weak to strong. */
  bots: string[];
  draws: boolean;
}

export interface Library {
  program: string;
  protocol: number;
  compiled: boolean;
  languages: string[];
  games: GameInfo[];
}

export interface Me {
  id: string;
  name: string;
  language: string;
}

export interface Lobby {
  tables: Info[];
  mine: Info[];
}

export interface Sitting {
  table: Info;
  mine: number[];
}

/** Where a link leads, before it is followed. */
export interface Invitation {
  table: Info;
  mine: number[];
  /** The seat that is handed on; null where a free one may be taken. */
  seat: number | null;
}

export interface NewChair {
  who: "open" | "me" | "bot";
  bot?: string;
}

export interface NewTable {
  game: string;
  chairs: NewChair[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: ClockRule;
  shuffle?: boolean;
}

export interface Link {
  token: string;
  url: string;
  qr: string;
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
export function meant(error: unknown, code: "unknown" | "unknown-link" | "unknown-table", args: Record<string, string> = {}): unknown {
  return error instanceof Problem && (error.code === "invalid" || error.code === "unknown-game") ? new Problem(404, code, `server-problem-${code}`, args) : error;
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

export async function ask<T>(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, credentials: "same-origin", ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }) });
  } catch {
    throw new Problem(0, "unreachable", "page-problem-unreachable");
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const said = (await answer.json().catch(() => ({}))) as { code?: string; message?: string; args?: Record<string, string | number>; detail?: string };
  throw new Problem(answer.status, said.code ?? "failed", said.message ?? "", said.args ?? {}, typeof said.detail === "string" ? said.detail : "");
}
