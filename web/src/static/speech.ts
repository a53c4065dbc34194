/** What page and worker say to each other. */

export type ToWorker =
  | { is: "begin"; base: string }
  | { is: "ask"; number: number; method: string; path: string; body: string; name: string }
  | { is: "open"; number: number; table: string }
  | { is: "say"; number: number; text: string }
  | { is: "close"; number: number };

export type FromWorker =
  | { is: "ready" }
  | { is: "failed"; why: string }
  | { is: "answer"; number: number; status: number; body: string }
  | { is: "opened"; number: number }
  | { is: "said"; number: number; text: string }
  | { is: "closed"; number: number; code: number };
