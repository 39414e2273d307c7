import { parseBot } from "../../engine/bots/parse";
import type { OptionValue } from "../../engine/core/options";
import { playableGame } from "../../engine/games/play-registry";
import { readDocument } from "../../project/document";
import { type Asking, newExperiment } from "../../project/lab/new-experiment";
import { planExperiment } from "../../project/lab/plan-experiment";
import { changedSince } from "../../project/lab/stale";
import { experimentIdOf } from "../../project/paths";
import { type Experiment, type Question, questions } from "../../schemas/experiment";
import { readJson } from "../../schemas/json-text";
import { findAppPlace } from "../services/app-place";
import { keptAnswer } from "../services/lab-answers";
import { CannotDo, type Options, type Outcome, type Terminal } from "./command";
import { didYouMean } from "./did-you-mean";
import { editFolder } from "./edit-folder";
import { deckNamed } from "./named-in-project";
import { cliProblems } from "./problems";
import { projectSupply } from "./project-supply";

/** Asks a new question: writes it down as a file of the project, where it can be changed, and says how to have it answered. */
export async function askTask(
  folder: string,
  asked: string | undefined,
  options: Options,
  terminal: Terminal,
): Promise<Outcome> {
  const { game, project } = projectSupply(folder);
  const asking: Asking = { ask: questionNamed(asked), ...wished(options, (deck) => deckNamed(project.files, deck)!) };
  for (const bot of asking.bots ?? []) {
    const found = parseBot(bot, () => performance.now());
    if (!found.ok) throw new CannotDo(found.problem);
  }
  // What could never be run isn't written down.
  const planned = planExperiment(
    project.files,
    playableGame(game),
    newExperiment(project.files, game, asking).experiment,
  );
  if (!planned.ok) throw new CannotDo(planned.problem);
  const { id, experiment } = await editFolder(folder, true, (now) => {
    const value = newExperiment(now, game, asking);
    return { edit: value.edit, value };
  });
  terminal.print(`“${experiment.name}” is lab/${id}.json. Have it answered by: cardwright lab run ${folder}#${id}`);
  return { exit: 0, json: { id, experiment } };
}

function questionNamed(asked: string | undefined): Question {
  const found = questions.find((each) => each === asked?.toLowerCase());
  if (found) return found;
  const words = {
    name: "question",
    value: asked ?? "",
    meant: didYouMean(asked ?? "", questions),
    choices: questions.join(", "),
  };
  throw new CannotDo(cliProblems.report("cli/not-a-choice", {}, words));
}

function wished(options: Options, deckIdOf: (name: string) => string): Omit<Asking, "ask"> {
  const list = (name: string): string[] | undefined =>
    options
      .text(name)
      ?.split(",")
      .map((item) => item.trim())
      .filter(Boolean);
  const number = <K extends string>(name: K, option: string = name): { [key in K]?: number } => {
    const value = options.number(option);
    return value === undefined ? {} : ({ [name]: value } as { [key in K]?: number });
  };
  const change = options.text("change");
  const sweep = options.text("sweep");
  const seek = options.text("seek");
  const decks = list("decks");
  const bots = list("bots");
  return {
    ...(decks ? { decks: decks.map(deckIdOf) } : {}),
    ...(bots ? { bots: bots.map((bot) => bot.toLowerCase()) } : {}),
    ...number("generated"),
    ...number("players"),
    ...number("points", "until"),
    ...number("games"),
    ...number("seed"),
    ...(change === undefined ? {} : { change: new Map(change.split(";").map((part) => sides(part, "change"))) }),
    ...(sweep === undefined ? {} : { sweep: swept(sweep) }),
    ...(seek === undefined ? {} : { seek: sought(seek) }),
  };
}

function swept(text: string): NonNullable<Asking["sweep"]> {
  const [what, values] = halves(text, "sweep");
  return { what, values: values.split(",").map(valueIn) };
}

function sought(text: string): NonNullable<Asking["seek"]> {
  const [what, ends] = halves(text, "seek");
  const [, from, to] = /^(-?\d+)\.\.(-?\d+)$/.exec(ends) ?? [];
  if (from === undefined || to === undefined)
    throw new CannotDo(cliProblems.report("cli/not-a-change", {}, { name: "seek", text: text.trim() }));
  return { what, from: Math.min(Number(from), Number(to)), to: Math.max(Number(from), Number(to)) };
}

/** Whatever stands in a card’s file can be otherwise: numbers, effects, keywords; null takes it away. */
const sides = (text: string, option: string): [string, unknown] => {
  const [what, value] = halves(text, option);
  const read = readJson(value);
  return [what, read.ok ? read.json : value];
};

function halves(text: string, option: string): [string, string] {
  const [, what, value] = /^\s*([^=\s]+)\s*=\s*(.+?)\s*$/.exec(text) ?? [];
  if (what !== undefined && value !== undefined) return [what, value];
  throw new CannotDo(cliProblems.report("cli/not-a-change", {}, { name: option, text: text.trim() }));
}

/** A number or a switch where it is one. */
function valueIn(text: string): OptionValue {
  const read = readJson(text.trim());
  const value = read.ok ? read.json : undefined;
  return typeof value === "number" || typeof value === "boolean" ? value : text.trim();
}

/** All questions of a project, with what was answered to them last, and whether that still stands. */
export async function listTask(folder: string, terminal: Terminal): Promise<Outcome> {
  const { game, project } = projectSupply(folder);
  const experiments: object[] = [];
  for (const [path, text] of project.files) {
    const id = experimentIdOf(path);
    const experiment = id === undefined ? undefined : readDocument<Experiment>(path, text, game).value;
    if (id === undefined || !experiment) continue;
    const kept = await keptAnswer(project.root, id);
    const changed = kept ? changedSince(project.files, game, findAppPlace().version, id, kept) : [];
    const [first] = kept?.verdicts ?? [];
    experiments.push({
      id,
      name: experiment.name,
      ask: experiment.ask,
      ...(first ? { verdict: first.text } : {}),
      changed,
    });
    terminal.print(`${terminal.paint("bold", id)}  ${experiment.name}`);
    terminal.print(
      `  ${first?.text ?? "Not answered yet."}${changed.length > 0 ? ` Since then: ${changed.join("; ")}.` : ""}`,
    );
  }
  if (experiments.length === 0)
    terminal.print("No questions yet. Ask one, as in: cardwright lab ask my-set first-player");
  return { exit: 0, json: { experiments } };
}
