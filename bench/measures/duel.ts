import { byHand } from "../duel/by-hand";
import type { Contender } from "../duel/contender";
import { onBoardgameIo } from "../duel/on-boardgame-io";
import { onCore, onCoreWithHistory } from "../duel/on-core";
import { duelRules } from "../duel/rules";
import { compete, type Effort, median, ratio } from "../measure";
import { comparison, type Section } from "../report";
import { callCosts } from "./calls";

/** One small card game written three times, beside each other. */
export function measureDuel(effort: Effort): Section {
  const contenders = { hand: byHand, core: onCore, history: onCoreWithHistory, other: onBoardgameIo() };
  const playing = ({ play }: Contender) => {
    let seed = 0;
    return () => play(++seed);
  };
  const rates = compete(
    {
      hand: playing(contenders.hand),
      core: playing(contenders.core),
      history: playing(contenders.history),
      other: playing(contenders.other),
    },
    effort,
  );
  const calls = callCosts(duelRules, { ...effort, ms: effort.ms / 2 });
  return {
    title: "A small card duel, the same moves on each",
    rows: [
      ...(Object.keys(rates) as (keyof typeof rates)[]).map((name) => ({
        name: contenders[name].name,
        value: median(rates[name]),
        unit: "moves/s",
        ...(name === "core" ? {} : { beside: comparison(ratio(rates[name], rates.core), "the core") }),
      })),
      ...Object.values(calls),
    ],
    checks: [
      { name: "core, beside boardgame.io", value: ratio(rates.core, rates.other), unit: "×", least: 100 },
      { name: "a hand-written loop, beside the core", value: ratio(rates.hand, rates.core), unit: "×", most: 10 },
      { name: "core, beside itself with history", value: ratio(rates.core, rates.history), unit: "×", most: 2 },
      { name: "clone of a state", value: calls.clone.value, unit: "µs", most: 5 },
    ],
  };
}
