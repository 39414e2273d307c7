import type { TSchema } from "typebox";
import type { Check, Scenario } from "../../schemas/scenario";
import type { Game } from "./game";
import { showJson } from "./json-equality";
import { didYouMean } from "./nearest";
import { slipInEvent } from "./scenario-fields";
import type { Json } from "./vocabulary";

/** Slips that would make a scenario pass by saying nothing: names that its game doesn't know, checks that ask for nothing. */

interface SchemaNode {
  properties?: Readonly<Record<string, SchemaNode>>;
  items?: SchemaNode;
  anyOf?: readonly SchemaNode[];
  additionalProperties?: unknown;
}

/** Means any answer to what is asked. */
const plainAnswer = "answer";
const dealtFields = ["seed", "players", "options"];

/** The first slip in a sentence, before anything is done; null if there is none. */
export function slipIn(game: Game, { given, when = [], then = [] }: Scenario): string | null {
  const ofGiven = "new" in given ? slipInNew(given as Record<string, Json>) : null;
  if (ofGiven !== null) return ofGiven;
  for (const [n, { action, then: checks = [] }] of when.entries()) {
    const slip = unknownAction(game, action.type) ?? firstSlip(game, checks);
    if (slip !== null) return `Step ${n + 1}: ${slip}`;
  }
  return firstSlip(game, then);
}

function slipInNew(given: Record<string, Json>): string | null {
  const other = Object.keys(given).find((field) => field !== "new" && field !== "rolls");
  if (other !== undefined)
    return `A new game (“new” in “given”) has no “${other}” beside it${didYouMean(other, ["rolls"])}.`;
  const dealt = Object.keys((given["new"] ?? {}) as object);
  const field = dealt.find((name) => !dealtFields.includes(name));
  if (field !== undefined) return `A new game has no “${field}”${didYouMean(field, dealtFields)}.`;
  const { seed, players = 0 } = (given["new"] ?? {}) as Record<string, Json>;
  if (!Number.isInteger(seed)) return `A new game's “seed” is a whole number, not ${showJson(seed)}.`;
  return Array.isArray(players) || Number.isInteger(players)
    ? null
    : `A new game's “players” are a number or a list, not ${showJson(players)}.`;
}

function firstSlip(game: Game, checks: readonly Check[]): string | null {
  for (const [n, check] of checks.entries()) {
    const slip = slipInCheck(game, check);
    if (slip !== null) return `Check ${n + 1}: ${slip}`;
  }
  return null;
}

function slipInCheck(game: Game, check: Check): string | null {
  if ("at" in check) {
    const { at, view: _, ...tests } = check;
    const stars = at.split("/").filter((part) => part === "*").length;
    if (Object.keys(tests).length === 0) return `${at} is named, but nothing is asked of it.`;
    if (check.sum !== undefined && stars !== 1)
      return `a sum needs a pointer with one “*”, and ${at} has ${stars || "none"}.`;
    return stars > 0 && Object.keys(tests).some((test) => test !== "sum") ? `“*” in ${at} stands only for sums.` : null;
  }
  if ("event" in check) return slipInEvent(game, check.event, check.where);
  if ("order" in check) return firstOf(check.order.map(({ event, where }) => slipInEvent(game, event, where)));
  if ("legal" in check) return unknownAction(game, check.legal.type);
  if ("illegal" in check) return unknownAction(game, check.illegal.type);
  if ("actions" in check) return firstOf(check.actions.map(({ type }) => unknownAction(game, type)));
  return null;
}

const firstOf = (slips: readonly (string | null)[]): string | null => slips.find((slip) => slip !== null) ?? null;

const unknownAction = ({ names: { actions }, id }: Game, type: string): string | null =>
  Object.hasOwn(actions, type) || type === plainAnswer
    ? null
    : `${id} has no action “${type}”${didYouMean(type, Object.keys(actions))}.`;

/**
 * A field of a given position that means nothing: neither the game's notation has it, nor does the game write it itself,
 * which it may do with what follows from the rest.
 */
export function unknownField(schema: TSchema, given: Json, written: Json): string | null {
  return visit(schema as SchemaNode, given, [written], "");
}

/** `written`: what the game writes in such places. Things come and go in another order than they are given in, so all of a list count. */
function visit(node: SchemaNode | undefined, given: Json, written: readonly Json[], at: string): string | null {
  if (typeof given !== "object" || given === null) return null;
  const forms = node?.anyOf ?? (node ? [node] : []);
  if (Array.isArray(given)) {
    const items = forms.find((form) => form.items)?.items;
    const like = written.flatMap((each) => (Array.isArray(each) ? (each as Json[]) : []));
    return firstOf((given as Json[]).map((item, n) => visit(items, item, like, `${at}/${n}`)));
  }
  const properties = forms.find((form) => form.properties)?.properties;
  if (!properties) return null;
  const like = written.filter(isObject);
  const known = [
    ...new Set([...Object.keys(properties), ...like.flatMap((each) => Object.keys(each))]),
    ...("card" in properties ? ["as"] : []),
  ];
  for (const [field, value] of Object.entries(given)) {
    if (!known.includes(field)) return `${at || "“given”"} has no field “${field}”${didYouMean(field, known)}.`;
    const inner = visit(
      properties[field],
      value as Json,
      like.flatMap((each) => (each[field] === undefined ? [] : [each[field]])),
      `${at}/${field}`,
    );
    if (inner !== null) return inner;
  }
  return null;
}

const isObject = (json: Json | undefined): json is { readonly [field: string]: Json } =>
  typeof json === "object" && json !== null && !Array.isArray(json);
