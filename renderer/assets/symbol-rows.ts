import { getOrAdd } from "../../press/get-or-add";
import type { Template } from "../../schemas/template";
import type { UsedTemplate } from "./used-templates";

/** A symbol that the set shows: one of the library, or one that a template draws on the line. */
export interface SymbolRow {
  /** `crossed-swords`, or `G` for what a text writes as {G}. */
  name: string;
  /** The template that draws it; undefined for one of the library. */
  from: UsedTemplate | undefined;
  cards: readonly SymbolCard[];
  /** The templates that draw it, and the sceneries of composed pictures. */
  templates: readonly SymbolPlace[];
  isMissing: boolean;
}

type SymbolPlace = Pick<UsedTemplate, "title" | "place">;

export interface SymbolCard {
  id: string;
  name: string;
  /** Symbols of the library that it names for its picture. */
  icons: readonly string[];
  /** Those that its composed picture chose by what the card is. */
  composed: readonly string[];
  /** Those that lie about in the scenery of that picture. */
  around: readonly string[];
  /** Symbols on the line that are printed on it, by their names. */
  signs: readonly string[];
}

export const isUnused = ({ cards, templates }: SymbolRow): boolean => cards.length === 0 && templates.length === 0;

/** What is missing first, then what stands on the line, then what pictures are made of. */
export function symbolRows(
  cards: readonly SymbolCard[],
  templates: readonly UsedTemplate[],
  isKnown: (icon: string) => boolean,
): SymbolRow[] {
  const withIcon = byName(cards, ({ icons, composed }) => [...icons, ...composed]);
  const withSign = byName(cards, ({ signs }) => signs);
  const strewn = new Set(cards.flatMap(({ around }) => around));
  const saying = templates.map((used) => ({ used, ...saidBy(used.template) }));
  const gone = saying.flatMap(({ used, layers }) =>
    [...layers]
      .filter((name) => !Object.hasOwn(used.template.symbols ?? {}, name))
      .map((name): SymbolRow => ({ name, from: used, cards: [], templates: [used], isMissing: true })),
  );
  // A piece that takes its symbols from the faces draws the same ones.
  const drawn = new Map<object, SymbolRow & { templates: SymbolPlace[] }>();
  for (const { used, signs } of saying)
    for (const [name, symbol] of Object.entries(used.template.symbols ?? {})) {
      const onCards = used.place === "card" ? (withSign.get(name) ?? []) : [];
      const row = { name, from: used, cards: onCards, templates: [], isMissing: false };
      const known = getOrAdd(drawn, symbol, () => row);
      if (signs.has(name)) known.templates.push(used);
    }
  const icons = new Set([...withIcon.keys(), ...strewn, ...saying.flatMap(({ icons }) => [...icons])]);
  const library = [...icons].sort().map(
    (name): SymbolRow => ({
      name,
      from: undefined,
      cards: withIcon.get(name) ?? [],
      templates: [
        ...saying.flatMap(({ used, icons }) => (icons.has(name) ? [used] : [])),
        ...(strewn.has(name) ? [sceneries] : []),
      ],
      isMissing: !isKnown(name),
    }),
  );
  const all = [...gone, ...drawn.values(), ...library];
  return all.sort((a, b) => Number(b.isMissing) - Number(a.isMissing));
}

const sceneries: SymbolPlace = { title: "Sceneries of composed pictures" };

function byName(
  cards: readonly SymbolCard[],
  namesOf: (card: SymbolCard) => readonly string[],
): Map<string, SymbolCard[]> {
  const found = new Map<string, SymbolCard[]>();
  for (const card of cards) for (const name of new Set(namesOf(card))) getOrAdd(found, name, () => []).push(card);
  return found;
}

interface Said {
  icons: Set<string>;
  /** On the line or as a layer. */
  signs: Set<string>;
  /** As a layer. */
  layers: Set<string>;
}

/** What a template names; what a hole fills in is a card's. */
function saidBy({ symbols, ...rest }: Template): Said {
  const said: Said = { icons: new Set(), signs: new Set(), layers: new Set() };
  const look = (value: unknown, key: string): void => {
    if (typeof value === "string") {
      for (const name of signsIn(value)) said.signs.add(name);
      if (value === "" || value.includes("{{")) return;
      if (key === "icon" || key === "icons") said.icons.add(value);
      if (key === "symbol") said.layers.add(value);
    } else if (Array.isArray(value)) for (const item of value) look(item, key);
    else if (typeof value === "object" && value !== null)
      for (const [inner, item] of Object.entries(value)) look(item, inner);
  };
  look(rest, "");
  for (const { shapes } of Object.values(symbols ?? {}))
    for (const { icon } of shapes) if (icon !== undefined) said.icons.add(icon);
  for (const name of said.layers) said.signs.add(name);
  return said;
}

/** `{G}{G}: draw` → G, G; what is doubled is a hole. */
export const signsIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\{)\{([^{}\s:]{1,20})\}(?!\})/g)].map(([, name = ""]) => name);
