import { useEffect, useMemo, useRef, useState } from "react";
import { pastedRows, type ReadRow, type RulesText } from "../../project/rules-texts";
import type { GameId } from "../../schemas/game-id";
import { currentProject } from "../state/open-project";
import type { TextRead, TextsToRead } from "./texts-worker";
import TextsWorker from "./texts-worker?worker";

/** A row as it was pasted, and what is read of it, as soon as that is known. */
export interface TextRow extends RulesText {
  read?: ReadRow;
}

const pause = 300;

/** What each row of a pasted column says, one after the other. */
export function useReadTexts(text: string, game: GameId): readonly TextRow[] {
  const rows = useMemo(() => pastedRows(text), [text]);
  const [found, setFound] = useState<{ of: readonly RulesText[]; read: Readonly<Record<number, ReadRow>> }>();
  const asked = useRef(0);
  useEffect(() => {
    if (rows.length === 0) return;
    // A new one each time: nobody waits for what was pasted before.
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = new TextsWorker();
      const mine = ++asked.current;
      worker.onmessage = ({ data }: MessageEvent<TextRead>) => {
        if (data.asked !== mine) return;
        setFound((now) => ({ of: rows, read: { ...(now?.of === rows ? now.read : {}), [data.n]: data.row } }));
      };
      const files = [...currentProject().files].filter(([path]) => path.startsWith("cards/"));
      worker.postMessage({ asked: mine, game, files, rows } satisfies TextsToRead);
    }, pause);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [rows, game]);
  return rows.map((row, n) => {
    const read = found?.of === rows ? found.read[n] : undefined;
    return read ? { ...row, read } : row;
  });
}
