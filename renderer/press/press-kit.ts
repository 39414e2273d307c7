import { useEffect, useState } from "react";
import type { ArtStyle } from "../../press/art/art-style";
import { fontFileName, fontsOf } from "../../press/font-table";
import { FontBook } from "../../press/fonts";
import { firstIcon, type IconSource } from "../../press/icon-source";
import type { GameLayouts } from "../../press/layouts";
import { withOwnFonts } from "../../press/own-fonts";
import type { GameId } from "../../schemas/game-id";
import type { Template } from "../../schemas/template";
import { noFonts, type StudioFonts } from "./own-fonts";
import { studioLettering } from "./studio-lettering";
import { libraryIcon } from "./symbol-library";

/** All that is needed to draw the faces of one game: its layouts, symbols and typefaces. Loaded once, when first wanted. */
export interface PressKit {
  game: GameId;
  layouts: GameLayouts;
  icons: IconSource;
  /** How the game composes pictures. */
  style: ArtStyle | undefined;
  fonts: FontBook;
}

const fontBytes = new Map<string, Promise<Uint8Array>>();
function loadFont(id: string): Promise<Uint8Array> {
  const known = fontBytes.get(id);
  if (known) return known;
  const name = fontFileName(id);
  if (!name) throw new Error(`No font file for ${id}.`);
  const bytes = fetch(`./fonts/${name}`).then(async (response) => {
    if (!response.ok) throw new Error(`The font ${name} could not be loaded (HTTP ${response.status}).`);
    return new Uint8Array(await response.arrayBuffer());
  });
  fontBytes.set(id, bytes);
  return bytes;
}

async function load(game: GameId): Promise<PressKit> {
  const [{ gameLayouts }, { loadGameIcons }, { gameArt }] = await Promise.all([
    import("../../press/layouts"),
    import("../../press/game-icons"),
    import("../../press/art/art-style"),
  ]);
  const layouts = gameLayouts(game);
  const ids = fontsOf(Object.values(layouts));
  const [icons, style, bytes] = await Promise.all([loadGameIcons(game), gameArt(game), Promise.all(ids.map(loadFont))]);
  const fonts = new FontBook(Object.fromEntries(ids.map((id, at) => [id, bytes[at]!])), studioLettering);
  return { game, layouts, fonts, style, icons: firstIcon(icons, libraryIcon) };
}

const kits = new Map<string, Promise<PressKit>>();
const loaded = new Map<string, PressKit>();

function kept(key: string, load: () => Promise<PressKit>): Promise<PressKit> {
  const known = kits.get(key);
  if (known) return known;
  const kit = load();
  kits.set(key, kit);
  kit.then(
    (ready) => loaded.set(key, ready),
    // A later try may find the connection back.
    () => kits.delete(key),
  );
  return kit;
}

const noTemplates: readonly Template[] = [];

/** Typefaces that these templates want and the kit lacks. Those that are in no table are left to the press to report. */
function lacking({ fonts }: PressKit, templates: readonly Template[]): string[] {
  const known = new Set(fonts.ids);
  return fontsOf(templates).filter((id) => !known.has(id) && fontFileName(id) !== undefined);
}
const widerKey = ({ game }: PressKit, ids: readonly string[], own: StudioFonts): string =>
  [game, ...ids, own.key].join(" ");

async function widened(kit: PressKit, more: readonly string[], own: StudioFonts): Promise<PressKit> {
  const ids = [...kit.fonts.ids, ...more];
  const bytes = await Promise.all(ids.map(loadFont));
  const files = Object.fromEntries(ids.map((id, at) => [id, bytes[at]!]));
  return { ...kit, fonts: new FontBook(files, own.key === "" ? studioLettering : withOwnFonts(studioLettering, own)) };
}

/** With the typefaces of these templates besides the game's own, and with those that the project brings. */
export async function loadPressKit(game: GameId, templates = noTemplates, own = noFonts): Promise<PressKit> {
  const kit = await kept(game, () => load(game));
  const more = lacking(kit, templates);
  const isPlain = more.length === 0 && own.key === "";
  return isPlain ? kit : kept(widerKey(kit, more, own), () => widened(kit, more, own));
}

function readyKit(game: GameId, templates: readonly Template[], own: StudioFonts): PressKit | undefined {
  const kit = loaded.get(game);
  const more = kit ? lacking(kit, templates) : [];
  return kit && (more.length > 0 || own.key !== "") ? loaded.get(widerKey(kit, more, own)) : kit;
}

/** Undefined while it is on its way. A kit that can't be loaded throws into the nearest boundary, which offers a retry. */
export function usePressKit(game: GameId | undefined, templates = noTemplates, own = noFonts): PressKit | undefined {
  const [, arrived] = useState(0);
  const [error, setError] = useState<unknown>();
  const kit = game && readyKit(game, templates, own);
  useEffect(() => {
    if (!game || kit) return;
    let live = true;
    loadPressKit(game, templates, own).then(
      () => live && arrived((n) => n + 1),
      (reason: unknown) => live && setError(reason),
    );
    return () => {
      live = false;
    };
  }, [game, kit, templates, own]);
  if (error) throw error;
  return kit || undefined;
}
