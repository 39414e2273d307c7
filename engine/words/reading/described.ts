import { withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { Descriptor, Piece } from "./descriptors";
import { type Found, found, type Matched, type Named } from "./found";
import type { Token } from "./tokens";

/** A noun with what stands around it, in any order. */
export function describedAt(
  descriptor: Descriptor,
  tokens: readonly Token[],
  start: number,
  match: (piece: Piece, at: number) => readonly Matched[],
): Found[] {
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
      for (const { end, filled, cost, before, missed } of match(piece, at)) {
        if (end - at < most - 1) continue;
        // Who anything may be the name of leaves others their words.
        if (piece.items.some((item) => typeof item === "string")) most = Math.max(most, end - at);
        let value: unknown =
          piece.field === "" ? piece.value : withValueAt(state.value, `/${piece.field}`, piece.value);
        for (const { at: place, value: part } of filled)
          if (part !== undefined) value = withValueAt(value, place, part);
        from(end, {
          value: value as Json,
          fields: new Set([...state.fields, piece.field]),
          noun: new Set([...state.noun, ...piece.replaces, ...(piece.field === "" ? [""] : [])]),
          cost: state.cost + cost,
          before: [...state.before, ...before],
          missed: [...state.missed, ...missed],
          isOpen: false,
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
