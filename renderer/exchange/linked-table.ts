import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Input, LinkedContent, LinkedTable } from "../../main/api";
import { type ImportMode, planImport } from "../../project/tables/plan-import";
import type { TableMap } from "../../project/tables/table-map";
import type { GameId } from "../../schemas/game-id";
import type { Result } from "../../schemas/problem";
import { call, on } from "../bridge/client";
import { gameOf } from "../state/manifest";
import { tellProblem } from "../state/notices";
import { currentProject, useProject } from "../state/open-project";
import { readLinked } from "./read-linked";

/** How many. */
export interface Changes {
  cards: number;
  decks: number;
  translations: number;
  clashes: number;
}

/** The table that the open set takes its cards from, and what of it waits to come in. */
interface Linked {
  session: string | undefined;
  link: LinkedTable | null;
  /** What would change by what the file says now, and how much of it was changed here as well. */
  offered: ({ sum: string } & Changes) | null;
}

const none: Linked = { session: undefined, link: null, offered: null };
const store = createStore<Linked>(() => none);
export const useLinked = (): Linked => useStore(store);
export const currentLink = (): LinkedTable | null => store.getState().link;

/** Put off until the program is started again. */
const putOff = new Set<string>();

/** Follows the link of the open set for as long as the window lives. */
export function useLinkedTable(): void {
  const session = useProject(({ open }) => open?.session);
  useEffect(() => {
    store.setState(none);
    if (!session) return;
    const look = async () => {
      const linked = await call("tables.linked", { session });
      if (!linked.ok || currentProject().open?.session !== session) return;
      store.setState({ session, link: linked.value });
      if (linked.value?.kind === "file") await weigh(session, linked.value);
    };
    void look();
    return on("table.changed", (event) => {
      if (event.session === session) void look();
    });
  }, [session]);
}

/** Whether what the file says would change anything. One that can't be read just now, while it is written, offers nothing. */
async function weigh(session: string, link: LinkedTable): Promise<void> {
  const game = gameOf(currentProject());
  const content = await call("tables.look", { session });
  if (!content.ok || !game || putOff.has(content.value.sum)) return store.setState({ offered: null });
  const memory = await recalled(session, link);
  const changes = changesIn(content.value, link, game, memory);
  const isNews = Object.values(changes).some((count) => count > 0);
  store.setState({ offered: isNews ? { sum: content.value.sum, ...changes } : null });
  if (!isNews) await taken(session, content.value);
}

interface Memory {
  mode: ImportMode;
  map: TableMap;
}

/** How it came in last; as most tables do, the first time. */
async function recalled(session: string, link: LinkedTable): Promise<Memory> {
  const memory = await call("tables.recall", { session, file: memoryNameOf(link) });
  return (memory.ok && memory.value) || { mode: "update", map: { columns: {} } };
}

export const memoryNameOf = ({ name }: LinkedTable): string => name.slice(0, 200);

function changesIn(content: LinkedContent, link: LinkedTable, game: GameId, { mode, map }: Memory): Changes {
  const table = readLinked(content, link, game);
  if (!table.ok || table.value.cards.length < 2) return { cards: 0, decks: 0, translations: 0, clashes: 0 };
  const { cards } = table.value;
  const plan = planImport(currentProject().files, game, cards, { mode, map, ...table.value });
  const inDecks = plan.decks ?? { added: [], changed: [], removed: [] };
  return {
    cards: plan.added.length + plan.changed.length + plan.removed.length,
    decks: inDecks.added.length + inDecks.changed.length + inDecks.removed.length,
    translations: plan.translations?.length ?? 0,
    clashes: plan.clashes.length,
  };
}

export function putOffOffer(): void {
  const { offered } = store.getState();
  if (offered) putOff.add(offered.sum);
  store.setState({ offered: null });
}

/** What came in need not come in again. */
export async function taken(session: string, { sum }: LinkedContent): Promise<void> {
  const kept = await call("tables.taken", { session, sum });
  if (!kept.ok) tellProblem(kept.problem);
  store.setState(({ offered }) => (offered?.sum === sum ? { offered: null } : {}));
}

type To = Input<"tables.link">["to"];

/** The link, nothing if the person thought better of it, or why there is none. */
export async function linkTable(to: To): Promise<Result<LinkedTable | null>> {
  const { session } = currentProject().open ?? {};
  if (!session) return { ok: true, value: null };
  const linked = await call("tables.link", { session, to });
  if (linked.ok && linked.value) store.setState({ session, link: linked.value, offered: null });
  return linked;
}

export async function unlinkTable(): Promise<void> {
  const { session } = currentProject().open ?? {};
  const done = session && (await call("tables.unlink", { session }));
  if (done && !done.ok) tellProblem(done.problem);
  else store.setState({ link: null, offered: null });
}

export async function makeSource(isSource: boolean): Promise<LinkedTable | null> {
  const { session } = currentProject().open ?? {};
  const done = session && (await call("tables.source", { session, isSource }));
  if (!done) return null;
  if (!done.ok) {
    tellProblem(done.problem);
    return null;
  }
  store.setState({ link: done.value });
  return done.value;
}
