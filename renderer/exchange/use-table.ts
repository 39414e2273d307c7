import { useEffect, useState } from "react";
import { bytesOf } from "../../project/archive/utf8";
import { mostTableBytes, type ReadTable, readTable } from "../../project/tables/read-table";
import type { GameId } from "../../schemas/game-id";
import type { Result } from "../../schemas/problem";

/** What is brought in: a file, or what was pasted. */
export type TableSource = { kind: "file"; file: File } | { kind: "pasted"; text: string };

/** Under which it is remembered which columns are which fields. */
export const nameOf = (source: TableSource): string => (source.kind === "file" ? source.file.name : "pasted table");

/** Null while a file is on its way. */
export function useTable(source: TableSource | null, game: GameId): Result<ReadTable> | null {
  const [read, setRead] = useState<{ of: TableSource; table: Result<ReadTable> } | null>(null);
  useEffect(() => {
    if (!source) return;
    let isWanted = true;
    void (async () => {
      const bytes = await bytesIn(source);
      const table = readTable(nameOf(source), bytes, game);
      if (isWanted) setRead({ of: source, table });
    })();
    return () => {
      isWanted = false;
    };
  }, [source, game]);
  return source !== null && read?.of === source ? read.table : null;
}

/** Of a file that is too large anyway, no more than tells so; one that has gone since counts as empty. */
async function bytesIn(source: TableSource): Promise<Uint8Array> {
  if (source.kind === "pasted") return bytesOf(source.text);
  const part = source.file.slice(0, mostTableBytes + 1);
  return new Uint8Array(await part.arrayBuffer().catch(() => new ArrayBuffer(0)));
}
