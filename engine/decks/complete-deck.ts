import type { DeckBreach, DeckLine, SetCard } from "../core/card-game";
import { countCards, together } from "./deck-lines";
import { type CardTraits, liking, type Reason } from "./liking";

/**
 * A deck filled up or thinned out until its rules allow it. Every change is tried on the rules before it is made; which of
 * the possible ones is made, what is there already decides (`liking.ts`).
 */

interface LockableLine<Card> extends DeckLine<Card> {
  locked?: boolean | undefined;
}

interface Completing<Card> {
  deck: readonly LockableLine<Card>[];
  /** What may come in. */
  set: readonly SetCard<Card>[];
  /** Decks to take after where there is too little to go by. */
  models: readonly (readonly DeckLine<Card>[])[];
  traits(card: Card): CardTraits;
  /** How many copies of a card are usual: more of it come in only when nothing else does. */
  usual(card: SetCard<Card>): number;
  /** Whether the room that is left is filled, too; otherwise only what breaks a rule is mended. */
  fills?: boolean;
  breaches(lines: readonly DeckLine<Card>[]): DeckBreach[];
}

export interface CompletionStep {
  do: "add" | "remove";
  card: string;
  copies: number;
  why: Reason;
}

interface Completed {
  steps: CompletionStep[];
  /** The errors that nothing mends. */
  left: DeckBreach[];
  /** Cards that are only missing, where none are filled in. */
  room: DeckBreach[];
}

/** No deck needs more changes than that. */
const mostChanges = 1500;
/** So many cards are tried to find the one that is best taken out. */
const mostTried = 40;
/** So many fitting ones are looked at for one that isn't even advised against. */
const mostWeighed = 12;

const isError = ({ severity }: DeckBreach): boolean => severity === "error";
const badness = (errors: readonly DeckBreach[]): number =>
  errors.reduce((sum, { excess }) => sum + Math.max(1, Math.abs(excess)), 0);

export function completeDeck<Card>(completing: Completing<Card>): Completed {
  const { deck, set, models, traits, usual, breaches, fills = true } = completing;
  const locked = new Set(deck.flatMap(({ id, locked }) => (locked ? [id] : [])));
  const cards = new Map([...set, ...deck].flatMap(({ id, card }) => (card === undefined ? [] : [[id, card]])));
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  const pool = set.filter(({ id }) => !locked.has(id)).toSorted(byId);
  const counts = new Map(
    together(deck)
      .toSorted(byId)
      .map(({ id, count }) => [id, count]),
  );
  const lines = (): DeckLine<Card>[] => [...counts].map(([id, count]) => ({ id, card: cards.get(id), count }));
  const likes = liking(pool, lines(), models, traits);
  const why = new Map<string, Reason>();
  const ups = new Set<string>();
  const downs = new Set<string>();
  const useless = new Map<string, Set<string>>();
  /** What not just any card of the deck's would mend: the rule itself is then why one comes in. */
  const particular = new Set<string>();

  const change = (id: string, by: number): void => {
    const count = (counts.get(id) ?? 0) + by;
    if (count > 0) counts.set(id, count);
    else counts.delete(id);
  };
  const tried = (id: string, by: number): DeckBreach[] => {
    const before = [...counts];
    change(id, by);
    const found = breaches(lines());
    counts.clear();
    for (const [each, count] of before) counts.set(each, count);
    return found;
  };
  const make = (id: string, by: number, reason: Reason): void => {
    change(id, by);
    likes.now(lines());
    if (!why.has(id)) why.set(id, reason);
    (by > 0 ? ups : downs).add(id);
  };

  const takeOut = (breach: DeckBreach): boolean => {
    const loose = breach.cards.filter((id) => counts.has(id) && !locked.has(id));
    // What came in goes again only where nothing else can: the leader who came after it may not allow it.
    const former = loose.filter((id) => !ups.has(id));
    const free = former.length > 0 ? former : loose;
    const [best] = likes
      .leastFirst(free)
      .slice(0, mostTried)
      .map((id) => ({ id, left: badness(tried(id, -1).filter(isError)) }))
      .sort((a, b) => a.left - b.left);
    if (!best) return false;
    const some = breach.cards.length === 1 ? breach.excess : Math.ceil(breach.excess / mostTried);
    make(best.id, -Math.min(counts.get(best.id)!, some), { kind: "rule", message: breach.problem.message });
    useless.clear();
    return true;
  };

  const isEnough = (id: string): boolean => {
    const [count, card] = [counts.get(id) ?? 0, cards.get(id)];
    return count > 0 && card !== undefined && count >= usual({ id, card });
  };

  const putIn = (breach: DeckBreach, now: readonly DeckBreach[], isForced: boolean): boolean => {
    const known = new Map(now.map(({ key, excess }) => [key, excess]));
    const rejected = useless.get(breach.key) ?? new Set();
    useless.set(breach.key, rejected);
    const isFresh = ({ key, excess }: DeckBreach): boolean => excess > 0 && excess > (known.get(key) ?? 0);
    let chosen: { id: string; left: number } | undefined;
    let weighed = 0;
    const liked = likes.bestFirst(pool).filter((id) => !downs.has(id));
    const order = [...liked.filter((id) => !isEnough(id)), ...liked.filter(isEnough)];
    for (const id of order) {
      if (rejected.has(id) && !isForced) continue;
      const after = tried(id, 1);
      const still = after.find(({ key }) => key === breach.key);
      const helps = !still || Math.abs(still.excess) < Math.abs(breach.excess);
      const isHarmless = !after.some((each) => isError(each) && isFresh(each));
      if (!helps && isHarmless) particular.add(breach.key);
      if (!helps || (!isHarmless && !isForced)) {
        rejected.add(id);
        continue;
      }
      const option = { id, left: isForced ? badness(after.filter(isError)) : 0 };
      if (!isForced && !after.some(isFresh)) {
        chosen = option;
        break;
      }
      if (!chosen || option.left < chosen.left) chosen = option;
      weighed++;
      if (!isForced && weighed === mostWeighed) break;
    }
    if (!chosen) return false;
    const { id } = chosen;
    const isAsked = isForced || particular.has(breach.key);
    const reason: Reason = isAsked ? { kind: "rule", message: breach.problem.message } : likes.reason(id);
    make(id, 1, reason);
    if (isForced) useless.clear();
    else fillUp(id, breach.key);
    return true;
  };

  /** Further copies of the same, as many as is usual, while they help and do no harm. */
  const fillUp = (id: string, key: string): void => {
    let now = breaches(lines());
    while ((counts.get(id) ?? 0) < likes.usualCopies && !isEnough(id)) {
      const short = now.find((each) => each.key === key);
      if (!short) return;
      const after = tried(id, 1);
      const known = new Map(now.map((each) => [each.key, each.excess]));
      const still = after.find((each) => each.key === key);
      if (still && Math.abs(still.excess) >= Math.abs(short.excess)) return;
      if (after.some(({ key: each, excess }) => excess > 0 && excess > (known.get(each) ?? 0))) return;
      make(id, 1, likes.reason(id));
      now = after;
    }
  };

  const rooms = new Map<string, boolean>();
  /** What half of all cards would help: there is only room for more. */
  const isRoom = (breach: DeckBreach): boolean => {
    if (!breach.isCount || breach.excess >= 0) return false;
    const known = rooms.get(breach.key);
    if (known !== undefined) return known;
    const some = pool.filter((_, at) => at % Math.ceil(pool.length / mostTried) === 0);
    const helps = ({ id }: SetCard<Card>): boolean => {
      const still = tried(id, 1).find(({ key }) => key === breach.key);
      return !still || Math.abs(still.excess) < Math.abs(breach.excess);
    };
    const isSo = some.length > 0 && 2 * some.filter(helps).length >= some.length;
    rooms.set(breach.key, isSo);
    return isSo;
  };

  let left: DeckBreach[] = [];
  let room: DeckBreach[] = [];
  const forced = new Set<string>();
  for (let n = 0; n < mostChanges; n++) {
    const now = breaches(lines());
    const errors = now.filter(isError);
    room = fills ? [] : errors.filter(isRoom);
    left = errors.filter((each) => !room.includes(each));
    // Who leads the deck comes first, as that decides which cards may follow; how many there are comes last.
    const rank = ({ cards }: DeckBreach): number => (cards.length === 1 ? 1 : cards.every(likes.isBeside) ? 0 : 2);
    const over = left.filter(({ cards }) => cards.length > 0).toSorted((a, b) => rank(a) - rank(b));
    const short = left.filter(({ cards }) => cards.length === 0);
    const isChanged =
      over.some(takeOut) ||
      short.some((breach) => {
        if (putIn(breach, now, false)) return true;
        if (forced.has(breach.key)) return false;
        forced.add(breach.key);
        return putIn(breach, now, true);
      });
    if (left.length === 0 || !isChanged) break;
  }
  return { steps: stepsBetween(deck, counts, why), left, room };
}

function stepsBetween<Card>(
  before: readonly DeckLine<Card>[],
  after: ReadonlyMap<string, number>,
  why: ReadonlyMap<string, Reason>,
): CompletionStep[] {
  const ids = new Set([...before.map(({ id }) => id), ...after.keys()]);
  return [...ids].sort().flatMap((card): CompletionStep[] => {
    const by = (after.get(card) ?? 0) - countCards(before.filter(({ id }) => id === card));
    if (by === 0) return [];
    return [{ do: by > 0 ? "add" : "remove", card, copies: Math.abs(by), why: why.get(card)! }];
  });
}
