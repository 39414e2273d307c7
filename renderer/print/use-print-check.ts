import { useEffect, useState } from "react";
import type { CheckedPrint, PrintSettings } from "../../main/api";
import { call } from "../bridge/client";
import { editsAnswered, useProject } from "../state/open-project";
import { useLatest } from "../ui/use-latest";
import { followJob } from "./follow-job";

/** Until a person has stopped typing and turning. */
const pause = 500;

/** What the print would come to, looked up anew whenever something changes that can matter to it. */
export function usePrintCheck(settings: PrintSettings, enabled: boolean): CheckedPrint | undefined {
  const session = useProject(({ open }) => open?.session);
  const files = useProject((state) => state.files);
  const assets = useProject(({ open }) => open?.assets);
  const [checked, setChecked] = useState<CheckedPrint>();
  const latest = useLatest(settings);
  const { deck, cards, pieces, players, language, lowInk, bleed, cardSize, dpi, backs } = settings;
  const { profile, sheet, paper, paperSize, colours, icc, shop, layout } = settings;
  const key = JSON.stringify([
    deck,
    cards,
    pieces,
    players,
    language,
    lowInk,
    bleed,
    cardSize,
    dpi,
    backs,
    profile,
    sheet,
    paper,
    paperSize,
    colours,
    icc,
    shop,
    layout,
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: files and pictures are read by the other side.
  useEffect(() => {
    if (!session || !enabled) return;
    let stop = () => {};
    let live = true;
    const timer = setTimeout(async () => {
      await editsAnswered();
      if (!live) return;
      const running = followJob(() => call("print.check", { session, settings: latest.current }), { quiet: true });
      stop = running.cancel;
      const value = await running.value;
      if (live) setChecked(value?.kind === "check" ? value : undefined);
    }, pause);
    return () => {
      live = false;
      clearTimeout(timer);
      stop();
    };
  }, [session, files, assets, key, enabled]);
  return checked;
}
