import { canRepeat, canTakeBack, pause, playOn, repeat, takeBack } from "../table/playing";
import { tableState } from "../table/table-store";
import type { Command, CommandContext } from "./command";

const isPlaying = ({ place }: CommandContext): boolean => place === "table" && tableState.getState().match !== null;

/** What can be done with the match on the table. Its keys are heard by the table itself, where "undo" means the match. */
export const tableCommands: readonly Command[] = [
  {
    id: "table.take-back",
    group: "Table",
    label: "Take back the last decision",
    keywords: "undo match",
    enabled: (context) => isPlaying(context) && canTakeBack(),
    run: takeBack,
  },
  {
    id: "table.repeat",
    group: "Table",
    label: "Repeat what was taken back",
    keywords: "redo match",
    enabled: (context) => isPlaying(context) && canRepeat(),
    run: repeat,
  },
  {
    id: "table.play-on",
    group: "Table",
    label: "Let the bots play on",
    keywords: "resume continue",
    enabled: (context) => isPlaying(context) && tableState.getState().match?.paused === true,
    run: playOn,
  },
  {
    id: "table.pause",
    group: "Table",
    label: "Stop the bots",
    keywords: "pause cancel thinking",
    enabled: (context) => isPlaying(context) && tableState.getState().match?.paused === false,
    run: pause,
  },
];
