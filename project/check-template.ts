import { nearest } from "../engine/core/nearest";
import type { Problem } from "../schemas/problem";
import { setting } from "../schemas/repair";
import type { Template } from "../schemas/template";
import { documentProblems } from "./problems";
import { allLayers } from "./template-layers";

/** Names in a template that lead nowhere. What has holes is only known once a card fills them: the press reports that. */
export function checkTemplate(template: Template): Problem[] {
  const colours = [template, ...(template.variants ?? [])].flatMap(({ palette = {} }) => Object.keys(palette));
  const fonts = Object.keys(template.fonts);
  const symbols = Object.keys(template.symbols ?? {});
  const problems: Problem[] = [];
  for (const { pointer, layer } of allLayers(template)) {
    for (const { key, field, words } of namesIn(layer, pointer)) {
      if (words.includes("{{")) continue;
      if (colourKeys.has(key) && !isColour(words, colours))
        problems.push({
          ...documentProblems.report(
            "template/unknown-colour",
            { field },
            { colour: words, guess: guess(words, colours) },
          ),
          ...nearestRepair(field, words, colours),
        });
      else if (key === "font" && !fonts.includes(words))
        problems.push({
          ...documentProblems.report(
            "template/unknown-font",
            { field },
            { font: words, guess: guess(words, fonts), known: fonts.join(", ") },
          ),
          ...nearestRepair(field, words, fonts),
        });
      else if (key === "symbol" && words !== "" && !symbols.includes(words))
        problems.push({
          ...documentProblems.report(
            "template/unknown-symbol",
            { field },
            { symbol: words, guess: guess(words, symbols), known: symbols.join(", ") || "none yet" },
          ),
          ...nearestRepair(field, words, symbols),
        });
    }
  }
  return problems;
}

const colourKeys: ReadonlySet<string> = new Set(["fill", "stroke", "color", "background", "glow", "ink"]);

/** `gold|grey`: any alternative that is known will do. */
const isColour = (words: string, palette: readonly string[]): boolean =>
  words.split("|").some((name) => palette.includes(name.trim()) || /^#[0-9a-fA-F]{6}$/.test(name.trim()));

const guess = (name: string, known: readonly string[]): string => {
  const found = nearest(name, known);
  return found ? ` (did you mean “${found}”?)` : "";
};

function nearestRepair(field: string, words: string, known: readonly string[]): Pick<Problem, "repairs"> {
  const found = nearest(words, known);
  return found === undefined ? {} : { repairs: [setting(field, found, `Use “${found}”`)] };
}

interface NamedValue {
  key: string;
  field: string;
  words: string;
}

/** All texts of a layer with their keys, except those of the layers in it. */
function* namesIn(value: object, pointer: string): Generator<NamedValue> {
  for (const [key, item] of Object.entries(value)) {
    const field = `${pointer}/${key}`;
    if (typeof item === "string") yield { key, field, words: item };
    else if (key !== "layers" && key !== "when" && typeof item === "object" && item !== null)
      yield* namesIn(item, field);
  }
}
