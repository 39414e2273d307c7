import { isOwnFont, typefaceName } from "../../press/font-table";
import { useArrivals } from "../press/arrivals";
import { useOwnFonts } from "../press/own-fonts";
import { useProjectPress } from "../press/project-press";

/** What a font says of itself. */
export interface FontCredit {
  name: string;
  copyright: string;
  licence: string;
}

/** Of fonts by their ids; undefined while one is on its way, and of one that isn't there. */
export function useFontCredits(): (id: string) => FontCredit | undefined {
  useArrivals();
  const own = useOwnFonts();
  const fonts = useProjectPress()?.kit.fonts;
  return (id) => {
    const credit = !isOwnFont(id) || own.ids.includes(id) ? fonts?.face(id)?.credit : undefined;
    return credit && (isOwnFont(id) ? credit : { ...credit, name: typefaceName(id) });
  };
}
