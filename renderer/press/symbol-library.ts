import { type IconShard, iconNamesFile, iconShardFile, iconSize } from "../../press/icon-shards";
import type { Icon } from "../../press/icon-source";
import { announceArrival } from "./arrivals";

/**
 * The symbols beyond those that a game ships with. A piece of the library is fetched when one of its symbols is first asked
 * for; whoever draws with `useArrivals` draws again once it is there.
 */

const outlines = new Map<string, string>();
const asked = new Map<string, Promise<void>>();

function ask(file: string): Promise<void> {
  const known = asked.get(file);
  if (known) return known;
  const coming = fetch(`./${file}`).then(async (response) => {
    // A name that begins like no symbol has no piece.
    if (!response.ok) return;
    for (const [name, outline] of Object.entries((await response.json()) as IconShard)) outlines.set(name, outline);
    announceArrival();
  });
  asked.set(file, coming);
  // A later wish may find the connection back.
  coming.catch(() => asked.delete(file));
  return coming;
}

/** The symbol, if its piece of the library is here; otherwise it is on its way. */
export function libraryIcon(name: string): Icon | undefined {
  const d = outlines.get(name);
  if (d === undefined) void ask(iconShardFile(name));
  return d === undefined ? undefined : { d, width: iconSize, height: iconSize };
}

let names: Promise<readonly string[]> | undefined;

/** All names, for searching. */
export function librarySymbolNames(): Promise<readonly string[]> {
  names ??= fetch(`./${iconNamesFile}`).then((response) => response.json() as Promise<readonly string[]>);
  return names;
}
