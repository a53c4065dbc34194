/** The way to whoever keeps the tables, where there is no server: Python in a worker of this browser. */
import type { Channel, Wire } from "$lib/wire";
import type { FromWorker, ToWorker } from "./speech";
import { all } from "./store";

const BASE = new URL(".", document.baseURI).href;
const NAME = "tafelrunde-name";
const OPEN = 1;
const CLOSED = 3;

const json = (body: unknown, status = 200) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json" },
  });

let number = 0;
const answers = new Map<number, (answer: Response) => void>();
const lines = new Map<number, Talk>();
let worker: Worker | null = null;
let failed = "";

/** Return the worker with the rules; it is begun with the page, while somebody looks at the shelf. */
function python(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = (event) => fail(event.message);
  tell({ is: "begin", base: BASE });
  return worker;
}

const tell = (message: ToWorker) => python().postMessage(message);

function hear(message: FromWorker): void {
  if (message.is === "ready") return keepForLater();
  if (message.is === "failed") return fail(message.why);
  if (message.is === "answer") {
    const body = message.status === 204 ? null : message.body;
    answers.get(message.number)?.(new Response(body, { status: message.status }));
    answers.delete(message.number);
    return;
  }
  const line = lines.get(message.number);
  if (message.is === "opened") line?.opens();
  else if (message.is === "said") line?.onmessage?.(new MessageEvent("message", { data: message.text }));
  else line?.ends(message.code);
}

function fail(why: string): void {
  failed = why || "the rules could not be loaded";
  for (const answer of answers.values()) answer(broken());
  answers.clear();
}

const broken = () => json({ code: "failed", message: "server-problem-failed", detail: failed }, 500);

/** Have everything at hand without a network next time. */
function keepForLater(): void {
  if ("serviceWorker" in navigator) navigator.serviceWorker.register(`${BASE}offline.js`).catch(() => {});
}

class Talk implements Channel {
  readyState = 0;
  onopen: Channel["onopen"] = null;
  onmessage: Channel["onmessage"] = null;
  onclose: Channel["onclose"] = null;
  protected readonly number = ++number;

  constructor(table: string) {
    lines.set(this.number, this);
    tell({ is: "open", number: this.number, table });
  }
  opens(): void {
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
  }
  ends(code: number): void {
    this.readyState = CLOSED;
    lines.delete(this.number);
    this.onclose?.(new CloseEvent("close", { code }));
  }
  send(text: string): void {
    tell({ is: "say", number: this.number, text });
  }
  close(): void {
    if (this.readyState === CLOSED) return;
    tell({ is: "close", number: this.number });
    this.ends(1000);
  }
}

/** The lobby of one person: the games that the browser has kept. */
class Lobby implements Channel {
  readyState = 0;
  onopen: Channel["onopen"] = null;
  onmessage: Channel["onmessage"] = null;
  onclose: Channel["onclose"] = null;

  constructor() {
    setTimeout(() => {
      if (this.readyState === CLOSED) return;
      this.readyState = OPEN;
      this.onopen?.(new Event("open"));
      void mine().then((mine) => this.says({ type: "lobby", tables: [], mine }));
    });
  }
  private says(message: object): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  send(text: string): void {
    if ((JSON.parse(text) as { type: string }).type === "ping") setTimeout(() => this.says({ type: "pong" }));
  }
  close(): void {
    this.readyState = CLOSED;
  }
}

const mine = async () => (await all()).map((row) => row.info);

function me(): object {
  const name = localStorage.getItem(NAME) ?? "";
  const nobody = { login: null, webhook: "", codes: 0, blocked: [], banned: false, since: 0 };
  return { id: "me", name, language: document.documentElement.lang, ...nobody };
}

function named(body: unknown): object {
  const { name } = body as { name?: string };
  if (name) localStorage.setItem(NAME, name);
  return me();
}

/** Answer what needs no rules; undefined where the rules have to be asked. */
async function atOnce(method: string, path: string, body: unknown): Promise<Response | undefined> {
  const [, first = "", second = "", third = "", fourth = ""] = path.split("/");
  if (path === "/games") return fetch(`${BASE}data/games.json`);
  if (first === "texts") return fetch(`${BASE}data/texts-${second}.json`);
  if (first === "games" && third === "guides") return fetch(`${BASE}data/${second}-guide-${fourth}.json`);
  if (first === "games" && third === "catalogue") return fetch(`${BASE}data/${second}-${fourth}.json`);
  if (path === "/me" && method === "GET") return json(me());
  if (path === "/me" && method === "POST") return json({ me: named(body) });
  if (path === "/me" && method === "PATCH") return json(named(body));
  if (path === "/me/back") return json(undefined, 204);
  if (path === "/tables" && method === "GET") return json({ type: "lobby", tables: [], mine: await mine() });
  if (path === "/groups") return json({ groups: [] });
  if (path === "/house") return json({ who: "", guest_days: 0, table_days: 0, imprint: "", privacy: "" });
  return undefined;
}

export const wire: Wire = {
  alone: true,
  async call(method, path, body) {
    const known = await atOnce(method, path, body);
    if (known) return known;
    if (failed) return broken();
    return new Promise((done) => {
      answers.set(++number, done);
      const name = localStorage.getItem(NAME) ?? "";
      const text = body === undefined ? "" : JSON.stringify(body);
      tell({ is: "ask", number, method, path, body: text, name });
    });
  },
  connect(url) {
    const [, , kind = "", table = ""] = new URL(url).pathname.split("/");
    return kind === "tables" ? new Talk(table) : new Lobby();
  },
  // A host of files knows one page only: where one is on it stands behind the #.
  path: (address) =>
    address.hash.startsWith("#/") ? [address.hash.slice(1), ""] : [address === location ? "/" : address.pathname, ""],
  address: (path) => `#${path}`,
};

/** A link that is opened in another tab has to lead there too. */
function rewrite(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
  if (link) link.setAttribute("href", wire.address(link.getAttribute("href")!));
}

for (const event of ["pointerdown", "focusin"]) document.addEventListener(event, rewrite, true);
python();
