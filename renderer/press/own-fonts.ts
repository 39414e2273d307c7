import type { Asset } from "../../main/api";
import { isOwnFont } from "../../press/font-table";
import { type Coming, coming } from "../../press/lettering";
import { type CheckedFont, checkFont, type OwnFonts } from "../../press/own-fonts";
import type { Problem } from "../../schemas/problem";
import { useProject } from "../state/open-project";
import { announceArrival, useArrivals } from "./arrivals";
import { assetAddress } from "./asset-address";

/** The fonts of the open project, fetched and checked when they are first wanted; faces are drawn again when they come. */
export interface StudioFonts extends OwnFonts {
  /** Another one when a font came, went or changed. */
  key: string;
  check(id: string): CheckedFont | Coming | undefined;
  /** Of all fonts, once they have been read. */
  problems(): Promise<Problem[]>;
}

const fetched = new Map<string, Promise<CheckedFont>>();
const ready = new Map<string, CheckedFont>();

function fetchFont(font: Asset): Promise<CheckedFont> {
  const address = assetAddress(font);
  const known = fetched.get(address);
  if (known) return known;
  const loading = fetch(address).then(async (response) => {
    const checked = checkFont(font.path, new Uint8Array(await response.arrayBuffer()));
    ready.set(address, checked);
    announceArrival();
    return checked;
  });
  fetched.set(address, loading);
  // A later wish may find the connection back.
  loading.catch(() => fetched.delete(address));
  return loading;
}

export const noFonts: StudioFonts = {
  key: "",
  ids: [],
  font: () => undefined,
  check: () => undefined,
  problems: async () => [],
};

let last: { assets: readonly Asset[]; fonts: StudioFonts } | undefined;

/** One object for one list, because faces are remembered by it. */
export function ownFontsOf(assets: readonly Asset[] | undefined): StudioFonts {
  if (!assets) return noFonts;
  if (last?.assets === assets) return last.fonts;
  const listed = new Map(assets.filter(({ path }) => isOwnFont(path)).map((font) => [font.path, font]));
  const key = [...listed.values()].map(assetAddress).join("|");
  const check = (id: string): CheckedFont | Coming | undefined => {
    const font = listed.get(id);
    if (!font) return undefined;
    const found = ready.get(assetAddress(font));
    if (!found) void fetchFont(font);
    return found ?? coming;
  };
  const fonts: StudioFonts =
    listed.size === 0
      ? noFonts
      : {
          key,
          ids: [...listed.keys()],
          check,
          font: (id) => {
            const found = check(id);
            return found === coming ? coming : found?.bytes;
          },
          problems: async () => {
            const all = await Promise.allSettled([...listed.values()].map(fetchFont));
            return all.flatMap((one) => (one.status === "fulfilled" ? one.value.problems : []));
          },
        };
  // A new list with the same fonts in it changes nothing for faces.
  last = { assets, fonts: last && last.fonts.key === fonts.key ? last.fonts : fonts };
  return last.fonts;
}

/** Answers anew when a font has come. */
export function useOwnFonts(): StudioFonts {
  useArrivals();
  return ownFontsOf(useProject(({ open }) => open?.assets));
}
