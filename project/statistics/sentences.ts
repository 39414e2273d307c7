import { plural } from "../../engine/core/rich-text";
import type { AnswerShape, GridShape } from "./answer";
import { isNamed, pairsOf } from "./cross";
import { type CountedCard, type Facet, no, yes } from "./facets";
import { figure } from "./figures";
import { kindOf } from "./questions";
import type { Slice, Sliced } from "./slices";

/** The answer, said before it is shown. */

interface Around {
  cards: number;
  /** What it is compared with. */
  before?: number;
  called?: string;
  facets: readonly Facet[];
  nameOf(card: CountedCard): string;
}

export function sentencesOf(shape: AnswerShape, around: Around): string[] {
  if (around.cards === 0) return ["No cards to count."];
  switch (shape.kind) {
    case "bars":
      return [...ofWords(shape.of, around), ...since(shape.of, around)];
    case "columns":
      return [...ofNumber(shape, around), ...since(shape.of, around)];
    case "grid":
      return [...averages(shape, around), ...holes(shape, around)];
    case "points":
      return ofPoints(shape, around);
  }
}

const listed = (words: readonly string[], word = "and"): string =>
  new Intl.ListFormat("en-GB", { type: word === "and" ? "conjunction" : "disjunction" }).format(words);
const cardsOf = (n: number): string =>
  plural(n, "card").replace(/^\d+/, (digits) => Number(digits).toLocaleString("en"));
const isFlag = ({ order }: Facet): boolean => order[0] === yes && order[1] === no;

function ofWords({ facet, slices }: Sliced, { cards }: Around): string[] {
  if (isFlag(facet)) {
    const so = slices.find(({ value }) => value === yes)?.count ?? 0;
    const what = facet.name === "picture" ? "a picture" : facet.title.toLowerCase();
    if (so === cards) return [`All ${cardsOf(cards)} have ${what}.`];
    return [so === 0 ? `No card has ${what}.` : `${so.toLocaleString("en")} of ${cardsOf(cards)} have ${what}.`];
  }
  const named = slices.filter(isNamed);
  const most = Math.max(0, ...named.map(({ count }) => count));
  if (most === 0) return [`No card says anything of its ${facet.title.toLowerCase()}.`];
  const top = named.filter(({ count }) => count === most);
  const unused = named.filter(({ count }) => count === 0);
  const sentences = [
    top.length === 1 && most === cards
      ? `${cards === 1 ? "The only card is" : `All ${cardsOf(cards)} are`} ${top[0]!.label}.`
      : top.length > 3
        ? `${facet.title}: ${top.length} of them come most often, on ${cardsOf(most)} each.`
        : top.length > 1
          ? `${listed(top.map(({ label }) => label))} come most often, on ${cardsOf(most)} each.`
          : `${top[0]!.label} comes most often: ${most.toLocaleString("en")} of ${cardsOf(cards)}.`,
  ];
  const used = named.filter(({ count }) => count > 0);
  const least = used.at(-1);
  if (used.length > 2 && top.length < used.length && least) {
    const fewest = used.reduce((a, b) => (b.count < a.count ? b : a));
    const same = used.filter(({ count }) => count === fewest.count);
    if (same.length === 1) sentences.push(`${fewest.label} is the rarest, with ${fewest.count.toLocaleString("en")}.`);
  }
  if (unused.length > 0)
    sentences.push(
      `No card is ${listed(
        unused.slice(0, 4).map(({ label }) => label),
        "or",
      )}.`,
    );
  return [...sentences, ...nothingSaid(slices, facet)];
}

const nothingSaid = (slices: readonly Slice[], { name, title }: Facet): string[] => {
  const count = slices.find(({ isNothing }) => isNothing)?.count ?? 0;
  if (count === 0) return [];
  const [be, have] = count === 1 ? ["is", "has"] : ["are", "have"];
  return [`${cardsOf(count)} ${name === "deck" ? `${be} in no deck` : `${have} no ${title.toLowerCase()}`}.`];
};

function ofNumber({ of: { facet, slices }, figures }: Extract<AnswerShape, { kind: "columns" }>, { cards }: Around) {
  if (!figures) return [`No card says anything of its ${facet.title.toLowerCase()}.`];
  const named = slices.filter(isNamed);
  const most = Math.max(...named.map(({ count }) => count));
  const top = named.filter(({ count }) => count === most);
  const [amount, half] = [figure(figures.mean), figure(figures.median)];
  const gaps = named.filter(
    ({ count, value }, at) => count === 0 && value !== undefined && at > 0 && at < named.length - 1,
  );
  return [
    top.length > 1
      ? `${facet.title} ${listed(top.slice(0, 3).map(({ label }) => label))} come most often, on ${cardsOf(most)} each.`
      : most === cards
        ? cards === 1
          ? `The only card ${saying(facet, top[0]!.label, "one")}.`
          : `All ${cardsOf(cards)} ${saying(facet, top[0]!.label, "many")}.`
        : 2 * most > cards
          ? `Most cards ${saying(facet, top[0]!.label, "many")} (${most.toLocaleString("en")} of ${cards.toLocaleString("en")}).`
          : `More cards ${saying(facet, top[0]!.label, "many")} than anything else: ${most.toLocaleString("en")} of ${cards.toLocaleString("en")}.`,
    ...(top[0]!.count === cards
      ? []
      : [`On average they ${saying(facet, amount, "many")}, half of them ${half} or less.`]),
    ...(gaps.length > 0 && gaps.length <= 4
      ? [
          `No card ${saying(
            facet,
            listed(
              gaps.map(({ label }) => label),
              "or",
            ),
            "one",
          )}.`,
        ]
      : []),
    ...nothingSaid(slices, facet),
  ];
}

/** “cost 2”, “have attack 2”, “have 40 letters”. */
function saying({ name, title }: Facet, amount: string, many: "one" | "many"): string {
  const has = many === "one" ? "has" : "have";
  if (name === "cost") return `${many === "one" ? "costs" : "cost"} ${amount}`;
  if (name === "worth") return `${many === "one" ? "is" : "are"} worth ${amount}`;
  return name === "letters" ? `${has} ${amount} letters` : `${has} ${title.toLowerCase()} ${amount}`;
}

function averages({ rows, columns, averages: found }: GridShape, { facets }: Around): string[] {
  const isKind = rows.facet === kindOf(facets);
  if (!found || columns.facet.name === "number") return [];
  const known = rows.slices
    .map((slice, at) => ({ slice, average: found[at] }))
    .filter(({ slice, average }) => average !== undefined && isNamed(slice));
  if (known.length < 2) return [];
  const parts = known
    .toSorted((a, b) => b.slice.count - a.slice.count)
    .slice(0, 4)
    .map(({ slice, average }) => `${isKind ? slice.label.toLowerCase() : slice.label} ${figure(average!)}`);
  return [`Average ${columns.facet.title.toLowerCase()}: ${parts.join(", ")}.`];
}

function holes({ rows, columns, counts, holes: found }: GridShape, { facets, cards }: Around): string[] {
  const pairs = pairsOf(rows, columns, counts);
  if (pairs === 0) return [];
  const most = { row: 0, column: 0, count: -1 };
  for (const [row, line] of counts.entries())
    for (const [column, count] of line.entries())
      if (count > most.count && isNamed(rows.slices[row]!) && isNamed(columns.slices[column]!))
        Object.assign(most, { row, column, count });
  const kind = kindOf(facets);
  const pair = (row: number, column: number): [Facet, Slice][] => [
    [rows.facet, rows.slices[row]!],
    [columns.facet, columns.slices[column]!],
  ];
  const often = `Most often: ${phraseOf(pair(most.row, most.column), kind, " that")}, ${most.count.toLocaleString("en")} of ${cardsOf(cards)}.`;
  const surprising = found.filter(({ expected }) => expected >= 1).slice(0, 3);
  if (surprising.length === 0) return [found.length === 0 && pairs > 1 ? `All ${pairs} pairs have cards.` : often];
  const said = surprising.map(({ row, column }) => `no ${phraseOf(pair(row, column), kind)}`);
  return [`${listed(said).replace(/^n/, "N")}.`];
}

/** “Dwarf building costs 2”: words stand before what cards are, numbers after it. */
function phraseOf(pair: readonly [Facet, Slice][], kind: Facet | undefined, that = ""): string {
  const noun = pair.find(([facet]) => facet.name === kind?.name)?.[1].label.toLowerCase() ?? "card";
  const [adjectives, verbs]: [string[], string[]] = [[], []];
  for (const [facet, { label, value }] of pair) {
    if (facet.name === kind?.name) continue;
    if (facet.kind === "number") verbs.push(saying(facet, label, "one"));
    else if (isFlag(facet)) verbs.push(`has ${value === no ? "no " : ""}${facet.title.toLowerCase()}`);
    else if (facet.name === "deck") verbs.push(`is in ${label}`);
    else if (facet.isMany || facet.name === "keyword") verbs.push(`has ${label}`);
    else adjectives.push(label);
  }
  const clause = verbs.length > 0 ? `${that} ${listed(verbs)}` : "";
  return `${[...adjectives, noun].join(" ")}${clause}`;
}

function ofPoints({ x, y, points, trend }: Extract<AnswerShape, { kind: "points" }>, { nameOf }: Around): string[] {
  if (!trend)
    return [
      `${points.length === 0 ? "No card has" : "Too few cards have"} both ${x.title.toLowerCase()} and ${y.title.toLowerCase()}.`,
    ];
  const { slope, base, correlation } = trend;
  const [across, up] = [x.title.toLowerCase(), y.title.toLowerCase()];
  const goes =
    Math.abs(correlation) < 0.3
      ? `${x.title} and ${up} hardly go together.`
      : `One more ${across} goes with ${figure(Math.abs(slope))} ${slope > 0 ? "more" : "less"} ${up}${Math.abs(correlation) > 0.8 ? ", nearly always" : ""}.`;
  const far = points.map((point) => ({ point, off: point.y - base - slope * point.x })).sort((a, b) => b.off - a.off);
  const name = ({ cards }: (typeof points)[number]): string => nameOf(cards[0]!);
  const [above, below] = [far[0]!, far.at(-1)!];
  if (above.off - below.off < 1e-9) return [goes];
  return [goes, `Furthest above the rest is ${name(above.point)}, furthest below ${name(below.point)}.`];
}

/** What changed most since what it is compared with. */
function since({ facet, slices }: Sliced, { cards, before, called }: Around): string[] {
  if (before === undefined) return [];
  const changed = slices
    .map(({ label, count, before: was = 0 }) => ({ label, by: count - was }))
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const signed = (n: number): string => (n > 0 ? `+${n.toLocaleString("en")}` : `−${Math.abs(n).toLocaleString("en")}`);
  const total =
    cards === before ? "as many cards" : `${signed(cards - before)} card${Math.abs(cards - before) === 1 ? "" : "s"}`;
  if (changed.length === 0) return [`Nothing of it differs from ${called}.`];
  const parts = changed
    .slice(0, 4)
    .map(({ label, by }) => `${facet.kind === "number" ? `${facet.title.toLowerCase()} ` : ""}${label} ${signed(by)}`);
  return [`Beside ${called}: ${total}; ${parts.join(", ")}.`];
}
