import type { CSSProperties } from "react";
import { fontFileName } from "../../press/font-table";
import { coming } from "../../press/lettering";
import type { StudioFonts } from "./own-fonts";

const named = new Map<string, CSSProperties>();

/** Words set in a typeface of cards, so that it can be chosen by its looks. It is fetched when such words come into sight. */
export function typefaceStyle(font: string, own: StudioFonts): CSSProperties | undefined {
  const known = named.get(font);
  if (known) return known;
  const file = fontFileName(font);
  const found = file === undefined ? own.check(font) : undefined;
  const bytes = found === coming ? undefined : found?.bytes;
  if (file === undefined && !bytes) return undefined;
  const family = `card typeface ${font}`;
  document.fonts.add(new FontFace(family, bytes ? new Uint8Array(bytes) : `url("fonts/${file}")`));
  // A style of the face would be made up from another: each cut is a family of its own.
  const style: CSSProperties = { fontFamily: `"${family}"`, fontWeight: 400, fontStyle: "normal" };
  named.set(font, style);
  return style;
}
