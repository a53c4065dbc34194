/** The way to whoever keeps the tables: a server. Where there is none, `static/wire.ts` stands in this place. */

/** As much of a socket as the page uses. */
export interface Channel {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Wire {
  /** Whether one person is alone with the page: nobody to invite, no account to make. */
  readonly alone: boolean;
  /** Ask for something once. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Open a line on which both sides speak. */
  connect(url: string): Channel;
  /** Return the address that is shown or linked to, as the page's own path and what follows it. */
  path(address: Pick<Location, "pathname" | "hash">): [path: string, hash: string];
  /** Return how a path of the page is written in an address. */
  address(path: string): string;
}

export const wire: Wire = {
  alone: false,
  call: (method, path, body) =>
    fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    }),
  connect: (url) => new WebSocket(url),
  path: ({ pathname, hash }) => [pathname, hash],
  address: (path) => path,
};
