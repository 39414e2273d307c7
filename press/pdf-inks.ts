import { channels } from "./colour";
import { getOrAdd } from "./get-or-add";

/** The colours of a PDF: as screens have them, or as the inks of a print shop. */

export interface PdfInks {
  /** Of pictures and shadings. */
  space: "DeviceRGB" | "DeviceCMYK";
  /** The operator that chooses a colour. `isType`: of letters, which should need one ink if they can. */
  choose(hex: string, use: "fill" | "stroke", isType?: boolean): string;
  shares(hex: string): number[];
}

export type Cmyk = readonly [cyan: number, magenta: number, yellow: number, black: number];

const limit = 1000;

function remembered(chosen: (hex: string, use: "fill" | "stroke", isType: boolean) => string): PdfInks["choose"] {
  const known = new Map<string, string>();
  return (hex, use, isType = false) => {
    if (known.size >= limit) known.clear();
    return getOrAdd(known, `${hex}${use}${isType}`, () => chosen(hex, use, isType));
  };
}

const said = (values: readonly number[]): string => values.map((value) => String(rounded(value, 10_000))).join(" ");
const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;
const thousandths = (values: readonly number[]): number[] => values.map((value) => rounded(value, 1000));

export const screenInks: PdfInks = {
  space: "DeviceRGB",
  // Neutral ones stay one ink: black type must not be printed in four.
  choose: remembered((hex, use) => {
    const [red, green, blue] = channels(hex);
    if (red === green && green === blue) return `${said([red / 255])} ${use === "fill" ? "g" : "G"}\n`;
    return `${said([red / 255, green / 255, blue / 255])} ${use === "fill" ? "rg" : "RG"}\n`;
  }),
  shares: (hex) => thousandths(channels(hex).map((value) => value / 255)),
};

/** No more ink than that, of 1 for each: what is too much goes from the colours, since black makes them dark. */
export function limited([cyan, magenta, yellow, black]: Cmyk, most: number): Cmyk {
  const colours = cyan + magenta + yellow;
  if (colours + black <= most || colours === 0) return [cyan, magenta, yellow, black];
  const share = Math.max(0, most - black) / colours;
  return [cyan * share, magenta * share, yellow * share, black];
}

export const inkIn = ([cyan, magenta, yellow, black]: Cmyk): number => cyan + magenta + yellow + black;

/** `separate`: which inks make a colour. */
export function processInks(separate: (rgb: readonly [number, number, number]) => Cmyk): PdfInks {
  const mixed = (hex: string, isType: boolean): Cmyk => {
    const rgb = channels(hex);
    return blackAlone(rgb, isType) ?? separate(rgb);
  };
  return {
    space: "DeviceCMYK",
    choose: remembered((hex, use, isType) => `${said(mixed(hex, isType))} ${use === "fill" ? "k" : "K"}\n`),
    shares: (hex) => thousandths(mixed(hex, false)),
  };
}

/** Of 255: letters as dark and as grey as this are black. */
const darkest = 72;
const greyest = 40;

/** Greys are printed in black alone, and so is dark type, which four inks would blur. */
function blackAlone([red, green, blue]: readonly [number, number, number], isType: boolean): Cmyk | undefined {
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  if (isType && most <= darkest && most - least <= greyest) return [0, 0, 0, 1];
  return most === least ? [0, 0, 0, 1 - most / 255] : undefined;
}
