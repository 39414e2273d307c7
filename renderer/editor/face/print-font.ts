import { fontFileName } from "../../../press/font-table";

/** Card typefaces as fonts of the page, for typing over print. The press itself draws outlines and needs none. */

const asked = new Map<string, Promise<void>>();

export const printFontFamily = (id: string): string => `print ${id}`;

export function loadPrintFont(id: string): Promise<void> {
  const known = asked.get(id);
  if (known) return known;
  const file = fontFileName(id);
  if (file === undefined) return Promise.resolve();
  const face = new FontFace(printFontFamily(id), `url("fonts/${file}")`, { featureSettings: '"lnum"' });
  // Without the typeface, typing over print looks a little different and works just as well.
  const loading = face.load().then(
    (loaded) => void document.fonts.add(loaded),
    () => undefined,
  );
  asked.set(id, loading);
  return loading;
}
