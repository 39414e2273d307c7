/** Texts as bytes, without what only one of browser and Node has. */

export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let size = 0;
  for (let at = 0; at < text.length; at++) {
    let code = text.codePointAt(at)!;
    if (code > 0xffff) at++;
    // Half a pair is no character.
    else if (code >= 0xd800 && code < 0xe000) code = 0xfffd;
    if (code < 0x80) bytes[size++] = code;
    else if (code < 0x800) {
      bytes[size++] = 0xc0 | (code >> 6);
      bytes[size++] = 0x80 | (code & 63);
    } else {
      if (code > 0xffff) {
        bytes[size++] = 0xf0 | (code >> 18);
        bytes[size++] = 0x80 | ((code >> 12) & 63);
      } else bytes[size++] = 0xe0 | (code >> 12);
      bytes[size++] = 0x80 | ((code >> 6) & 63);
      bytes[size++] = 0x80 | (code & 63);
    }
  }
  return bytes.slice(0, size);
}

/** Undefined for bytes that are no UTF-8. A byte order mark is left out. */
export function textOf(bytes: Uint8Array): string | undefined {
  const parts: string[] = [];
  let codes: number[] = [];
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  for (let at = hasMark ? 3 : 0; at < bytes.length; ) {
    const first = bytes[at++]!;
    const more = first < 0x80 ? 0 : first >= 0xc2 && first < 0xe0 ? 1 : first >= 0xe0 && first < 0xf0 ? 2 : 3;
    if (more === 3 && (first < 0xf0 || first > 0xf4)) return undefined;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let n = 0; n < more; n++) {
      const next = bytes[at++];
      if (next === undefined || (next & 0xc0) !== 0x80) return undefined;
      code = (code << 6) | (next & 63);
    }
    const isHalf = code >= 0xd800 && code < 0xe000;
    if (isHalf || code > 0x10ffff || (more === 2 && code < 0x800) || (more === 3 && code < 0x10000)) return undefined;
    if (code > 0xffff) codes.push(0xd800 + ((code - 0x10000) >> 10), 0xdc00 + ((code - 0x10000) & 0x3ff));
    else codes.push(code);
    if (codes.length >= 8192) {
      parts.push(String.fromCharCode(...codes));
      codes = [];
    }
  }
  parts.push(String.fromCharCode(...codes));
  return parts.join("");
}
