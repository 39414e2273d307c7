import type { SharedParts } from "../engine/core/card-game";
import { groupBy } from "../engine/core/group-by";
import type { Definitions, KeywordCard } from "../engine/core/keywords";
import { didYouMean } from "../engine/core/nearest";
import type { Options } from "../engine/core/options";
import { keywordProblems } from "../engine/core/problems";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import { joinPointer, type Pointer } from "../schemas/json-pointer";
import type { Keyword } from "../schemas/keyword";
import type { Manifest } from "../schemas/manifest";
import type { Problem } from "../schemas/problem";
import type { Template } from "../schemas/template";
import { cardProblems, componentProblems } from "./card-problems";
import { checkDeckFile } from "./check-deck-file";
import { checkPrintedNumbers } from "./check-printed-numbers";
import { checkTemplate } from "./check-template";
import { checkKeywordPrice, checkOutcomes, checkOwnNumbers, checkPrices } from "./check-worth";
import { readDocument, readManifest } from "./document";
import { houseRulesOf } from "./house-rules";
import { checkExperiment } from "./lab/check-experiment";
import { checkTranslation } from "./languages/check-translations";
import {
  cardIdOf,
  cardPath,
  componentIdOf,
  componentPath,
  deckIdOf,
  isComponentId,
  isId,
  kindOf,
  manifestPath,
  slug,
  templateNameOf,
  templateNames,
  templatePath,
} from "./paths";
import { projectLanguage } from "./printed-language";
import { documentProblems } from "./problems";
import { type Files, manifestOf, type NamedCard, readCard } from "./project-text";
import { sharedParts, wholeCard } from "./whole-card";
import { priceListIn, priceListOf } from "./worth";

const at = (file: string, problems: readonly Problem[], card?: string): Problem[] =>
  problems.map((problem) => ({ ...problem, where: { file, ...(card ? { card } : {}), ...problem.where } }));

/**
 * Everything wrong with the content of a project, file by file. One bad file hides nothing about the others.
 * `assets` are the pictures and fonts that exist; without it missing pictures are not reported.
 */
export function checkProject(files: Files, assets?: ReadonlySet<string>): Problem[] {
  const steps = checkInSteps(files, assets);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same, so that whoever has frames to draw meanwhile can stop after each file. */
export function* checkInSteps(files: Files, assets?: ReadonlySet<string>): Generator<void, Problem[]> {
  const manifestText = files.get(manifestPath);
  if (manifestText === undefined) return [documentProblems.report("project/no-manifest", { file: manifestPath })];
  const manifest = manifestOf(files);
  const game = manifest?.game;
  if (!game) return at(manifestPath, readManifest(manifestText).problems);

  const problems: Problem[] = [];
  const cards: CardFile[] = [];
  for (const [path, text] of files) {
    problems.push(...checkFile(path, text, game, files, assets));
    const id = cardIdOf(path);
    const card = id === undefined ? undefined : readCard<NamedCard>(path, text, game);
    if (id !== undefined && card) cards.push({ id, path, card });
    yield;
  }
  const ofAll = [
    () => checkNames(cards),
    () => checkRivals(cards, game),
    () => checkMentions(cards, files, game),
    () => checkKeywordUse(cards, files, game),
    () => checkOutcomes(files, manifest),
  ];
  for (const check of ofAll) {
    problems.push(...check());
    yield;
  }
  return problems;
}

/** A card that can be read. */
interface CardFile {
  id: string;
  path: string;
  card: NamedCard;
}

/** Problems of one file, as far as they can be told with the rest of the project at hand. */
export function checkFile(
  path: string,
  text: string,
  game: GameId,
  files: Files,
  assets?: ReadonlySet<string>,
): Problem[] {
  if (!kindOf(path)) return [];
  const card = cardIdOf(path);
  const manifest = manifestOf(files);
  const rules = manifest && houseRulesOf(manifest).rules;
  if (card !== undefined) return checkCard(path, card, text, { game, rules, assets, parts: sharedParts(files, game) });
  const component = componentIdOf(path);
  if (component !== undefined) return at(path, checkComponent(path, component, text, game, files));
  if (deckIdOf(path) !== undefined) return at(path, checkDeckFile(path, text, game, files, { rules }));
  if (path === manifestPath) return at(path, checkManifest(path, text, game, files));
  if (kindOf(path) === "translation") return at(path, checkTranslation(path, text, game, files));
  if (kindOf(path) === "experiment") return at(path, checkExperiment(path, text, game, files));
  const { value, problems } = readDocument(path, text, game);
  if (kindOf(path) !== "template") return at(path, problems);
  const template = value as Template | undefined;
  // A piece's layout takes from the card's what it lacks itself, and is looked at when the piece is printed.
  if (template?.like !== undefined) return at(path, problems);
  if (templateNameOf(path) === undefined) {
    const names = templateNames.map(templatePath).join(" or ");
    return at(path, [documentProblems.report("template/not-used", {}, { file: path, names }), ...problems]);
  }
  return at(
    path,
    template === undefined
      ? problems
      : [...checkTemplate(template), ...checkPrintedNumbers(template, Object.keys(manifest?.numbers ?? {}))],
  );
}

function checkManifest(path: string, text: string, game: GameId, files: Files): Problem[] {
  const { value: manifest, problems } = readDocument<Manifest>(path, text, game);
  if (!manifest) return problems;
  const unwritten = projectLanguage(manifest).problems;
  const languages = unwritten.map((problem) => ({ ...problem, where: { field: "/languages/0" } }));
  const list = priceListOf(manifest, sharedParts(files, game).components);
  return [
    ...problems,
    ...languages,
    ...houseRulesOf(manifest).problems,
    ...(list ? [...checkPrices(list), ...checkOwnNumbers(list)] : []),
  ];
}

function checkId(id: string): Problem[] {
  if (isId(id)) return [];
  return [documentProblems.report("card/bad-id", {}, { id, suggestion: slug(id, "card") })];
}

function checkComponent(path: string, id: string, text: string, game: GameId, files: Files): Problem[] {
  const { composition, keywords, name } = cardGame(game);
  if (!composition && !keywords) return [documentProblems.report("component/not-used", {}, { game: name })];
  const { problems, value: keyword } = readDocument<Keyword>(path, text, game);
  const found = [...problems, ...componentProblems(cardGame(game), sharedParts(files, game).components, id)];
  if (composition)
    return isComponentId(id) ? found : [documentProblems.report("component/bad-id", {}, { id }), ...found];
  if (keywords?.builtIn?.includes(id)) return [keywordProblems.report("keyword/taken-id", {}, { id, game: name })];
  const list = priceListIn(files);
  if (keyword && list) found.push(...checkKeywordPrice(keyword, list));
  if (isId(id)) return found;
  return [documentProblems.report("keyword/bad-id", {}, { id, suggestion: slug(id, "keyword") }), ...found];
}

/** What a card is judged by, besides its own text. */
interface Around {
  game: GameId;
  rules: Options | undefined;
  assets: ReadonlySet<string> | undefined;
  parts: SharedParts;
}

interface CheckedCard {
  document: object;
  /** With all that it needs of its project. */
  card: object | undefined;
  rules: Options | undefined;
  /** What there is to take, for a card that takes keywords. */
  keywords: SharedParts["components"] | undefined;
  pictureIsMissing: boolean;
  problems: Problem[];
}
/** The last judgement of each card's file: looking through an unchanged set again costs next to nothing. */
const checkedCards = new Map<string, CheckedCard>();

function checkCard(path: string, id: string, text: string, { game, rules, assets, parts }: Around): Problem[] {
  const document = readDocument<{ art?: { file?: string } }>(path, text, game);
  const picture = document.value?.art?.file;
  const pictureIsMissing = picture !== undefined && assets !== undefined && !assets.has(picture);
  const card = document.value && wholeCard(document.value, parts, game);
  const known = checkedCards.get(path);
  const keywords = card && "keywords" in card ? parts.components : undefined;
  const isUnchanged =
    known?.document === document && known.card === card && known.rules === rules && known.keywords === keywords;
  if (isUnchanged && known.pictureIsMissing === pictureIsMissing) return known.problems;
  const found = [...checkId(id), ...document.problems];
  if (pictureIsMissing)
    found.push(documentProblems.report("card/missing-picture", { field: "/art/file" }, { picture }));
  if (card) found.push(...cardProblems(cardGame(game), card, rules, parts));
  const problems = at(path, found, id);
  checkedCards.set(path, { document, card, rules, keywords, pictureIsMissing, problems });
  return problems;
}

function checkNames(cards: readonly CardFile[]): Problem[] {
  return [...groupBy(cards, ({ card }) => card.name.trim())]
    .filter(([name, named]) => name !== "" && named.length > 1)
    .map(([name, named]) =>
      documentProblems.report(
        "card/same-name",
        { file: named[1]!.path, card: named[1]!.id, field: "/name" },
        { name, count: named.length },
      ),
    );
}

/** A table that has one of a thing uses one of its cards, and nobody would know which. */
function checkRivals(cards: readonly CardFile[], game: GameId): Problem[] {
  const { onlyOne } = cardGame(game);
  if (!onlyOne) return [];
  const things = cards.flatMap(({ id, path, card }) => {
    const thing = onlyOne(card);
    return thing === undefined ? [] : [{ id, path, thing, name: card.name.trim() || id }];
  });
  return [...groupBy(things, ({ thing }) => thing)].flatMap(([thing, [first, ...others]]) =>
    others.map(({ id, path, name }) =>
      documentProblems.report("card/only-one", { file: path, card: id }, { card: name, other: first!.name, thing }),
    ),
  );
}

/** Keywords that neither a card nor another keyword has. */
function checkKeywordUse(cards: readonly CardFile[], files: Files, game: GameId): Problem[] {
  if (!cardGame(game).keywords) return [];
  const own = sharedParts(files, game).components as Definitions;
  const used = new Set(Object.values(own).flatMap(({ keywords = {} }) => Object.keys(keywords)));
  for (const { card } of cards) for (const id of Object.keys((card as KeywordCard).keywords ?? {})) used.add(id);
  return Object.entries(own).flatMap(([id, { name }]) =>
    used.has(id)
      ? []
      : [keywordProblems.report("keyword/unused", { file: componentPath(id) }, { keyword: name.trim() || id })],
  );
}

const mentionedBy = new WeakMap<object, readonly string[]>();

/** Effects may name other cards, which must be there. */
function checkMentions(cards: readonly CardFile[], files: Files, game: GameId): Problem[] {
  const { mentions } = cardGame(game);
  if (!mentions) return [];
  const mentionsOf = (card: object): readonly string[] => {
    const found = mentionedBy.get(card) ?? [...new Set(mentions(card))];
    mentionedBy.set(card, found);
    return found;
  };
  const keywords = Object.entries(sharedParts(files, game).components as Definitions).map(([id, keyword]) => ({
    id,
    card: keyword as NamedCard,
    path: componentPath(id),
  }));
  const known = new Set(cards.flatMap(({ id, card }) => [id, card.name.trim()]));
  // Cards that have lost one that many name would each compare it with all there are.
  const guesses = new Map<string, string>();
  const meant = (mentioned: string): string => {
    const guess = guesses.get(mentioned) ?? didYouMean(mentioned, [...known]);
    guesses.set(mentioned, guess);
    return guess;
  };
  return [...cards, ...keywords].flatMap(({ id, card, path }) => {
    const ownName = card.name || id;
    const where = cardIdOf(path) === undefined ? { file: path } : { file: path, card: id };
    return mentionsOf(card).flatMap((mentioned) =>
      known.has(mentioned) || files.has(cardPath(mentioned))
        ? []
        : [
            documentProblems.report(
              "card/missing-card",
              { ...where, field: whereNamed(card, mentioned) ?? "/abilities" },
              { card: ownName, id: mentioned, meant: meant(mentioned) },
            ),
          ],
    );
  });
}

/** Where an effect of a card names another. */
function whereNamed(value: unknown, id: string, at: Pointer = ""): Pointer | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const place = joinPointer(at, key);
    const found = key === "card" && part === id ? place : whereNamed(part, id, place);
    if (found !== undefined) return found;
  }
  return undefined;
}
