import { utf16 } from "./pdf-objects";

/** What the codes of a font stand for, so that its text can be searched and copied. Codes are hex and of one length. */
export function unicodeMap(entries: readonly (readonly [code: string, text: string])[]): string {
  const lines = entries.map(([code, text]) => `<${code}> <${utf16(text)}>`);
  const chunks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const chunk = lines.slice(at, at + 100);
    chunks.push(`${chunk.length} beginbfchar\n${chunk.join("\n")}\nendbfchar`);
  }
  const digits = entries[0]?.[0].length ?? 4;
  return (
    "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n" +
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n" +
    "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n" +
    `1 begincodespacerange\n<${"0".repeat(digits)}> <${"f".repeat(digits)}>\nendcodespacerange\n` +
    `${chunks.join("\n")}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`
  );
}
