import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Cmyk } from "../../press/pdf-inks";

/** Which inks of a profile make a colour: worked out once for colours all over the cube of red, green and blue. */

/** Steps on each edge of the cube. */
const steps = 33;

/** An ICC profile as a file: the library that converts reads them from nowhere else. */
export interface ProfileFile {
  path: string;
  close(): Promise<void>;
}

export async function profileFile(profile: Uint8Array): Promise<ProfileFile> {
  const folder = await mkdtemp(join(tmpdir(), "cardwright-inks-"));
  const path = join(folder, "inks.icc");
  await writeFile(path, profile);
  return { path, close: () => rm(folder, { recursive: true, force: true }) };
}

/** Throws where the profile is damaged. */
export async function inkTable(profile: Uint8Array): Promise<Uint8Array> {
  const { path, close } = await profileFile(profile);
  try {
    // Of a damaged one the library says nothing: it takes another in its place, and leaves that one's name behind.
    const trial = await inCmyk(new Uint8Array(3), 1, 1, path).tiff().toBuffer();
    const { icc } = await sharp(trial).metadata();
    if (!icc?.equals(profile)) throw new Error("The library can't read the profile.");
    return await inInks(cubeOfColours(), steps * steps * steps, 1, path);
  } finally {
    await close();
  }
}

export async function inInks(rgb: Uint8Array, width: number, height: number, path: string): Promise<Uint8Array> {
  return new Uint8Array(await inCmyk(rgb, width, height, path).raw().toBuffer());
}

const inCmyk = (rgb: Uint8Array, width: number, height: number, path: string): Sharp =>
  sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .withIccProfile(path)
    .toColourspace("cmyk");

function cubeOfColours(): Uint8Array {
  const colours = new Uint8Array(steps * steps * steps * 3);
  for (let at = 0; at < steps * steps * steps; at++)
    for (let channel = 0; channel < 3; channel++)
      colours[at * 3 + channel] = Math.round(((Math.floor(at / steps ** (2 - channel)) % steps) / (steps - 1)) * 255);
  return colours;
}

/** Between the eight colours of the table around it. */
export function inksOf(table: Uint8Array, rgb: readonly [number, number, number]): Cmyk {
  const places = rgb.map((value) => (value / 255) * (steps - 1));
  const low = places.map((place) => Math.min(steps - 2, Math.floor(place)));
  const sums: [number, number, number, number] = [0, 0, 0, 0];
  for (let corner = 0; corner < 8; corner++) {
    let [weight, at] = [1, 0];
    for (let channel = 0; channel < 3; channel++) {
      const step = (corner >> channel) & 1;
      const part = (places[channel] ?? 0) - (low[channel] ?? 0);
      weight *= step ? part : 1 - part;
      at = at * steps + (low[channel] ?? 0) + step;
    }
    for (let ink = 0; ink < 4; ink++) sums[ink] = (sums[ink] ?? 0) + (weight * (table[at * 4 + ink] ?? 0)) / 255;
  }
  return sums;
}
