import { type Command, type CommandContext, chosenCards, isOpen, isWritable, type Source } from "../commands/command";
import { gameOf } from "../state/manifest";
import { goTo, newTest, reviewItem } from "../state/place";
import { subscribeSettings } from "../state/settings";
import { pause, playOn } from "./driver/bots-play";
import { canRepeat, canTakeBack, repeat, takeBack } from "./driver/going-through";
import { withOpenHands } from "./play/open-hands";
import { mayLookBack } from "./review/review-store";
import { openSituation } from "./situation/situation-store";
import { currentSound, rememberSound } from "./table-settings";
import { tableState } from "./table-store";
import { showTestsOf } from "./tests/open-test";
import { endTrial, tryAgain, tryCard } from "./trial/try-card";

const isPlaying = ({ place }: CommandContext): boolean => place === "table" && tableState.getState().match !== null;

const isTrying = (context: CommandContext): boolean => isPlaying(context) && tableState.getState().match?.trial != null;
function isTryingCard(context: CommandContext): boolean {
  const { played, lab } = tableState.getState().match?.trial ?? {};
  return isTrying(context) && played === undefined && lab === undefined;
}

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
  {
    id: "table.look-back",
    group: "Table",
    label: "Look back at the match",
    keywords: "review after statistics curve evaluation won decided cards played stuck",
    reads,
    enabled: (context) => {
      const { match } = tableState.getState();
      return isPlaying(context) && match !== null && mayLookBack(match);
    },
    run: () => goTo("table", reviewItem),
  },
  {
    id: "table.sound",
    group: "Table",
    label: () => (currentSound() ? "Turn the sounds of the table off" : "Turn the sounds of the table on"),
    keywords: "sound audio volume mute quiet",
    reads: [...reads, subscribeSettings],
    enabled: isPlaying,
    run: () => rememberSound(!currentSound()),
  },
  {
    id: "table.position",
    group: "Table",
    label: (context) => (isPlaying(context) ? "Change this position by hand…" : "Set up a position…"),
    keywords: "situation scenario edit board cards counters",
    reads,
    enabled: isOpen,
    run: ({ project }) => {
      const game = gameOf(project);
      if (game) withOpenHands(() => void openSituation(game));
    },
  },
  {
    id: "card.try",
    group: "Card",
    label: (context) => (isTryingCard(context) ? "Try again" : "Try this card"),
    shortcut: "Alt+T",
    keywords: "play test table",
    reads,
    enabled: (context) => isTryingCard(context) || (isOpen(context) && chosenCards(context).length === 1),
    run: (context) => {
      const [card] = chosenCards(context);
      if (card === undefined) tryAgain();
      else void tryCard(card);
    },
  },
  {
    id: "card.tests",
    group: "Card",
    label: "Run the tests of this card",
    keywords: "scenario check",
    enabled: (context) => isOpen(context) && chosenCards(context).length === 1,
    run: (context) => {
      const [card] = chosenCards(context);
      if (card !== undefined) showTestsOf(card);
    },
  },
  {
    id: "card.keep-test",
    group: "Table",
    label: (context) => (isTrying(context) ? "Keep as a test…" : "Make a test of this moment…"),
    keywords: "scenario save try given when then",
    reads,
    enabled: (context) =>
      isPlaying(context) && isWritable(context) && (tableState.getState().match?.snapshot.done ?? 0) > 0,
    run: () => withOpenHands(() => goTo("tests", newTest)),
  },
  {
    id: "card.end-trial",
    group: "Card",
    label: () => {
      const { name, test, played, lab, card } = tableState.getState().match?.trial ?? {};
      if (test) return "Back to the test";
      if (lab !== undefined) return "Back to the lab";
      if (played !== undefined) return card === null ? "Put it away" : "Back to the card";
      return name === undefined ? "Back to the card" : `Back to ${name}`;
    },
    keywords: "try leave editor",
    reads,
    enabled: isTrying,
    run: endTrial,
  },
];
