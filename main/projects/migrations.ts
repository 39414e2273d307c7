import { manifestPath } from "../../project/paths";
import { jsonIn } from "../../schemas/json-text";
import { projectFormat } from "../../schemas/manifest";
import type { Disk } from "./disk";
import type { Journals } from "./journal";
import { type Operation, runOperations } from "./operations";
import { backupFolder, timeName } from "./places";
import type { DiskFile } from "./read-text";

/** Brings the texts of one format to the next one. The number in the manifest is raised for it. */
type Migration = (files: Map<string, string>) => void;
export interface Formats {
  current: number;
  /** By the format they start from. */
  migrations: Readonly<Record<number, Migration>>;
}

/** To change a file format: raise `projectFormat`, add the migration from the old one here, and a fixture for it. */
export const formats: Formats = { current: projectFormat, migrations: {} };

/** The project's format; undefined where the manifest doesn't say. */
export function formatOf(manifest: string | undefined): number | undefined {
  // A damaged manifest is reported as such.
  const { format } = (jsonIn(manifest ?? "") ?? {}) as { format?: unknown };
  return typeof format === "number" && Number.isInteger(format) && format >= 0 ? format : undefined;
}

/** A number below the first format was written by a hand, and is a mistake in the manifest like any other. */
export const hasWayFrom = (format: number, { current, migrations }: Formats): boolean =>
  format < current && migrations[format] !== undefined;

export function migrate(
  texts: ReadonlyMap<string, string>,
  from: number,
  { current, migrations }: Formats,
): Map<string, string> {
  const files = new Map(texts);
  for (let format = from; format < current; format++) {
    const migration = migrations[format];
    if (!migration) throw new Error(`No migration from format ${format}.`);
    migration(files);
    const manifest = jsonIn(files.get(manifestPath)!) as Record<string, unknown>;
    files.set(manifestPath, `${JSON.stringify({ ...manifest, format: format + 1 }, null, 2)}\n`);
  }
  return files;
}

/** Copies every text aside, then writes the migrated ones, all or none. Returns where the old ones are. */
export async function writeMigrated(
  disk: Disk,
  root: string,
  journals: Journals,
  old: ReadonlyMap<string, DiskFile>,
  texts: ReadonlyMap<string, string>,
  from: number,
  now: number,
): Promise<string> {
  const backup = `${backupFolder}/${timeName(now)}-format-${from}`;
  const copies: Operation[] = [];
  for (const [path, { text }] of old) {
    if (text !== null) copies.push({ do: "write", path: `${backup}/${path}`, text });
  }
  await runOperations(disk, root, copies);
  const operations: Operation[] = [];
  for (const [path, text] of texts) {
    const file = old.get(path);
    if (file?.text !== text) operations.push({ do: "write", path, text, before: file?.stamp ?? null });
  }
  for (const [path, { text, stamp }] of old) {
    if (text !== null && !texts.has(path)) operations.push({ do: "remove", path, before: stamp });
  }
  const [undone] = await journals.finish(await journals.write(operations));
  if (undone) throw undone.reason;
  return backup;
}
