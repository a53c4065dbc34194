/** The house: which games there are, who I am, and the tables of the lobby. */
import { saidName } from "./people";
import { settings, set, type Against } from "./settings.svelte";
import {
  ask,
  Problem,
  type GameInfo,
  type Info,
  type Library,
  type Lobby,
  type Me,
  type NewChair,
  type NewTable,
  type Sitting,
} from "./server";
import type { FromLobby, GuideInfo } from "./api";
import type { LineState } from "./line";
import { waitsFor } from "./mine";
import { Socket } from "./socket";
import { LANGUAGES, type Language } from "./talk";
import { hearGuests, words } from "./words.svelte";

/** The protocol that this page speaks. */
export const PROTOCOL = 1;
const PLAYERS: Record<string, number> = { tokyo: 4, morpork: 3 };

export class House {
  library = $state.raw<Library | null>(null);
  me = $state.raw<Me | null>(null);
  lobby = $state.raw<Lobby>({ tables: [], mine: [] });
  /** The tables where a seat of mine is asked. */
  turns = $derived(new Set(this.lobby.mine.filter((table) => waitsFor(table, this.me?.id)).map((table) => table.id)));
  lost = $state(false);
  /** That somebody is asked for a name: what the others at the table are called, and what is done with the answer. */
  naming = $state.raw<{ taken: readonly string[]; answer: (name: string | null) => void } | null>(null);
  private socket: Socket | null = null;
  private opening: Promise<void> | null = null;
  private meeting: Promise<void> | null = null;

  game(id: string): GameInfo | undefined {
    return this.library?.games.find((game) => game.id === id);
  }

  /** Fetch what the shelf needs, once. */
  open(): Promise<void> {
    this.opening ??= this.list().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }

  private async list(): Promise<void> {
    this.library ??= await ask<Library>("GET", "/games");
    if (this.library.protocol !== PROTOCOL) throw new Problem(0, "other-version", "page-problem-other-version");
    await hearGuests(this.library.games.map((game) => game.id)).catch(() => {}); // then they are called by their ids
  }

  /** The languages that can be chosen: ours, and those that are guests of the server. */
  get languages(): readonly Language[] {
    return (this.library?.languages as Language[] | undefined) ?? LANGUAGES;
  }

  /** Find out who I am, once: null where nobody has ever sat down here, or the server has forgotten them. */
  meet(): Promise<void> {
    this.meeting ??= this.remember().catch((error: unknown) => {
      this.meeting = null;
      throw error;
    });
    return this.meeting;
  }

  private async remember(): Promise<void> {
    if (!settings.known || this.me) return;
    const me = await ask<Me>("GET", "/me").catch((error: unknown) => {
      if (error instanceof Problem && error.status === 401) return undefined;
      throw error;
    });
    const here = me ?? (await this.left());
    if (here && !me) this.be(here);
    this.me = here;
  }

  /** Return the guest who was left with this device while somebody else was signed in, null where nobody was. */
  private async left(): Promise<Me | null> {
    return (await ask<Me | undefined>("POST", "/me/back", {})) ?? null;
  }

  /** Be somebody else on this device from now on, or nobody. */
  be(me: Me | null): void {
    this.me = me;
    set("known", me !== null);
    set("name", saidName(me));
    this.lobby = { tables: [], mine: [] };
    if (this.socket) this.watch();
  }

  async signOut(): Promise<void> {
    await ask("POST", "/logout", {});
    this.be(await this.left());
  }

  /** Return at how many tables the guest of this device sits: whoever signs in is asked what becomes of those. */
  async guestsTables(): Promise<number> {
    await this.meet();
    return this.me && this.me.login === null ? (await ask<Lobby>("GET", "/tables")).mine.length : 0;
  }

  /** Ask for a name before one sits down with people for the first time; return whether one may go on. */
  async introduced(taken: readonly string[]): Promise<boolean> {
    await this.meet();
    if (this.me?.login || settings.name.trim()) return true;
    const name = await new Promise<string | null>((answer) => (this.naming = { taken, answer }));
    this.naming = null;
    if (name !== null && name !== this.me?.name) await this.rename(name);
    return name !== null;
  }

  /** Be somebody: a stranger becomes a guest with the name that is set. */
  async known(): Promise<Me> {
    await this.meet();
    if (this.me) return this.me;
    const name = settings.name.trim() || words().say("page-guest-name");
    const answer = await ask<{ me: Me }>("POST", "/me", { name, language: settings.language });
    this.me = answer.me;
    set("known", true);
    if (this.socket) this.watch(); // the lobby knows whose tables to tell of only from now on
    return answer.me;
  }

  /** Ask for something as somebody; whom the server has forgotten meanwhile is somebody new. */
  async asking<T>(deed: () => Promise<T>): Promise<T> {
    await this.known();
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Problem && error.code === "signed-out")) throw error;
      this.me = await this.left();
      await this.known();
      return deed();
    }
  }

  async rename(name: string): Promise<void> {
    set("name", name);
    if (this.me && name.trim()) this.me = await ask<Me>("PATCH", "/me", { name: name.trim() });
  }

  /** Remove all that the server keeps of me; an account gives its password. */
  async forget(password = ""): Promise<void> {
    if (this.me) await ask("DELETE", "/me", { password });
    this.be(await this.left());
  }

  watch(): void {
    this.socket?.close();
    this.socket = new Socket("/api/lobby/socket", {
      open: () => (this.lost = false),
      state: (state) => this.stands(state),
      message: (message) => this.hear(message as unknown as FromLobby),
    });
  }

  /** Follow the line to the lobby: where it ends because I was signed out elsewhere, I am whoever was left here. */
  private stands(state: LineState): void {
    this.lost = state.is !== "open";
    if (state.is === "gone" && state.why === "signed-out")
      void this.left()
        .then((me) => this.be(me))
        .catch(() => {});
  }

  leave(): void {
    this.socket?.close();
    this.socket = null;
  }

  hear(message: FromLobby): void {
    if (message.type === "lobby") this.lobby = { tables: message.tables, mine: message.mine };
    else if (message.type === "lobby_table") this.replace(message.table);
    else if (message.type === "turn") {
      const chairs = (table: Info) =>
        table.chairs.map((chair) => (chair.seat === message.seat ? { ...chair, asked: message.on } : chair));
      this.lobby = {
        ...this.lobby,
        mine: this.lobby.mine.map((table) =>
          table.id === message.table ? { ...table, chairs: chairs(table) } : table,
        ),
      };
    }
  }

  private replace(table: Info): void {
    const swap = (list: Info[], keep: boolean) => [
      ...(keep ? [table] : []),
      ...list.filter((one) => one.id !== table.id),
    ];
    const mine =
      this.lobby.mine.some((one) => one.id === table.id) ||
      table.chairs.some((chair) => chair.person?.id === this.me?.id);
    this.lobby = {
      tables: swap(this.lobby.tables, table.public && table.status === "open"),
      mine: swap(this.lobby.mine, mine && table.status !== "cancelled"),
    };
  }

  /** Open a table, begin where nobody is missing, and return it. */
  async make(wanted: NewTable): Promise<Info> {
    const { table } = await this.asking(() => ask<Sitting>("POST", "/tables", wanted));
    if (wanted.chairs.every((chair) => chair.who !== "open")) await ask("POST", `/tables/${table.id}/start`);
    return table;
  }

  /** One touch to a running game: against the bots that the shelf names. */
  playNow(game: GameInfo): Promise<Info> {
    return this.make({ game: game.id, chairs: amongBots(game, settings.against[game.id]), spectators: false });
  }
}

/** Return the first game that teaches whoever sits in a seat, undefined where the game brings none. */
export function guideOf(game: GameInfo | undefined, seat: number | null): GuideInfo | undefined {
  return game?.guides?.find((guide) => guide.seat === seat) ?? game?.guides?.[0];
}

/** Return the bot in the middle, the stronger of two; of levels the third, or the strongest there is below it. */
export function middling(bots: readonly string[]): string {
  const levels = bots.filter((bot) => bot.startsWith("level-"));
  return levels.filter((bot) => bot <= "level-3").at(-1) ?? bots[Math.ceil((bots.length - 1) / 2)] ?? "random";
}

/** Return whom one plays against by one touch: what was wanted as far as the game has it, else the usual. */
export function rivals(game: GameInfo, wanted: Against = {}): Required<Against> {
  const players = Math.min(game.most, Math.max(game.least, wanted.players ?? PLAYERS[game.id] ?? game.least));
  const bot = wanted.bot && game.bots.includes(wanted.bot) ? wanted.bot : middling(game.bots);
  return { bot, players, seat: game.roles.length ? Math.min(players - 1, wanted.seat ?? 0) : 0 };
}

/** Return the seats of such a table: mine, and bots. */
export function amongBots(game: GameInfo, wanted: Against = {}): NewChair[] {
  const { bot, players, seat } = rivals(game, wanted);
  return Array.from({ length: players }, (_, k) =>
    k === seat ? { who: "me" as const } : { who: "bot" as const, bot },
  );
}

export const house = new House();
