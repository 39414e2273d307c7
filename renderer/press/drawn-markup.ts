import { RecentMap } from "./recent-map";

/**
 * What the press draws becomes part of a page here and nowhere else. The browser takes no other markup from a string
 * (`require-trusted-types-for` in the pages' headers), and only drawings pass: an element or attribute that the press
 * never writes is a mistake of ours, or somebody's trick.
 */

const elements = new Set([
  ...["svg", "g", "defs", "clipPath", "filter", "feColorMatrix"],
  ...["linearGradient", "radialGradient", "stop"],
  ...["path", "rect", "image", "use", "title", "span"],
]);
const tag = /<(?:\/([\w:]+)|([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*\/?)>|</g;
const attribute = /([\w:-]+)="([^"]*)"/g;
const ownAddress =
  /^(?:#|blob:|data:image\/|\.?\/files\/|https?:\/\/(?:127\.0\.0\.1|localhost)[:/]|app:\/\/cardwright\/)/;

export function isDrawing(markup: string): boolean {
  for (const [, closed, opened, attributes = ""] of markup.matchAll(tag)) {
    if (!elements.has(closed ?? opened ?? "")) return false;
    for (const [, name = "", value = ""] of attributes.matchAll(attribute)) {
      if (/^on/i.test(name) || name === "style") return false;
      // In these, an address is more than words.
      if (/^(?:clip-path|filter|fill|stroke)$/.test(name) && /url/i.test(value) && !/^url\(#[\w-]+\)$/.test(value))
        return false;
      if (/(?:^|:)href$/i.test(name) && !ownAddress.test(value)) return false;
    }
  }
  return true;
}

function checked(markup: string): string {
  if (isDrawing(markup)) return markup;
  throw new Error("This is no drawing of the press.");
}

const policy = globalThis.trustedTypes?.createPolicy("cardwright-drawing", { createHTML: checked });

interface Drawn {
  __html: string | TrustedHTML;
}

const known = new RecentMap<string, Drawn>(600);

/** For `dangerouslySetInnerHTML`. One drawing is always the same object: another one React would put onto the page anew, however alike. */
export function drawn(markup: string): Drawn {
  let made = known.get(markup);
  if (!made) {
    made = { __html: policy?.createHTML(markup) ?? checked(markup) };
    known.set(markup, made);
  }
  return made;
}
