import { ownValue } from "../schemas/own-value";
import type { Template } from "../schemas/template.ts";

/** Which TTF file each font id is: a path below node_modules/@expo-google-fonts, and the name under which the studio fetches it. */
const family = (id: string, name: string, cuts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(cuts).map(([cut, file]) => [`${id}-${cut}`, `${id}/${file}/${name}_${file}.ttf`]));

const upright = {
  regular: "400Regular",
  medium: "500Medium",
  bold: "700Bold",
  extrabold: "800ExtraBold",
  black: "900Black",
};
const allCuts = { ...upright, italic: "400Regular_Italic", "bold-italic": "700Bold_Italic" };
const { medium: _medium, ...withoutMedium } = allCuts;
const { extrabold: _extrabold, black: _black, ...upToBold } = upright;

export const fontFiles: Readonly<Record<string, string>> = {
  ...family("alegreya", "Alegreya", allCuts),
  ...family("alegreya-sans", "AlegreyaSans", allCuts),
  ...family("grenze", "Grenze", allCuts),
  ...family("fira-sans", "FiraSans", allCuts),
  ...family("rokkitt", "Rokkitt", allCuts),
  ...family("bitter", "Bitter", allCuts),
  ...family("sansita", "Sansita", withoutMedium),
  ...family("nunito", "Nunito", allCuts),
  ...family("barlow", "Barlow", allCuts),
  ...family("barlow-condensed", "BarlowCondensed", allCuts),
  ...family("noto-sans", "NotoSans", allCuts),
  ...family("noto-sans-hebrew", "NotoSansHebrew", upright),
  ...family("noto-naskh-arabic", "NotoNaskhArabic", upToBold),
};

/** Fonts that a project brings itself are named by their paths. */
export const isOwnFont = (id: string): boolean => /^fonts\/.+\.(ttf|otf|woff2?)$/i.test(id);

/** Texts beside such a font that say by what right it is used: of its own name first, then those that families come with. */
export const licenceNotes = (id: string): string[] => [
  noteFor(id),
  ...["OFL", "LICENSE", "LICENCE", "license", "licence", "ofl"].map(
    (name) => `${id.slice(0, id.lastIndexOf("/"))}/${name}.txt`,
  ),
];
export const noteFor = (id: string): string => id.replace(/\.[^./]+$/, ".txt");

/** `alegreya-sans-bold` → “Alegreya Sans Bold”. */
export const typefaceName = (id: string): string =>
  id.replaceAll(/(^|-)([a-z])/g, (_, gap: string, letter: string) => `${gap && " "}${letter.toUpperCase()}`);

/** `dist/renderer/fonts/<name>`, fetched by the studio as `fonts/<name>`. */
export const fontFileName = (id: string): string | undefined => ownValue(fontFiles, id)?.split("/").at(-1);

/** The font ids that templates need, so that nothing else is loaded. */
export function fontsOf(templates: readonly Template[]): string[] {
  const ids = templates.flatMap(({ fonts }) =>
    Object.values(fonts).flatMap(({ regular, bold, italic, boldItalic }) => [regular, bold, italic, boldItalic]),
  );
  return [...new Set(ids.filter((id) => id !== undefined))];
}

const hebrew = /[\u0590-\u05ff\ufb1d-\ufb4f]/;
const arabic = /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
const weights = { regular: 400, medium: 500, bold: 700, extrabold: 800, black: 900 };

/** Arrows, boxes and signs of arithmetic that Noto Sans lacks. */
const forSigns = "alegreya-sans";

/** The typefaces that lend a sign to one that lacks it, best first: of its script and of the nearest weight. */
export function standInsFor(sign: string, weight: number, isItalic: boolean): string[] {
  if (hebrew.test(sign)) return [nearestCut("noto-sans-hebrew", weight, isItalic)];
  if (arabic.test(sign)) return [nearestCut("noto-naskh-arabic", weight, isItalic)];
  return ["noto-sans", forSigns].map((family) => nearestCut(family, weight, isItalic));
}

function nearestCut(family: string, weight: number, isItalic: boolean): string {
  const slanted = isItalic ? (weight < 600 ? "italic" : "bold-italic") : undefined;
  if (slanted && `${family}-${slanted}` in fontFiles) return `${family}-${slanted}`;
  const cuts = Object.entries(weights).filter(([cut]) => `${family}-${cut}` in fontFiles);
  const [nearest = "regular"] = cuts.sort(([, a], [, b]) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? [];
  return `${family}-${nearest}`;
}
