import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Finished files wait in a temporary folder until they are fetched; the folder goes when Cardwright ends. */
export interface Output {
  id: string;
  name: string;
  path: string;
}

export interface Outputs {
  /** A place to write to. Nothing finds it before `keep`. */
  reserve(name: string): Promise<Output>;
  keep(output: Output): Promise<void>;
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
      for (const [id, { path }] of [...kept].slice(0, -maxKept)) {
        kept.delete(id);
        await rm(path, { force: true });
      }
    },
    find: (id) => kept.get(id) ?? null,
    async close() {
      kept.clear();
      if (folder) await rm(await folder, { recursive: true, force: true });
      folder = undefined;
    },
  };
}
