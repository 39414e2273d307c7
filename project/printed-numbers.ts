import { isRecord } from "../schemas/json-pointer";
import { type Files, manifestOf } from "./project-text";
import { type PriceList, priceListIn, searchedNumberOf } from "./worth";

/** What templates name as `numbers.margin`: the numbers that a project works out for its cards. Those without an outcome are left out. */
export type NumbersOf = (card: unknown) => Readonly<Record<string, number>>;

const known = new WeakMap<PriceList, NumbersOf>();

/** Nothing, if a project has none. The same function for as long as none of them changes: faces are remembered by it. */
export function printedNumbers(files: Files): NumbersOf | undefined {
  const list = manifestOf(files)?.numbers && priceListIn(files);
  if (!list || list.own.length === 0) return undefined;
  const numbersOf = known.get(list) ?? numbersBy(list);
  known.set(list, numbersOf);
  return numbersOf;
}

const numbersBy =
  (list: PriceList): NumbersOf =>
  (card) => {
    // A piece that is made for no card has none.
    if (!isRecord(card) || !Object.hasOwn(card, "name")) return {};
    const numberOf = searchedNumberOf(card, list);
    return Object.fromEntries(
      list.own.flatMap(({ name, formula }) => {
        const value = formula && numberOf(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  };
