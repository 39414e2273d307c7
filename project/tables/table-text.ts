import { textOf } from "../archive/utf8";

/** What 0x80 to 0x9f are in Windows-1252, in which older spreadsheets write; all else is where Unicode has it. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

type TextEncoding = "UTF-8" | "UTF-16" | "Windows-1252";

/** Bytes of a table as text, in whichever of the ways spreadsheets write them; undefined for what is no text at all. */
export function readTableText(bytes: Uint8Array): { text: string; encoding: TextEncoding } | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return asUtf16(bytes, 0);
  if (first === 0xfe && second === 0xff) return asUtf16(bytes, 1);
  if (bytes.includes(0)) return undefined;
  const text = textOf(bytes);
  if (text !== undefined) return { text, encoding: "UTF-8" };
  const letters = Array.from(bytes, (byte) =>
    byte >= 0x80 && byte < 0xa0 ? windows[byte - 0x80]! : String.fromCharCode(byte),
  );
  return { text: letters.join(""), encoding: "Windows-1252" };
}

/** With a zero in it, it is no text, or one of four bytes a letter. */
function asUtf16(bytes: Uint8Array, low: 0 | 1): ReturnType<typeof readTableText> {
  const text = utf16(bytes, low);
  return text.includes("\0") ? undefined : { text, encoding: "UTF-16" };
}

/** `low`: where in each pair the smaller half is, behind the mark. */
function utf16(bytes: Uint8Array, low: 0 | 1): string {
  const parts: string[] = [];
  for (let at = 2; at + 1 < bytes.length; at += 2)
    parts.push(String.fromCharCode(bytes[at + low]! | (bytes[at + 1 - low]! << 8)));
  return parts.join("");
}
