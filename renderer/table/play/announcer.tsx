import { useEffect, useRef, useState } from "react";
import { spokenText } from "../../../engine/core/rich-text";
import { cardGame } from "../../../engine/games/registry";
import { countRows } from "../picking";
import type { PlayedMatch } from "../table-store";
import { newLines } from "../viewing";
import { withSymbols } from "./plain-signs";

/** Says what has just happened and what is asked, for those who listen. */
export function Announcer({ match, silent }: { match: PlayedMatch; silent: boolean }) {
  const { log, asked, result } = match.snapshot;
  const { symbols } = cardGame(match.game);
  const heard = useRef<readonly string[]>([]);
  const [said, say] = useState("");
  useEffect(() => {
    if (silent) return;
    const lines = log.map(({ text }) => text);
    const fresh = newLines(heard.current, lines);
    heard.current = lines;
    const question =
      asked && asked.answers.length > 0
        ? `${match.names[asked.actor]}: ${asked.text} ${countRows(asked)} answers.`
        : result
          ? "The game is over."
          : "";
    const words = [...fresh, question].filter(Boolean).join(" ");
    say(spokenText(withSymbols(words, symbols), symbols));
  }, [log, asked, result, silent, symbols, match.names]);
  return (
    <div className="visually-hidden" aria-live="polite" data-testid="announcer">
      {said}
    </div>
  );
}
