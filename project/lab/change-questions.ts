import { cardGame } from "../../engine/games/registry";
import type { Experiment } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import { isRecord, withoutValueAt, withValueAt } from "../../schemas/json-pointer";
import type { PlannedEdit, TextChange } from "../commands";
import { readDocument } from "../document";
import { formatDocument } from "../format";
import { copyName, takenIn } from "../free-names";
import { cardPath, deckPath, experimentPath, freeId, manifestPath } from "../paths";
import { type Files, manifestOf, readDeck } from "../project-text";
import { ownRulesOf, writtenRules } from "../set-house-rules";
import { withChanges, withCopies } from "./apply-change";
import { questionIn } from "./new-experiment";

/** What is done with questions, and with what they found. */

/** With some of it otherwise; what is undefined is left out. It is called by what it asks then, unless it has a name of its own. */
export function changedQuestion(
  files: Files,
  game: GameId,
  experiment: Experiment,
  part: { [key in keyof Experiment]?: Experiment[key] | undefined },
): Experiment {
  const entries = Object.entries({ ...experiment, ...part }).filter(([, value]) => value !== undefined);
  const changed = Object.fromEntries(entries) as Experiment;
  const isNamedSo = experiment.name === questionIn(files, game, experiment);
  return isNamedSo ? { ...changed, name: questionIn(files, game, changed) } : changed;
}

export function duplicateQuestion(
  files: Files,
  game: GameId,
  id: string,
): { id: string; edit: PlannedEdit } | undefined {
  const path = experimentPath(id);
  const experiment = readDocument<Experiment>(path, files.get(path) ?? "", game).value;
  if (!experiment) return undefined;
  const isTaken = takenIn(files);
  const copy = freeId(id, (each) => isTaken(experimentPath(each)));
  const name = copyName(experiment.name, copy);
  const text = formatDocument({ ...experiment, name }, "experiment", game);
  return { id: copy, edit: { label: `Ask “${name}”`, changes: [{ path: experimentPath(copy), text }] } };
}

export const deleteQuestion = (id: string, name: string): PlannedEdit => ({
  label: `Delete “${name}”`,
  changes: [{ path: experimentPath(id), text: null }],
});

/** What was only tried becomes the set's own: cards and house rules, as one step. */
export function keepChange(
  files: Files,
  game: GameId,
  { cards = {}, decks = {}, options = {} }: NonNullable<Experiment["change"]>,
  label: string,
): PlannedEdit {
  const changes = Object.entries(cards).flatMap(([id, fields]): TextChange[] => {
    const path = cardPath(id);
    const { json } = readDocument(path, files.get(path) ?? "", game);
    if (!isRecord(json)) return [];
    return [{ path, text: formatDocument(withChanges(json, Object.entries(fields)), "card", game) }];
  });
  for (const [id, counts] of Object.entries(decks)) {
    const path = deckPath(id);
    const deck = readDeck(path, files.get(path) ?? "", game);
    if (deck)
      changes.push({ path, text: formatDocument({ ...deck, cards: withCopies(deck.cards, counts) }, "deck", game) });
  }
  const manifest = manifestOf(files);
  if (manifest && Object.keys(options).length > 0) {
    const wished = { ...ownRulesOf(manifest), ...options };
    const usual = new Map(cardGame(game).options.map((spec) => [spec.name, spec.default]));
    const own = Object.fromEntries(Object.entries(wished).filter(([name, value]) => value !== usual.get(name)));
    const rules = writtenRules(manifest, own);
    const next = rules ? withValueAt(manifest, "/options", rules) : withoutValueAt(manifest, "/options");
    changes.push({ path: manifestPath, text: formatDocument(next, "manifest", game) });
  }
  return { label, changes };
}
