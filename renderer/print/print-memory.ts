import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { PrintMemory, PrintOutput, PrintSettings } from "../../main/api";
import { usualPrint } from "../../schemas/print-settings";
import { call } from "../bridge/client";
import { tellProblem } from "../state/notices";
import { projectState } from "../state/project-state";

/** What to print and how, as it was last chosen in this project. */

const firstMemory: PrintMemory = {
  settings: usualPrint,
  output: { kind: "sheets" },
};

interface Remembered extends PrintMemory {
  /** Whose settings these are; null until they have arrived. */
  session: string | null;
}

const store = createStore<Remembered>(() => ({ ...firstMemory, session: null }));

export const usePrintMemory = <T>(select: (state: Remembered) => T): T => useStore(store, select);
export const currentPrint = (): PrintMemory => store.getState();

const pause = 300;
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const { session, settings, output } = store.getState();
  if (session === null) return;
  void call("print.remember", { session, settings, output }).then((sent) => {
    if (!sent.ok) tellProblem(sent.problem);
  });
}
function sendSoon(): void {
  timer ??= setTimeout(send, pause);
}

/** Fetched when the room is entered; another project has other settings. */
export async function recallPrint(session: string): Promise<void> {
  if (store.getState().session === session) return;
  const recalled = await call("print.recall", { session });
  if (projectState.getState().open?.session !== session) return;
  if (!recalled.ok) tellProblem(recalled.problem);
  store.setState({ ...((recalled.ok && recalled.value) || firstMemory), session }, true);
}

/** What is really asked for: pieces have sizes of their own, places of their own, and are always printed whole. */
export function wishedSettings(settings: PrintSettings): PrintSettings {
  if (settings.pieces === undefined) return settings;
  const { changed: _changed, cardSize: _cardSize, sheet: _sheet, ...wish } = settings;
  return wish;
}

type Change = { [K in keyof PrintSettings]?: PrintSettings[K] | undefined };

/** `undefined` takes a setting back to what is usual. */
export function choose(change: Change): void {
  store.setState(({ settings }) => {
    const next = Object.fromEntries(
      Object.entries({ ...settings, ...change }).filter(([, value]) => value !== undefined),
    );
    return { settings: next as PrintSettings };
  });
  sendSoon();
}

export function chooseOutput(output: PrintOutput): void {
  store.setState({ output });
  sendSoon();
}
