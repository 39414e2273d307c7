import { useEffect, useMemo, useState } from "react";
import type { ListedCard } from "../../../project/deck-lists/known-cards";
import { listedCards } from "../../../project/deck-lists/listed-cards";
import { type HandedDeck, readHandedDeck } from "../../../project/deck-lists/read-handed";
import type { Files } from "../../../project/project-text";
import type { GameId } from "../../../schemas/game-id";
import type { NearAnswer, NearAsk } from "./near-worker";
import NearWorker from "./near-worker?worker";

type Near = ReadonlyMap<string, readonly ListedCard[]>;
const nothing: Near = new Map();

/** What is understood of a text at once; names that no card has are sought meanwhile, and found a moment later. */
export function useUnderstood(files: Files, game: GameId, text: string): HandedDeck & { isSeeking: boolean } {
  const cards = listedCards(files, game);
  const [found, setFound] = useState<{ among: readonly ListedCard[]; near: Near }>({ among: cards, near: nothing });
  const near = found.among === cards ? found.near : nothing;
  const [worker, setWorker] = useState<Worker>();
  useEffect(() => {
    const begun = new NearWorker();
    begun.postMessage({ cards } satisfies NearAsk);
    begun.onmessage = ({ data }: MessageEvent<NearAnswer>) =>
      setFound((last) => ({ among: cards, near: new Map([...(last.among === cards ? last.near : nothing), ...data]) }));
    setWorker(begun);
    return () => begun.terminate();
  }, [cards]);
  const { read, unknown } = useMemo(() => {
    const asked = new Set<string>();
    const seek = (name: string): readonly ListedCard[] => {
      const known = near.get(name);
      if (!known) asked.add(name);
      return known ?? [];
    };
    return { read: readHandedDeck(files, game, text, seek), unknown: [...asked] };
  }, [files, game, text, near]);
  useEffect(() => {
    if (worker && unknown.length > 0) worker.postMessage({ names: unknown } satisfies NearAsk);
  }, [worker, unknown]);
  return { ...read, isSeeking: unknown.length > 0 };
}
