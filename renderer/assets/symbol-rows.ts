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
  templates: readonly UsedTemplate[];
  isMissing: boolean;
}

export interface SymbolCard {
  id: string;
  name: string;
  /** Symbols of the library that its picture is made of. */
  icons: readonly string[];
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
  const [withIcon, withSign] = [byName(cards, "icons"), byName(cards, "signs")];
  const saying = templates.map((used) => ({ used, ...saidBy(used.template) }));
  const gone = saying.flatMap(({ used, layers }) =>
    [...layers]
      .filter((name) => !Object.hasOwn(used.template.symbols ?? {}, name))
      .map((name): SymbolRow => ({ name, from: used, cards: [], templates: [used], isMissing: true })),
  );
  // A piece that takes its symbols from the faces draws the same ones.
  const drawn = new Map<object, SymbolRow & { templates: UsedTemplate[] }>();
  for (const { used, signs } of saying)
    for (const [name, symbol] of Object.entries(used.template.symbols ?? {})) {
      const onCards = used.place === "card" ? (withSign.get(name) ?? []) : [];
      const row = { name, from: used, cards: onCards, templates: [], isMissing: false };
      const known = getOrAdd(drawn, symbol, () => row);
      if (signs.has(name)) known.templates.push(used);
    }
  const icons = new Set([...withIcon.keys(), ...saying.flatMap(({ icons }) => [...icons])]);
  const library = [...icons].sort().map(
    (name): SymbolRow => ({
      name,
      from: undefined,
      cards: withIcon.get(name) ?? [],
      templates: saying.flatMap(({ used, icons }) => (icons.has(name) ? [used] : [])),
      isMissing: !isKnown(name),
    }),
  );
  const all = [...gone, ...drawn.values(), ...library];
  return all.sort((a, b) => Number(b.isMissing) - Number(a.isMissing));
}

function byName(cards: readonly SymbolCard[], key: "icons" | "signs"): Map<string, SymbolCard[]> {
  const found = new Map<string, SymbolCard[]>();
  for (const card of cards) for (const name of new Set(card[key])) getOrAdd(found, name, () => []).push(card);
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
