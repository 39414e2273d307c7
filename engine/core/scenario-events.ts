import { ownValue } from "../../schemas/own-value";
import type { EventCheck, LogCheck, OrderCheck } from "../../schemas/scenario";
import type { Rules } from "./game";
import { isEqual, showJson } from "./json-equality";
import { lineFor } from "./log";
import type { CoreState } from "./machine";
import { didYouMean } from "./nearest";
import { type Aliases, withAliases } from "./scenario-aliases";
import { type Situation, seenAs } from "./scenario-situation";
import { seenBy } from "./secrecy";
import type { Json } from "./vocabulary";

/** What a scenario asks of what has happened: events, their order, and the log that tells of them. */

type Details = Record<string, Json>;
interface Wanted {
  event: string;
  where?: Readonly<Record<string, unknown>>;
}

const eventsOfType = ({ event, view }: EventCheck, situation: Situation): Details[] =>
  eventsAs(view, situation).filter(({ type }) => type === event);

/** How often what a check speaks of has happened. */
export const eventsThatFit = (check: EventCheck, situation: Situation): number =>
  eventsOfType(check, situation).filter((details) => fits(check, details, check.view, situation)).length;

export function checkEvents(check: EventCheck, situation: Situation): string | null {
  const { event, where = {}, times, view } = check;
  const ofType = eventsOfType(check, situation);
  const count = eventsThatFit(check, situation);
  const wanted = `${told({ event, where })}${seenAs(view)}`;
  if (times === undefined ? count > 0 : count === times) return null;
  const often = times === undefined ? "" : ` ${times} times`;
  const other = ofType.length > count ? ` (${ofType.length - count} others of that type: ${showJson(ofType)})` : "";
  return `${wanted} should have happened${often}, but happened ${count === 0 ? "never" : `${count} times`}${other}.`;
}

const told = ({ event, where = {} }: Wanted): string =>
  `“${event}”${Object.keys(where).length > 0 ? ` with ${showJson(where)}` : ""}`;

/** Each after the one before it, whatever else happens between them. */
export function checkOrder({ order, view }: OrderCheck, situation: Situation): string | null {
  const seen = eventsAs(view, situation);
  let from = 0;
  for (const [n, wanted] of (order as Wanted[]).entries()) {
    const at = seen.findIndex((details, at) => at >= from && fits(wanted, details, view, situation));
    if (at < 0) {
      const former = n === 0 ? "" : ` after ${told(order[n - 1]!)}`;
      const types = situation.told.map(({ event }) => event.type);
      return `${told(wanted)} should have happened${former}, but didn't${seenAs(view)}. What happened: ${showJson(types)}.`;
    }
    from = at + 1;
  }
  return null;
}

/** Without a view everything is open; a seat sees no secret but its own. */
function eventsAs(view: number | undefined, { told }: Situation): Details[] {
  return told.map(({ event }) => seenBy(event, view ?? null) as unknown as Details);
}

/** Every named detail is equal; a card may be named by its id. */
function fits(
  { event, where = {} }: Wanted,
  details: Details,
  view: number | undefined,
  situation: Situation,
): boolean {
  if (details["type"] !== event) return false;
  const { rules, state, aliases } = situation;
  const seen = view === undefined ? state : rules.view(state, view);
  return Object.entries(where).every(([key, wanted]) =>
    isMeant(wanted as Json, ownValue(details, key), rules, seen, aliases),
  );
}

function isMeant(wanted: Json, found: Json | undefined, rules: Rules, state: CoreState, aliases: Aliases): boolean {
  if (isEqual(wanted, found) || isEqual(withAliases(wanted, aliases), found)) return true;
  if (typeof wanted === "string" && typeof found === "number") return rules.cardIdOf(state, found) === wanted;
  return (
    Array.isArray(wanted) &&
    Array.isArray(found) &&
    wanted.length === found.length &&
    wanted.every((item, n) => isMeant(item, found[n], rules, state, aliases))
  );
}

/** Words of letters; what has a digit in it may be a code. */
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !/\p{N}/u.test(word));

const linesFor = ({ view }: LogCheck, { told }: Situation): string[] =>
  told.flatMap((each) => lineFor(each, view ?? null) ?? []);

/** How many lines of the log have the words of a check. */
export const timesInLog = (check: LogCheck, situation: Situation): number =>
  linesFor(check, situation).filter((line) => line.includes(check.log)).length;

export function checkLog(check: LogCheck, situation: Situation): string | null {
  const { log, view, times } = check;
  const { rules, told: happened } = situation;
  if (times === 0) {
    const known = [
      ...happened.flatMap(({ whole = "" }) => wordsOf(whole)),
      ...Object.values(rules.setup.cards).flatMap((card) => wordsOf((card as { name?: string }).name ?? "")),
      ...rules.setup.seats.flatMap(({ name = "" }) => wordsOf(name)),
    ];
    // Otherwise a slip in a word would pass for what wasn't said.
    const slip = wordsOf(log).find((word) => !known.some((each) => each.includes(word)));
    if (slip !== undefined)
      return `no line of this log has “${slip}”${didYouMean(slip, known)}. That something never happens is asked with “event”.`;
  }
  const lines = linesFor(check, situation);
  const count = timesInLog(check, situation);
  if (times === undefined ? count > 0 : count === times) return null;
  const often = times === undefined ? "" : ` ${times} times`;
  return `the log${seenAs(view)} should say “${log}”${often}, but says it ${count === 0 ? "never" : `${count} times`}: ${showJson(lines)}.`;
}
