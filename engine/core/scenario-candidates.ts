import type { Check } from "../../schemas/scenario";
import { isEqual } from "./json-equality";
import { lineFor } from "./log";
import { instanceOf } from "./scenario-aliases";
import { checkWords } from "./scenario-sentences";
import type { Situation } from "./scenario-situation";
import { pointed } from "./scenario-words";
import type { Json } from "./vocabulary";

/** What a scenario could ask for at its end: what was told, who is asked, and every value of the position. */

export interface PossibleCheck {
  check: Check;
  words: string;
  /** It is so because of what was played. */
  isChange: boolean;
  /** The thing and the seat that it is about. */
  instance?: number;
  seat?: number;
}

export function possibleChecks(situation: Situation, before: Json, view: number): PossibleCheck[] {
  const { rules, state, told } = situation;
  const after = rules.writePosition(state);
  const changed = differences(before, after, "");
  const isSaid = new Set(changed.map((check) => JSON.stringify(check)));
  const others = valuesIn(after, "").filter((check) => !isSaid.has(JSON.stringify(check)));
  const lines = [...new Set(told.flatMap((each) => lineFor(each, view) ?? []))];
  const now: Check = state.result
    ? { winners: state.result.winners }
    : { request: { actor: state.prompt!.seat, kind: state.prompt!.kind } };
  const about = (check: Check): PossibleCheck => {
    const { seat, instance } = "at" in check ? pointed(situation, check.at) : {};
    return {
      check,
      words: checkWords(check, situation),
      isChange: true,
      ...(seat === undefined ? {} : { seat }),
      ...(instance === undefined ? {} : { instance }),
    };
  };
  return [
    ...lines.map((log) => about({ view, log })),
    ...changed.map(about),
    ...[...others, now].map((check) => ({ ...about(check), isChange: false })),
  ];
}

/** What has changed between two written positions; things that are numbered are compared with themselves. */
function differences(before: Json | undefined, after: Json | undefined, at: string): Check[] {
  if (after === undefined) return before === undefined ? [] : [{ at, absent: true }];
  if (before !== undefined && isEqual(before, after)) return [];
  if (Array.isArray(after)) return listDifferences(before, after as Json[], at);
  if (!isObject(after) || !isObject(before)) return [{ at, is: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differences(before[key], after[key], `${at}/${key}`));
}

function listDifferences(before: Json | undefined, after: readonly Json[], at: string): Check[] {
  const former = Array.isArray(before) ? (before as Json[]) : [];
  if (!after.some(isObject) && !former.some(isObject)) return [{ at, is: after }];
  const matched = (item: Json, n: number): Json | undefined => {
    const instance = instanceOf(item);
    return instance === undefined ? former[n] : former.find((each) => instanceOf(each) === instance);
  };
  const changed = after.flatMap((item, n) => differences(matched(item, n), item, `${at}/${n}`));
  return after.length === former.length ? changed : [{ at, length: after.length }, ...changed];
}

/** Every value of the seats and of the numbered things: plain ones, and lists of cards. */
function valuesIn(position: Json, at: string): Check[] {
  if (!isObject(position)) return [];
  const { players = [] } = position as { players?: Json[] };
  const things = Object.entries(position).flatMap(([field, list]) =>
    Array.isArray(list) && field !== "players"
      ? (list as Json[]).flatMap((item, n) =>
          instanceOf(item) === undefined ? [] : plainValues(item, `${at}/${field}/${n}`),
        )
      : [],
  );
  return [...players.flatMap((player, seat) => plainValues(player, `${at}/players/${seat}`)), ...things];
}

const plainValues = (thing: Json, at: string): Check[] =>
  isObject(thing)
    ? Object.entries(thing).flatMap(([field, value]) =>
        ["id", "uid", "name", "card"].includes(field) ||
        isObject(value) ||
        (Array.isArray(value) && value.some(isObject))
          ? []
          : [{ at: `${at}/${field}`, is: value }],
      )
    : [];

const isObject = (json: Json | undefined): json is { readonly [field: string]: Json } =>
  typeof json === "object" && json !== null && !Array.isArray(json);
