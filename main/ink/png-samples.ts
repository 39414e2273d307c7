/** Takes the deflated samples out of a PNG. A PDF can hold them as they are: no picture is unpacked to be packed again. */

const header = 8;
/** Offsets in the first chunk, which the standard wants to be IHDR. */
const ihdr = { width: 16, height: 20, depth: 24, colour: 25, interlace: 28 } as const;
const colourTypes: Record<number, "grey" | "rgb"> = { 0: "grey", 2: "rgb" };

export interface PngSamples {
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
