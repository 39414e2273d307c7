import { useEffect, useRef, useState } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import type { SlotSchema } from "../../../engine/words/place";
import type { Reading } from "../../../engine/words/reading/read-ability";
import { currentProject } from "../../state/open-project";
import { useForm } from "../controls/control";
import { useDocument } from "./document-context";
import type { ToRead, WasRead } from "./reading-worker";
import ReadingWorker from "./reading-worker?worker";

/** As many cards as it takes to know how a set is written. */
const cardsAsked = 120;
const pause = 200;

/** What a text says on a card, as soon as it is read; nothing, while that takes. */
export function useReadings(text: string, at: string): readonly Reading[] | undefined {
  const { game, schema } = useForm();
  const card = useDocument();
  const [read, setRead] = useState<WasRead>();
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    // Nothing is asked at once as well: what can be said here is made ready while somebody types.
    const timer = setTimeout(
      () => {
        worker.current ??= new ReadingWorker();
        worker.current.onmessage = ({ data }: MessageEvent<WasRead>) => setRead(data);
        const cards = [...currentProject().files].filter(([path]) => path.startsWith("cards/")).slice(0, cardsAsked);
        worker.current.postMessage({
          game: game.id,
          schema: schema as SlotSchema,
          text,
          card: card as Json,
          at,
          cards: cards.map(([, own]) => own),
        } satisfies ToRead);
      },
      text.trim() === "" ? 0 : pause,
    );
    return () => clearTimeout(timer);
  }, [game, schema, text, card, at]);
  return text.trim() === "" || read?.text === text ? (read?.readings ?? []) : undefined;
}
