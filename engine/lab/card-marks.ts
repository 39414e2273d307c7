import type { CardMark } from "../../schemas/lab-answer";
import type { CardUse } from "../../schemas/lab-matches";
import { differenceScale, estimateOf, standing } from "./estimate";
import { type Round, scoreOf } from "./summary";

/** One hand in one match: what it was worth, and when the card came. */
interface Hand {
  round: string;
  matchup: number;
  index: number;
  /** Hands of one deck that begin, or don't: whoever begins draws first, too, and is compared with others who began. */
  alike: string;
  score: number;
  turns: number;
  drawn: number;
  /** The turns in which copies came, and in which any card of the deck did, the first of each included. */
  came: readonly number[];
  cameAtAll: readonly number[];
  played: number;
}

/** In two series of a hundred chance alone may call any card strong or weak: all of them are looked at together. */
const ofAllCards = 0.02;
/** Fewer hands on one side say nothing. */
const fewest = 20;
const latest = 12;
/** Whoever has a card for so many turns of the match could have played it. */
const timeToPlay = 4;
const mostEvidence = 5;

export function markCards(played: readonly { rounds: readonly Round[]; n: number }[]): CardMark[] {
  const hands = handsIn(played);
  const marks = [...hands].map(([card, own]) => markOf(card, own));
  const tested = marks.filter(({ early, late }) => early >= fewest && late >= fewest);
  const stands = standing(
    tested.map(({ p }) => p),
    ofAllCards,
  );
  for (const [n, mark] of tested.entries()) if (stands[n]) mark.verdict = mark.difference > 0 ? "strong" : "weak";
  return marks.sort((a, b) => b.difference - a.difference || (a.card < b.card ? -1 : 1));
}

/** By card every hand of a deck that has it. */
function handsIn(played: readonly { rounds: readonly Round[]; n: number }[]): Map<string, Hand[]> {
  const all = new Map<string, Hand[]>();
  for (const { rounds, n } of played) {
    const size = rounds[0]?.length ?? 0;
    const games = rounds.flat();
    for (let who = 0; who < size; who++) {
      const cards = new Set(
        games.flatMap(({ cards: uses = [] }) => uses.filter((use) => use.who === who).map(({ card }) => card)),
      );
      for (const game of games) {
        const uses = new Map((game.cards ?? []).filter((use) => use.who === who).map((use) => [use.card, use]));
        const score = scoreOf(game, who, size);
        const cameAtAll = [...uses.values()].flatMap(cameIn);
        // The rounds of one seed are alike whoever meets in them.
        const round = String(Math.floor(game.index / size));
        for (const card of cards) {
          const use = uses.get(card);
          const hand: Hand = {
            round,
            matchup: n,
            index: game.index,
            alike: `${n} ${who} ${game.first === who}`,
            score,
            turns: game.turns,
            drawn: use ? use.drawn : Number.POSITIVE_INFINITY,
            came: use ? cameIn(use) : [],
            cameAtAll,
            played: use?.played ?? 0,
          };
          const others = all.get(card);
          if (others) others.push(hand);
          else all.set(card, [hand]);
        }
      }
    }
  }
  return all;
}

function markOf(card: string, hands: readonly Hand[]): CardMark {
  const drawn = hands.filter((hand) => Number.isFinite(hand.drawn));
  const played = drawn.filter((hand) => hand.played > 0);
  const held = drawn.filter((hand) => hand.turns - hand.drawn >= timeToPlay);
  const by = telling(hands);
  // Those that ended before then can't have had time for it.
  const compared = hands.filter(({ turns }) => turns >= by);
  const counts = compared.map(({ came }) => countBy(came, by));
  const usual = mean(counts);
  const early = compared.filter((_, n) => counts[n]! > usual);
  const others = compared.map(({ cameAtAll }) => countBy(cameAtAll, by));
  const { difference, interval, p } = perCopy(compared, counts, others, early.length);
  return {
    card,
    drawn: drawn.length,
    played: played.length,
    held: { hands: held.length, stuck: held.filter((hand) => hand.played === 0).length },
    rateDrawn: mean(drawn.map(({ score }) => score)),
    ratePlayed: mean(played.map(({ score }) => score)),
    rateDeck: mean(hands.map(({ score }) => score)),
    by,
    early: early.length,
    late: compared.length - early.length,
    ...(counts.some((count) => count > 1) && { isSeveral: true }),
    difference,
    interval,
    p,
    evidence: early
      .filter(({ score }) => score === 1)
      .slice(0, mostEvidence)
      .map(({ matchup, index }) => ({ matchup, index })),
  };
}

/** The turn by which hands differ most in how many copies they have had; not later than halfway through most matches, when much is decided. */
function telling(hands: readonly Hand[]): number {
  const turns = hands.map((hand) => hand.turns).sort((a, b) => a - b);
  const last = Math.max(latest, Math.floor((turns[Math.floor(turns.length / 2)] ?? 0) / 2));
  const had = hands.map(() => 0);
  const turnsFrom = (): number[][] => Array.from({ length: last + 1 }, () => []);
  const [coming, over] = [turnsFrom(), turnsFrom()];
  for (const [n, hand] of hands.entries()) {
    for (const turn of hand.came) if (turn <= hand.turns) coming[turn]?.push(n);
    over[hand.turns + 1]?.push(n);
  }
  let best = { by: 0, spread: -1 };
  let [count, sum, square] = [hands.length, 0, 0];
  for (let by = 0; by <= last; by++) {
    for (const n of over[by]!) {
      count--;
      sum -= had[n]!;
      square -= had[n]! ** 2;
    }
    for (const n of coming[by]!) {
      sum++;
      square += 2 * had[n]! + 1;
      had[n] = had[n]! + 1;
    }
    const spread = count === 0 ? 0 : square - sum ** 2 / count;
    if (spread > best.spread + 1e-9) best = { by, spread };
  }
  return best.by;
}

const cameIn = ({ drawn, more = [] }: CardUse): number[] => [drawn, ...more];

function countBy(came: readonly number[], by: number): number {
  let count = 0;
  for (const turn of came) if (turn <= by) count++;
  return count;
}

const squares = (values: readonly number[], middle: number): number =>
  values.reduce((sum, value) => sum + (value - middle) ** 2, 0);

/** Values beside what they usually are in hands that are alike. */
function besideAlike(values: readonly number[], hands: readonly Hand[]): number[] {
  const groups = new Map<string, { sum: number; count: number }>();
  for (const [n, { alike }] of hands.entries()) {
    const { sum, count } = groups.get(alike) ?? { sum: 0, count: 0 };
    groups.set(alike, { sum: sum + values[n]!, count: count + 1 });
  }
  return values.map((value, n) => {
    const { sum, count } = groups.get(hands[n]!.alike)!;
    return value - sum / count;
  });
}

/** What is left of values when that part is taken away that goes along with others. */
function apartFrom(values: readonly number[], others: readonly number[]): number[] {
  const spread = squares(others, 0);
  const together = values.reduce((sum, value, n) => sum + value * others[n]!, 0);
  return spread === 0 ? [...values] : values.map((value, n) => value - (together / spread) * others[n]!);
}

/** What a copy is worth, whose hands come in rounds: how far each round pulls it decides how sure it is. */
function perCopy(
  hands: readonly Hand[],
  counts: readonly number[],
  allCards: readonly number[],
  early: number,
): Pick<CardMark, "difference" | "interval" | "p"> {
  const cards = besideAlike(allCards, hands);
  const copies = apartFrom(besideAlike(counts, hands), cards);
  const wins = hands.map(({ score }) => score);
  const scores = apartFrom(besideAlike(wins, hands), cards);
  const spread = squares(copies, 0);
  const late = hands.length - early;
  const rounds = new Set(hands.map(({ round }) => round));
  if (early === 0 || late === 0 || rounds.size < 2 || spread < 1e-9)
    return { difference: 0, interval: [differenceScale.low, differenceScale.high], p: 1 };
  const difference = copies.reduce((sum, copy, n) => sum + copy * scores[n]!, 0) / spread;
  const pulls = new Map<string, number>();
  for (const [n, { round }] of hands.entries())
    pulls.set(round, (pulls.get(round) ?? 0) + (copies[n]! * (scores[n]! - difference * copies[n]!)) / spread);
  // Where all hands of a side end alike, the spread of one more that doesn't is supposed.
  const supposed = 0.25 / early ** 2 + 0.25 / late ** 2;
  const error = Math.sqrt((squares([...pulls.values()], 0) + supposed) * (rounds.size / (rounds.size - 1)));
  return { difference, ...estimateOf(difference, error, rounds.size, differenceScale) };
}

/** How often a card is stuck in hands that had time for it; nothing, where too few had. */
export const stuckShare = ({ held }: CardMark): number | undefined =>
  held && held.hands >= fewest ? held.stuck / held.hands : undefined;

/** Whether it is stuck in more than half of all hands, surely. */
export function isStuck(mark: CardMark): boolean {
  const share = stuckShare(mark);
  return share !== undefined && share - 2.6 * Math.sqrt((share * (1 - share)) / mark.held!.hands) > 0.5;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
