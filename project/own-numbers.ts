import { evaluate, type NumberOf, namesIn, unknownName } from "../engine/core/formula/evaluate";
import { type Formula, functions, parseFormula, type Slip } from "../engine/core/formula/parse-formula";
import { numberNamePattern } from "../schemas/manifest";

/** Numbers that a project works out for its cards: `margin` is `worth - cost`. Each may use those above it. */
export interface OwnNumber {
  name: string;
  text: string;
  /** Nothing, if the text isn't one. */
  formula: Formula | undefined;
  slip?: Slip;
}

/** What every card has in a formula besides its own numbers. */
export const pricedNames = ["worth", "cost"] as const;

const form = new RegExp(numberNamePattern);

/** Why a number can't be called so. */
export function nameSlip(name: string, taken: Iterable<string>): Slip | undefined {
  const slip = (message: string): Slip => ({ message, at: 0, length: name.length });
  if (!form.test(name)) return slip("A name is one word of letters and digits, such as margin.");
  if (Object.hasOwn(functions, name)) return slip(`“${name}” is a function of formulas.`);
  return [...taken].includes(name) ? slip(`Cards have a number “${name}” already.`) : undefined;
}

/** `names`: the numbers that cards have by themselves. */
export function readOwnNumbers(own: Readonly<Record<string, string>>, names: ReadonlyMap<string, string>): OwnNumber[] {
  const known = new Set<string>([...names.keys(), ...pricedNames]);
  return Object.entries(own).map(([name, text]): OwnNumber => {
    const read = readOver(text, known);
    const slip = nameSlip(name, known) ?? (read.ok ? undefined : read.slip);
    known.add(name);
    return slip || !read.ok
      ? { name, text, formula: undefined, ...(slip && { slip }) }
      : { name, text, formula: read.formula };
  });
}

function readOver(text: string, known: ReadonlySet<string>): ReturnType<typeof parseFormula> {
  const read = parseFormula(text);
  if (!read.ok) return read;
  for (const name of namesIn(read.formula))
    if (!known.has(name.name)) return { ok: false, slip: unknownName(name, [...known]) };
  return read;
}

/** All of them for one card; what has no outcome there is left out. */
export function ownValues(numbers: readonly OwnNumber[], numberOf: NumberOf): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const { name, formula } of numbers) {
    const outcome = formula && evaluate(formula, (asked) => values.get(asked) ?? numberOf(asked));
    if (outcome?.ok) values.set(name, Math.round(outcome.value * 1000) / 1000);
  }
  return values;
}
