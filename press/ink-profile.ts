/** An ICC profile of a print shop's inks, as far as its first pages say what it is of. Its tables are read by the drawing library. */

const largestProfile = 20_000_000;
const headerLength = 132;
const tagLength = 12;
const mostTags = 100;

/** What profiles are of, by the sign in their header; only one of them is of any use to a print shop. */
const classes: Readonly<Record<string, string>> = {
  mntr: "of a screen",
  scnr: "of a scanner or camera",
  link: "from one device to another",
  spac: "from one space of colours to another",
  abst: "of an effect",
  nmcl: "of named colours",
};

/** Why it can't be what a print is meant for; undefined where it can. */
export function inkProfileFault(bytes: Uint8Array): string | undefined {
  if (bytes.length > largestProfile) return `it has more than ${largestProfile / 1_000_000} MB`;
  if (bytes.length < headerLength || signsAt(bytes, 36) !== "acsp") return "it is no ICC profile at all";
  const [kind, space] = [signsAt(bytes, 12), signsAt(bytes, 16).trim()];
  if (kind !== "prtr") return `it is one ${classes[kind] ?? "of something else"}`;
  if (space !== "CMYK") return `it is one of a printer that is sent ${space === "RGB" ? "red, green and blue" : space}`;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) > bytes.length) return "its end is missing";
  const tags = tagsOf(bytes);
  return tags.has("A2B0") && tags.has("B2A0") ? undefined : "its tables of colours are missing";
}

/** What its description begins with, as far as that is written in plain letters. */
export function inkProfileName(bytes: Uint8Array): string {
  const tag = tagsOf(bytes).get("desc") ?? new Uint8Array();
  const text = tag.subarray(signsAt(tag, 0) === "desc" ? 12 : 28);
  const plain = [...text.subarray(0, 240)].filter((byte) => byte !== 0).map((byte) => String.fromCharCode(byte));
  return /^[ -~]{1,80}/.exec(plain.join(""))?.[0] ?? "Custom";
}

const signsAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** What lies within the file, by name. */
function tagsOf(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tags = new Map<string, Uint8Array>();
  for (let tag = 0; tag < Math.min(view.getUint32(128), mostTags); tag++) {
    const at = headerLength + tag * tagLength;
    if (at + tagLength > bytes.length) break;
    const [place, length] = [view.getUint32(at + 4), view.getUint32(at + 8)];
    if (place + length <= bytes.length) tags.set(signsAt(bytes, at), bytes.subarray(place, place + length));
  }
  return tags;
}
