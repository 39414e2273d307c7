import type { Forfeit } from "../../../engine/bots/forfeit";
import type { ProgramRequest, Reply } from "../../../engine/bots/program";
import type { Attempts } from "../../../engine/core/attempts";
import type { Cue } from "../../../engine/core/cues";
import type { ChoiceField, FreeField } from "../../../engine/core/free-answers";
import type { Action } from "../../../engine/core/game";
import type { CoreState, Result } from "../../../engine/core/machine";
import type { NumberHistory } from "../../../engine/core/number-history";
import type { OptionSpec, Options, Preset } from "../../../engine/core/options";
import type { Moved, Target } from "../../../engine/core/position-moves";
import type { Review } from "../../../engine/core/review/review";
import type { ScenarioOutcome } from "../../../engine/core/scenario";
import type { Examination } from "../../../engine/core/scenario-examination";
import type { Draft, Wish } from "../../../engine/core/scenario-writing";
import type { Supply } from "../../../engine/core/setup";
import type { TableView } from "../../../engine/core/table-view";
import type { Timeline } from "../../../engine/core/timeline";
import type { Json } from "../../../engine/core/vocabulary";
import type { GameId } from "../../../schemas/game-id";
import type { Problem } from "../../../schemas/problem";
import type { Scenario } from "../../../schemas/scenario";
import type { Branch } from "./branches";

/** What the page and the engine's worker say to each other: one question, one answer. */

/** More actions at once are a leap to another moment, which is shown as it is. */
export const mostActionsShown = 12;

/** Whose eyes the table is seen with: a seat, a spectator (-1), or everything (null). */
export type Viewer = number | null;

/** What can be chosen before a match. */
export interface GameOffer {
  players: { min: number; max: number };
  options: readonly OptionSpec[];
  presets: readonly Preset[];
  sharedDeck: boolean;
}

/** A match as somebody wants it. */
export interface MatchPlan {
  game: GameId;
  supply: Supply;
  /** Decks by id. */
  seats: readonly { name: string; deck?: string }[];
  options: Options;
  seed: number;
  /** In a rematch the seat that lost the match before. */
  loser?: number;
  /** With decks that the rules don't allow, as far as they can be played at all. */
  anyDeck?: boolean;
  /** What was done since that seed was dealt. */
  opening?: readonly Action[];
}

/** A card that somebody wants to try, and which cards of the set have errors. */
export interface TrialPlan {
  game: GameId;
  supply: Supply;
  card: string;
  faulty: readonly string[];
}

/** Why a match can't be dealt: deck by deck, and what concerns no deck. */
export interface PlanVerdict {
  decks: { deck: string; problems: Problem[] }[];
  problems: Problem[];
  /** All that is wrong is that decks aren't legal: they can be played all the same. */
  isPlayable: boolean;
}

export interface OfferedAnswer {
  text: string;
  /** What it names on the table, by its keys. */
  points: string[];
  /** What it may name together, where two copies of a card are one answer. */
  ways?: string[][];
  /** The number of the free answer of which it is an example. */
  under?: number;
}

/** An answer of which something is left to fill in. */
export interface OfferedFree {
  number: number;
  text: string;
  verb: string;
  points: string[];
  ways?: string[][];
  fields: Readonly<Record<string, OfferedField>>;
  /** Who may do it at any time, where it answers nothing that is asked. */
  seats?: readonly number[];
  warning?: string;
}
export type OfferedField = Exclude<FreeField, ChoiceField> | OfferedChoice;
export interface OfferedChoice {
  kind: "choice";
  options: readonly { value: Json; text: string; points: readonly string[] }[];
}
/** What somebody has filled in, by field. */
export type Filled = Readonly<Record<string, Json>>;

export interface AskedNow {
  actor: number;
  by?: string;
  text: string;
  /** Empty where the viewer is not the one who is asked. */
  answers: OfferedAnswer[];
  /** What else the viewer may do, also while others are asked. */
  free: OfferedFree[];
  /** It is asked so many times in a row, and each answer could be given so often. */
  several?: { times: number; most: readonly number[] };
  /** How long whoever is asked may think, and what shares that time. */
  clock?: { of: string; seconds: number };
}

/** The match as one pair of eyes sees it. */
export interface Snapshot {
  viewer: Viewer;
  /** How many actions have been done, and how many there are with those taken back. */
  done: number;
  total: number;
  /** Who decided each of them. */
  actors: readonly number[];
  table: TableView;
  asked: AskedNow | null;
  log: { at: number; text: string }[];
  /** What the last few actions brought about, in its order. */
  cues: readonly Cue[];
  /** Other ways that it went. */
  branches: readonly Branch[];
  result: Result | null;
  /** How it ended, in a sentence. */
  ending: string | null;
  /** It was played to its end, whatever moment of it this is: nothing of it is secret any more. */
  isOver: boolean;
}

export interface Begun {
  names: string[];
  /** The definitions in force. */
  cards: Readonly<Record<string, Json>>;
  seed: number | null;
  /** It was dealt with decks that the rules allow. */
  isByRules: boolean;
  /** The bots of a saved match by seat. */
  bots: (string | null)[];
  snapshot: Snapshot;
}

/** Why a bot has decided so, and what it held its choices for, the best first. */
export interface Told {
  why: string;
  candidates: readonly { text: string; value: string; isChosen: boolean }[];
}

/** What the two workers say to each other. */
export type LinkMessage = { wanted: "mind" } | { mind: Mind } | { decided: Json } | { heard: true };

/** What a bot may know when it decides. */
export interface Mind {
  view: CoreState;
  seat: number;
  seed: number;
}

export type Refused = { ok: false; problems: Problem[]; at?: number };
export type Outcome<T> = { ok: true; value: T } | Refused;

/** Which decks of a project can be dealt by its own rules: the first so many that are found. */
export interface LegalWish {
  game: GameId;
  supply: Supply;
  most: number;
}

export interface Positions {
  schema: Json;
  steps: readonly string[];
  /** The least that there must be. */
  empty: Json;
}

/** A position with the cards that it may name. */
interface SituationWish {
  game: GameId;
  supply: Supply;
  position: Json;
  viewer: Viewer;
}

interface Questions {
  offer: { ask: { game: GameId }; answer: GameOffer };
  legal: { ask: LegalWish; answer: string[] };
  check: { ask: MatchPlan; answer: PlanVerdict };
  deal: { ask: MatchPlan & { viewer: Viewer }; answer: Outcome<Begun> };
  /** Deals a situation in which a card can be tried. */
  try: { ask: TrialPlan & { viewer: Viewer }; answer: Outcome<Begun> };
  /** What was played since some moment, as a test, with all that could be asked for; or why it can't be told. */
  draft: { ask: Wish; answer: { draft: Draft } | { refused: string } };
  /** The same of a situation in which nothing was played. */
  draftSituation: { ask: SituationWish; answer: Questions["draft"]["answer"] };
  /** Looks closely at a test: its steps and checks in words, and what there is instead. */
  examine: { ask: { game: GameId; supply: Supply; scenario: Scenario }; answer: Examination };
  /** Runs tests of cards. */
  tests: { ask: { game: GameId; supply: Supply; scenarios: readonly Scenario[] }; answer: ScenarioOutcome[] };
  /** A test as it stands after so many of its steps. */
  moment: {
    ask: { game: GameId; supply: Supply; scenario: Scenario; steps: number; viewer: Viewer };
    answer: Outcome<Begun>;
  };
  /** How positions of a game are written. */
  positions: { ask: { game: GameId }; answer: Positions };
  /** A situation as somebody has written it; or why there can't be one. */
  situation: { ask: SituationWish; answer: Outcome<Begun & { written: Json }> };
  /** The first of what a move of the hand could mean that the rules allow; or why none is. */
  move: { ask: SituationWish & { moved: Moved; target: Target | null }; answer: Outcome<Begun & { written: Json }> };
  /** The match on the table as a position, as far as there can be one. */
  position: { ask: Record<string, never>; answer: Outcome<Json> };
  load: { ask: { saved: Json; viewer: Viewer }; answer: Outcome<Begun> };
  look: { ask: { viewer: Viewer }; answer: Snapshot };
  /** The number of an offered answer. `done` says to which question: a late click answers nothing else. */
  answer: { ask: { number: number; done: number; viewer: Viewer }; answer: Snapshot };
  /** Several answers to a question that comes so many times in a row, by their numbers: as far as they are still possible. */
  answers: { ask: { numbers: readonly number[]; done: number; viewer: Viewer }; answer: Snapshot };
  /** A free answer filled in, done by a seat; or why it can't be. */
  fill: {
    ask: { number: number; values: Filled; seat: number; done: number; viewer: Viewer };
    answer: { refused: string } | { snapshot: Snapshot };
  };
  /** What can be done with all of these things, by their keys, and why the rest can't. */
  attempts: { ask: { keys: readonly string[]; viewer: Viewer }; answer: Attempts };
  /** How the numbers of a thing that are no sums came to be what they are. */
  numbers: { ask: { key: string; viewer: Viewer }; answer: readonly NumberHistory[] };
  /** What is done for who let the time run out. */
  timeUp: { ask: { done: number; viewer: Viewer }; answer: Snapshot };
  /** What a bot has decided, which the one who thinks has told the one who keeps the match. */
  act: { ask: { done: number; viewer: Viewer }; answer: Snapshot };
  /** Back or forth to where so many actions had been done. */
  moveTo: { ask: { done: number; viewer: Viewer }; answer: Snapshot };
  /** Goes on as another branch went. */
  branch: { ask: { id: number; viewer: Viewer }; answer: Snapshot };
  /** The match at a glance, what was taken back included, as the viewer may see it. */
  timeline: { ask: { viewer: Viewer }; answer: Timeline };
  /** A stretch of the work of looking back at the match, which begins anew if wanted so; nothing for eyes that may not see all. */
  review: {
    ask: { begins: boolean; viewer: Viewer };
    answer: { review: Review } | { done: number; total: number } | null;
  };
  /** The same match from its beginning: with the same cards and house rules; with another seed; with everybody so many seats further on. */
  again: { ask: { seed: number | null; turned: number; viewer: Viewer }; answer: Outcome<Begun> };
  /** A line from the one who keeps the match to the one who thinks: what a bot sees is nothing for the page. */
  link: { ask: Record<string, never>; answer: true };
  save: { ask: Record<string, never>; answer: Json };
  /** Everything that thinking needs, once for a match. */
  rules: { ask: Record<string, never>; answer: { game: GameId; setup: Json } };
  study: { ask: { game: GameId; setup: Json }; answer: true };
  /** The reason is told to whoever may see what the seat sees. */
  think: { ask: { bot: string; viewer: Viewer }; answer: Told | null };
  /** What a program must be asked so that it decides, and what its reply comes to: a decision, or why there is none. */
  askProgram: { ask: Record<string, never>; answer: { seat: number; requests: ProgramRequest[] } };
  hearProgram: { ask: { reply: Reply }; answer: { forfeit: Forfeit } | null };
}

export type QuestionName = keyof Questions;
export type Ask<N extends QuestionName> = Questions[N]["ask"];
export type Answer<N extends QuestionName> = Questions[N]["answer"];

export interface QuestionMessage {
  id: number;
  name: QuestionName;
  ask: unknown;
}
/** `error` is a bug's message; what can be expected to fail is part of an answer. */
export type AnswerMessage = { id: number; answer: unknown } | { id: number; error: string };
