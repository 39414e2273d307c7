import { fontFileName } from "../../../press/font-table";
import { assetAddress } from "../../press/asset-address";
import { currentProject } from "../../state/open-project";

/** Card typefaces as fonts of the page, for typing over print. The press itself draws outlines and needs none. */

/** By their addresses. */
const asked = new Map<string, Promise<void>>();

export const printFontFamily = (id: string): string => `print ${id}`;

/** Of the house, or of the project. */
function addressOf(id: string): string | undefined {
  const file = fontFileName(id);
  if (file !== undefined) return `fonts/${file}`;
  const own = currentProject().open?.assets.find(({ path }) => path === id);
  return own && assetAddress(own);
}

export function loadPrintFont(id: string): Promise<void> {
  const address = addressOf(id);
  if (address === undefined) return Promise.resolve();
  const known = asked.get(address);
  if (known) return known;
  const face = new FontFace(printFontFamily(id), `url("${address}")`, { featureSettings: '"lnum"' });
  // Without the typeface, typing over print looks a little different and works just as well.
  const loading = face.load().then(
    (loaded) => void document.fonts.add(loaded),
    () => undefined,
  );
  asked.set(address, loading);
  return loading;
}
