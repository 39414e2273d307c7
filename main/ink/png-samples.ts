import { inflateSync } from "node:zlib";

/** Takes the deflated samples out of a PNG. A PDF can hold them as they are: no picture is unpacked to be packed again. */

const header = 8;
/** Offsets in the first chunk, which the standard wants to be IHDR. */
const ihdr = { width: 16, height: 20, depth: 24, colour: 25, interlace: 28 } as const;
const colourTypes: Record<number, "grey" | "rgb"> = { 0: "grey", 2: "rgb" };

interface PngSamples {
  width: number;
  height: number;
  kind: "grey" | "rgb";
  deflated: Uint8Array;
}

/** Of the PNGs that we make ourselves: eight bits, without transparency, not interlaced. */
export function pngSamples(png: Uint8Array): PngSamples {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const kind = colourTypes[view.getUint8(ihdr.colour)];
  if (!kind || view.getUint8(ihdr.depth) !== 8 || view.getUint8(ihdr.interlace) !== 0)
    throw new Error("This PNG can't go into a PDF as it is.");
  const parts: Uint8Array[] = [];
  for (let at = header; at < png.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (name === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return {
    width: view.getUint32(ihdr.width),
    height: view.getUint32(ihdr.height),
    kind,
    deflated: new Uint8Array(Buffer.concat(parts)),
  };
}

/** Deflated samples as PNG writes them, each row told by the one above or before it, as plain samples. */
export function rawSamples(deflated: Uint8Array, width: number, height: number, channels: number): Uint8Array {
  const packed = inflateSync(deflated);
  const row = width * channels;
  const samples = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const from = y * (row + 1);
    const filter = packed[from] ?? 0;
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x >= channels ? (samples[at - channels] ?? 0) : 0;
      const above = y > 0 ? (samples[at - row] ?? 0) : 0;
      const corner = y > 0 && x >= channels ? (samples[at - row - channels] ?? 0) : 0;
      samples[at] = (packed[from + 1 + x] ?? 0) + foretold(filter, left, above, corner);
    }
  }
  return samples;
}

/** What a sample is expected to be, by the standard's five ways. */
function foretold(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const [byLeft, byAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const byCorner = Math.abs(left + above - 2 * corner);
  return byLeft <= byAbove && byLeft <= byCorner ? left : byAbove <= byCorner ? above : corner;
}
