import type { DeckLine, SetCard } from "../core/card-game";
import { countCards } from "./deck-lines";

/** Which cards go best with a deck: by its curve, its share of kinds, and by what its cards share or ask for. */

export interface CardTraits {
  kind: string;
  cost: string;
  /** Symbols, tags, tribes, classes; also those that its text speaks of. */
  marks: readonly string[];
  /** Whether it is drawn; a class or a queen only lies beside the deck. */
  isDrawn: boolean;
}

/** Why a card came in or went. */
export type Reason =
  | { kind: "rule"; message: string }
  | { kind: "cost"; cost: string }
  | { kind: "kind"; type: string }
  | { kind: "marks"; marks: readonly string[] };

/** With fewer cards than these, a deck doesn't yet say what it wants to be. */
const enough = 8;
const mostToldMarks = 2;
/** So much more than what cards share. */
const curveCounts = 3;

interface Profile {
  total: number;
  kinds: ReadonlyMap<string, number>;
  costs: ReadonlyMap<string, number>;
  /** By the share of cards that have them. */
  marks: ReadonlyMap<string, number>;
}

interface Liking<Card> {
  /** Has to be told when the deck is another. */
  now(deck: readonly DeckLine<Card>[]): void;
  bestFirst(pool: readonly SetCard<Card>[]): string[];
  leastFirst(ids: readonly string[]): string[];
  reason(id: string): Reason;
  /** How well a card goes with the deck; what it is compared with are other cards. */
  score(id: string): number;
  /** Whether it only lies beside the deck. */
  isBeside(id: string): boolean;
  usualCopies: number;
}

export function liking<Card>(
  pool: readonly SetCard<Card>[],
  deck: readonly DeckLine<Card>[],
  models: readonly (readonly DeckLine<Card>[])[],
  traitsOf: (card: Card) => CardTraits,
): Liking<Card> {
  const known = new Map<string, CardTraits>();
  for (const { id, card } of [...pool, ...deck, ...models.flat()])
    if (card !== undefined && !known.has(id)) known.set(id, traitsOf(card));
  const profile = (lines: readonly DeckLine<Card>[]): Profile => profileOf(lines, known);
  const common = profile(pool.map(({ id, card }) => ({ id, card, count: 1 }))).marks;
  const model = nearest(deck, models);
  const begun = profile(deck);
  const wanted = begun.total >= enough || !model ? begun : profile(model);
  let present = begun;
  let held = new Map(deck.map(({ id, count }) => [id, count]));
  /** What was there from the start; what came in by guess guides nothing if it needn't. */
  const guide = (): Profile => (begun.total > 0 ? begun : present.total > 0 ? present : wanted);

  const affinity = (marks: readonly string[]): number => {
    const sum = marks.reduce((total, mark) => total + markWorth(mark), 0);
    return marks.length === 0 ? 0 : sum / Math.sqrt(marks.length);
  };
  const markWorth = (mark: string): number => (guide().marks.get(mark) ?? 0) * (1 - (common.get(mark) ?? 0));
  const gap = (of: "kinds" | "costs", key: string): number =>
    curveCounts * (share(wanted, of, key) - (present.total === 0 ? 0 : share(present, of, key)));
  const score = (id: string): number => {
    const traits = known.get(id)!;
    if (!traits.isDrawn) return affinity(traits.marks);
    return gap("kinds", traits.kind) + gap("costs", traits.cost) + affinity(traits.marks) + (held.has(id) ? 0.05 : 0);
  };
  const sorted = (ids: readonly string[], sign: number): string[] =>
    ids
      .map((id) => ({ id, score: known.has(id) ? score(id) : Number.NEGATIVE_INFINITY }))
      .sort((a, b) => sign * (a.score - b.score) || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  const taken = begun.total >= enough || !model ? deck : model;
  const drawn = taken.filter(({ id }) => known.get(id)?.isDrawn);
  return {
    now(lines) {
      present = profile(lines);
      held = new Map(lines.map(({ id, count }) => [id, count]));
    },
    bestFirst: (cards) =>
      sorted(
        cards.map(({ id }) => id),
        -1,
      ),
    leastFirst: (ids) => sorted(ids, 1),
    score,
    reason(id) {
      const { kind, cost, marks } = known.get(id)!;
      const [ofKind, ofCost, ofMarks] = [gap("kinds", kind), gap("costs", cost), affinity(marks)];
      if (ofCost > 0 && ofCost >= Math.max(ofKind, ofMarks)) return { kind: "cost", cost };
      if (ofKind > 0 && ofKind >= ofMarks) return { kind: "kind", type: kind };
      const told = marks.filter((mark) => markWorth(mark) > 0).sort((a, b) => markWorth(b) - markWorth(a));
      return { kind: "marks", marks: told.slice(0, mostToldMarks) };
    },
    isBeside: (id) => known.get(id)?.isDrawn === false,
    usualCopies: drawn.length === 0 ? 1 : Math.max(1, Math.round(countCards(drawn) / drawn.length)),
  };
}

const share = (profile: Profile, of: "kinds" | "costs", key: string): number =>
  profile.total === 0 ? 0 : (profile[of].get(key) ?? 0) / profile.total;

function profileOf(lines: readonly DeckLine<unknown>[], known: ReadonlyMap<string, CardTraits>): Profile {
  const [kinds, costs, marks] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const add = (table: Map<string, number>, key: string, n: number): void => {
    table.set(key, (table.get(key) ?? 0) + n);
  };
  let [total, all] = [0, 0];
  for (const { id, count } of lines) {
    const traits = known.get(id);
    if (!traits) continue;
    all += count;
    for (const mark of traits.marks) add(marks, mark, count);
    if (!traits.isDrawn) continue;
    total += count;
    add(kinds, traits.kind, count);
    add(costs, traits.cost, count);
  }
  return { total, kinds, costs, marks: new Map([...marks].map(([mark, n]) => [mark, n / all])) };
}

/** The one that has most cards in common with the deck; of several, the first. */
function nearest<Card>(
  deck: readonly DeckLine<Card>[],
  models: readonly (readonly DeckLine<Card>[])[],
): readonly DeckLine<Card>[] | undefined {
  const own = new Set(deck.map(({ id }) => id));
  const shared = (model: readonly DeckLine<Card>[]): number => countCards(model.filter(({ id }) => own.has(id)));
  return models.toSorted((a, b) => shared(b) - shared(a))[0];
}
