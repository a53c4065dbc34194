/** Made by `python -m tafelrunde.server.types`: what the server and its clients say to each other. */

/** Say yes or no to what another seat has asked for. */
export interface Answer {
  cmd_id: string;
  seat: number;
  type: "answer";
  yes: boolean;
}

/** Whether somebody on a new device is who they say: the member, and the code that their device shows. */
export interface AnswerClaim {
  member: number;
  code: string;
  yes: boolean;
}

/** What was requested. */
export interface Answered {
  type: "answered";
  cmd_id: string;
  name: string;
  result: unknown;
}

/** Be asked everything again. */
export interface AskAgain {
  cmd_id: string;
  seat: number;
  type: "ask_again";
}

/** A game for those who are there; nothing said: whoever wishes for it first, and bots for who is missing. */
export interface BeginTogether {
  game: string;
  players?: number[] | null;
  bots?: number | null;
  bot?: string;
  options?: Record<string, unknown>;
  clock?: Clocked | null;
  hints?: boolean;
}

/** An account of a bot. */
export interface BotAccount {
  id: string;
  name: string;
  since: number;
  key: boolean;
}

/** An account of a bot, and its key, shown once. */
export interface BotKey {
  bot: BotAccount;
  token: string;
}

/** Somebody's bots. */
export interface BotList {
  bots: BotAccount[];
}

/** The last message before the server closes a socket. */
export interface Bye {
  type: "bye";
  code: number;
  reason: string;
}

/** Agree to it, or no longer, that a bot plays for somebody who has been waited for as long as was chosen. */
export interface CallBot {
  cmd_id: string;
  seat: number;
  type: "call_bot";
  on: boolean;
}

/** The words of one game in one language. */
export interface Catalogue {
  game: string;
  language: string;
  name: string;
  things: Record<string, Record<string, Entry>>;
  rules: Record<string, RuleEntry>;
  args: Record<string, string>;
  messages: Record<string, string>;
  drawings?: string[];
  surprises?: Explained[];
}

/** A seat of a table and who has it. */
export interface Chair {
  seat: number;
  role?: string;
  person?: Someone | null;
  bot?: string;
  online?: boolean;
  asked?: boolean;
  resigned?: boolean;
  stood_in?: number;
}

/** What the host may change. */
export interface ChangeGroup {
  name?: string | null;
  chooses?: "everybody" | "host" | null;
  host?: number | null;
}

/** What may be changed about oneself. */
export interface ChangeMe {
  name?: string | null;
  language?: "en" | "de" | "pl" | null;
  webhook?: string | null;
}

/** What may be changed about oneself in a group. */
export interface ChangeMember {
  name?: string | null;
  shape?: number | null;
  colour?: number | null;
  monster?: number | null;
  wish?: string | null;
  looking?: boolean | null;
}

/** A line of chat: text, never markup. */
export interface ChatLine {
  type: "chat";
  number: number;
  name: string;
  text: string;
  at: number;
  person?: string;
  seat?: number | null;
}

/** The chat so far. */
export interface ChatLines {
  lines: ChatLine[];
}

/** What was chosen for a table. */
export interface Chosen {
  options?: Record<string, unknown>;
  clock?: ClockRule;
  spectators?: boolean;
  overrun?: "bot" | "forfeit" | "wait";
  leaving?: "bot" | "forfeit" | "wait";
  hints?: boolean;
  chat?: boolean;
  shuffle?: boolean;
  title?: string;
  absence?: number;
  substitute?: string;
}

/** The token of a group's link, and the member that one is on another device. */
export interface ClaimName {
  token: string;
  member: number;
}

/** The code that is shown beside the question who one is. */
export interface Claimed {
  code: string;
}

/** What the clocks show now. */
export interface Clock {
  left: number[];
  running?: number | null;
}

/** How time is counted. */
export interface ClockRule {
  kind?: "bank" | "days" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** How time is counted. */
export interface Clocked {
  kind: "none" | "move" | "bank" | "days";
  seconds?: number;
  increment?: number;
}

/** Take one's seat back from the bot that has played for it. */
export interface ComeBack {
  cmd_id: string;
  seat: number;
  type: "come_back";
}

/** What a device was given for its knock, and what becomes of the guest who has played there. */
export interface ComeIn {
  ticket: string;
  bring?: boolean;
  bearer?: boolean;
}

/** The groups that one is in. */
export interface Companies {
  groups: Company[];
}

/** A group that one is in. */
export interface Company {
  id: string;
  name: string;
  friends: string[];
  here: number;
}

/** A number on the table: one for everybody (`value`) or one for each seat (`seats`). */
export interface Counter {
  id: string;
  value?: number | null;
  seats?: number[] | null;
  goal?: number | null;
  most?: number[] | null;
  about?: string | null;
  holder?: number | null;
  rule?: string;
}

/** All that one entry of the log brought: somebody's action, or an outcome of chance. */
export interface Deed {
  version: number;
  who: number;
  turn?: number | null;
  told?: Told[];
  sentences?: Sentence[];
  forced?: boolean;
  taken_back?: boolean;
  back_to?: number | null;
  moves?: Move[];
}

/** A part of what a seat has lived through. */
export interface Deeds {
  version: number;
  deeds: Deed[];
}

/** All that one viewer sees, may do and is told. */
export interface Desk {
  game: string;
  rules: string;
  version: number;
  viewer: number | null;
  seats: Seat[];
  picture: Picture;
  ask?: Question | null;
  undo?: boolean;
  standing?: string[];
  resting?: string;
  may_rest?: boolean;
  deeds?: Deed[];
  result?: number[] | null;
  ending?: Ending | null;
  ask_undo?: boolean;
  offer_draw?: boolean;
  request?: Request | null;
  paused?: boolean;
}

/** A desk, with what has happened since the version that the client was sent last. */
export interface DeskMessage {
  type: "desk";
  table: string;
  version: number;
  key: string;
  since: number | null;
  desk: Desk;
  clock?: Clock | null;
}

/** A problem as it is sent. */
export interface Details {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  message: string;
  args?: Record<string, string | number>;
  rule?: string;
  version?: number | null;
  key?: string;
}

/** How a game goes another way: from a moment of one that is over, or from a position document. */
export interface Differently {
  chairs: WantedChair[];
  version?: number;
  seat?: number | null;
  open?: boolean;
}

/** A command that was carried out and is stored. */
export interface Done {
  type: "done";
  cmd_id: string;
  version: number;
  key: string;
  made: number;
}

/** What whoever holds the link of a group sees of it before they come in. */
export interface Doorway {
  id: string;
  name: string;
  friends: Named[];
  mine?: number | null;
  asked?: number | null;
  code?: string;
}

/** How the game ended. */
export interface Ending {
  how: string;
  result: number[];
  seat?: number | null;
  why?: string;
}

/** Oneself, and what was given for it once. */
export interface Entered {
  me: Me;
  token?: string;
  codes?: string[];
}

/** A thing's name, and what is to be said about it. */
export interface Entry {
  name: string;
  about?: string;
}

/** A whole group: who is there, what they wish for, what was played. */
export interface Evening {
  type: "evening";
  id: string;
  name: string;
  host: number;
  lead: number | null;
  link: string;
  chooses: "everybody" | "host";
  friends: Friend[];
  ends: number;
  number: number;
  since?: number;
  games?: Played[];
  count?: number;
  scores?: Score[];
  leading?: string;
  plans?: Plan[];
}

/** All that is needed to look at it again, as far as the seat may know it. */
export interface Evidence {
  program: string;
  game: string;
  rules: string;
  version: number;
  seat: number;
  rule: string;
  text: string;
  position: Record<string, unknown>;
  history: string[];
  log?: string;
}

/** A rule that surprises people, explained once at its moment: an event of this kind and rule, or a question. */
export interface Explained {
  message: string;
  rule: string;
  event?: string;
  ask?: string;
}

/** What everybody may know of a server, and the texts of its operator. */
export interface Facts {
  who: string;
  guest_days: number;
  table_days: number;
  imprint: string;
  privacy: string;
}

/** What happens when one is forgotten now, in tables. */
export interface Farewell {
  bots: number;
  resigned: number;
  waiting: number;
  login: string | null;
  people: string[];
}

/** The token of a link, and the seat that is wanted if there is a choice. */
export interface Follow {
  token: string;
  seat?: number | null;
}

/** What it takes to be forgotten: of a guest nothing, of an account its password. */
export interface Forget {
  password?: string;
}

/** What the learner sees before a touch, or at the end. */
export interface Frame {
  step: number;
  desk: Desk;
  goals: Goal[];
  do?: number[];
  answers?: Requested[];
}

/** A member of a group, as the others see it. */
export interface Friend {
  number: number;
  person: string;
  name: string;
  shape?: number;
  colour?: number;
  monster?: number | null;
  here?: boolean;
  moved?: number;
  looking?: boolean;
  wish?: string;
  playing?: string;
  claim?: string;
  claimed?: number;
  judge?: number;
}

/** A game that begins at a position: what is hidden in it, as in a seat's view, is dealt anew. */
export interface FromPosition {
  game: string;
  position: Record<string, unknown>;
  chairs: WantedChair[];
}

/** A game; its name is `<game>-name`. */
export interface GameInfo {
  id: string;
  rules: string;
  least: number;
  most: number;
  roles: string[];
  options: OptionInfo[];
  bots: string[];
  draws: boolean;
  guides?: GuideInfo[];
}

/** Games that were played in a group, the last one first. */
export interface Games {
  games: Played[];
  more: boolean;
}

/** What wins, and how far somebody is: `seat` None is everybody's goal. */
export interface Goal {
  message: Message;
  seat?: number | null;
  value?: number | null;
  goal?: number | null;
  reached?: boolean;
  about?: string | null;
}

/** What wins, and a few words for newcomers. */
export interface Goals {
  goals: Goal[];
  brief: Message[];
}

/** A first game that teaches; its document is `/api/games/{game}/guides/{name}`. */
export interface GuideInfo {
  name: string;
  seat: number;
}

/** Why a game stands: this server cannot follow its log to its end. */
export interface Halted {
  entry: number;
  rule?: string;
  until?: number;
}

/** Whether all is well. */
export interface Health {
  ok: boolean;
  version: string;
}

/** The first message of a socket, and again to look from another seat: from where, and what is known already. */
export interface Hello {
  type: "hello";
  seat?: number | null;
  since?: number | null;
  token?: string | null;
}

/** Something that a question is about: title, and the sentence that says so; every second piece was looked for. */
export interface Hit {
  id: string;
  title: string[];
  said: string[];
  part?: string;
}

/** What a question is about, the likeliest first; if nothing, words that look like those of the question. */
export interface Hits {
  found: Hit[];
  nearest: string[];
}

/** A log file as text. */
export interface Import {
  log: string;
}

/** Where a game comes from that was not begun here. */
export interface Imported {
  at: number;
  version: number;
  by?: Someone | null;
  anew?: boolean;
}

/** A table as everybody may know it. */
export interface Info {
  id: string;
  game: string;
  status: string;
  public: boolean;
  host: Someone | null;
  chairs: Chair[];
  chosen: Chosen;
  created?: number;
  changed?: number;
  paused?: boolean;
  result?: number[] | null;
  reason?: string;
  rematch?: string;
  spectators?: number;
  muted?: string[];
  unreadable?: boolean;
  began?: number;
  ended?: number;
  imported?: Imported | null;
  deadline?: number;
  halted?: Halted | null;
  waiting?: Missed | null;
  tried?: Tried | null;
  worn?: number[];
}

/** Where a link leads, before it is followed. */
export interface Invitation {
  table: Info;
  mine: number[];
  seat: number | null;
}

/** Where to sit down; the token of a link where a table is not public. */
export interface Join {
  seat?: number | null;
  token?: string | null;
}

/** The token of a group's link, and how one would like to be called there. */
export interface JoinGroup {
  token: string;
  name?: string | null;
}

/** All that is kept of somebody. */
export interface Kept {
  person: Record<string, unknown>;
  seats: Record<string, unknown>[];
  tables: Record<string, unknown>[];
  chat: Record<string, unknown>[];
  blocks: Record<string, unknown>[];
  reports: Record<string, unknown>[];
  tokens: Record<string, unknown>[];
  deeds: Record<string, unknown>[];
  lists: Record<string, unknown>[];
  members: Record<string, unknown>[];
  groups: Record<string, unknown>[];
  bots: Record<string, unknown>[];
}

/** The code that another device shows. */
export interface Knock {
  code: string;
}

/** That a device has knocked: it learns nothing of whom until it is let in. */
export interface Knocked {
  ticket: string;
  compare: string;
  left: number;
}

/** The places of a table. */
export interface Layout {
  places: Place[];
}

/** Which seat to leave; all of one's own if none is named. */
export interface Leave {
  seat?: number | null;
}

/** A guide as a client plays it: nothing else has to be asked for. */
export interface Lesson {
  game: string;
  name: string;
  seat: number;
  layout: Place[];
  brief: Message[];
  points: Point[];
  over: string;
  frames: Frame[];
}

/** Everything that can be played here. */
export interface Library {
  program: string;
  protocol: number;
  compiled: boolean;
  languages: string[];
  games: GameInfo[];
}

/** A link: the token is shown once, and only its hash is kept. */
export interface Link {
  token: string;
  url: string;
  qr: string;
}

/** The whole lobby: public tables, and one's own. */
export interface LobbyMessage {
  type: "lobby";
  tables: Info[];
  mine: Info[];
}

/** A table of the lobby that is new or has changed; one that is over or cancelled can be taken off the list. */
export interface LobbyTable {
  type: "lobby_table";
  table: Info;
}

/** The token of a link. */
export interface Look {
  token: string;
}

/** A moment of a game that is worth another look: it has changed who was winning, in the plainest sense. */
export interface Lookback {
  deed: Deed;
  events?: number[];
  notes?: Message[];
  round?: number;
}

/** Oneself. */
export interface Me {
  id: string;
  name: string;
  language: string;
  login: string | null;
  webhook: string;
  codes: number;
  blocked: string[];
  banned: boolean;
  since: number;
}

/** A text that any language can say: its id, and its arguments as ids and numbers. */
export interface Message {
  id: string;
  args?: Record<string, string | number | null>;
  rule?: string;
}

/** The group in which one is now. */
export interface Met {
  group: string;
}

/** Whom the table waits for: somebody who is asked and not there, where no clock ends that. */
export interface Missed {
  seat: number;
  since: number;
  at: number | null;
  bot: string;
  here?: number[];
  agreed?: number[];
}

/** One piece that went from a place to another, or was turned over where it lies. A piece that comes from outside the picture has no id before, one that leaves it none after. */
export interface Move {
  before?: string;
  after?: string;
  start?: string;
  end?: string;
  count?: number;
}

/** Everybody goes to this table: some play there, the others look on. */
export interface Moving {
  type: "move";
  table: string;
}

/** Whose chat is shown or not. */
export interface Mute {
  person: string;
  on: boolean;
}

/** A member as whoever holds the link sees it. */
export interface Named {
  number: number;
  name: string;
  shape?: number;
  colour?: number;
  account?: boolean;
}

/** A name to sign in with, and a password; whoever is nobody yet brings a code, and says how to be called. */
export interface NewAccount {
  login: string;
  password: string;
  code?: string | null;
  name?: string | null;
  language?: "en" | "de" | "pl";
  bearer?: boolean;
}

/** An account of a bot that is wanted. */
export interface NewBot {
  name: string;
}

/** What a group is called, and how one is called oneself in it. */
export interface NewGroup {
  name?: string;
  member?: string | null;
}

/** Somebody who wants to play: a name, a language. */
export interface NewGuest {
  name: string;
  language?: "en" | "de" | "pl";
  code?: string | null;
  link?: string | null;
  bearer?: boolean;
}

/** What a link shall be good for. "invite": to sit down at this table. "seat": to play for a seat of one's own from another device, or by a bot. "handover": to take a seat of one's own over for good. */
export interface NewLink {
  kind: "invite" | "seat" | "handover";
  seat?: number | null;
}

/** The password as it is, and as it is to be. */
export interface NewPassword {
  old: string;
  password: string;
  bearer?: boolean;
}

/** Something that the operator should look at. */
export interface NewReport {
  text: string;
  person?: string | null;
  table?: string | null;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  chairs: WantedChair[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: Clocked | null;
  spectators?: boolean;
  overrun?: "bot" | "wait" | "forfeit";
  leaving?: "bot" | "wait" | "forfeit";
  hints?: boolean;
  chat?: boolean;
  shuffle?: boolean;
  title?: string;
  absence?: 0 | 600 | 86400;
  substitute?: string;
}

/** Remind whoever is asked that the table waits for them. */
export interface Nudge {
  cmd_id: string;
  seat: number;
  type: "nudge";
}

/** Somebody reminds the person at a seat of one's own that the table waits for them. */
export interface Nudged {
  type: "nudged";
  table: string;
  seat: number;
  by: number;
}

/** An action that a seat may choose, and how a person says it. */
export interface Offer {
  action: number;
  verb: string;
  args?: Record<string, string | number | null>;
  message?: string;
  touch?: (string | string[])[];
  cost?: Record<string, number>;
  follows?: Message[];
  marks?: string[];
  names?: Record<string, string | number | null>;
}

/** Offer the others a draw. */
export interface OfferDraw {
  cmd_id: string;
  seat: number;
  type: "offer_draw";
}

/** A code by which another device may knock; shown once, and only its hash is kept. */
export interface Offered {
  code: string;
  url: string;
  qr: string;
  left: number;
}

/** Something that can be chosen about a game; its text is `<game>-option-<name>`. */
export interface OptionInfo {
  name: string;
  default: unknown;
  takes: string;
  schema: Record<string, unknown>;
  asked: string[];
}

/** How it stands with the code that this device shows. */
export interface Pairing {
  state: "asked" | "let-in" | "open" | "over";
  left?: number;
  browser?: string;
  system?: string;
  asked?: number;
  compare?: string;
}

/** Stop the game, or let it go on. */
export interface Pause {
  cmd_id: string;
  seat: number;
  type: "pause";
  on: boolean;
}

/** All that lies on the table, as one viewer sees it. */
export interface Picture {
  turn?: number | null;
  phase?: string;
  round?: number;
  rounds?: number;
  over?: boolean;
  pieces?: Piece[];
  counters?: Counter[];
  marks?: string[][];
}

/** Something on the table: a card, a die, a figure, or a pile of things that need not be told apart. */
export interface Piece {
  id: string;
  kind: string;
  place: string;
  face?: string | null;
  seat?: number | null;
  count?: number;
  alike?: boolean;
  cost?: number | null;
  worth?: number | null;
  marks?: string[];
}

/** Asks for a pong. */
export interface Ping {
  type: "ping";
}

/** Somewhere a piece can be; the places of a table are the same from its first move to its last. */
export interface Place {
  id: string;
  kind: string;
  face: string;
  seat?: number | null;
  near?: string[];
  marks?: string[];
  cost?: number | null;
  number?: number | null;
}

/** Who would play a game that begins now: members by their numbers, and so many bots. */
export interface Plan {
  game: string;
  players: number[];
  bots: number;
}

/** A game of a group. */
export interface Played {
  table: string;
  game: string;
  status: string;
  created: number;
  ended?: number;
  players?: Player[];
  reason?: string;
  void?: boolean;
}

/** Who sat where. */
export interface Player {
  seat: number;
  member?: number | null;
  name?: string;
  bot?: string;
  won?: boolean;
  resigned?: boolean;
}

/** What a step says. */
export interface Point {
  message: string;
  lit: string[];
  rule: string;
}

/** The answer to ping. */
export interface Pong {
  type: "pong";
}

/** Who is there. */
export interface Presence {
  type: "presence";
  online: number[];
  spectators: number;
  watching?: Someone[];
  waiting?: Missed | null;
  nudged?: Record<string, number>;
}

/** What somebody is asked; the offers are there for the seat that is asked, and for nobody else. */
export interface Question {
  who: number;
  step: string;
  prompt: Message;
  rule: string;
  offers?: Offer[];
  standing?: boolean;
  passes?: boolean;
}

/** A recovery code instead of the password, which is set anew. */
export interface Recover {
  login: string;
  code: string;
  password: string;
  bring?: boolean;
}

/** Moments of a game that is over, one after the other: each with the deed that led to it. Whoever did not play there is told of nothing that comes after the moment they asked for. */
export interface Reel {
  desks: Desk[];
  goals: Goal[][];
  opened?: string[][];
  deeds?: Deed[];
  mine?: number[];
  version?: number | null;
  moments?: Lookback[];
  differs?: boolean;
}

/** A message that was not carried out; nothing has changed. */
export interface RefusedMessage {
  type: "refused";
  cmd_id: string;
  code: string;
  message: string;
  args?: Record<string, string | number>;
  detail?: string;
  rule?: string;
  version?: number | null;
  key?: string;
}

/** Once more, with the same seats or with seats passed on by one. */
export interface Rematch {
  swap?: boolean;
}

/** Whom to send away. */
export interface Remove {
  seat: number;
}

/** Whom to send away. */
export interface RemoveMember {
  member: number;
}

/** Whether the device that shows these letters may come in. */
export interface Reply {
  compare: string;
  yes: boolean;
}

/** Something that a seat has asked the other people for. */
export interface Request {
  what: string;
  seat: number;
  waiting?: number[];
}

/** What a client asks for beside the desk, and what it is told. */
export interface Requested {
  name: string;
  args: Record<string, unknown>;
  result: unknown;
}

/** Give the game up. */
export interface Resign {
  cmd_id: string;
  seat: number;
  type: "resign";
}

/** Pass on whatever can be passed on: until this turn ends, until one's next turn, or until one asks again. */
export interface Rest {
  cmd_id: string;
  seat: number;
  type: "rest";
  until: "turn" | "round" | "look";
}

/** A rule in our words: its title, what it says, what we decided, and what it stands on. */
export interface RuleEntry {
  title: string;
  text: string;
  note?: string;
  ground?: string;
  heading?: string;
  ruling?: string;
  part?: string;
}

/** A line of chat; whoever has no seat names none. */
export interface Say {
  type: "chat";
  cmd_id: string;
  text: string;
}

/** A line of chat. */
export interface SayAmongFriends {
  cmd_id: string;
  text: string;
}

/** What a member has won. */
export interface Score {
  member: number;
  tonight: Tally;
  ever: Tally;
}

/** Who sits at a seat, as everybody at the table knows it. */
export interface Seat {
  name: string;
  bot?: string;
}

/** What a seat sees and has heard, for a program that knows the rules. */
export interface SeatView {
  version: number;
  key: string;
  view: Record<string, unknown>;
  heard: Record<string, unknown>[];
  until: number;
}

/** A table, and the seats that one has there. */
export interface Seated {
  table: Info;
  mine: number[];
  group?: string;
}

/** Words that are read together: what was done, and clauses with its cause and with what came of it. A message with a rule names the cause of what it tells: the clause of that rule that decided it. */
export interface Sentence {
  message: Message;
  came?: Message[];
  events?: number[];
  thread?: string;
  onward?: Message | null;
}

/** Where somebody is signed in: this device first, then the one that was used last. */
export interface SessionList {
  sessions: SessionOf[];
}

/** A device where somebody is signed in. */
export interface SessionOf {
  id: string;
  browser: string;
  system: string;
  since: number;
  used: number;
  here: boolean;
}

/** A bot for a free chair, or "" for nobody. */
export interface SetChair {
  bot?: string;
}

/** The name and password of an account. */
export interface SignIn {
  login: string;
  password: string;
  bring?: boolean;
  bearer?: boolean;
}

/** A person as others see it. */
export interface Someone {
  id: string;
  name: string;
}

/** Pass on the open question, and on all of its kind to come. */
export interface Stand {
  cmd_id: string;
  seat: number;
  type: "stand";
  version: number;
}

/** The answer to what the seat is asked; several actions are done whole or not at all. */
export interface Submit {
  cmd_id: string;
  seat: number;
  type: "submit";
  version: number;
  actions: number[];
}

/** The password, to be sure. */
export interface Sure {
  password: string;
}

/** Something about the table has changed: who sits there, what was asked, whether it is paused. */
export interface TableMessage {
  type: "table";
  table: Info;
}

/** Games won, of games played. */
export interface Tally {
  won?: number;
  played?: number;
}

/** Fluent sources, by file: what is not of one game. */
export interface Texts {
  language: string;
  messages: Record<string, string>;
}

/** What a device has been given for its knock. */
export interface Ticket {
  ticket: string;
}

/** To those who sit here, and nobody else: they may go on as a group of friends, in other games too. */
export interface Together {
  type: "together";
  group: string;
  by: string;
}

/** One thing that happened: its kind, its text, the rule behind it, the ids concerned, and what moved. */
export interface Told {
  kind: string;
  message: Message;
  rule?: string;
  ids?: string[];
  moves?: Move[];
}

/** That a game begins at a moment of another one, or from a position: it counts for nothing. */
export interface Tried {
  version?: number | null;
  seat?: number | null;
  open?: boolean;
  table?: string;
}

/** A seat of one's own is asked, or no longer (`on` false: an undo took the turn back). */
export interface Turn {
  type: "turn";
  table: string;
  seat: number;
  version: number;
  on: boolean;
}

/** Take back what the seat did last; where another person has decided since, they are asked. */
export interface Undo {
  cmd_id: string;
  seat: number;
  type: "undo";
  version: number;
}

/** How it stands with a knock. */
export interface Waiting {
  let_in: boolean;
  left: number;
  name: string;
}

/** Who shall sit on a chair. */
export interface WantedChair {
  who?: "open" | "me" | "bot";
  bot?: string;
  name?: string;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  table: Info;
  viewer: number | null;
  mine: number[];
}

/** Something that a game gives on request, such as `walks`; also `goals`, `brief`, `layout` and `hint`. */
export interface Wish {
  type: "request";
  cmd_id: string;
  seat?: number | null;
  name: string;
  args?: Record<string, unknown>;
}

/** The token of a group's link. */
export interface WithLink {
  token: string;
}

/** What looks wrong, and by which rule, if one knows. */
export interface Wrong {
  seat: number;
  text: string;
  rule?: string;
}

export type FromClient = Hello | Ping | Submit | Undo | OfferDraw | Answer | Stand | Rest | AskAgain | Resign | ComeBack | Pause | Nudge | CallBot | Say | Wish;

export type FromServer = Welcome | DeskMessage | Done | RefusedMessage | TableMessage | Presence | ChatLine | Turn | Together | Nudged | Answered | Pong | Bye;

export type FromLobby = LobbyMessage | LobbyTable | Turn | Nudged | Pong | Bye;

export type FromGroup = Evening | Moving | ChatLine | Pong | Bye;

/** What each request takes and gives. */
export interface Routes {
  "GET /healthz": { body: undefined; answer: Health };
  "GET /readyz": { body: undefined; answer: Health };
  "GET /api/house": { body: undefined; answer: Facts };
  "GET /api/me": { body: undefined; answer: Me };
  "POST /api/me": { body: NewGuest; answer: Entered };
  "DELETE /api/me": { body: Forget | null; answer: undefined };
  "PATCH /api/me": { body: ChangeMe; answer: Me };
  "PUT /api/me/blocks/{person}": { body: undefined; answer: undefined };
  "DELETE /api/me/blocks/{person}": { body: undefined; answer: undefined };
  "POST /api/reports": { body: NewReport; answer: undefined };
  "POST /api/me/back": { body: undefined; answer: Me };
  "GET /api/me/farewell": { body: undefined; answer: Farewell };
  "GET /api/me/export": { body: undefined; answer: Kept };
  "POST /api/account": { body: NewAccount; answer: Entered };
  "POST /api/login": { body: SignIn; answer: Entered };
  "POST /api/recover": { body: Recover; answer: Entered };
  "POST /api/logout": { body: undefined; answer: undefined };
  "GET /api/bots": { body: undefined; answer: BotList };
  "POST /api/bots": { body: NewBot; answer: BotKey };
  "POST /api/bots/{bot}/key": { body: undefined; answer: BotKey };
  "DELETE /api/bots/{bot}": { body: undefined; answer: undefined };
  "GET /api/sessions": { body: undefined; answer: SessionList };
  "DELETE /api/sessions/{session}": { body: undefined; answer: undefined };
  "POST /api/sessions/end": { body: undefined; answer: undefined };
  "POST /api/account/password": { body: NewPassword; answer: Entered };
  "POST /api/account/codes": { body: Sure; answer: Entered };
  "GET /api/pairing": { body: undefined; answer: Pairing };
  "POST /api/pairing": { body: undefined; answer: Offered };
  "DELETE /api/pairing": { body: undefined; answer: undefined };
  "POST /api/pairing/answer": { body: Reply; answer: undefined };
  "POST /api/pairing/knock": { body: Knock; answer: Knocked };
  "POST /api/pairing/wait": { body: Ticket; answer: Waiting };
  "POST /api/pairing/enter": { body: ComeIn; answer: Entered };
  "GET /api/tables/{table_id}/export": { body: undefined; answer: string };
  "POST /api/tables/{table_id}/wrong": { body: Wrong; answer: Evidence };
  "POST /api/import": { body: Import; answer: Seated };
  "GET /api/tables/{table_id}/replay": { body: undefined; answer: Reel };
  "POST /api/tables/{table_id}/differently": { body: Differently; answer: Seated };
  "POST /api/differently": { body: FromPosition; answer: Seated };
  "GET /api/tables/{table_id}/moments/{version}.png": { body: undefined; answer: string };
  "GET /api/tables": { body: undefined; answer: LobbyMessage };
  "POST /api/tables": { body: NewTable; answer: Seated };
  "POST /api/tables/{table_id}/join": { body: Join; answer: Seated };
  "POST /api/links/look": { body: Look; answer: Invitation };
  "POST /api/links/follow": { body: Follow; answer: Seated };
  "POST /api/tables/{table_id}/links": { body: NewLink; answer: Link };
  "POST /api/tables/{table_id}/leave": { body: Leave; answer: Seated };
  "PUT /api/tables/{table_id}/chairs/{seat}": { body: SetChair; answer: Seated };
  "POST /api/tables/{table_id}/remove": { body: Remove; answer: Seated };
  "POST /api/tables/{table_id}/mute": { body: Mute; answer: Seated };
  "POST /api/tables/{table_id}/start": { body: undefined; answer: Seated };
  "POST /api/tables/{table_id}/cancel": { body: undefined; answer: undefined };
  "POST /api/tables/{table_id}/anew": { body: undefined; answer: Seated };
  "POST /api/tables/{table_id}/rematch": { body: Rematch; answer: Seated };
  "GET /api/groups": { body: undefined; answer: Companies };
  "POST /api/groups": { body: NewGroup; answer: Evening };
  "POST /api/group-links/look": { body: WithLink; answer: Doorway };
  "POST /api/group-links/join": { body: JoinGroup; answer: Evening };
  "POST /api/group-links/claim": { body: ClaimName; answer: Claimed };
  "GET /api/groups/{group_id}": { body: undefined; answer: Evening };
  "PATCH /api/groups/{group_id}": { body: ChangeGroup; answer: Evening };
  "DELETE /api/groups/{group_id}": { body: undefined; answer: undefined };
  "GET /api/groups/{group_id}/link": { body: undefined; answer: Link };
  "POST /api/groups/{group_id}/link": { body: undefined; answer: Link };
  "PATCH /api/groups/{group_id}/me": { body: ChangeMember; answer: Evening };
  "POST /api/groups/{group_id}/leave": { body: undefined; answer: undefined };
  "POST /api/groups/{group_id}/remove": { body: RemoveMember; answer: Evening };
  "POST /api/groups/{group_id}/confirm": { body: AnswerClaim; answer: Evening };
  "GET /api/groups/{group_id}/chat": { body: undefined; answer: ChatLines };
  "POST /api/groups/{group_id}/chat": { body: SayAmongFriends; answer: undefined };
  "GET /api/groups/{group_id}/games": { body: undefined; answer: Games };
  "POST /api/groups/{group_id}/begin": { body: BeginTogether; answer: Seated };
  "GET /api/tables/{table_id}": { body: undefined; answer: Seated };
  "POST /api/tables/{table_id}/group": { body: undefined; answer: Met };
  "GET /api/tables/{table_id}/desk": { body: undefined; answer: DeskMessage };
  "POST /api/tables/{table_id}/commands": { body: Submit | Undo | OfferDraw | Answer | Stand | Rest | AskAgain | Resign | ComeBack | Pause | Nudge | CallBot | Say; answer: Done };
  "POST /api/tables/{table_id}/requests": { body: Wish; answer: Answered };
  "GET /api/tables/{table_id}/deeds": { body: undefined; answer: Deeds };
  "GET /api/tables/{table_id}/layout": { body: undefined; answer: Layout };
  "GET /api/tables/{table_id}/goals": { body: undefined; answer: Goals };
  "GET /api/tables/{table_id}/chat": { body: undefined; answer: ChatLines };
  "GET /api/tables/{table_id}/view": { body: undefined; answer: SeatView };
  "GET /api/games": { body: undefined; answer: Library };
  "GET /api/games/{game}/catalogue/{language}": { body: undefined; answer: Catalogue };
  "GET /api/games/{game}/lookup/{language}": { body: undefined; answer: Hits };
  "GET /api/games/{game}/drawings/{kind}/{face}.svg": { body: undefined; answer: string };
  "GET /api/games/{game}/guides/{name}": { body: undefined; answer: Lesson };
  "GET /api/texts/{language}": { body: undefined; answer: Texts };
}
