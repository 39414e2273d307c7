import { spansOf } from "../../engine/core/grammar/phrase";
import { wordedText } from "../../engine/core/rich-text";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { isWithin } from "../../schemas/json-pointer";
import type { CardText, DeadWord } from "../../schemas/lab-answer";
import { cardPath } from "../paths";
import type { Files } from "../project-text";
import { cardAt } from "../whole-card";

/** What never came about of a card, in the words of the card. */

interface ToldPiece {
  text: string;
  /** It never came about. */
  isDead: boolean;
}

/** What is said of a card of which something never came about. */
interface DeadSaid {
  /** Its sentences of which a part never came about, as printed. */
  sentences: ToldPiece[][];
  /** What none of these show: what a keyword does, or what the card is composed of. */
  besides: string[];
}

export function deadSaid(files: Files, game: GameId, { card: id, dead }: CardText): DeadSaid {
  const { lexicon, symbols } = cardGame(game);
  const card = cardAt<object>(files, cardPath(id), game);
  const shown = new Set<DeadWord>();
  const sentences = (card && lexicon ? lexicon.sentences(card) : []).flatMap(({ words }) => {
    const pieces: ToldPiece[] = spansOf(words).map(({ text, from }) => {
      const own = dead.filter(({ at }) => at !== undefined && from.some((place) => isWithin(place, at)));
      for (const each of own) shown.add(each);
      return { text, isDead: own.length > 0 };
    });
    return pieces.some(({ isDead }) => isDead) ? [joinedPieces(pieces)] : [];
  });
  return {
    sentences: sentences.map((pieces) =>
      pieces.map(({ text, isDead }) => ({ text: wordedText(text, symbols), isDead })),
    ),
    besides: [...new Set(dead.flatMap((word) => (shown.has(word) ? [] : [nameOf(word, game)])))],
  };
}

/** As one text, with what never came about in brackets. */
export const deadText = ({ sentences, besides }: DeadSaid): string =>
  [
    ...sentences.map((pieces) => pieces.map(({ text, isDead }) => (isDead ? `[${text}]` : text)).join("")),
    ...besides,
  ].join(" ");

const happens = { verbs: "never happened", tests: "never was so", selectors: "never found anything" } as const;

function nameOf({ sort, key }: DeadWord, game: GameId): string {
  const name = cardGame(game).lexicon?.words[sort][key]?.about.name ?? key;
  return `“${name}” ${happens[sort]}.`;
}

/** Spaces and stops between two stretches that never came about belong to them. */
function joinedPieces(pieces: readonly ToldPiece[]): ToldPiece[] {
  const joined: ToldPiece[] = [];
  for (const [n, { text, isDead }] of pieces.entries()) {
    const isBetween = !/\p{L}|\d/u.test(text) && (joined.at(-1)?.isDead ?? false) && isDeadNext(pieces, n + 1);
    const last = joined.at(-1);
    if (last && last.isDead === (isDead || isBetween)) last.text += text;
    else joined.push({ text, isDead: isDead || isBetween });
  }
  return joined;
}

const isDeadNext = (pieces: readonly ToldPiece[], from: number): boolean =>
  pieces.slice(from).find(({ text }) => /\p{L}|\d/u.test(text))?.isDead ?? false;
