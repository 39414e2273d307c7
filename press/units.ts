/** Lengths and resolutions as people write them. Everything inside is millimetres and dots per inch. */

const inMillimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72 };
const spelled: Readonly<Record<string, string>> = { inch: "in", inches: "in", '"': "in", "″": "in", "”": "in" };

const unit = `(?:mm|cm|pt|in(?:ch(?:es)?)?|["″”])`;
const number = String.raw`[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)`;
const lengthPattern = new RegExp(String.raw`^\s*(${number})\s*(${unit})?\s*$`, "i");
const sizePattern = new RegExp(String.raw`^\s*(${number})\s*(${unit})?\s*[x×*]\s*(${number})\s*(${unit})?\s*$`, "i");
const resolutionPattern = new RegExp(String.raw`^\s*(${number})\s*(?:dpi|ppi)?\s*$`, "i");

/** `3`, `3mm`, `0.125 in`, `0,3cm`: millimetres without a unit. */
export function readLength(text: string): number | undefined {
  const [, value, named] = lengthPattern.exec(text) ?? [];
  return value === undefined ? undefined : toMillimetres(value, named);
}

/** `6.5`, `6.5pt`, `2mm`: sizes of type, points without a unit. */
export function readPoints(text: string): number | undefined {
  const [, value, named] = lengthPattern.exec(text) ?? [];
  if (value === undefined) return undefined;
  return Math.round((toMillimetres(value, named ?? "pt") / inMillimetres["pt"]!) * 100) / 100;
}

/** `63x88`, `8.5 × 11 in`: a unit at the end counts for both sides. */
export function readSides(text: string): { width: number; height: number } | undefined {
  const [, width, first, height, last] = sizePattern.exec(text) ?? [];
  if (width === undefined || height === undefined) return undefined;
  return { width: toMillimetres(width, first ?? last), height: toMillimetres(height, last ?? first) };
}

/** `300`, `300dpi`. */
export function readResolution(text: string): number | undefined {
  const [, value] = resolutionPattern.exec(text) ?? [];
  return value === undefined ? undefined : decimal(value);
}

const decimal = (text: string): number => Number(text.replace(",", "."));

/** To a micrometre: what is left of a conversion below that is no measure. */
function toMillimetres(value: string, named = "mm"): number {
  const name = named.toLowerCase();
  return Math.round(decimal(value) * inMillimetres[spelled[name] ?? name]! * 1000) / 1000;
}
