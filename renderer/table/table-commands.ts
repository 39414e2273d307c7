import type { Command, CommandContext, Source } from "../commands/command";
import { canRepeat, canTakeBack, pause, playOn, repeat, takeBack } from "./match-driver";
import { tableState } from "./table-store";

const isPlaying = ({ place }: CommandContext): boolean => place === "table" && tableState.getState().match !== null;

const reads: readonly Source[] = [tableState.subscribe];

/** What can be done with the match on the table. While there is one, undo and redo mean the first two (`rooms.ts`). */
export const tableCommands: readonly Command[] = [
  {
    id: "table.take-back",
    group: "Table",
    label: "Take back the last decision",
    keywords: "undo match",
    reads,
    enabled: (context) => isPlaying(context) && canTakeBack(),
    run: takeBack,
  },
  {
    id: "table.repeat",
    group: "Table",
    label: "Repeat what was taken back",
    keywords: "redo match",
    reads,
    enabled: (context) => isPlaying(context) && canRepeat(),
    run: repeat,
  },
  {
    id: "table.play-on",
    group: "Table",
    label: "Let the bots play on",
    keywords: "resume continue",
    reads,
    enabled: (context) => isPlaying(context) && tableState.getState().match?.paused === true,
    run: playOn,
  },
  {
    id: "table.pause",
    group: "Table",
    label: "Stop the bots",
    keywords: "pause cancel thinking",
    reads,
    enabled: (context) => isPlaying(context) && tableState.getState().match?.paused === false,
    run: pause,
  },
];
