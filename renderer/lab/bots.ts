import { firstBot, type Ladder } from "../../engine/lab/ladder";
import type { GameId } from "../../schemas/game-id";

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

const ladders = import.meta.glob<Ladder>("../../templates/*/ladder.json", { import: "default", eager: true });
const ladderOf = (game: GameId): Ladder | undefined => ladders[`../../templates/${game}/ladder.json`];

export const labelOf = (name: string): string => knownBots.find((bot) => bot.name === name)?.label ?? name;

const isSearching = (name: string): boolean => name.startsWith("mcts");

/** How well a bot plays a game beside the next weaker one, as it was measured with the starter set; of those that search, perhaps with fewer tries. */
export function strengthOf(game: GameId, name: string): string | undefined {
  const rungs = ladderOf(game)?.rungs ?? [];
  const own = rungs.find(({ bot }) => bot === name) ?? rungs.find(({ bot }) => isSearching(bot) && isSearching(name));
  if (!own?.score) return undefined;
  const [low, high] = own.score.interval.map((share) => Math.round(100 * share));
  const below = labelOf(rungs[rungs.indexOf(own) - 1]!.bot);
  const won = `${Math.round(100 * own.score.rate)} of 100 matches against ${below} (${low} to ${high})`;
  return own.bot === name ? `Won ${won}.` : `With ${own.bot.split(":")[1]} tries it won ${won}.`;
}

/** Who answers first. */
export const firstBotFor = (game: GameId): string => firstBot(ladderOf(game));
