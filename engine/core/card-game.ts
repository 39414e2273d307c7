import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import type { Component } from "./composition";
import type { KeywordRules } from "./keywords";
import type { Language } from "./language";
import type { Lexicon } from "./lexicon";
import type { OptionSpec, Options, Preset } from "./options";
import type { OwnWords } from "./own-words";
import type { CardWorth } from "./worth";

/**
 * Text on a card: plain words with symbols in braces (`+{Y}{Y}`), `**bold**`, `*italic*`, `^^small capitals^^`,
 * `{red:words in a colour}`, `\n` between paragraphs, lists of lines that begin with `- ` or `1. `.
 * Press sets it, screens draw it, `plainText` reads it aloud.
 */
export type RichText = string;

export interface TextBlock {
  title: RichText;
  /** Small print under the title. */
  reminder?: RichText;
}

/** What a template can bind to besides the card's own fields. */
export type Slot = string | number | boolean | readonly string[] | readonly TextBlock[] | undefined;

/** All that follows from a card and is never stored in it. */
export interface CardFacts {
  name: string;
  /** The kind of card, in the game's words: "Reaction", "Unit", "Crop". */
  type: string;
  /** The same for programs and files, in every language: "reaction", "unit", "crop". */
  kind: string;
  cost?: RichText;
  code?: string;
  /** The whole rules text, one line an effect. */
  text: RichText;
  slots: Record<string, Slot>;
}

export interface GameSymbol {
  /** What a screen reader says. */
  word: string;
  /** What stands for it in plain text. */
  plain: string;
}

export interface DeckCard<Card> {
  id: string;
  card: Card;
  count: number;
}

/** A line of a deck. `card` is missing where its file can't be read: it counts, and nothing else is known of it. */
export interface DeckLine<Card> {
  id: string;
  card: Card | undefined;
  count: number;
}

/** A card that a deck may take in. */
export type SetCard<Card> = Pick<DeckCard<Card>, "id" | "card">;

/** Where a deck is to be played, as far as that is known. */
export interface DeckUse<Card, HouseRules extends Options = Options> {
  /** House rules, or the usual ones. */
  rules?: HouseRules | undefined;
  /** How many will play; the fewest who can, if nobody knows. */
  players?: number | undefined;
  /** Cards that repairs may add; asked for only if something is wrong. */
  set?: () => readonly SetCard<Card>[];
}

/**
 * One thing in which a deck breaks its rules, counted, with nothing of what would mend it: quick enough to be asked again
 * after every card.
 */
export interface DeckBreach {
  /** Put into words when it is first asked for. */
  readonly problem: Problem;
  severity: Problem["severity"];
  /** Tells it from the deck's other breaches, also after a change. */
  key: string;
  /** How many too many (above 0) or missing (below 0). */
  excess: number;
  /** The cards of which there are too many. */
  cards: readonly string[];
  /** It is about how many cards there are, of all or of some. */
  isCount: boolean;
}

/** A rule of the game for decks, in words. */
export interface DeckRuleSaid {
  /** Tells it from the others, also under other house rules. */
  key: string;
  severity: Problem["severity"];
  /** “At most 3 copies of a card.” */
  says: string;
  /** In what the deck breaks it. */
  breaches: readonly Problem[];
}

/** What the players of a shared deck should know of it, as a table: “Rarities”, with a row for each. */
export interface DeckTable {
  title: string;
  columns: readonly string[];
  rows: readonly DeckTableRow[];
}

export interface DeckTableRow {
  title: string;
  /** One for each column. */
  cells: readonly (string | number)[];
  /** Of the whole, in percent. */
  share?: number;
  /** For so many players, where rows tell them apart. */
  players?: number;
}

/** Whether one more copy of a card may come into a deck. */
export interface CardFit {
  /** How many copies there may be of it, and of whatever counts as the same. */
  limit?: number;
  /** Why none: such a deck may never hold it, it holds enough of it, or it is full. */
  unfit?: { kind: "foreign" | "enough" | "full"; problem: Problem };
}

/** The card that a deck is built around. */
interface DeckLeader<Card> {
  /** As in “Choose a class”. */
  word: string;
  is(card: Card): boolean;
}

/** A card of a deck that some other program keeps, with its copies. */
export type DeckFileLine<Card> = Pick<DeckCard<Card>, "card" | "count">;

export interface DeckFileContent<Card> {
  lines: DeckFileLine<Card>[];
  /** `where.row` counts the entries of the file from 1. */
  problems: Problem[];
}

/** What a player draws without doing anything for it. */
export interface Draws {
  /** The first hand. */
  opening: number;
  /** The whole first hand or some of its cards may go back, for as many others. */
  redraw?: "hand" | "some";
  /** How often; once, unless it is said. */
  redraws?: number;
  /** Before each own turn is played; the last number goes on. None, where it depends on what is played. */
  turns: readonly number[];
  /** In a sentence, how later cards come where turns alone bring none. */
  later?: string;
}

/** The file in which a game's original editor keeps a deck and its cards. */
interface DeckFile<Card> {
  /** As asked for on the command line. */
  form: string;
  /** As in “Flask's own deck file”. */
  title: string;
  parse(text: string): DeckFileContent<Card>;
  format(lines: readonly DeckFileLine<Card>[]): { text: string; problems: Problem[] };
}

/** What the cards of a project share. */
export interface SharedParts {
  /** Components or keywords of the project's own, as written, by id. */
  components: Readonly<Record<string, unknown>>;
  /** What cards are called whose id reads otherwise, by id. */
  names: Readonly<Record<string, string>>;
  /** What is printed of words in the language in which the project is looked at; none, where that is the one it is written in. */
  words: Readonly<Record<string, string>>;
}

/** Components that cards are composed of, in games whose cards are. */
export interface Composition {
  /** The game's own, to which a project may add. */
  base: readonly Component[];
  /** `like`: a component that it begins as a copy of, under a key of its own. */
  newComponent(of: { id: string; name: string; like?: unknown }): unknown;
  /** A card that shows what a component is: so many of it, and nothing else. */
  sample(id: string, count: number, parts: SharedParts): unknown;
  /** What is wrong with a project's components beyond their schema, by id. */
  check(own: SharedParts["components"]): ReadonlyMap<string, Problem[]>;
}

/** What the workshop needs to know of a game: its cards and decks. Playing it is the engine's part. */
export interface CardGame<Card = unknown> {
  id: GameId;
  name: string;
  /** One sentence for someone who has never heard of it. */
  tagline: string;
  /** For its badge and card backs, never for controls. Dark enough to carry white text. */
  colour: string;
  /** The table that it is played on; its colour, unless stated. */
  ground?: string;
  players: { min: number; max: number };
  /** Whose work it is and under what terms, printed on sheets. */
  credit: string;
  /** Inline symbols by key, as in `{G}`. */
  symbols: Record<string, GameSymbol>;
  /** What the generated words of a card can be written in; English, the first, stands in for all others. */
  languages: readonly ["en", ...Language[]];
  newCard(name: string): Card;
  describe(card: Card, language?: Language): CardFacts;
  /** What can be said on its cards. */
  lexicon?: Lexicon<Card>;
  composition?: Composition;
  /** In games whose cards take keywords of their project. */
  keywords?: KeywordRules<Card>;
  /**
   * The fields that a card needs from its project to be whole: with them it can be described, judged, played and saved by
   * itself. Nothing, if it is so already.
   */
  complement?(card: Card, parts: SharedParts): Partial<Card> | undefined;
  /** What cards cost and are worth. */
  worth?: CardWorth<Card>;
  /** The house rules that a project or a match may have. */
  options: readonly OptionSpec[];
  /** House rules that are chosen together. */
  presets?: readonly Preset[];
  /** Problems of the card beyond its schema, under these house rules or the usual ones. `where` needs no file; the caller adds it. */
  checkCard(card: Card, rules?: Options): Problem[];
  /** Where a card prints a designer's own words instead of what its effects say. */
  ownWords?(card: Card): readonly OwnWords[];
  /** What the table has only one of, if the card is such a thing: two cards that say the same can't both be played. */
  onlyOne?(card: Card): string | undefined;
  /** The cards that a card's effects name, by id or name, in games whose effects do. */
  mentions?(card: Card): string[];
  /** What is wrong with a deck, with what would mend it. Lines of the same card count as one. */
  checkDeck(lines: readonly DeckLine<Card>[], use?: DeckUse<Card>): Problem[];
  /** The same without ways out. */
  breaches(lines: readonly DeckLine<Card>[], use?: DeckUse<Card>): DeckBreach[];
  /** Asked of many cards, one after the other. */
  fits(lines: readonly DeckLine<Card>[], use?: DeckUse<Card>): (card: SetCard<Card>) => CardFit;
  /** What it must keep to, and how it does. */
  deckRules(lines: readonly DeckLine<Card>[], use?: DeckUse<Card>): DeckRuleSaid[];
  /** In games whose players share one deck: what it comes to. */
  deckTables?(lines: readonly DeckLine<Card>[], use?: DeckUse<Card>): DeckTable[];
  /** Where a deck has one. */
  leader?: DeckLeader<Card>;
  deckFile?: DeckFile<Card>;
  /** The symbols of which costs are made that a card brings by lying there, besides what its text says. */
  gives?(card: Card): readonly string[];
  /** Whether a card of a deck's list is drawn from it; all are, if nothing is said. */
  isDrawn?(card: Card): boolean;
  /** How a player, by the order of turns counted from 1, comes by cards, under these house rules or the usual ones. */
  draws?(rules: Options | undefined, place: number): Draws;
}
