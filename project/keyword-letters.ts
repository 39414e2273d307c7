import type { SharedParts, TextBlock } from "../engine/core/card-game";
import { wordsWith } from "../engine/core/fill-in";
import { keywordSample } from "../engine/core/keyword-check";
import { cardTitle } from "../engine/core/rich-text";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import { type Keyword, parameterNames } from "../schemas/keyword";
import { factsOf } from "./project-text";
import { wholeCard } from "./whole-card";

/** A keyword as it is for any numbers, told by their letters: “Poison X: deals X damage …”. */
export function inLetters(
  id: string,
  keyword: Keyword,
  parts: SharedParts,
  game: GameId,
): { name: string; help: string } {
  const letters = parameterNames.slice(0, keyword.parameters?.length ?? 0);
  const { parameters: _, reminder, ...rest } = keyword;
  const values = Object.fromEntries(letters.map((letter) => [letter, letter]));
  const told: Keyword = { ...rest, ...(reminder && { reminder: { en: wordsWith(reminder.en, values) } }) };
  const known = { ...parts, components: { ...parts.components, [id]: told } };
  const whole = wholeCard(keywordSample(cardGame(game), id, told), known, game);
  const [block] = factsOf(whole, game).slots["keywords"] as readonly TextBlock[];
  const name = [keyword.name.trim() || cardTitle(id), letters.join("/")].filter(Boolean).join(" ");
  return { name, help: block?.reminder ?? "" };
}
