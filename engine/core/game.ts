import type { TSchema } from "typebox";
import type { GameId } from "../../schemas/game-id";
import type { Result as Outcome, Problem } from "../../schemas/problem";
import type { FreeAnswer } from "./free-answers";
import type { Hiding } from "./hiding";
import type { CoreState, Emit, GameEvent } from "./machine";
import type { Movement } from "./movements";
import type { OptionSpec, Options, Preset } from "./options";
import type { Rng } from "./rng";
import type { TableView } from "./table-view";
import type { Trial, TrialWish } from "./trial";
import type { Json } from "./vocabulary";
import type { WordWatch } from "./word-watch";

/**
 * What somebody does: a type and plain fields. Cards and pieces are named by instance, as that seat's view shows them; a
 * field `seat` says who does it, where that isn't whoever is asked.
 */
export interface Action {
  readonly type: string;
  readonly [field: string]: Json;
}

/** Why an action can't be done, for code and for the player. */
export interface Refusal {
  code: string;
  message: string;
}

/** An action ready to be done, or why it can't be. */
export type Judged = { ok: true; action: Action } | { ok: false; refusal: Refusal };

/** A pending decision as everybody meets it: board, bot, protocol, keyboard and screen reader. */
export interface Request {
  actor: number;
  kind: string;
  /** The card that asks. */
  by?: string;
  text: string;
  answers: { action: Action; text: string }[];
  /** What else is possible, which no list can hold: any point of a field, any number, any cards. */
  free?: FreeAnswer[];
  clock?: Clock;
}

/** A house rule's limit on how long people may think. Whoever shows the time keeps it; the rules know none. */
export interface Clock {
  /** What shares the time: decisions of the same value run on one clock. */
  of: string;
  seconds: number;
  /** What is done when the time is up. */
  action: Action;
}

export interface SeatSetup {
  name?: string;
  /** Cards by id, with copies. Games with a shared deck have none. */
  deck?: readonly { card: string; count: number }[];
}

export interface MatchSetup<Card = Json, HouseRules extends Options = Options> {
  seats: readonly SeatSetup[];
  /** The deck that all share, in games that have one. */
  deck?: readonly { card: string; count: number }[];
  options: HouseRules;
  /** The definitions in force, by card id: pinned in the record, so that a replay survives edits. */
  cards: Readonly<Record<string, Card>>;
}

/** How first hands come about, and how somebody goes on without playing anything. */
interface HandRules {
  /** Before the first turn the hand may be given back, or some of its cards: what is asked then, and the answers. */
  redraw?: { ask: string; keep: Action; exchange(cards: readonly number[]): Action };
  /** What plays nothing and ends a turn, or a part of it. */
  idle: readonly Action[];
}

/**
 * The rules of one match: options and card effects compiled once, then used for every move. All methods but `apply`
 * leave the state alone; `apply` expects an action that `refusal` accepts.
 */
export interface Rules<S extends CoreState = CoreState> {
  readonly setup: MatchSetup;
  deal(seed: number): S;
  actions(state: S): Action[];
  refusal(state: S, action: Action): Refusal | null;
  /** Of the actions those worth a planner's thought, at least one, in games where most differ only in detail; all of them, if absent. */
  promising?(state: S): Action[];
  /** How many lines a bot follows at once that plans a turn, where a game has been measured. */
  readonly width?: number;
  /** How many turns a bot looks ahead that searches, where a game has been measured. */
  readonly foresight?: number;
  apply(state: S, action: Action, emit: Emit | null): void;
  /**
   * What somebody may do all the same while another one is asked, such as giving up: the action as it is done; or why not, in
   * the game's own words. Nothing, where everybody waits for the one who is asked.
   */
  outOfTurn?(state: S, seat: number, action: Action): Judged | undefined;
  /** In games in which turns bring cards, whatever is played. */
  readonly hands?: HandRules;
  /** What a seat might try in its turns, legal or not: so that it can be said why not. Nobody plays by it. */
  tries?(state: S, seat: number): Action[];
  /** What would make possible what is refused, by the code of the refusal. */
  readonly remedies: Readonly<Record<string, string>>;
  /** An action in the words of an answer, from what whoever does it sees. */
  actionText(view: S, action: Action): string;
  /** A copy of the state, where a game knows a quicker way than walking through it. */
  copy?(state: S): S;
  /** Where cards may be hidden, and from whom. */
  readonly hiding: Hiding<S>;
  /** What a seat may know, or a spectator (-1). Hidden things are there, but blank. */
  view(state: S, seat: number): S;
  /** A whole state that agrees with the view: what the seat can't see is dealt anew. */
  redeal(view: S, seat: number, rng: Rng): S;
  /** How well a seat stands, higher is better, from what its view shows. */
  evaluate(view: S, seat: number): number;
  /** Whether what was begun has had its effect: the pending decision is a turn's, not one in the middle of something. */
  isSettled(state: S): boolean;
  /** How many turns have begun, as the game counts them. */
  turnOf(state: S): number;
  /** An action with the names that the rulebook has for its fields, where the rules have others. */
  respell?(action: Action): Action;
  /** The same move has the same key in every re-dealt world. */
  actionKey(state: S, action: Action): string;
  /** What is asked, in the words of what whoever is asked can see. */
  request(state: S): Request | null;
  /** Which card an instance is; nothing, if there is no such instance or it is hidden. */
  cardIdOf(state: S, instance: number): string | undefined;
  /** The instances of a card that a seat could mean, the likeliest first: those in hand, then those on the table. */
  instancesOf(state: S, seat: number, card: string): number[];
  /** An event, as somebody may see it, as a line of the log; nothing, if it isn't worth one. */
  narrate(state: S, event: GameEvent): string | undefined;
  /** What lies on the table, for drawing it, from what somebody may see of the state. */
  table(view: S): TableView;
  /** A state from a position whose set-up these rules were made for. Dictated `rolls` are in force from the first step on. */
  readPosition(position: Json): S;
  writePosition(state: S): Json;
}

/** What may stand in a field of an action: a card or thing by number or name, one of these words, or whatever the rules make of it. */
export type FieldKind = "card" | "number" | "flag" | "any" | readonly string[];

/** What can be done and what can happen, by the types of actions and events, with the fields that these have. */
export interface GameNames {
  actions: Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;
  events: Readonly<Record<string, readonly string[]>>;
  /** Of the events those that one looks for later in a match, each in a word: “Kill”, “Hatching”. */
  moments?: Readonly<Record<string, string>>;
  /** Of the actions those by which a card is played from the hand: their `card`. */
  plays?: readonly string[];
  /** How events move on the table; those that aren't among them move as their fields say. */
  movements?: Readonly<Record<string, Movement>>;
}

export interface Game<S extends CoreState = CoreState> {
  id: GameId;
  players: { min: number; max: number };
  options: readonly OptionSpec[];
  /** House rules that are chosen together. */
  presets?: readonly Preset[];
  /** Whether each seat brings a deck, which is so unless stated, or all share one. */
  decks?: "each" | "shared";
  /** How a match can end, by the cause in its result: a sentence each. */
  endings: Readonly<Record<string, string>>;
  /** Of these the ones that come because a match takes too long: who wins then is decided by what breaks ties. */
  limits?: readonly string[];
  /** Why a match can't be dealt with these decks, legal or not. */
  undealable?(setup: MatchSetup): Problem[];
  /** Why a match must not be dealt with these decks; a position may hold what no deck could. */
  checkSetup?(setup: MatchSetup): Problem[];
  /** The house rules of the next match of a series, in games where they depend on who has lost the last one. */
  afterLoss?(options: Options, loser: number): Options;
  /** Compiles the rules of a match, or says why these seats, decks or options can't play. `watch` hears what becomes of the words on cards. */
  rules(setup: MatchSetup, watch?: WordWatch): { ok: true; value: Rules<S> } | { ok: false; problems: Problem[] };
  /** How a card is written: what positions and saved matches bring with them is held against it. */
  card: TSchema;
  names: GameNames;
  /** How a situation is written, for people and programs. */
  position: TSchema;
  /** The steps of a turn at which a position may stand, the usual one first. */
  positionSteps: readonly string[];
  /** The seats, options and cards that a position needs. */
  setupOfPosition(position: Json, cards: MatchSetup["cards"]): Outcome<MatchSetup>;
  /** A situation in which a card of a set can be tried. */
  trial(wish: TrialWish): Trial;
}
