import type { Game } from "../core/game";
import { Match } from "../core/match";
import { hashPlain } from "../core/plain";
import { nextInt, seedRng } from "../core/rng";
import { preparePosition, type Supply } from "../core/setup";
import { WordWatch } from "../core/word-watch";

/** Looks for a match in which a word of a card comes about: from a situation in which the card can be tried at once, by chance. */

interface Reaching {
  tries: number;
  /** So many actions a try takes at most. */
  actions: number;
  /** The shortest of those found. */
  match?: Match;
}

const usual = { tries: 400, actions: 60 };
/** So many more are tried once one is found: a shorter one shows it better. */
const triesAfter = 60;

export function reachText(
  game: Game,
  supply: Supply,
  card: string,
  word: number,
  { tries, actions: mostActions } = usual,
): Reaching {
  const { position, cards } = game.trial({ card, supply, isSound: () => true });
  const given = { ...supply, cards };
  const watch = new WordWatch();
  const watched = preparePosition({ ...game, rules: (setup) => game.rules(setup, watch) }, given, position);
  const plain = preparePosition(game, given, position);
  if (!watched.ok || !plain.ok) return { tries: 0, actions: mostActions };
  const { rules } = watched;
  let shortest: number | undefined;
  let best: Match | undefined;
  let tried = 0;
  for (; tried < tries && (shortest === undefined || tried < shortest + triesAfter); tried++) {
    const rng = seedRng(Number.parseInt(hashPlain([card, word, tried]).slice(0, 8), 16));
    const match = new Match(game.id, plain.rules, { position }, "kept");
    const state = rules.readPosition(position);
    const most = best ? best.actions.length - 1 : mostActions;
    for (let n = 0; n < most && state.result === null; n++) {
      const actions = rules.actions(state);
      const action = actions[nextInt(rng, actions.length)]!;
      watch.apply(rules, state, action);
      match.do(action);
      if (!watch.taken()[card]?.includes(word)) continue;
      best = match;
      shortest ??= tried;
      break;
    }
  }
  return { tries: tried, actions: mostActions, ...(best && { match: best }) };
}
