import type { Rules } from "../../engine/core/game";
import { allNames, hiddenFrom, rename, unnumbered } from "../../engine/core/hiding";
import type { CoreState } from "../../engine/core/machine";
import { clonePlain } from "../../engine/core/plain";
import { type Rng, shuffle } from "../../engine/core/rng";
import { askedBefore, positionSeenBy, requestSeenBy, stateSeenBy, tableSeenBy } from "../../engine/core/secrecy";
import { cardsOf } from "../../engine/core/table-view";

/** What would give a secret away in a match that stands so, in a sentence; null if nothing does. */

const spectator = -1;

/** Everything that reaches a seat of a match that stands so. */
const shownTo = (rules: Rules, state: CoreState, seat: number, request = requestSeenBy(rules, state, seat)) => ({
  state: stateSeenBy(rules, state, seat),
  request,
  position: positionSeenBy(rules, state, seat),
  table: tableSeenBy(rules, state, seat),
});

/** The same situation with everything exchanged that the seat can't see: which card lies where, and under which number. */
function exchanged({ hiding }: Rules, state: CoreState, seat: number, rng: Rng): CoreState {
  const other = clonePlain(state);
  const groups = new Map<number, number[]>();
  for (const card of hiddenFrom(hiding, other, seat)) {
    if (hiding.isLasting?.(other, card)) continue;
    const group = hiding.numbersTell ? 0 : hiding.groupOf(other, card);
    groups.set(group, [...(groups.get(group) ?? []), card]);
  }
  const renamed = new Map<number, number>();
  for (const cards of groups.values()) {
    const places = shuffled(cards, rng);
    for (const [n, card] of cards.entries()) renamed.set(card, places[n]!);
    const owners = shuffled(cards, rng);
    for (const list of hiding.facts(other)) {
      const facts = owners.map((card) => list[card]);
      cards.forEach((card, n) => {
        list[card] = facts[n];
      });
    }
  }
  rename(allNames(hiding, other), (card) => renamed.get(card));
  return other;
}

export function secretTold(rules: Rules, state: CoreState, rng: Rng): string | null {
  const lying = rules.hiding.places(state).flatMap(({ cards }) => cards.filter((card) => card !== unnumbered));
  if (new Set(lying).size < lying.length) return "a card lies in two hidden places: whether it was seen isn't noticed";
  // All that may be answered is told at length, and the same for every seat.
  const request = rules.request(state);
  for (const seat of [spectator, ...rules.setup.seats.keys()]) {
    const seen = shownTo(rules, state, seat, request && askedBefore(request, seat));
    const told =
      difference(seen, shownTo(rules, exchanged(rules, state, seat, rng), seat)) ??
      numberThatTells(rules, state, seat, seen) ??
      (seat === spectator ? null : otherWorld(rules, state, seat, rng)) ??
      numberOnTheTable(seen.table, state, seat);
    if (told !== null) return `seat ${seat}: ${told}`;
  }
  return null;
}

/** Bots play on a world dealt from what they see, and must find in it what they saw. */
function otherWorld(rules: Rules, state: CoreState, seat: number, rng: Rng): string | null {
  const view = rules.view(state, seat);
  return difference(view, rules.view(rules.redeal(view, seat, rng), seat));
}

/** Where a number says which card it is, a hidden card's must not be anywhere, nor in what a bot plays on. */
function numberThatTells(rules: Rules, state: CoreState, seat: number, seen: object): string | null {
  if (!rules.hiding.numbersTell) return null;
  const shown = JSON.stringify([rules.view(state, seat), seen]);
  const numbers = new Set(shown.match(/\d+/g)?.map(Number));
  const told = hiddenFrom(rules.hiding, state, seat).find((card) => numbers.has(card));
  return told === undefined ? null : `the number of ${rules.cardIdOf(state, told)} is shown`;
}

/** A hidden card has a number only where the seat is asked to choose it unseen. */
function numberOnTheTable(table: ReturnType<Rules["table"]>, { prompt }: CoreState, seat: number): string | null {
  const numbered = cardsOf(table).filter(({ instance, card }) => card === undefined && instance !== undefined);
  const { options = [] } = (prompt?.seat === seat ? prompt : {}) as { options?: number[] };
  return numbered.length <= options.length ? null : `${numbered.length} hidden cards on the table are numbered`;
}

/** Whether two things are the same, field by field in the same order: whole states are compared a thousand times. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one)) {
    if (one.length !== (other as unknown[]).length) return false;
    for (let n = 0; n < one.length; n++) if (!isSame(one[n], (other as unknown[])[n])) return false;
    return true;
  }
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  if (keys.length !== others.length) return false;
  for (let n = 0; n < keys.length; n++)
    if (keys[n] !== others[n] || !isSame(one[keys[n] as never], other[keys[n] as never])) return false;
  return true;
}

/** Where two things first differ as text, which has no place for what is undefined. */
function difference(one: unknown, other: unknown, at = ""): string | null {
  if (isSame(one, other) || JSON.stringify(one) === JSON.stringify(other)) return null;
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null)
    return `${at} is ${JSON.stringify(one)} or ${JSON.stringify(other)}, depending on what is hidden`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = difference(one[key as never], other[key as never], `${at}/${key}`);
    if (found !== null) return found;
  }
  return `the order in ${at} depends on what is hidden`;
}

function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const copy = [...items];
  shuffle(rng, copy);
  return copy;
}
