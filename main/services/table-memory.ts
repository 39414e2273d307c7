import { validators } from "virtual:validators/api";
import { isRecord } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import { succeed } from "../../schemas/problem";
import type { TableMemory } from "../api";
import type { Handlers } from "../dispatcher";
import { tablesFile } from "../projects/places";
import type { Desk } from "./desk";
import { readKeptIn, writeKeptIn } from "./kept-file";

/** How tables came into a project: by the name of each file, the latest last. A project that can't be written to just doesn't remember. */

const mostKept = 40;

export function tableCalls(desk: Desk): Pick<Handlers, "tables.recall" | "tables.remember"> {
  return {
    "tables.recall": ({ session, file }) =>
      desk.with(session, async ({ root }) => succeed(ownValue(await keptIn(root), file) ?? null)),
    "tables.remember": ({ session, file, memory }) =>
      desk.with(session, async (store) => {
        if (store.snapshot().readOnly) return succeed(null);
        const { [file]: _former, ...others } = await keptIn(store.root);
        const latest = Object.entries(others).slice(1 - mostKept);
        await writeKeptIn(store.root, tablesFile, { ...Object.fromEntries(latest), [file]: memory });
        return succeed(null);
      }),
  };
}

async function keptIn(root: string): Promise<Record<string, TableMemory>> {
  const kept = await readKeptIn(root, tablesFile);
  if (!isRecord(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, TableMemory] => isMemory(...entry)));
}

/** Anything that the studio would not send itself counts as none. */
const isMemory = (file: string, memory: unknown): boolean =>
  validators["tables.remember"]?.({ session: "", file, memory }) === true;
