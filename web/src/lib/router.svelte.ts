/** Where the page is: the shelf, a table, a link, a group of friends, the rules of a game, me, about. Links of our own need no reload. */

import { wire } from "$wire";

export type ShelfTab = "shelf" | "tables" | "learn";
export type Route =
  | { is: "shelf"; tab?: ShelfTab; making?: string; setting?: boolean }
  | { is: "account" }
  | { is: "games" }
  | { is: "device"; code: string }
  | { is: "table"; id: string; token: string }
  | { is: "replay"; id: string; version: number; eyes: string | undefined; token: string }
  | { is: "join"; token: string }
  | { is: "group"; id: string; token: string }
  | { is: "rules"; game: string }
  | { is: "sheet"; game: string }
  | { is: "guide"; game: string; name: string }
  | { is: "about" }
  | { is: "unknown"; path: string };

export function route(path: string, hash = ""): Route {
  const [first = "", second = "", third = "", fourth] = path.split("/").filter(Boolean);
  const token = hash.replace(/^#/, "");
  if (!first || first === "lobby") return { is: "shelf" };
  if (first === "learn" && second) return { is: "guide", game: second, name: third || "first" };
  if (first === "tables" || first === "learn") return { is: "shelf", tab: first };
  if (first === "account") return { is: "account" };
  if (first === "games") return { is: "games" };
  if (first === "d") return { is: "device", code: token };
  if (first === "me") return { is: "shelf", setting: true };
  if (first === "new") return { is: "shelf", making: second };
  if (first === "t" && second && /^\d{1,6}$/.test(third))
    return { is: "replay", id: decoded(second), version: Number(third), eyes: fourth, token };
  if (first === "t" && second) return { is: "table", id: decoded(second), token };
  if (first === "r" && second) return { is: "group", id: decoded(second), token };
  if (first === "join") return { is: "join", token: token || second };
  if (first === "rules" && second && third === "sheet") return { is: "sheet", game: second };
  if (first === "rules" && second) return { is: "rules", game: second };
  if (first === "about") return { is: "about" };
  return { is: "unknown", path };
}

/** Return a part of an address; one that was cut in the middle of a sign stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Where {
  now = $state.raw<Route>(route(...wire.path(location)));
}

const where = new Where();

export const here = (): Route => where.now;

export function go(path: string, instead = false): void {
  history[instead ? "replaceState" : "pushState"](null, "", wire.address(path));
  where.now = route(...wire.path(location));
  window.scrollTo(0, 0);
}

window.addEventListener("popstate", () => (where.now = route(...wire.path(location))));

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.download) return;
  const [path, hash] = wire.path(link);
  if (hash) return;
  event.preventDefault();
  go(path);
});
