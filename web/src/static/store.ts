/** The games that this browser keeps. Where it keeps nothing, they last as long as the page is open. */

export interface Row {
  id: string;
  /** What is kept of a table beside its log, as the rules wrote it. */
  kept: string;
  /** The table as the lobby shows it. */
  info: { id: string; changed?: number };
  log: string;
}

const NAME = "tafelrunde";
const TABLES = "tables";
const kept = new Map<string, Row>();
let opening: Promise<IDBDatabase | null> | null = null;

function open(): Promise<IDBDatabase | null> {
  opening ??= new Promise((done) => {
    try {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(TABLES, { keyPath: "id" });
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => done(null);
    } catch {
      done(null);
    }
  });
  return opening;
}

async function within<T>(
  mode: IDBTransactionMode,
  deed: (store: IDBObjectStore) => IDBRequest,
  otherwise: () => T,
): Promise<T> {
  const database = await open();
  if (!database) return otherwise();
  return new Promise((done, failed) => {
    const asked = deed(database.transaction(TABLES, mode).objectStore(TABLES));
    asked.onsuccess = () => done(asked.result as T);
    asked.onerror = () => failed(asked.error as Error);
  });
}

export const all = (): Promise<Row[]> =>
  within<Row[]>(
    "readonly",
    (store) => store.getAll(),
    () => [...kept.values()],
  );
export const get = (id: string): Promise<Row | undefined> =>
  within<Row | undefined>(
    "readonly",
    (store) => store.get(id),
    () => kept.get(id),
  );
export const put = (row: Row): Promise<unknown> =>
  within<unknown>(
    "readwrite",
    (store) => store.put(row),
    () => kept.set(row.id, row),
  );
export const remove = (id: string): Promise<unknown> =>
  within<unknown>(
    "readwrite",
    (store) => store.delete(id),
    () => kept.delete(id),
  );
