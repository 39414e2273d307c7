/** The little of XML that spreadsheets are written in: tags, attributes and texts, one after another. */

type XmlPart =
  | { kind: "open"; name: string; attributes: string; isEmpty: boolean }
  | { kind: "close"; name: string }
  | { kind: "text"; text: string };

/** Undefined at the end; false for what is no such XML, or would define entities, by which a small text becomes endless. */
export class XmlReader {
  private at = 0;

  constructor(private readonly text: string) {}

  next(): XmlPart | undefined | false {
    for (;;) {
      if (this.at >= this.text.length) return undefined;
      if (this.text[this.at] !== "<") {
        const end = this.text.indexOf("<", this.at);
        const text = this.text.slice(this.at, end < 0 ? undefined : end);
        this.at += text.length;
        return { kind: "text", text: spelled(text) };
      }
      if (this.text.startsWith("<?", this.at)) this.skip("?>");
      else if (this.text.startsWith("<!--", this.at)) this.skip("-->");
      else if (this.text.startsWith("<![CDATA[", this.at)) {
        const from = this.at + "<![CDATA[".length;
        this.skip("]]>");
        return { kind: "text", text: this.text.slice(from, Math.max(from, this.at - 3)) };
      } else if (this.text.startsWith("<!", this.at)) return false;
      else return this.tag();
    }
  }

  private skip(to: string): void {
    const end = this.text.indexOf(to, this.at);
    this.at = end < 0 ? this.text.length : end + to.length;
  }

  private tag(): XmlPart | false {
    const end = this.text.indexOf(">", this.at);
    if (end < 0) return false;
    const inner = this.text.slice(this.at + 1, end);
    this.at = end + 1;
    if (inner.startsWith("/")) return { kind: "close", name: plainName(inner.slice(1).trim()) };
    const isEmpty = inner.endsWith("/");
    const words = isEmpty ? inner.slice(0, -1) : inner;
    const space = words.search(/\s/);
    const name = plainName(space < 0 ? words : words.slice(0, space));
    return { kind: "open", name, attributes: space < 0 ? "" : words.slice(space), isEmpty };
  }
}

/** Without the prefix of its namespace. */
const plainName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** An attribute of a tag, in whichever quotes, whatever prefix it has. */
export function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`[\\s:]${name}\\s*=\\s*("[^"]*"|'[^']*')`).exec(attributes)?.[1];
  return found === undefined ? undefined : spelled(found.slice(1, -1));
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function spelled(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[0-9a-f]+|#\d+|amp|lt|gt|quot|apos);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return named[name] ?? whole;
    const code = name[1] === "x" || name[1] === "X" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return isLetter(code) ? String.fromCodePoint(code) : unreadable;
  });
}

/** What stands for a number that is no letter, here as everywhere. */
const unreadable = "\uFFFD";
const isLetter = (code: number): boolean => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

/** What XML can't hold at all is left out. */
export const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML forbids.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!)
    .replaceAll("\r", "&#13;");
