import { useId, useMemo } from "react";
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

const passed = new RecentMap<string, true>(600);

function checked(markup: string): string {
  if (passed.get(markup)) return markup;
  if (!isDrawing(markup)) throw new Error("This is no drawing of the press.");
  passed.set(markup, true);
  return markup;
}

/**
 * Ids are the whole page's: of two drawings with the same ones, each would take its colours and cuts from the first, and lose them
 * when that one is hidden.
 */
export const inPlace = (markup: string, place: string): string =>
  markup.replace(/ id="| (?:clip-path|filter|fill|stroke)="url\(#/g, (before) => `${before}${place}-`);

/** As the press drew it, wherever it stands: the place is what React calls it, between underlines. */
export const outOfPlace = (markup: string): string =>
  markup.replace(/( id="| (?:clip-path|filter|fill|stroke)="url\(#)_\w+_-/g, "$1");

const made = (markup: string, place: string): string => inPlace(checked(markup), place);
const policy = globalThis.trustedTypes?.createPolicy("cardwright-drawing", { createHTML: made });

export const drawn = (markup: string, place: string): { __html: string | TrustedHTML } => ({
  __html: policy?.createHTML(markup, place) ?? made(markup, place),
});

/** What the press drew, as what an element holds: the same for as long as the drawing is, so that React leaves it on the page. */
export function useDrawing(markup: string) {
  const place = useId();
  return useMemo(() => ({ dangerouslySetInnerHTML: drawn(markup, place) }), [markup, place]);
}
