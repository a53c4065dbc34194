/** What the server does for people and their devices: accounts, sessions, another device, all that is kept. */
import type { Entered, Farewell, Knocked, Offered, Pairing, SessionOf, Waiting } from "./api";
import { ask, type Me } from "./server";

export type { Farewell, Knocked, Offered, Pairing, SessionOf, Waiting } from "./api";

/** Turn the guest into an account; the codes are shown once. */
export async function keep(login: string, password: string): Promise<string[]> {
  return (await ask<Entered>("POST", "/account", { login, password })).codes ?? [];
}

/** Sign in; `bring` lets what the guest of this device has join the account. */
export const signIn = async (login: string, password: string, bring: boolean): Promise<Me> =>
  (await ask<Entered>("POST", "/login", { login, password, bring })).me;

/** Set a new password with a recovery code. */
export const recover = async (login: string, code: string, password: string, bring: boolean): Promise<Me> =>
  (await ask<Entered>("POST", "/recover", { login, code, password, bring })).me;

/** Set another password: all other devices are signed out. */
export const changePassword = async (old: string, password: string): Promise<Me> =>
  (await ask<Entered>("POST", "/account/password", { old, password })).me;

/** Make new recovery codes; the old ones no longer work. */
export const newCodes = async (password: string): Promise<Required<Pick<Entered, "me" | "codes">>> => {
  const { me, codes } = await ask<Entered>("POST", "/account/codes", { password });
  return { me, codes: codes ?? [] };
};

export const sessions = async (): Promise<SessionOf[]> =>
  (await ask<{ sessions: SessionOf[] }>("GET", "/sessions")).sessions;
export const endSession = (id: string): Promise<void> => ask("DELETE", `/sessions/${id}`);
export const endOthers = (): Promise<void> => ask("POST", "/sessions/end", {});

// Another device. Here, where somebody is known already:

export const offer = (): Promise<Offered> => ask("POST", "/pairing", {});
export const pairing = (): Promise<Pairing> => ask("GET", "/pairing");
export const reply = (compare: string, yes: boolean): Promise<void> => ask("POST", "/pairing/answer", { compare, yes });
export const withdraw = (): Promise<void> => ask("DELETE", "/pairing");

// There, where nobody is yet:

export const knock = (code: string): Promise<Knocked> => ask("POST", "/pairing/knock", { code });
export const wait = (ticket: string): Promise<Waiting> => ask("POST", "/pairing/wait", { ticket });
export const comeIn = async (ticket: string, bring: boolean): Promise<Me> =>
  (await ask<Entered>("POST", "/pairing/enter", { ticket, bring })).me;

/** What happens to running games if one is forgotten now. */
export const farewell = (): Promise<Farewell> => ask("GET", "/me/farewell");

/** Give somebody a text as a file. */
export function download(name: string, text: string, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Give somebody all that is kept of them, in a file that they can read. */
export async function exportAll(): Promise<void> {
  download("tafelrunde.json", `${JSON.stringify(await ask("GET", "/me/export"), null, 2)}\n`, "application/json");
}
