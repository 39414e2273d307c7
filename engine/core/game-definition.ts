import type { TSchema } from "typebox";
import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import type { CompiledSet, Designed } from "./compiled-set";
import type { Asides, Decisions } from "./decision";
import type { DefinedOptions } from "./define-options";
import type { Action, Clock, Game, GameNames, MatchSetup, Refusal, Rules } from "./game";
import type { Hiding } from "./hiding";
import type { CoreState, Emit, Program, Prompt } from "./machine";
import type { Narration, SeatName } from "./narration";
import type { Options } from "./options";
import type { CardsOfPosition, PositionCards, WrittenPosition } from "./position";
import type { Rng } from "./rng";
import type { TableView } from "./table-view";
import type { Tried } from "./trial";
import type { Vocabulary } from "./vocabulary";

/**
 * What a game hands over, so that `defineGame` makes a game of it: its rules and nothing else. Whatever any game needs is
 * the core's. Hooks that a game can do without are optional, and say what for.
 */

/** The types that a game is made of. */
export interface GameTypes {
  state: CoreState;
  card: object;
  options: Options;
  design: Designed;
  /** What a match's programs share; it extends `CompiledSet`. */
  set: object;
  /** A situation, as its schema has it. */
  position: object;
  narration: object;
}

export type SetOf<T extends GameTypes> = T["set"] & CompiledSet<T["state"], T["options"], T["design"]>;
export type NarrationOf<T extends GameTypes> = T["narration"] & Narration<T["state"]>;
export type PositionOf<T extends GameTypes> = T["position"] & WrittenPosition;
/** A set-up with all its house rules, and cards as the game knows them. */
export type SetupOf<T extends GameTypes> = MatchSetup<T["card"], T["options"]>;

export interface GameDefinition<T extends GameTypes> {
  id: GameId;
  players: Game["players"];
  /** Whether each seat brings a deck, which is so unless stated, or all share one. */
  decks?: "each" | "shared";
  options: DefinedOptions<T["options"]>;
  endings: Game["endings"];
  limits?: Game["limits"];
  names: GameNames;
  afterLoss?: Game["afterLoss"];
  setup: SetupRules<T>;
  cards: CardRules<T>;
  match: MatchRules<T>;
  position: PositionRules<T>;
  /** The situation in which a card is tried. */
  trial(tried: Tried<T["card"], T["options"]>): PositionOf<T>;
}

/** With what a match can be played. */
interface SetupRules<T extends GameTypes> {
  /** House rules that follow from others, where nobody has asked for anything else. */
  implied?(options: T["options"], asked: Options): Partial<T["options"]>;
  /** What can't be: house rules that don't go together, or not with these seats or cards. */
  misfits?(setup: SetupOf<T>): Problem[];
  /** Why nothing can be dealt with these decks, even where they needn't be legal. A position may hold what they don't. */
  undealable?(setup: SetupOf<T>): Problem[];
  /** What the game has against the decks; errors count. */
  check(setup: SetupOf<T>): Problem[];
}

/** How cards become designs and programs. */
interface CardRules<T extends GameTypes> {
  schema: TSchema;
  /** The deck that is played with, where a house rule adds to the one that all share. */
  sharedDeck?(setup: SetupOf<T>): NonNullable<MatchSetup["deck"]>;
  /** The cards that a match needs besides those of its decks. */
  alsoNeeded?(setup: SetupOf<T>): string[];
  /** These cards and those that their effects lead to, in games where effects bring other cards into play. */
  reach?(cards: SetupOf<T>["cards"], named: readonly string[]): ReadonlySet<string>;
  /**
   * Which cards are compiled, and in which order: it numbers their programs, which records rely on. All cards of a set
   * that isn't large, by default; "needed": only those that are needed; "deck": those, in the order of the decks.
   */
  compiled?: "needed" | "deck";
  /** What else a card is called besides its id; by its name, if left out. */
  calledBy?(design: T["design"]): readonly string[];
  /** A set without cards. */
  emptySet(setup: Pick<SetupOf<T>, "options" | "seats">): T["set"];
  /** The values of a card without its effects. */
  design(set: SetOf<T>, id: string, card: T["card"], setup: SetupOf<T>): T["design"];
  /** What follows from all designs together, before any effects are compiled. */
  complete?(set: SetOf<T>, setup: SetupOf<T>): void;
  vocabulary(set: SetOf<T>): Vocabulary<T["state"]>;
  /** Keywords that cards have without bringing along what they are. */
  builtInKeywords?: readonly string[];
  /** The card with more abilities before its own, of which its keywords consist; `abilities` gets them, if left out. */
  prepend?(card: T["card"], abilities: readonly unknown[]): T["card"];
  /** Compiles a card's effects; an `EffectError` says why they can't be. */
  compile(set: SetOf<T>, vocabulary: Vocabulary<T["state"]>, design: T["design"], card: T["card"]): void;
  /** The problem of a card whose effects can't be compiled. */
  badCard(design: T["design"], reason: string): Problem;
  /** What else keeps a card from being played. */
  unplayable?(design: T["design"], card: T["card"]): Problem | undefined;
  /** Programs of the game itself: their numbers, and how they are made. */
  procedures: Readonly<Record<string, number>>;
  programs: Readonly<Record<string, (set: SetOf<T>, vocabulary: Vocabulary<T["state"]>) => Program<T["state"]>>>;
}

/** How a match is played. */
export interface MatchRules<T extends GameTypes, S extends CoreState = T["state"]> {
  /** A state before anything is dealt: what it has besides what every state has. */
  newState(set: SetOf<T>, seats: number): Omit<S, keyof CoreState>;
  /** Deals, and calls the programs that begin. */
  deal(set: SetOf<T>, state: S): void;
  decisions(set: SetOf<T>, narration: NarrationOf<T>): Decisions<S>;
  asides?(set: SetOf<T>, narration: NarrationOf<T>): Asides<S>;
  /**
   * Why an action can't be done, before its decision is asked: null, if it can; nothing, if the decision is to say. Its `seat`
   * says who wants to, where that isn't whoever is asked.
   */
  refusal?(
    set: SetOf<T>,
    decisions: Decisions<S>,
    state: S,
    prompt: Prompt,
    action: Action,
  ): Refusal | null | undefined;
  /** Why a seat that isn't asked can't do something; what `refusal` says of it or else the core's own words, if left out. */
  notAsked?(state: S, seat: number, action: Action): Refusal;
  /** What a seat might try in its turns with what it can see, legal or not: each is told why not. */
  tries?(set: SetOf<T>, state: S, seat: number): Action[];
  /** What would make possible what is refused, by the code of the refusal: a sentence each. */
  remedies?: Readonly<Record<string, string>>;
  hands?: Rules<S>["hands"];
  promising?(set: SetOf<T>, state: S, actions: Action[]): Action[];
  width?: Rules<S>["width"];
  foresight?: Rules<S>["foresight"];
  /** Events as they are told: programs may name things in them as only they know them. */
  telling?(set: SetOf<T>, emit: Emit): Emit;
  /** A question, where it is asked by a card. */
  askedBy?(design: T["design"], ask: string, prompt: Prompt): string;
  /** The design that a prompt's `by` means; the one of that instance, if left out. */
  asker?(set: SetOf<T>, seen: S, by: number): T["design"] | undefined;
  clock?(set: SetOf<T>, state: S, actions: readonly Action[]): Clock | null;
  hiding(set: SetOf<T>): Hiding<S>;
  /** Whether nothing is under way that could name hidden cards by numbers, where a number can't be told from another; so it is, if left out. */
  isQuiet?(state: S): boolean;
  /** Makes a copy of the state a view of it, in which the `hidden` cards are numbered by their places already, and chance is hidden. */
  hide(set: SetOf<T>, view: S, hidden: readonly number[], seat: number, state: S): void;
  /** Fills in what a view doesn't show. */
  redeal(set: SetOf<T>, world: S, seat: number, rng: Rng): void;
  /** A quicker way to copy a state than walking through it. */
  copyByHand?(state: S): S;
  /** `apply` does an action, as the rules do. */
  evaluate(set: SetOf<T>, view: S, seat: number, apply: (state: S, action: Action) => void): number;
  turnOf(state: S): number;
  respell?: Rules<S>["respell"];
  actionKey(set: SetOf<T>, state: S, action: Action): string;
  /** Which design an instance is, if there is such a thing and it isn't hidden. */
  designOf(set: SetOf<T>, state: S, instance: number): T["design"] | undefined;
  /** All instances of a match, likeliest first: what a seat has in hand, then what lies on the table. */
  nearest(set: SetOf<T>, state: S, seat: number): Iterable<number>;
  /** The number by which whoever is asked names an instance, where that isn't its own. */
  numberShown?(set: SetOf<T>, state: S, instance: number): number;
  narration(set: SetOf<T>, seatName: SeatName): T["narration"];
  table(set: SetOf<T>, view: S, narration: NarrationOf<T>): TableView;
}

/** How a situation is written down. */
interface PositionRules<T extends GameTypes, S extends CoreState = T["state"]> {
  schema: TSchema;
  /** The steps at which a position may stand, as places in the program of the turn, and the one that is meant if none is written. */
  steps: Readonly<Record<string, number>>;
  usualStep: string;
  /** Cards that stand for what isn't written, by id. */
  fillers?(position: PositionOf<T>): Readonly<Record<string, T["card"]>>;
  /** A card for a name that no card has. */
  cardCalled?(name: string, cards: SetupOf<T>["cards"], options: T["options"]): T["card"] | undefined;
  /** What can't be as it is written; null, if all can. */
  misplaced?(position: PositionOf<T>, known: PositionCards<T["card"]>, options: T["options"]): string | null;
  /** Whose the cards in it are, by id or name. */
  cards(position: PositionOf<T>, known: PositionCards<T["card"]>, options: T["options"]): CardsOfPosition;
  /** Fills a new state, and calls the program of the turn. `indexOf` is the design of a name, or -1 for what is unknown. */
  read(set: SetOf<T>, state: S, position: PositionOf<T>, indexOf: (name: string) => number): void;
  /** Sees to the step at which the match goes on, once the program of the turn stands there. */
  resume?(set: SetOf<T>, state: S, position: PositionOf<T>): void;
  /** What is written of a state besides its house rules and result. */
  write(set: SetOf<T>, state: S): object;
}
