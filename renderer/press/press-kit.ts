import { useEffect, useState } from "react";
import { fontFileName, fontsOf } from "../../press/font-table";
import { FontBook } from "../../press/fonts";
import { firstIcon, type IconSource } from "../../press/icon-source";
import type { GameLayouts } from "../../press/layouts";
import type { GameId } from "../../schemas/game-id";
import { studioLettering } from "./studio-lettering";
import { libraryIcon } from "./symbol-library";

/** All that is needed to draw the faces of one game: its layouts, symbols and typefaces. Loaded once, when first wanted. */
export interface PressKit {
  game: GameId;
  layouts: GameLayouts;
  icons: IconSource;
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
  const [{ gameLayouts }, { loadGameIcons }] = await Promise.all([
    import("../../press/layouts"),
    import("../../press/game-icons"),
  ]);
  const layouts = gameLayouts(game);
  const ids = fontsOf(Object.values(layouts));
  const [icons, bytes] = await Promise.all([loadGameIcons(game), Promise.all(ids.map(loadFont))]);
  const fonts = new FontBook(Object.fromEntries(ids.map((id, at) => [id, bytes[at]!])), studioLettering);
  return { game, layouts, fonts, icons: firstIcon(icons, libraryIcon) };
}

const kits = new Map<GameId, Promise<PressKit>>();
const loaded = new Map<GameId, PressKit>();

export function loadPressKit(game: GameId): Promise<PressKit> {
  const known = kits.get(game);
  if (known) return known;
  const kit = load(game);
  kits.set(game, kit);
  kit.then(
    (ready) => loaded.set(game, ready),
    // A later try may find the connection back.
    () => kits.delete(game),
  );
  return kit;
}

/** Undefined while it is on its way. A kit that can't be loaded throws into the nearest boundary, which offers a retry. */
export function usePressKit(game: GameId | undefined): PressKit | undefined {
  const [, arrived] = useState(0);
  const [error, setError] = useState<unknown>();
  const kit = game && loaded.get(game);
  useEffect(() => {
    if (!game || kit) return;
    let live = true;
    loadPressKit(game).then(
      () => live && arrived((n) => n + 1),
      (reason: unknown) => live && setError(reason),
    );
    return () => {
      live = false;
    };
  }, [game, kit]);
  if (error) throw error;
  return kit || undefined;
}
