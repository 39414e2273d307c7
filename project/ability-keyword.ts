import { isEqual } from "../engine/core/json-equality";
import type { KeywordCard } from "../engine/core/keywords";
import type { Json } from "../engine/core/vocabulary";
import type { GameId } from "../schemas/game-id";
import type { Keyword } from "../schemas/keyword";
import type { PlannedEdit } from "./commands";
import { readDocument } from "./document";
import { formatDocument } from "./format";
import { cardIdOf, cardPath, componentPath, schemaNameOf } from "./paths";
import type { Files } from "./project-text";

/** An ability that cards say themselves becomes a keyword that they have. */

type Ability = Readonly<Record<string, Json>>;
type SayingCard = Pick<KeywordCard, "keywords"> & { abilities?: readonly Ability[] };

/** The keyword's name stands in place of the ability's own. */
const unnamed = ({ name: _, ...ability }: Ability): Ability => ability;
const placeOf = (ability: Ability, { abilities = [] }: SayingCard): number =>
  abilities.findIndex((one) => isEqual(unnamed(one), unnamed(ability)));

/** The cards that say the same, by id. */
export function cardsSaying(files: Files, game: GameId, ability: Ability): string[] {
  return [...files].flatMap(([path, text]) => {
    const id = cardIdOf(path);
    const card = id === undefined ? undefined : readDocument<SayingCard>(path, text, game).value;
    return id !== undefined && card && placeOf(ability, card) >= 0 ? [id] : [];
  });
}

interface AbilityKeyword {
  id: string;
  name: string;
  ability: Ability;
  /** Cards that say it, and have the keyword instead. */
  cards: readonly string[];
}

export function keywordOfAbility(
  files: Files,
  game: GameId,
  { id, name, ability, cards }: AbilityKeyword,
): PlannedEdit {
  const path = componentPath(id);
  const keyword: Keyword = {
    $schema: `../schemas/${schemaNameOf("component", game)}.schema.json`,
    name,
    abilities: [unnamed(ability)],
  };
  const taken = cards.flatMap((one) => {
    const card = readDocument<SayingCard>(cardPath(one), files.get(cardPath(one)) ?? "", game).value;
    const at = card ? placeOf(ability, card) : -1;
    if (!card || at < 0) return [];
    const { abilities = [], keywords = {}, ...rest } = card;
    const left = abilities.toSpliced(at, 1);
    const changed = { ...rest, ...(left.length > 0 && { abilities: left }), keywords: { ...keywords, [id]: true } };
    return [{ path: cardPath(one), text: formatDocument(changed, "card", game) }];
  });
  const text = formatDocument(keyword, "component", game);
  return { label: `Make an ability the keyword ${name}`, changes: [{ path, text }, ...taken], path };
}
