/** What a PDF consists of, as plain values: texts are names, and everything else is what it looks like. */
export type PdfValue =
  | number
  | boolean
  | string
  | PdfRef
  | PdfText
  | readonly PdfValue[]
  | { readonly [key: string]: PdfValue | undefined };
export type PdfDictionary = { readonly [key: string]: PdfValue | undefined };

/** An object of the file, by its number. */
export class PdfRef {
  constructor(readonly number: number) {}
}

/** One that a page or a drawing calls by a name of its own. */
export interface Named {
  name: string;
  ref: PdfRef;
}

/** What the operators of a page or a drawing call by name. */
export type Resources = Record<"Font" | "XObject" | "ExtGState" | "Shading", Record<string, PdfRef>>;
export const noResources = (): Resources => ({ Font: {}, XObject: {}, ExtGState: {}, Shading: {} });

/** Words for people. */
export class PdfText {
  constructor(readonly text: string) {}
}

export function written(value: PdfValue): string {
  if (typeof value === "number") return numberOf(value);
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string") return nameOf(value);
  if (value instanceof PdfRef) return `${value.number} 0 R`;
  if (value instanceof PdfText) return textOf(value.text);
  if (Array.isArray(value)) return `[${value.map(written).join(" ")}]`;
  const entries = Object.entries(value as PdfDictionary).filter(([, inner]) => inner !== undefined);
  return `<<${entries.map(([key, inner]) => `${nameOf(key)} ${written(inner as PdfValue)}`).join("\n")}>>`;
}

/** Numbers of a PDF have no exponents. */
const numberOf = (value: number): string => {
  const text = String(value);
  return text.includes("e") ? value.toFixed(10).replace(/\.?0+$/, "") : text;
};

/** Of signs of ASCII. */
const nameOf = (name: string): string =>
  `/${name.replace(/[^!-~]|[#()<>[\]{}/%]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, "0")}`)}`;

const textOf = (text: string): string =>
  /^[ -~]*$/.test(text) ? `(${text.replace(/[\\()]/g, "\\$&")})` : `<feff${utf16(text)}>`;

/** Big-endian, in hex. */
export function utf16(text: string): string {
  let hex = "";
  for (let at = 0; at < text.length; at++) hex += text.charCodeAt(at).toString(16).padStart(4, "0");
  return hex;
}
