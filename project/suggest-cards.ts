import type { DeckBreach, DeckLine } from "../engine/core/card-game";
import { plainText, plural } from "../engine/core/rich-text";
import { countCards } from "../engine/decks/deck-lines";
import { liking, type Reason } from "../engine/decks/liking";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import { cardTraits } from "./card-traits";
import type { DeckJudging } from "./check-deck-file";
import { calledIn, deckLines, setCards } from "./deck-lines";
import type { MeasuredCard } from "./lab/measured-cards";
import { cardPath, deckPath } from "./paths";
import { deckIds, type Files, readDeck } from "./project-text";

/** Which cards of the set would go well into a deck, and why each of them. */

interface Suggestion {
  card: string;
  name: string;
  /** Copies that the deck has of it. */
  held: number;
  /** In words, the strongest first. */
  why: readonly string[];
  /** The deck is full: another card would have to go. */
  isInPlace: boolean;
}

/** What became of a card in matches that were played. */
interface PlayedCard {
  drawn: number;
  played: number;
  stuck: number;
}

interface Around extends DeckJudging {
  /** The game's own set, whose decks are taken after, too. */
  starter?: Files;
  playedOf?(id: string, card: object): PlayedCard | undefined;
  /** What the lab has found out about cards. */
  measuredOf?(id: string): MeasuredCard | undefined;
}

const mostSuggested = 24;
/** Fewer draws than these say little. */
const fewestDrawn = 3;
/** So much is company in other decks worth beside what cards share, so much what matches showed, and a match more won by the lab. */
const [companyCounts, matchesCount, labCounts] = [3, 1.5, 10];

interface OtherDeck {
  name: string;
  cards: ReadonlySet<string>;
  /** How much of it the deck shares. */
  likeness: number;
}

export function suggestCards(files: Files, game: GameId, id: string, around: Around = {}): Suggestion[] {
  const { rules, players, starter = new Map(), playedOf, measuredOf } = around;
  const path = deckPath(id);
  const { lines } = deckLines(path, files.get(path) ?? "", game, files);
  const set = setCards(files, game, rules);
  const judge = (tried: readonly DeckLine<object>[]) =>
    cardGame(game).breaches(tried, { rules, players, set: () => set });
  const before = new Map(judge(lines).map(({ key, excess }) => [key, excess]));
  const held = new Map(lines.map((line) => [line.id, line.count]));
  const others = otherDecks(files, starter, game, id, held);
  const likes = liking(
    set,
    lines,
    others.map(({ lines: own }) => own),
    cardTraits(game),
  );
  const sum = others.reduce((total, { deck }) => total + deck.likeness, 0);
  const scored = set.map(({ id: card, card: content }) => {
    const company = others.filter(({ deck }) => deck.likeness > 0 && deck.cards.has(card)).map(({ deck }) => deck);
    const share = sum === 0 ? 0 : company.reduce((total, { likeness }) => total + likeness, 0) / sum;
    const marks = playedOf?.(card, content);
    const isKnown = marks !== undefined && marks.drawn >= fewestDrawn;
    const proven = isKnown ? (marks.played - marks.stuck) / marks.drawn - 0.5 : 0;
    const measured = measuredOf?.(card);
    const found = labCounts * (measured?.atLeast ?? 0);
    const score = likes.score(card) + companyCounts * share + matchesCount * proven + found;
    return { card, content, score, company, marks: isKnown ? marks : undefined, proven, measured };
  });
  scored.sort((a, b) => b.score - a.score || (a.card < b.card ? -1 : 1));
  const suggestions: Suggestion[] = [];
  for (const { card, content, company, marks, proven, measured } of scored) {
    if (suggestions.length === mostSuggested) break;
    // What the deck may not hold isn't suggested; where it only is full, a card may take another's place.
    const added = [
      ...lines.filter((line) => line.id !== card),
      { id: card, card: content, count: (held.get(card) ?? 0) + 1 },
    ];
    const fresh = judge(added).filter(({ key, excess }) => excess > 0 && excess > (before.get(key) ?? 0));
    const isOfAll = ({ isCount, cards }: DeckBreach): boolean => isCount && 2 * cards.length > lines.length;
    if (fresh.some((breach) => !isOfAll(breach))) continue;
    const why = [
      ...(measured ? [measured.words] : []),
      ...(company.length > 0 ? [inCompany(company)] : []),
      ...(marks && proven > 0 ? [`played ${marks.played} of ${plural(marks.drawn, "time")} it was drawn`] : []),
      inWords(likes.reason(card), game),
    ].filter((words) => words !== "");
    suggestions.push({
      card,
      name: calledIn(files, game, card),
      held: held.get(card) ?? 0,
      why,
      isInPlace: fresh.length > 0,
    });
  }
  return suggestions;
}

/** Decks of the project, then those of the starter set that it doesn't have, of cards that are here. */
function otherDecks(files: Files, starter: Files, game: GameId, own: string, held: ReadonlyMap<string, number>) {
  const from = [
    ...deckIds(files)
      .filter((id) => id !== own)
      .map((id) => ({ id, of: files })),
    ...deckIds(starter)
      .filter((id) => id !== own && !files.has(deckPath(id)))
      .map((id) => ({ id, of: starter })),
  ];
  return from.flatMap(({ id, of }) => {
    const path = deckPath(id);
    const deck = readDeck(path, of.get(path)!, game);
    const { lines } = deckLines(path, of.get(path)!, game, files);
    const known = lines.filter(({ id: card }) => files.has(cardPath(card)));
    if (!deck || countCards(known) === 0) return [];
    const cards = new Set(known.map((line) => line.id));
    const shared = [...held.keys()].filter((card) => cards.has(card)).length;
    const likeness = shared / Math.max(1, new Set([...held.keys(), ...cards]).size);
    return [{ lines: known, deck: { name: deck.name, cards, likeness } satisfies OtherDeck }];
  });
}

function inCompany(decks: readonly OtherDeck[]): string {
  const [first, ...more] = decks.toSorted((a, b) => b.likeness - a.likeness).map(({ name }) => `“${name}”`);
  return `goes with these cards in ${first}${more.length > 0 ? ` and ${plural(more.length, "other deck")}` : ""}`;
}

function inWords(reason: Reason, game: GameId): string {
  switch (reason.kind) {
    case "rule":
      return "";
    case "cost": {
      const cost = plainText(reason.cost, cardGame(game).symbols);
      return cost === "" ? "few cards here cost nothing" : `few cards here cost ${cost}`;
    }
    case "kind":
      return `few cards here are of the kind ${reason.type}`;
    case "marks":
      return reason.marks.length === 0 ? "" : `shares ${reason.marks.join(" and ")}`;
  }
}
