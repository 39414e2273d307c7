import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { channels } from "../../press/colour";
import { inkProfileFault, inkProfileName } from "../../press/ink-profile";
import type { PdfPicture } from "../../press/pdf-images";
import { type Cmyk, inkIn, limited, type PdfInks, processInks } from "../../press/pdf-inks";
import type { PrintCondition } from "../../press/pdf-x";
import { pressProblems } from "../../press/problems";
import { fail, type Result, succeed } from "../../schemas/problem";
import { findAppPlace } from "../services/app-place";
import { deflate } from "./deflate";
import { inInks, inksOf, profileFile } from "./ink-table";
import { workOnPicture } from "./picture-helper";
import { rawSamples } from "./png-samples";

/** The inks of a print shop, by its ICC profile: which of them make a colour, and pictures in them. */

export interface PressInks {
  inks: PdfInks;
  condition: PrintCondition;
  /** Samples of red, green and blue in these inks, tinted where that is wished. */
  convert(picture: PdfPicture, tint?: string): Promise<PdfPicture>;
  /** The most ink that anything asked for until now, before it was limited, in per cent. */
  heaviest(): number;
  /** To be called when the print is done. */
  close(): Promise<void>;
}

/** The one that comes with Cardwright: coated paper, computed, free. */
export const ownProfile = async (): Promise<Uint8Array> =>
  readFile(join(findAppPlace().root, "profiles", "cardwright-coated.icc"));

/** The table of colours of a profile that a print can be made with, or why there is none. */
export async function readInkProfile(profile: Uint8Array, file: string): Promise<Result<Uint8Array>> {
  const refusal = (reason: string) =>
    fail(pressProblems.report("press/not-an-ink-profile", { file }, { file, reason }));
  const fault = inkProfileFault(profile);
  if (fault !== undefined) return refusal(fault);
  // Anybody's bytes: the first to read them is a process that may end with them.
  const table = await workOnPicture("inks", profile);
  return table.ok ? succeed(table.value) : refusal("it is damaged");
}

/** `most`: how much ink may lie on a place, per cent. */
export async function pressInks(
  profile: Uint8Array,
  file: string,
  most = Number.POSITIVE_INFINITY,
): Promise<Result<PressInks>> {
  const table = await readInkProfile(profile, file);
  if (!table.ok) return table;
  const { path, close } = await profileFile(profile);
  let heaviest = 0;
  const limit = (inks: Cmyk): Cmyk => {
    heaviest = Math.max(heaviest, inkIn(inks));
    return limited(inks, most / 100);
  };
  return succeed({
    inks: processInks((rgb) => limit(inksOf(table.value, rgb))),
    condition: { profile, name: inkProfileName(profile) },
    convert: (picture, tint) => convert(picture, tint, path, Number.isFinite(most) ? limit : undefined),
    heaviest: () => Math.round(heaviest * 100),
    close,
  });
}

async function convert(
  picture: PdfPicture,
  tint: string | undefined,
  path: string,
  limit: ((inks: Cmyk) => Cmyk) | undefined,
): Promise<PdfPicture> {
  if (!("rgb" in picture)) return picture;
  const { width, height, alpha } = picture;
  const rgb = rawSamples(picture.rgb, width, height, 3);
  if (tint !== undefined) {
    const by = channels(tint);
    for (let at = 0; at < rgb.length; at++) rgb[at] = ((rgb[at] ?? 0) * (by[at % 3] ?? 255)) / 255;
  }
  const samples = await inInks(rgb, width, height, path);
  if (limit) limitSamples(samples, limit);
  const cmyk = await deflate(samples);
  return { width, height, cmyk, ...(alpha && { alpha }) };
}

function limitSamples(samples: Uint8Array, limit: (inks: Cmyk) => Cmyk): void {
  for (let at = 0; at + 3 < samples.length; at += 4) {
    const ink = (channel: number): number => (samples[at + channel] ?? 0) / 255;
    const inks = limit([ink(0), ink(1), ink(2), ink(3)]);
    for (const [channel, share] of inks.entries()) samples[at + channel] = Math.floor(share * 255);
  }
}
