import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Finished files wait in a temporary folder until they are fetched; the folder goes when Cardwright ends. */
export interface Output {
  id: string;
  name: string;
  path: string;
  /** Where the person has it, if it isn't here to be fetched any more or has been saved. */
  savedAt?: string;
}

export interface Outputs {
  /** A place to write to. Nothing finds it before `keep`. */
  reserve(name: string): Promise<Output>;
  keep(output: Output): Promise<void>;
  /** Notes what was written where the person wanted it. It can be shown, not fetched. */
  note(name: string, savedAt: string): Output;
  find(id: string): Output | null;
  close(): Promise<void>;
}

/** A print run can be large; older ones are made again in seconds. */
const maxKept = 8;

export function createOutputs(): Outputs {
  let folder: Promise<string> | undefined;
  const kept = new Map<string, Output>();
  return {
    async reserve(name) {
      folder ??= mkdtemp(join(tmpdir(), "cardwright-"));
      const id = randomUUID();
      return { id, name, path: join(await folder, id) };
    },
    async keep(output) {
      kept.set(output.id, output);
      for (const [id, { path, savedAt }] of [...kept].slice(0, -maxKept)) {
        kept.delete(id);
        if (path !== savedAt) await rm(path, { force: true });
      }
    },
    note(name, savedAt) {
      const output = { id: randomUUID(), name, path: savedAt, savedAt };
      kept.set(output.id, output);
      return output;
    },
    find: (id) => kept.get(id) ?? null,
    async close() {
      kept.clear();
      if (folder) await rm(await folder, { recursive: true, force: true });
      folder = undefined;
    },
  };
}
