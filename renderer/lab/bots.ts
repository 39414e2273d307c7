/** The bots that an answer can be asked of, from the quickest to the one that thinks longest. */
export const knownBots: readonly { name: string; label: string; help: string }[] = [
  {
    name: "random",
    label: "Random",
    help: "Any legal answer. Thousands of matches in seconds, but nobody plays like that.",
  },
  { name: "quick", label: "Quick", help: "Looks one move ahead. A first answer within seconds." },
  { name: "greedy", label: "Greedy", help: "Plans its own turn. Sensible, and quick enough for hundreds of matches." },
  { name: "mcts:300", label: "Thinking", help: "Plays 300 possible games ahead of each answer. Slow." },
  { name: "mcts:1000", label: "Thinking longer", help: "Plays 1,000 ahead. Very slow: a few dozen matches." },
];
