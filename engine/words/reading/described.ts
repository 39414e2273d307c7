import { withValueAt } from "../../../schemas/json-pointer";
import { isEqual } from "../../core/json-equality";
import type { Json } from "../../core/vocabulary";
import type { Descriptor, Piece } from "./descriptors";
import { type Found, found, type Matched, type Named } from "./found";
import type { Token } from "./tokens";

type Match = (piece: Piece, at: number) => readonly Matched[];

/** What things are called; or several of which any will do: “your queen or another of your Tunnels”. */
export function describedAt(
  descriptor: Descriptor,
  tokens: readonly Token[],
  start: number,
  match: Match,
  depth = 0,
): Found[] {
  const ways = plainlyDescribed(descriptor, tokens, start, match);
  const { either } = descriptor;
  if (!either || depth > 1) return ways;
  const ends = new Map<number, Found[]>();
  const othersFrom = (end: number): Found[] => {
    const known = ends.get(end) ?? describedAt(descriptor, tokens, end, match, depth + 1);
    ends.set(end, known);
    return known;
  };
  const joined = ways
    .filter(({ end }) => isAt(tokens, end, either.joint))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, alternatives)
    .flatMap((one) =>
      othersFrom(one.end + either.joint.length).map((other) => ({
        ...other,
        value: anyOf(either.field, one.value!, other.value!),
        cost: one.cost + other.cost + eitherCost,
        before: [...one.before, ...other.before],
        missed: [...one.missed, ...other.missed],
      })),
    );
  return [...ways, ...joined];
}

const alternatives = 3;
const eitherCost = 0.2;

const isAt = (tokens: readonly Token[], at: number, keys: readonly string[]): boolean =>
  keys.every((key, n) => tokens[at + n]?.key === key);

/** What is said of both is said once. */
function anyOf(field: string, a: Json, b: Json): Json {
  const [one, other] = [a, b] as unknown as Record<string, Json>[];
  const isShared = (key: string): boolean => isEqual(one![key], other![key]);
  const shared = Object.fromEntries(Object.entries(one!).filter(([key]) => isShared(key)));
  const [own, further] = [one!, other!].map((all) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !isShared(key))),
  );
  const more = further![field];
  const rest = Array.isArray(more) && Object.keys(further!).length === 1 ? (more as Json[]) : [further as Json];
  return { ...shared, [field]: [own as Json, ...rest] };
}

/** A noun with what stands around it, in any order. */
function plainlyDescribed(descriptor: Descriptor, tokens: readonly Token[], start: number, match: Match): Found[] {
  const ways: Found[] = [];
  let steps = 0;
  const from = (at: number, state: DescribedState): void => {
    if (steps++ > 400) return;
    const left = [...descriptor.noun].filter((key) => !state.noun.has(key)).length;
    if (at > start && !state.isOpen && (state.noun.size > 0 || descriptor.noun.size === 0))
      ways.push(found(at, state.value, state.cost + left * 0.4, { before: state.before, missed: state.missed }));
    const token = tokens[at];
    if (!token) return;
    let most = 0;
    for (const piece of descriptor.pieces) {
      if (state.fields.has(piece.field)) continue;
      for (const matched of match(piece, at)) {
        const { end, cost, before, missed } = matched;
        if (end - at < most - 1) continue;
        // Who anything may be the name of leaves others their words.
        if (piece.items.some((item) => typeof item === "string")) most = Math.max(most, end - at);
        const next = {
          fields: new Set([...state.fields, piece.field]),
          noun: new Set([...state.noun, ...piece.replaces, ...(piece.field === "" ? [""] : [])]),
          cost: state.cost + cost,
          before: [...state.before, ...before],
          missed: [...state.missed, ...missed],
          isOpen: false,
        };
        from(end, { ...next, value: withPiece(state.value, piece, matched) });
        const { either } = descriptor;
        if (!either || !isTail(state, piece) || state.fields.has(either.field) || !isAt(tokens, end, either.joint))
          continue;
        const own = withPiece({}, piece, matched);
        for (const other of descriptor.pieces)
          for (const more of isTail(state, other) ? match(other, end + either.joint.length) : [])
            from(more.end, {
              ...next,
              value: withValueAt(state.value, `/${either.field}`, [own, withPiece({}, other, more)]) as Json,
              fields: new Set([...state.fields, either.field]),
              cost: next.cost + more.cost + eitherCost,
              before: [...next.before, ...more.before],
              missed: [...next.missed, ...more.missed],
            });
      }
    }
    if (descriptor.noun.has(token.key) && !state.noun.has(token.key))
      from(at + 1, { ...state, noun: new Set([...state.noun, token.key]), isOpen: false });
    else if (descriptor.frame.has(token.key))
      from(at + 1, { ...state, cost: state.cost + frameCost(token), isOpen: true });
  };
  from(start, {
    value: descriptor.base,
    fields: new Set(),
    noun: new Set(),
    cost: 0,
    before: [],
    missed: [],
    isOpen: false,
  });
  return ways;
}

/** What is said of things after what they are. */
const isTail = ({ noun }: DescribedState, { field, replaces }: Piece): boolean =>
  field !== "" && replaces.length === 0 && noun.size > 0;

function withPiece(whole: Json, { field, value: plain }: Piece, { filled }: Matched): Json {
  let value: unknown = field === "" ? plain : withValueAt(whole, `/${field}`, plain);
  for (const { at, value: part } of filled) if (part !== undefined) value = withValueAt(value, at, part);
  return value as Json;
}

/** All of some is what things usually are; “one of them” has to be chosen. */
export const oneOfThem = 0.35;
const frameCost = ({ n }: Token): number => (n === undefined ? 0.15 : oneOfThem);

interface DescribedState {
  value: Json;
  fields: ReadonlySet<string>;
  noun: ReadonlySet<string>;
  cost: number;
  before: readonly Named[];
  missed: readonly number[];
  /** Something must follow. */
  isOpen: boolean;
}
