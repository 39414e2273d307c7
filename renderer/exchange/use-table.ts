import { useEffect, useState } from "react";
import type { LinkedContent, LinkedTable } from "../../main/api";
import { bytesOf } from "../../project/archive/utf8";
import { mostTableBytes, readTable } from "../../project/tables/read-table";
import type { GameId } from "../../schemas/game-id";
import type { Result } from "../../schemas/problem";
import { memoryNameOf } from "./linked-table";
import { type ReadLinked, readLinked } from "./read-linked";

/** What is brought in: a file, what was pasted, or what is linked; of an address nothing until somebody wants it fetched. */
export type TableSource =
  | { kind: "file"; file: File }
  | { kind: "pasted"; text: string }
  | { kind: "linked"; link: LinkedTable; content: LinkedContent | null };

/** How people call it. */
export function nameOf(source: TableSource): string {
  if (source.kind === "pasted") return "pasted table";
  if (source.kind === "file") return source.file.name;
  return source.link.kind === "file" ? source.link.name : source.link.where;
}

/** Under which it is remembered which columns are which fields. */
export const rememberedAs = (source: TableSource): string =>
  source.kind === "linked" ? memoryNameOf(source.link) : nameOf(source).slice(0, 200);

/** Null while it is on its way. */
export function useTable(source: TableSource | null, game: GameId): Result<ReadLinked> | null {
  const [read, setRead] = useState<{ of: TableSource; table: Result<ReadLinked> } | null>(null);
  useEffect(() => {
    if (!source || (source.kind === "linked" && !source.content)) return;
    let isWanted = true;
    void (async () => {
      const table = await tableIn(source, game);
      if (isWanted && table) setRead({ of: source, table });
    })();
    return () => {
      isWanted = false;
    };
  }, [source, game]);
  return source !== null && read?.of === source ? read.table : null;
}

async function tableIn(source: TableSource, game: GameId): Promise<Result<ReadLinked> | null> {
  if (source.kind === "linked") return source.content && readLinked(source.content, source.link, game);
  return readTable(nameOf(source), await bytesIn(source), game);
}

/** Of a file that is too large anyway, no more than tells so; one that has gone since counts as empty. */
async function bytesIn(source: Exclude<TableSource, { kind: "linked" }>): Promise<Uint8Array> {
  if (source.kind === "pasted") return bytesOf(source.text);
  const part = source.file.slice(0, mostTableBytes + 1);
  return new Uint8Array(await part.arrayBuffer().catch(() => new ArrayBuffer(0)));
}
