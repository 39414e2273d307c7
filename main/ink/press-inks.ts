import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { channels } from "../../press/colour";
import type { PdfPicture } from "../../press/pdf-images";
import { type Cmyk, type PdfInks, processInks } from "../../press/pdf-inks";
import type { PrintCondition } from "../../press/pdf-x";
import { pressProblems } from "../../press/problems";
import { fail, type Result, succeed } from "../../schemas/problem";
import { findAppPlace } from "../services/app-place";
import { deflate } from "./deflate";
import { rawSamples } from "./png-samples";

/** The inks of a print shop, by its ICC profile: which of them make a colour, and pictures in them. */

export interface PressInks {
  inks: PdfInks;
  condition: PrintCondition;
  /** Samples of red, green and blue in these inks, tinted where that is wished. */
  convert(picture: PdfPicture, tint?: string): Promise<PdfPicture>;
  /** To be called when the print is done. */
  close(): Promise<void>;
}

/** The one that comes with Cardwright: coated paper, computed, free. */
export const ownProfile = async (): Promise<Uint8Array> =>
  readFile(join(findAppPlace().root, "profiles", "cardwright-coated.icc"));

const largestProfile = 20_000_000;
const mostTags = 100;
/** Steps on each edge of the table of colours. */
const steps = 33;

export async function pressInks(profile: Uint8Array, file: string): Promise<Result<PressInks>> {
  const refusal = (details?: string) =>
    fail(pressProblems.report("press/not-an-ink-profile", { file }, { file }, details));
  if (!isInkProfile(profile)) return refusal();
  // The library that converts reads profiles from files alone.
  const folder = await mkdtemp(join(tmpdir(), "cardwright-inks-"));
  const path = join(folder, "inks.icc");
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    await writeFile(path, profile);
    const inTable = await converted(tableOfColours(), steps * steps * steps, 1, path);
    const inks = processInks((rgb) => between(inTable, rgb));
    return succeed({
      inks,
      condition: { profile, name: nameOf(profile) },
      convert: (picture, tint) => convert(picture, tint, path),
      close,
    });
  } catch (reason) {
    await close();
    return refusal(String(reason));
  }
}

/** Of a printer, in four inks, with both tables that a print needs. */
function isInkProfile(bytes: Uint8Array): boolean {
  if (bytes.length < 200 || bytes.length > largestProfile) return false;
  if (signsAt(bytes, 36) !== "acsp" || signsAt(bytes, 12) !== "prtr" || signsAt(bytes, 16) !== "CMYK") return false;
  const tags = tagsOf(bytes);
  return tags.has("A2B0") && tags.has("B2A0");
}

const signsAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** What lies within the file, by name. */
function tagsOf(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tags = new Map<string, Uint8Array>();
  for (let tag = 0; tag < Math.min(view.getUint32(128), mostTags); tag++) {
    const at = 132 + tag * 12;
    if (at + 12 > bytes.length) break;
    const [place, length] = [view.getUint32(at + 4), view.getUint32(at + 8)];
    if (place + length <= bytes.length) tags.set(signsAt(bytes, at), bytes.subarray(place, place + length));
  }
  return tags;
}

/** What its description begins with, as far as that is written in plain letters. */
function nameOf(bytes: Uint8Array): string {
  const tag = tagsOf(bytes).get("desc") ?? new Uint8Array();
  const text = tag.subarray(signsAt(tag, 0) === "desc" ? 12 : 28);
  const plain = [...text.subarray(0, 240)].filter((byte) => byte !== 0).map((byte) => String.fromCharCode(byte));
  return /^[ -~]{1,80}/.exec(plain.join(""))?.[0] ?? "Custom";
}

async function converted(rgb: Uint8Array, width: number, height: number, path: string): Promise<Uint8Array> {
  const image = sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false });
  return new Uint8Array(await image.withIccProfile(path).toColourspace("cmyk").raw().toBuffer());
}

function tableOfColours(): Uint8Array {
  const colours = new Uint8Array(steps * steps * steps * 3);
  for (let at = 0; at < steps * steps * steps; at++)
    for (let channel = 0; channel < 3; channel++)
      colours[at * 3 + channel] = Math.round(((Math.floor(at / steps ** (2 - channel)) % steps) / (steps - 1)) * 255);
  return colours;
}

/** Between the eight colours of the table around it. */
function between(table: Uint8Array, rgb: readonly [number, number, number]): Cmyk {
  const places = rgb.map((value) => (value / 255) * (steps - 1));
  const low = places.map((place) => Math.min(steps - 2, Math.floor(place)));
  const sums = [0, 0, 0, 0];
  for (let corner = 0; corner < 8; corner++) {
    let [weight, at] = [1, 0];
    for (let channel = 0; channel < 3; channel++) {
      const step = (corner >> channel) & 1;
      const part = (places[channel] ?? 0) - (low[channel] ?? 0);
      weight *= step ? part : 1 - part;
      at = at * steps + (low[channel] ?? 0) + step;
    }
    for (let ink = 0; ink < 4; ink++) sums[ink] = (sums[ink] ?? 0) + weight * (table[at * 4 + ink] ?? 0);
  }
  return sums.map((sum) => sum / 255) as unknown as Cmyk;
}

async function convert(picture: PdfPicture, tint: string | undefined, path: string): Promise<PdfPicture> {
  if (!("rgb" in picture)) return picture;
  const { width, height, alpha } = picture;
  const rgb = rawSamples(picture.rgb, width, height, 3);
  if (tint !== undefined) {
    const by = channels(tint);
    for (let at = 0; at < rgb.length; at++) rgb[at] = ((rgb[at] ?? 0) * (by[at % 3] ?? 255)) / 255;
  }
  const cmyk = await deflate(await converted(rgb, width, height, path));
  return { width, height, cmyk, ...(alpha && { alpha }) };
}
