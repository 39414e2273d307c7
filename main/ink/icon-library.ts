import { loadGameIcons } from "../../press/game-icons";
import { firstIcon, type IconSource } from "../../press/icon-source";
import type { GameId } from "../../schemas/game-id";

let library: Promise<IconSource> | undefined;

/** All 4,000 icons. Read only when a card asks for one that its game does not ship with. */
function wholeLibrary(): Promise<IconSource> {
  library ??= import("@iconify-json/game-icons/icons.json").then(({ default: { icons, width, height } }) => (name) => {
    const body = Object.hasOwn(icons, name) ? icons[name]?.body : undefined;
    const d = body && /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
    return d ? { d, width, height } : undefined;
  });
  return library;
}

export async function iconsFor(game: GameId, wanted: Iterable<string>): Promise<IconSource> {
  const shipped = await loadGameIcons(game);
  for (const name of wanted) {
    if (!shipped(name)) return firstIcon(shipped, await wholeLibrary());
  }
  return shipped;
}
