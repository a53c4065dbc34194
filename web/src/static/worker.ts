/** Python and the rules in a worker: answers what the page asks, lets bots move, and keeps every game. */
import type { FromWorker, ToWorker } from "./speech";
import { get, put, remove, type Row } from "./store";

/** What `tafelrunde.static.worker` offers; everything is JSON. */
interface Rules {
  ask(method: string, path: string, body: string, name: string): string;
  hear(table: string, text: string): string;
  step(table: string): string;
  leave(table: string): void;
  kept(table: string): string;
  knows(table: string): boolean;
  recall(kept: string, log: string): string;
}
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(module: string): Rules;
  runPython(code: string): unknown;
}
interface Told {
  messages: object[];
  /** Whether a bot is asked now. */
  due: boolean;
  version: number;
}

/** So long a bot's move waits for eyes to follow the last one, in milliseconds. */
const PACE = 450;
const UNKNOWN_TABLE = 4404;

let rules: Promise<Rules> | null = null;
const channels = new Map<number, string>();
const moving = new Set<string>();
const versions = new Map<string, number>();

const tell = (message: FromWorker) => postMessage(message);

async function begin(base: string): Promise<Rules> {
  const loader = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<Python>;
  };
  const archive = fetch(`${base}python.zip`).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    return answer.arrayBuffer();
  });
  const python = await loader.loadPyodide({ indexURL: `${base}pyodide/` });
  const place = python.runPython("import sysconfig; sysconfig.get_path('purelib')") as string;
  python.unpackArchive(await archive, "zip", { extractDir: place });
  return python.pyimport("tafelrunde.static.worker");
}

/** Have a table in memory that the browser has kept. */
async function recalled(python: Rules, table: string): Promise<string> {
  if (python.knows(table)) return "";
  const row = await get(table);
  return row ? python.recall(row.kept, row.log) : "";
}

async function keep(python: Rules, table: string): Promise<void> {
  await put(JSON.parse(python.kept(table)) as Row);
}

async function ask(question: ToWorker & { is: "ask" }): Promise<void> {
  const python = await rules!;
  const [, first, id = ""] = question.path.split(/[/?]/);
  const why = first === "tables" && id ? await recalled(python, id) : "";
  if (why) return tell({ is: "answer", number: question.number, status: 503, body: why });
  const answer = JSON.parse(python.ask(question.method, question.path, question.body, question.name)) as {
    status: number;
    body: unknown;
    new?: string[];
    gone?: string[];
  };
  for (const table of answer.new ?? []) await keep(python, table);
  for (const table of answer.gone ?? []) await remove(table);
  tell({ is: "answer", number: question.number, status: answer.status, body: JSON.stringify(answer.body) });
}

async function open(number: number, table: string): Promise<void> {
  const python = await rules!;
  const why = await recalled(python, table);
  if (why || !python.knows(table)) return tell({ is: "closed", number, code: UNKNOWN_TABLE });
  channels.set(number, table);
  tell({ is: "opened", number });
}

async function say(number: number, text: string): Promise<void> {
  const python = await rules!;
  const table = channels.get(number);
  if (table !== undefined && python.knows(table)) await told(python, table, python.hear(table, text), number);
}

/** Pass on what a table says, keep it if it has gone on, and let a bot move that is asked. What is shown is kept first. */
async function told(python: Rules, table: string, answer: string, to?: number): Promise<void> {
  const { messages, due, version } = JSON.parse(answer) as Told;
  const known = versions.get(table);
  versions.set(table, version);
  if (known !== undefined && known !== version) await keep(python, table);
  for (const [number, whose] of channels)
    if (whose === table && (to === undefined || to === number))
      for (const message of messages) tell({ is: "said", number, text: JSON.stringify(message) });
  if (due && !moving.has(table)) {
    moving.add(table);
    setTimeout(() => void move(python, table), PACE);
  }
}

async function move(python: Rules, table: string): Promise<void> {
  moving.delete(table);
  if (python.knows(table) && [...channels.values()].includes(table)) await told(python, table, python.step(table));
}

/** Requests are answered one after the other, in the order in which they came. */
let last: Promise<unknown> = Promise.resolve();

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.is === "begin") {
    rules = begin(data.base);
    rules.then(
      () => tell({ is: "ready" }),
      (error: unknown) => tell({ is: "failed", why: String(error) }),
    );
    return;
  }
  last = last
    .then(async () => {
      if (data.is === "ask") return ask(data);
      if (data.is === "open") return open(data.number, data.table);
      if (data.is === "say") return say(data.number, data.text);
      const table = channels.get(data.number);
      channels.delete(data.number);
      if (table !== undefined && ![...channels.values()].includes(table)) (await rules!).leave(table);
    })
    .catch((error: unknown) => {
      if (data.is === "ask")
        tell({ is: "answer", number: data.number, status: 500, body: JSON.stringify({ detail: String(error) }) });
      else console.error(error);
    });
};
