import { createHash } from "node:crypto";
import { isOwnFont, licenceNotes } from "../../press/font-table";
import { type CheckedFont, checkFont, type OwnFonts } from "../../press/own-fonts";
import type { Problem } from "../../schemas/problem";
import type { Asset } from "../api";

/** The fonts in a project's folder, each read when it is first wanted. */
export interface ProjectFonts extends OwnFonts {
  /** Another one when a font came, went or changed. */
  readonly key: string;
  font(id: string): Uint8Array | undefined;
  check(id: string): CheckedFont | undefined;
  /** A text that lies beside a font: its licence. */
  note(id: string): string | undefined;
}

export const noFonts: ProjectFonts = {
  key: "",
  ids: [],
  font: () => undefined,
  check: () => undefined,
  note: () => undefined,
};

export function projectFonts(
  root: string,
  assets: readonly Asset[],
  read: (path: string) => Uint8Array | undefined,
): ProjectFonts {
  const fonts = assets.filter(({ path }) => isOwnFont(path));
  if (fonts.length === 0) return noFonts;
  const paths = new Set(assets.map(({ path }) => path));
  const checked = new Map<string, CheckedFont | undefined>();
  const check = (id: string): CheckedFont | undefined => {
    if (!checked.has(id)) {
      const bytes = isOwnFont(id) && paths.has(id) ? read(id) : undefined;
      checked.set(id, bytes && checkFont(id, bytes));
    }
    return checked.get(id);
  };
  return {
    key: [root, ...fonts.map(({ path, version }) => `${path}@${version}`)].join("|"),
    ids: fonts.map(({ path }) => path),
    check,
    font: (id) => check(id)?.bytes,
    note: (id) => {
      const found = licenceNotes(id).find((path) => paths.has(path));
      const bytes = found === undefined ? undefined : read(found);
      return bytes && new TextDecoder().decode(bytes).trim();
    },
  };
}

/** What is wrong with these fonts, as far as the project brings them. */
export const fontProblems = (fonts: ProjectFonts, ids: readonly string[] = fonts.ids): Problem[] =>
  ids.flatMap((id) => fonts.check(id)?.problems ?? []);

export const contentHash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
