/** The group of friends that one is with: who is there, what they wish for and say, and where they all go. */
import type { BeginTogether, ChatLine, Evening, Friend, FromGroup, Info, Seated } from "./api";
import { house } from "./house.svelte";
import { listed } from "./names";
import type { Chat, LineState } from "./line";
import { go } from "./router.svelte";
import { see, seen } from "./seen";
import { ask } from "./server";
import { Socket } from "./socket";
import { words } from "./words.svelte";

export class Circle {
  evening = $state.raw<Evening | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  line = $state.raw<LineState>({ is: "open" });
  /** The number of the last line that has been read here. */
  read = $state(0);
  friends = $derived(this.evening?.friends ?? []);
  me = $derived(this.friends.find((one) => one.person === house.me?.id));
  leads = $derived(this.me !== undefined && this.evening?.lead === this.me.number);
  hosts = $derived(this.me !== undefined && this.evening?.host === this.me.number);
  unread = $derived(this.chat.filter((line) => line.number > this.read && line.person !== house.me?.id).length);
  /** What was said, as a panel shows it; of whoever is forgotten nothing is left. */
  lines = $derived<Chat[]>(
    this.chat
      .filter((line) => line.text)
      .map((line) => ({
        seat: null,
        name: line.name,
        text: line.text,
        at: new Date(line.at).toISOString(),
        friend: this.friends.find((one) => one.person === line.person) ?? { name: line.name },
        own: line.person === house.me?.id,
      })),
  );
  private socket: Socket;
  private said = 0;

  constructor(
    readonly id: string,
    make?: (url: string) => WebSocket,
  ) {
    this.read = seen(id)?.version ?? 0;
    this.socket = new Socket(
      `/api/groups/${id}/socket`,
      {
        open: () => {},
        state: (state) => (this.line = state),
        message: (message) => this.hear(message as unknown as FromGroup),
      },
      make,
    );
  }

  close(): void {
    this.socket.close();
  }

  now(): void {
    this.socket.now();
  }

  friend(number: number | null | undefined): Friend | undefined {
    return this.friends.find((one) => one.number === number);
  }

  private hear(message: FromGroup): void {
    if (message.type === "evening") this.take(message);
    else if (message.type === "move") sit(message.table);
    else if (message.type === "chat" && !this.chat.some((line) => line.number === message.number))
      this.chat = [...this.chat, message];
  }

  /** Take a group as it is now. Whoever has been given a seat while the line was cut goes there too. */
  take(evening: Evening): void {
    const before = this.me;
    this.evening = evening;
    if (before && !before.playing && this.me?.playing) sit(this.me.playing);
  }

  private async tell<T extends Evening | undefined>(
    method: "POST" | "PATCH" | "DELETE",
    path: string,
    body: object,
  ): Promise<void> {
    const evening = await ask<T>(method, `/groups/${this.id}${path}`, body);
    if (evening) this.evening = evening;
  }

  /** Wish for a game; the same touch again takes the wish back. */
  wish(game: string): Promise<void> {
    return this.change({ wish: this.me?.wish === game ? "" : game });
  }

  change(mine: Partial<Pick<Friend, "name" | "shape" | "colour" | "monster" | "wish" | "looking">>): Promise<void> {
    return this.tell("PATCH", "/me", mine);
  }

  settle(what: { name?: string; chooses?: Evening["chooses"]; host?: number }): Promise<void> {
    return this.tell("PATCH", "", what);
  }

  remove(member: number): Promise<void> {
    return this.tell("POST", "/remove", { member });
  }

  confirm(member: number, code: string, yes: boolean): Promise<void> {
    return this.tell("POST", "/confirm", { member, code, yes });
  }

  async newLink(): Promise<void> {
    await ask("POST", `/groups/${this.id}/link`);
  }

  /** All that was said has been read. */
  seen(): void {
    const last = this.chat.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    see(this.id, last);
  }

  async say(text: string): Promise<void> {
    await ask("POST", `/groups/${this.id}/chat`, {
      cmd_id: `${house.me?.id ?? ""}-${Date.now()}-${++this.said}`.slice(-60),
      text,
    });
  }

  /** Begin a game, and go there with everybody; whoever is at another game stays with it. */
  async begin(wanted: BeginTogether): Promise<void> {
    const { table } = await ask<Seated>("POST", `/groups/${this.id}/begin`, wanted);
    if (!this.me?.playing || this.me.playing === table.id) sit(table.id);
  }

  /** Whose new device waits for my yes. */
  asks = $derived(this.friends.filter((one) => one.claim && one.judge === this.me?.number));
}

/** Go to a table, unless one is there. */
function sit(table: string): void {
  if (location.pathname !== `/t/${table}`) go(`/t/${table}`);
}

/** Where one is: in one group at most, on its own page or at one of its tables. */
class Company {
  circle = $state.raw<Circle | null>(null);

  enter(id: string): Circle {
    if (this.circle?.id !== id || this.circle.line.is === "gone") {
      this.circle?.close();
      this.circle = new Circle(id);
    }
    return this.circle;
  }

  leave(): void {
    this.circle?.close();
    this.circle = null;
  }
}

export const company = new Company();

/** Return what a group is called: its name, else those of its friends. */
export function groupName(name: string, friends: readonly string[]): string {
  if (name) return name;
  const shown = friends.slice(0, 3);
  const more = friends.length - shown.length;
  return listed(more > 0 ? [...shown, words().say("page-group-more", { count: more })] : shown);
}

/** Be in a group with those who sit at a table, and go there. */
export async function together(table: string): Promise<void> {
  const { group } = await ask<{ group: string }>("POST", `/tables/${table}/group`);
  go(`/r/${group}`);
}

/** Whether a table has other people than those before this screen: only with them one can go on as a group. */
export function hasCompany(table: Info | null): boolean {
  return Boolean(table?.chairs.some((chair) => chair.person && chair.person.id !== house.me?.id));
}
