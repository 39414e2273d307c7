import { access, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { RecentProject } from "../api";
import type { FolderBook } from "./folder-book";
import { readKept, writeKept } from "./kept-file";
import type { SetFaces } from "./set-faces";

/** The projects a person had open lately, newest first. */
interface RecentBook {
  list(): Promise<RecentProject[]>;
  note(project: Omit<Kept, "openedAt" | "pinned">): Promise<void>;
  /** Pinned ones stay in front, and on the list. */
  pin(path: string, pinned: boolean): Promise<RecentProject[]>;
  forget(path: string): Promise<RecentProject[]>;
}

interface Kept {
  path: string;
  name: string;
  game: GameId;
  cards: number;
  openedAt: string;
  pinned?: true;
}

const maxRecent = 24;

/** `openFolder` is where the open project lies. */
export function createRecentBook(
  home: string,
  folders: FolderBook,
  faces: SetFaces,
  openFolder: () => string | undefined,
): RecentBook {
  const file = join(home, "recent.json");
  let loaded: Promise<Kept[]> | undefined;
  const read = () => {
    loaded ??= readKept(file).then(recentFrom);
    return loaded;
  };
  const keep = async (wanted: Kept[]) => {
    const next = inOrder(wanted);
    loaded = Promise.resolve(next);
    // A list that can't be kept is no reason to refuse the project itself.
    await writeKept(file, next);
    await faces.keepOnly(next.map(({ path }) => path));
  };
  const list = async () =>
    Promise.all(
      (await read()).map(async ({ path, pinned = false, ...rest }) => ({
        ...rest,
        pinned,
        cards: (await countCards(path)) ?? rest.cards,
        ...folders.place(path),
        isOpen: path === openFolder(),
        missing: await access(join(path, "cardwright.json")).then(
          () => false,
          () => true,
        ),
      })),
    );
  return {
    list,
    async note(project) {
      const before = await read();
      const others = before.filter(({ path }) => path !== project.path);
      const { pinned } = before.find(({ path }) => path === project.path) ?? {};
      await keep([{ ...project, openedAt: momentAfter(others), ...(pinned && { pinned }) }, ...others]);
    },
    async pin(path, isPinned) {
      await keep(
        (await read()).map((kept) => {
          const { pinned: _before, ...rest } = kept;
          return kept.path !== resolve(path) ? kept : { ...rest, ...(isPinned && { pinned: true as const }) };
        }),
      );
      return list();
    },
    async forget(path) {
      await keep((await read()).filter((kept) => kept.path !== resolve(path)));
      return list();
    },
  };
}

/** Now, or so little later that no two were opened at the same time. */
function momentAfter(others: readonly Kept[]): string {
  const taken = new Set(others.map(({ openedAt }) => openedAt));
  const now = new Date();
  while (taken.has(now.toISOString())) now.setMilliseconds(now.getMilliseconds() + 1);
  return now.toISOString();
}

/** Pinned ones first, then the newest; more than a few were never looked for here. */
function inOrder(all: readonly Kept[]): Kept[] {
  const newest = all.toSorted((a, b) => (a.openedAt < b.openedAt ? 1 : a.openedAt > b.openedAt ? -1 : 0));
  const pinned = newest.filter((kept) => kept.pinned);
  return [...pinned, ...newest.filter((kept) => !kept.pinned)].slice(0, Math.max(maxRecent, pinned.length));
}

/** As they lie there now: git and other programs add and remove cards too. */
async function countCards(project: string): Promise<number | undefined> {
  const names = await readdir(join(project, "cards")).catch(() => undefined);
  return names?.filter((name) => name.endsWith(".json")).length;
}

function recentFrom(kept: unknown): Kept[] {
  if (!Array.isArray(kept)) return [];
  return inOrder(
    kept.filter(isKept).map(({ path, name, game, cards, openedAt, pinned }) => {
      const known = { path, name, game, cards, openedAt };
      return pinned === true ? { ...known, pinned } : known;
    }),
  );
}

function isKept(entry: unknown): entry is Kept {
  const { path, name, game, cards, openedAt } = (entry ?? {}) as Record<string, unknown>;
  const texts = [path, name, openedAt].every((value) => typeof value === "string");
  return texts && typeof cards === "number" && gameIds.includes(game as GameId);
}
