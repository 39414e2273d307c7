import type { Check, PositionCheck } from "../../schemas/scenario";
import { isEqual } from "./json-equality";
import { instanceOf, valuesAt } from "./scenario-aliases";
import { failureOf } from "./scenario-checks";
import { eventsThatFit, timesInLog } from "./scenario-events";
import { positionIn, type Situation } from "./scenario-situation";
import type { Json } from "./vocabulary";

/** A check that asks for what is now, in the same terms; null where that can't be said by changing it. */
export function mendedCheck(check: Check, situation: Situation): Check | null {
  const mended = changed(check, situation);
  return mended !== null && failureOf(mended, situation) === null ? mended : null;
}

function changed(check: Check, situation: Situation): Check | null {
  const { state } = situation;
  if ("at" in check) return mendedPosition(check, situation);
  if ("event" in check) return { ...check, times: eventsThatFit(check, situation) };
  if ("log" in check) return { ...check, times: timesInLog(check, situation) };
  if ("legal" in check) return { illegal: check.legal };
  if ("illegal" in check) return { legal: check.illegal };
  if ("request" in check) {
    const { prompt } = state;
    if (!prompt) return { over: true };
    const { kind } = check.request;
    return { request: { actor: prompt.seat, ...(kind === undefined ? {} : { kind: prompt.kind }) } };
  }
  if ("winners" in check) return state.result ? { winners: state.result.winners } : { over: false };
  if ("over" in check) return { over: state.result !== null };
  return null;
}

function mendedPosition(check: PositionCheck, situation: Situation): PositionCheck {
  const { view, at } = check;
  const values = valuesAt(positionIn(situation, view), at, situation.aliases);
  const [found] = values;
  const seen = view === undefined ? {} : { view };
  if (check.sum !== undefined) return { ...seen, at, sum: (values as number[]).reduce((sum, n) => sum + n, 0) };
  if (found === undefined) return { ...seen, at, absent: true };
  if (check.length !== undefined && Array.isArray(found)) return { ...seen, at, length: found.length };
  if ("contains" in check) return { ...seen, at, contains: likePart(found, check.contains as Json) };
  return { ...seen, at, is: found };
}

/** What there is now of what was asked for: the same fields of a thing; of a list the whole thing that comes nearest, or its first. */
function likePart(found: Json, part: Json): Json {
  if (Array.isArray(found)) {
    const items = found as Json[];
    const near = items.find((item) => alike(item, part)) ?? items[0];
    return near === undefined ? part : likePart(near, part);
  }
  if (!isObject(found) || !isObject(part)) return found;
  return Object.fromEntries(Object.keys(part).flatMap((key) => (key in found ? [[key, found[key]!]] : [])));
}

const alike = (item: Json, part: Json): boolean =>
  isObject(item) &&
  isObject(part) &&
  (isEqual(item["card"], part["card"]) || (instanceOf(item) !== undefined && instanceOf(item) === instanceOf(part)));

const isObject = (json: Json): json is { readonly [field: string]: Json } =>
  typeof json === "object" && json !== null && !Array.isArray(json);

/** What a step says, taken as it went: what was refused must be, and what was possible need not be refused. */
export function mendedStep<Step extends { refused?: unknown; action: unknown }>(
  step: Step,
  refusal: string | null,
): Step {
  const { refused: _, ...rest } = step;
  return refusal === null ? (rest as Step) : ({ ...rest, refused: refusal } as Step);
}
