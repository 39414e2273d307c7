import { isEqual } from "../engine/core/json-equality";
import type { KeywordCard } from "../engine/core/keywords";
import type { Json } from "../engine/core/vocabulary";
import { cardGame } from "../engine/games/registry";
import { type Place, placeOf, type SlotSchema } from "../engine/words/place";
import type { GameId } from "../schemas/game-id";
import { type Pointer, valueAt, withValueAt } from "../schemas/json-pointer";
import { type Keyword, parameterNames } from "../schemas/keyword";
import type { PlannedEdit } from "./commands";
import { readDocument } from "./document";
import { formatDocument, schemaFor } from "./format";
import { cardIdOf, cardPath, componentPath, schemaNameOf } from "./paths";
import type { Files } from "./project-text";

/** An ability that cards say themselves becomes a keyword that they have. */

type Ability = Readonly<Record<string, Json>>;
type SayingCard = Pick<KeywordCard, "keywords"> & { abilities?: readonly Ability[] };

/** A number that an ability says, and that each card may say for itself. */
interface OwnNumber {
  /** Within the ability. */
  at: Pointer;
  /** “Deal damage: how much” */
  title: string;
  value: number;
}

const most = 99;
const isTakeable = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** The numbers of an ability in whose places names may stand. */
export function numbersIn(game: GameId, ability: Ability): OwnNumber[] {
  const { lexicon } = cardGame(game);
  const list = (schemaFor("card", game) as SlotSchema).properties?.["abilities"];
  if (!lexicon || !list) return [];
  const found: OwnNumber[] = [];
  const look = (place: Place, word: string): void => {
    const { at, kind, value, title } = place;
    if (kind === "values" && isTakeable(value))
      found.push({ at, value, title: word === "" ? title : `${word}: ${title.toLowerCase()}` });
    for (const part of place.parts) look(part, place.word?.about.name ?? word);
  };
  look(placeOf(lexicon, list.items as SlotSchema, unnamed(ability), ""), "");
  return found;
}

/** The keyword's name stands in place of the ability's own. */
const unnamed = ({ name: _, ...ability }: Ability): Ability => ability;
const without = (ability: Ability, numbers: readonly Pointer[]): Json =>
  numbers.reduce<Json>((rest, at) => withValueAt(rest, at, null) as Json, unnamed(ability));

/** Where a card says it, be it with other numbers in these places. */
const placeIn = ({ abilities = [] }: SayingCard, ability: Ability, numbers: readonly Pointer[]): number =>
  abilities.findIndex(
    (one) =>
      numbers.every((at) => isTakeable(valueAt(one, at))) && isEqual(without(one, numbers), without(ability, numbers)),
  );

/** The cards that say the same, by id. */
export function cardsSaying(files: Files, game: GameId, ability: Ability, numbers: readonly Pointer[] = []): string[] {
  return [...files].flatMap(([path, text]) => {
    const id = cardIdOf(path);
    const card = id === undefined ? undefined : readDocument<SayingCard>(path, text, game).value;
    return id !== undefined && card && placeIn(card, ability, numbers) >= 0 ? [id] : [];
  });
}

interface AbilityKeyword {
  id: string;
  name: string;
  ability: Ability;
  /** What becomes its X, Y and Z: each card says these numbers itself. */
  numbers?: readonly OwnNumber[];
  /** Cards that say it, and have the keyword instead. */
  cards: readonly string[];
}

export function keywordOfAbility(
  files: Files,
  game: GameId,
  { id, name, ability, numbers = [], cards }: AbilityKeyword,
): PlannedEdit {
  const path = componentPath(id);
  const places = numbers.map(({ at }) => at);
  const said: number[][] = [];
  const taken = cards.flatMap((one) => {
    const card = readDocument<SayingCard>(cardPath(one), files.get(cardPath(one)) ?? "", game).value;
    const at = card ? placeIn(card, ability, places) : -1;
    if (!card || at < 0) return [];
    const { abilities = [], keywords = {}, ...rest } = card;
    const own = places.map((place) => valueAt(abilities[at], place) as number);
    said.push(own);
    const left = abilities.toSpliced(at, 1);
    const takes = own.length > 1 ? own : (own[0] ?? true);
    const changed = { ...rest, ...(left.length > 0 && { abilities: left }), keywords: { ...keywords, [id]: takes } };
    return [{ path: cardPath(one), text: formatDocument(changed, "card", game) }];
  });
  const keyword = {
    $schema: `../schemas/${schemaNameOf("component", game)}.schema.json`,
    name,
    ...(numbers.length > 0 && {
      parameters: numbers.map((one, n) =>
        parameterOf(
          one,
          said.map((own) => own[n]!),
        ),
      ),
    }),
    abilities: [
      places.reduce<unknown>((all, at, n) => withValueAt(all, at, parameterNames[n]), unnamed(ability)) as Ability,
    ],
  } satisfies Keyword;
  const text = formatDocument(keyword, "component", game);
  return { label: `Make an ability the keyword ${name}`, changes: [{ path, text }, ...taken], path };
}

/** As wide as the cards need it; what is usual otherwise is left out. */
function parameterOf({ title, value }: OwnNumber, said: readonly number[]) {
  const [least, largest] = [Math.min(1, ...said), Math.max(9, ...said)];
  return {
    title: title
      .slice(title.indexOf(": ") + 1)
      .trim()
      .replace(/^./, (letter) => letter.toUpperCase()),
    ...(least < 1 && { minimum: least }),
    ...(largest > 9 && { maximum: largest }),
    ...(value !== 1 && { default: value }),
  };
}
