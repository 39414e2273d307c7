import { joinPointer, type Pointer } from "../../schemas/json-pointer";
import { type Keyword, type ParameterName, parameterNames } from "../../schemas/keyword";
import { ownValue } from "../../schemas/own-value";
import type { Problem } from "../../schemas/problem";
import { removing, renaming, setting } from "../../schemas/repair";
import type { CardGame } from "./card-game";
import { placeOfSlip } from "./effect-error";
import {
  abilitiesOf,
  allKeywords,
  type Definitions,
  type HeldKeyword,
  type KeywordCard,
  type KeywordRules,
  mostKeywords,
  type Numeral,
  namedKeywords,
  numbersOf,
  takenWith,
} from "./keywords";
import { nearest } from "./nearest";
import { keywordProblems } from "./problems";
import { cardTitle, plural } from "./rich-text";

const { report } = keywordProblems;

const nameOf = (id: string, keyword: Keyword | undefined): string => keyword?.name.trim() || cardTitle(id);

/** What is wrong with the keywords that a whole card takes; `known` are all that it could take. */
export function checkTaken(
  game: Pick<CardGame, "keywords">,
  card: KeywordCard & { name?: string },
  known: Definitions,
): Problem[] {
  const { keywords: rules } = game;
  if (!rules || card.keywords === undefined) return [];
  const name = card.name?.trim() || "This card";
  const others = Object.entries(card.keywords).filter(([id]) => !rules.builtIn?.includes(id));
  const problems = checkEntries(name, Object.fromEntries(others), { ...known, ...card.definitions }, rules.builtIn);
  if (allKeywords(card).length >= mostKeywords) {
    problems.push(report("keyword/too-many", { field: "/keywords" }, { card: name, most: mostKeywords }));
  }
  return [...problems, ...unplayable(rules, card, name)];
}

/** Keywords that the card's kind can't do anything with; each is told by what it does itself. */
function unplayable({ slip }: KeywordRules<unknown>, card: KeywordCard, name: string): Problem[] {
  const { definitions: _, keywords: __, ...bare } = card;
  return namedKeywords(card).flatMap((held) => {
    const only = { keywords: { [held.id]: takenWith(held.numbers) }, definitions: card.definitions ?? {} };
    const reason = slip({ ...bare, abilities: allKeywords(only).flatMap(abilitiesOf) });
    if (reason === null) return [];
    const field = joinPointer("/keywords", held.id);
    const params = { card: name, keyword: nameOf(held.id, held.keyword), reason: reason.message };
    return [{ ...report("keyword/unplayable", { field }, params), repairs: [removing(field, "Take it off")] }];
  });
}

/** Whether there are such keywords, with such numbers. */
function checkEntries(
  card: string,
  taken: Readonly<Record<string, unknown>>,
  known: Definitions,
  builtIn: readonly string[] = [],
): Problem[] {
  return Object.entries(taken).flatMap(([id, given]) => {
    const field = joinPointer("/keywords", id);
    const keyword = ownValue(known, id);
    if (keyword) return checkNumbers(card, id, keyword, given, field);
    const free = [...Object.keys(known), ...builtIn].filter((other) => !Object.hasOwn(taken, other));
    const meant = nearest(id, free);
    const renamed = meant === undefined ? [] : [renaming(field, meant, `Use ${nameOf(meant, ownValue(known, meant))}`)];
    const problem = report("keyword/unknown", { field }, { card, id });
    return [{ ...problem, repairs: [...renamed, removing(field, "Take it off")] }];
  });
}

function checkNumbers(card: string, id: string, keyword: Keyword, given: unknown, field: Pointer): Problem[] {
  const { parameters = [] } = keyword;
  const numbers = given === true ? [] : Array.isArray(given) ? given : [given];
  const called = nameOf(id, keyword);
  const usual = numbersOf(keyword, given);
  if (numbers.length !== parameters.length) {
    const [wanted, has] = [parameters.length, numbers.length].map((n) => (n === 0 ? "no number" : plural(n, "number")));
    const problem = report("keyword/wrong-numbers", { field }, { keyword: called, card, wanted: wanted!, given: has! });
    return [{ ...problem, repairs: [setting(field, takenWith(usual), `Make it ${said(called, usual)}`)] }];
  }
  return parameters.flatMap(({ title, minimum = 1, maximum = 9 }, n) => {
    const value = numbers[n];
    if (typeof value !== "number" || (value >= minimum && value <= maximum) || minimum > maximum) return [];
    const mended = usual.with(n, Math.min(Math.max(value, minimum), maximum));
    const problem = report(
      "keyword/out-of-range",
      { field },
      { keyword: called, card, value, title, minimum, maximum },
    );
    return [{ ...problem, repairs: [setting(field, takenWith(mended), `Make it ${said(called, mended)}`)] }];
  });
}

/** Numbers that it passes on and doesn't have. */
function checkPassedOn(name: string, { keywords = {}, parameters = [] }: Keyword, own: Definitions): Problem[] {
  return Object.entries(keywords).flatMap(([id, taken]) => {
    const missing = [taken].flat().find((each) => parameterNames.indexOf(each as ParameterName) >= parameters.length);
    const keyword = ownValue(own, id);
    if (missing === undefined || !keyword) return [];
    const field = joinPointer("/keywords", id);
    const usual = numbersOf(keyword, true);
    const params = { keyword: name, other: nameOf(id, keyword), name: String(missing) };
    const repair = setting(field, takenWith(usual), `Make it ${said(params.other, usual)}`);
    return [{ ...report("keyword/unknown-number", { field }, params), repairs: [repair] }];
  });
}

const said = (name: string, numbers: readonly Numeral[]): string => [name, numbers.join("/")].filter(Boolean).join(" ");

const checked = new WeakMap<object, ReadonlyMap<string, Problem[]>>();

/** What is wrong with a project's keywords beyond their schema, by id. */
export function checkKeywords(
  { keywords: rules }: Pick<CardGame, "keywords">,
  own: Definitions,
): ReadonlyMap<string, Problem[]> {
  const known = checked.get(own);
  if (known) return known;
  const found = new Map(
    Object.entries(own).map(([id, keyword]) => [id, rules ? checkKeyword(rules, id, keyword, own) : []]),
  );
  checked.set(own, found);
  return found;
}

function checkKeyword(rules: KeywordRules<unknown>, id: string, keyword: Keyword, own: Definitions): Problem[] {
  const name = nameOf(id, keyword);
  return [
    ...checkParameters(name, keyword),
    ...checkEntries(name, keyword.keywords ?? {}, own),
    ...checkPassedOn(name, keyword, own),
    ...checkCircle(id, name, own),
    ...checkAbilities(rules, { id, keyword, numbers: numbersOf(keyword, true) }, name),
  ];
}

function checkParameters(name: string, { parameters = [], abilities = [], keywords = {} }: Keyword): Problem[] {
  const used = JSON.stringify([abilities, keywords]);
  const doesSomething = abilities.length > 0 || Object.keys(keywords).length > 0;
  return parameters.flatMap(({ title, minimum = 1, maximum = 9 }, n) => {
    const at = `/parameters/${n}`;
    if (minimum > maximum) {
      const problem = report(
        "keyword/reversed-range",
        { field: `${at}/maximum` },
        { title, keyword: name, minimum, maximum },
      );
      return [{ ...problem, repairs: [setting(`${at}/maximum`, minimum, `Let it be ${minimum} at most`)] }];
    }
    if (!doesSomething || used.includes(`"${parameterNames[n]}"`) || used.includes(`{${parameterNames[n]}`)) return [];
    return [report("keyword/idle-number", { field: at }, { keyword: name, name: parameterNames[n]!, title })];
  });
}

/** A way on which the keyword comes with itself, told once for each keyword on it. */
function checkCircle(id: string, name: string, own: Definitions): Problem[] {
  const cameFrom = new Map<string, string>();
  const open = [id];
  while (open.length > 0) {
    const here = open.shift()!;
    for (const next of Object.keys(ownValue(own, here)?.keywords ?? {})) {
      if (next === id) {
        const way = [id];
        for (let at = here; at !== id; at = cameFrom.get(at)!) way.unshift(at);
        const names = [id, ...way].map((each) => nameOf(each, ownValue(own, each)));
        const first = joinPointer("/keywords", way[0]!);
        const problem = report("keyword/circular", { field: first }, { keyword: name, way: names.join(" → ") });
        return [{ ...problem, repairs: [removing(first, `Let it come without ${names[1]}`)] }];
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, here);
      open.push(next);
    }
  }
  return [];
}

/** One at a time, so that each slip is told where it is; what some kind of card can do is well. */
function checkAbilities({ bearers, slip }: KeywordRules<unknown>, held: HeldKeyword, name: string): Problem[] {
  return abilitiesOf(held).flatMap((ability, n) => {
    const slips = bearers.map((bearer) => slip({ ...(bearer as object), abilities: [ability] }));
    const [first] = slips;
    if (!first || slips.includes(null)) return [];
    const field = placeOfSlip(first, ability, `/abilities/${n}`);
    return [report("keyword/bad-ability", { field }, { keyword: name, reason: first.message })];
  });
}

/** A plain card on which a keyword is told: of the first kind that can play it. */
export function bearerOf({ keywords: rules }: Pick<CardGame, "keywords">, held: HeldKeyword): object {
  const bearers = (rules?.bearers ?? []) as readonly object[];
  const abilities = abilitiesOf(held);
  return bearers.find((each) => rules?.slip({ ...each, abilities }) === null) ?? bearers[0] ?? {};
}

/** A card that shows what a keyword is, and has nothing else. */
export function keywordSample(game: Pick<CardGame, "keywords">, id: string, keyword: Keyword): object {
  const numbers = numbersOf(keyword, true);
  const bearer = bearerOf(game, { id, keyword, numbers });
  return { ...bearer, name: nameOf(id, keyword), keywords: { [id]: takenWith(numbers) } };
}
