import type { Problem } from "../schemas/problem";
import type { Template } from "../schemas/template";
import { pressProblems } from "./problems";
import type { Scene } from "./scene";

/** What only colours tell apart: people who see colours otherwise, and black-and-white sheets, don't. */

/** One card with its game's kind of it. */
interface ColouredCard {
  card: Readonly<Record<string, unknown>>;
  kind: string;
}

/** More values than this are no classes but names. */
const mostClasses = 12;

/**
 * Classes of cards, such as families, that look the same but for colours: a card of each is drawn once more with the class of
 * another. `draw` leaves pictures out, which tell no classes apart.
 */
export function classesByColour(cards: readonly ColouredCard[], draw: (card: object) => Scene): Problem[] {
  const problems: Problem[] = [];
  for (const field of new Set(cards.flatMap(({ card }) => Object.keys(card)))) {
    for (const [first, ...others] of classesOf(cards, field)) {
      const { card, value } = first!;
      const alike = others.filter((other) => isColourAlone(draw(card), draw({ ...card, [field]: other.value })));
      for (const other of alike)
        problems.push(pressProblems.report("press/colour-alone", {}, { one: `“${value}”`, other: `“${other.value}”` }));
    }
  }
  return problems;
}

/** For each kind of card, one card of each value of the field. */
function classesOf(cards: readonly ColouredCard[], field: string): { card: object; value: string }[][] {
  const kinds = new Map<string, Map<string, { card: object; value: string; count: number }>>();
  for (const { card, kind } of cards) {
    const value = card[field];
    if (typeof value !== "string") continue;
    const values = kinds.get(kind) ?? new Map<string, { card: object; value: string; count: number }>();
    kinds.set(kind, values);
    const known = values.get(value);
    values.set(value, { card: known?.card ?? card, value, count: (known?.count ?? 0) + 1 });
  }
  return [...kinds.values()]
    .map((values) => [...values.values()].filter(({ count }) => count > 1))
    .filter(({ length }) => length > 1 && length <= mostClasses);
}

const colours: ReadonlySet<string> = new Set(["fill", "stroke", "fade"]);
const withoutColours = ({ items }: Scene): string =>
  JSON.stringify(items, (key, value: unknown) => (colours.has(key) ? key : value));

const isColourAlone = (one: Scene, other: Scene): boolean =>
  withoutColours(one) === withoutColours(other) && JSON.stringify(one.items) !== JSON.stringify(other.items);

/** Symbols of one outline. */
export function symbolsByColour({ symbols = {} }: Pick<Template, "symbols">): Problem[] {
  const byOutline = new Map<string, string>();
  return Object.entries(symbols).flatMap(([name, { shapes, width }]) => {
    const outline = JSON.stringify([width, shapes], (key, value: unknown) => (colours.has(key) ? key : value));
    const other = byOutline.get(outline);
    byOutline.set(outline, name);
    if (other === undefined) return [];
    return [pressProblems.report("press/colour-alone", {}, { one: `the symbol {${other}}`, other: `{${name}}` })];
  });
}
