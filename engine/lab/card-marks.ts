import { differenceScale, estimateOf, standing } from "./estimate";
import { type Round, scoreOf } from "./summary";

/**
 * How strong cards are. Which cards one draws early is luck alone, so matches in which a card came early are compared with those
 * of the same deck in which others came instead. How often whoever played it has won says less: who is ahead plays more.
 */
export interface CardMark {
  card: string;
  /** In so many hands it came at all, and in so many it was played. */
  drawn: number;
  played: number;
  rateDrawn: number;
  ratePlayed: number;
  /** Of the hands that had it for some turns before the match was over: in how many it was stuck, never played. */
  held?: { hands: number; stuck: number };
  /** How often its decks won. */
  rateDeck: number;
  /** The turn by which it is early. */
  by: number;
  early: number;
  late: number;
  /** By how much more of a match one wins with the card early than with others instead. */
  difference: number;
  interval: [number, number];
  p: number;
  /** Of all cards together, it stands out. */
  verdict?: "strong" | "weak";
  /** Matches in which it came early and its owner won, by pairing and number. */
  evidence: { matchup: number; index: number }[];
}

/** One hand in one match: what it was worth, beside what its deck is worth, and when the card came. */
interface Hand {
  round: string;
  matchup: number;
  index: number;
  score: number;
  beside: number;
  turns: number;
  drawn: number;
  played: number;
}

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
  const stands = standing(tested.map(({ p }) => p));
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
      // Whoever begins draws first, too: it is compared with others who began.
      const usually = (begins: boolean): number =>
        mean(games.filter(({ first }) => (first === who) === begins).map((game) => scoreOf(game, who, size)));
      const [usual, usualFirst] = [usually(false), usually(true)];
      const cards = new Set(
        games.flatMap(({ cards: uses = [] }) => uses.filter((use) => use.who === who).map(({ card }) => card)),
      );
      for (const game of games) {
        const uses = new Map((game.cards ?? []).filter((use) => use.who === who).map((use) => [use.card, use]));
        const score = scoreOf(game, who, size);
        // The rounds of one seed are alike whoever meets in them.
        const round = String(Math.floor(game.index / size));
        for (const card of cards) {
          const use = uses.get(card);
          const hand: Hand = {
            round,
            matchup: n,
            index: game.index,
            score,
            beside: score - (game.first === who ? usualFirst : usual),
            turns: game.turns,
            drawn: use ? use.drawn : Number.POSITIVE_INFINITY,
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
  const early = compared.filter((hand) => hand.drawn <= by);
  const late = compared.filter((hand) => hand.drawn > by);
  const { difference, interval, p } = compare(early, late);
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
    late: late.length,
    difference,
    interval,
    p,
    evidence: early
      .filter(({ score }) => score === 1)
      .slice(0, mostEvidence)
      .map(({ matchup, index }) => ({ matchup, index })),
  };
}

/** The turn by which about half of the hands have it, so that both sides are as many as can be. */
function telling(hands: readonly Hand[]): number {
  let best = { by: 0, fewer: -1 };
  for (let by = 0; by <= latest; by++) {
    let [early, late] = [0, 0];
    for (const { turns, drawn } of hands) {
      if (turns < by) continue;
      if (drawn <= by) early++;
      else late++;
    }
    const fewer = Math.min(early, late);
    if (fewer > best.fewer) best = { by, fewer };
  }
  return best.by;
}

/** The difference of two means whose hands come in rounds: how far each round pulls it decides how sure it is. */
function compare(early: readonly Hand[], late: readonly Hand[]): Pick<CardMark, "difference" | "interval" | "p"> {
  const [with_, without] = [mean(early.map(({ beside }) => beside)), mean(late.map(({ beside }) => beside))];
  const pulls = new Map<string, number>();
  const pull = (hands: readonly Hand[], middle: number, sign: number): void => {
    for (const { round, beside } of hands)
      pulls.set(round, (pulls.get(round) ?? 0) + (sign * (beside - middle)) / hands.length);
  };
  pull(early, with_, 1);
  pull(late, without, -1);
  const count = pulls.size;
  if (early.length === 0 || late.length === 0 || count < 2)
    return { difference: 0, interval: [differenceScale.low, differenceScale.high], p: 1 };
  const squares = [...pulls.values()].reduce((sum, each) => sum + each * each, 0);
  // Where all hands of a side end alike, the spread of one more that doesn't is supposed.
  const supposed = 0.25 / early.length ** 2 + 0.25 / late.length ** 2;
  const error = Math.sqrt((squares + supposed) * (count / (count - 1)));
  const difference = with_ - without;
  return { difference, ...estimateOf(difference, error, count, differenceScale) };
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
