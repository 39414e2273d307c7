import { useEffect, useState } from "react";
import type { PrintOutput, PrintSettings, ShownBooklet } from "../../../main/api";
import type { Problem } from "../../../schemas/problem";
import { call } from "../../bridge/client";
import { editsAnswered, useProject } from "../../state/open-project";

export type BookletWish = Extract<PrintOutput, { kind: "booklet" }>;

type BookletView = { shown?: ShownBooklet; numbers: readonly number[]; problem?: Problem };

/** Long enough not to set the text anew with every letter. */
const pause = 250;

/** Pages as the file will have them; those shown before stay until the next ones are here. */
export function useShownBooklet(wish: BookletWish, settings: PrintSettings, numbers: readonly number[]): BookletView {
  const session = useProject(({ open }) => open?.session);
  const files = useProject((state) => state.files);
  const [view, setView] = useState<BookletView & { asked: string }>({ numbers: [], asked: "" });
  const asked = JSON.stringify([wish, settings.paper, settings.paperSize, settings.language]);
  const key = numbers.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish and the numbers are told apart by what they say.
  useEffect(() => {
    if (session === undefined) return;
    let live = true;
    const ask = async (): Promise<void> => {
      // What was typed last has to be known there.
      await editsAnswered();
      const answer = await call("print.booklet", { session, settings, output: wish, pages: [...numbers] });
      if (!live) return;
      setView(answer.ok ? { asked, numbers, shown: answer.value } : { asked, numbers, problem: answer.problem });
    };
    const timer = setTimeout(() => void ask(), view.asked === asked ? pause / 5 : 0);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [session, files, asked, key]);
  return view;
}
