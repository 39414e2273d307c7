import { access, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { RecentProject } from "../api";
import type { FolderBook } from "./folder-book";
import { readKept, writeKept } from "./kept-file";

/** The projects a person had open lately, newest first. */
export interface RecentBook {
  list(): Promise<RecentProject[]>;
  note(project: Omit<Kept, "openedAt">): Promise<void>;
  forget(path: string): Promise<RecentProject[]>;
}

interface Kept {
  path: string;
  name: string;
  game: GameId;
  cards: number;
  openedAt: string;
}

const maxRecent = 24;

/** `openFolder` is where the open project lies. */
export function createRecentBook(home: string, folders: FolderBook, openFolder: () => string | undefined): RecentBook {
  const file = join(home, "recent.json");
  let loaded: Promise<Kept[]> | undefined;
  const read = () => {
    loaded ??= readKept(file).then(recentFrom);
    return loaded;
  };
  const keep = async (next: Kept[]) => {
    loaded = Promise.resolve(next);
    // A list that can't be kept is no reason to refuse the project itself.
    await writeKept(file, next);
  };
  const list = async () =>
    Promise.all(
      (await read()).map(async ({ path, ...rest }) => ({
        ...rest,
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
      const others = (await read()).filter(({ path }) => path !== project.path);
      await keep([{ ...project, openedAt: new Date().toISOString() }, ...others].slice(0, maxRecent));
    },
    async forget(path) {
      await keep((await read()).filter((kept) => kept.path !== resolve(path)));
      return list();
    },
  };
}

/** As they lie there now: git and other programs add and remove cards too. */
async function countCards(project: string): Promise<number | undefined> {
  const names = await readdir(join(project, "cards")).catch(() => undefined);
  return names?.filter((name) => name.endsWith(".json")).length;
}

function recentFrom(kept: unknown): Kept[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter(isKept).slice(0, maxRecent);
}

function isKept(entry: unknown): entry is Kept {
  const { path, name, game, cards, openedAt } = (entry ?? {}) as Record<string, unknown>;
  const texts = [path, name, openedAt].every((value) => typeof value === "string");
  return texts && typeof cards === "number" && gameIds.includes(game as GameId);
}
