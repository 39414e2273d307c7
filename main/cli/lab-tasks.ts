import { availableParallelism } from "node:os";
import { writeRecord } from "../../engine/core/record";
import { plural } from "../../engine/core/rich-text";
import { playableGame } from "../../engine/games/play-registry";
import { differing } from "../../engine/lab/differ";
import { differenceScale, estimateOf } from "../../engine/lab/estimate";
import { percent, points } from "../../engine/lab/verdicts";
import { howSure } from "../../engine/lab/words";
import { calledIn } from "../../project/deck-lines";
import { answerTable } from "../../project/lab/answer-table";
import { deadSaid, deadText } from "../../project/lab/dead-text";
import { runawayName } from "../../project/lab/keep-runaway";
import { asPlayed, isAnswer } from "../../project/lab/lab-result";
import { planExperiment } from "../../project/lab/plan-experiment";
import { labProblems } from "../../project/lab/problems";
import { changedSince } from "../../project/lab/stale";
import { supplyOf } from "../../project/supply";
import type { Experiment } from "../../schemas/experiment";
import { readJson } from "../../schemas/json-text";
import type { LabResult, Measured } from "../../schemas/lab-answer";
import type { Programs } from "../bots/bot-desk";
import { placeAt, readGiven } from "../given-file";
import { reached } from "../lab/reach";
import type { Remembered } from "../lab/remembered";
import { type LabRunning, matchOf, runExperiment } from "../lab/run-experiment";
import { runaways } from "../lab/runaways";
import { findAppPlace } from "../services/app-place";
import { keepAnswer, keepMatches, keptAnswer, keptMatches } from "../services/lab-answers";
import { mustStart } from "./bot-words";
import { CannotDo, type Outcome, type Terminal } from "./command";
import { didYouMean } from "./did-you-mean";
import { type ExperimentPlace, experimentAt } from "./lab-place";
import { tellAnswer } from "./lab-words";
import { cliProblems } from "./problems";
import { projectSupply } from "./project-supply";
import { mayWrite, writeResult } from "./write-result";

export interface LabWish {
  place: string;
  other: string | undefined;
  set: string | undefined;
  games: number | undefined;
  until: number | undefined;
  seed: number | undefined;
  threads: number | undefined;
  /** Where workers are found, if they are to play. */
  queue: string | undefined;
  /** Only matches in which cards were seen that were changed since the last answer. */
  touched: boolean;
  out: string | undefined;
  paper: string;
  /** Instead of the experiment's own, if there are any. */
  bots: readonly string[];
  programs?: Programs;
}

type Task = (wish: LabWish, terminal: Terminal) => Promise<Outcome>;

const version = (): string => findAppPlace().version;

const run: Task = async (wish, terminal) => {
  const { out, programs } = wish;
  const { experiment: asked, game, files, root, id } = experimentAt(wish.place, wish.set);
  if (out !== undefined) await mayWrite(out);
  const experiment: Experiment = {
    ...asked,
    ...(wish.bots.length > 0 ? { bots: [...wish.bots] } : {}),
    seed: wish.seed ?? asked.seed,
    stop: {
      games: wish.games ?? asked.stop.games,
      ...(wish.until === undefined
        ? asked.stop.points === undefined
          ? {}
          : { points: asked.stop.points }
        : { points: wish.until }),
    },
  };
  const players = wish.queue === undefined ? undefined : await playersAt(wish.queue, wish, experiment, terminal);
  if (programs) await mustStart(programs);
  let matches: Remembered | undefined;
  const ran = await runExperiment(
    { files, game, experiment, version: version() },
    {
      threads: wish.threads ?? availableParallelism(),
      ...(programs ? { programs } : {}),
      ...(players ? { players } : {}),
      ...(id !== undefined && !programs && !players
        ? {
            before: wish.touched ? await keptMatches(root, id) : undefined,
            remember: (all) => {
              matches = all;
            },
          }
        : {}),
      signal: terminal.signal,
      progress: (done, most) => terminal.progress("Playing", done, most),
    },
  );
  if (!ran.ok) throw new CannotDo(ran.problem);
  const result = ran.value;
  tellAnswer(result, terminal, (text) => deadText(deadSaid(files, game, text)));
  // What a program has played nobody else could play again.
  if (programs) terminal.tell("The project keeps no answers of programs: keep this one with --out.");
  else if (id !== undefined && !(await keepAnswer(root, id, result)))
    throw new CannotDo(cliProblems.report("cli/not-written", {}, { file: root }));
  else if (id !== undefined && matches && !result.partial) await keepMatches(root, id, matches);
  if (out !== undefined)
    await writeResult(out, /\.csv$/i.test(out) ? answerTable(result) : `${JSON.stringify(result, null, 2)}\n`);
  return { exit: 0, json: result };
};

/** The workers of a queue, which play nothing that differs from one computer to the next. */
async function playersAt(
  queue: string,
  { threads, programs }: LabWish,
  { bots }: Experiment,
  { signal, tell }: Terminal,
): Promise<NonNullable<LabRunning["players"]>> {
  const alone = (name: string, reason: string): CannotDo =>
    new CannotDo(cliProblems.report("cli/not-together", {}, { name, other: "queue", reason }));
  if (programs) throw alone("bots", "workers start no programs");
  if (threads !== undefined) throw alone("threads", "each worker has its own");
  const { overQueue } = await import("../lab/queue/over-queue");
  const found = overQueue(queue, bots, { version: version(), signal, tell });
  if (!found.ok) throw new CannotDo(found.problem);
  return found.value;
}

const show: Task = async (wish, terminal) => {
  const { result, place } = await answerAt(wish.place, wish.set);
  tellAnswer(result, terminal, place && ((text) => deadText(deadSaid(place.files, place.game, text))));
  const changed = place ? changedSince(place.files, place.game, version(), place.id, result) : [];
  for (const what of changed) terminal.print(`Since then: ${what}.`);
  return { exit: changed.length > 0 ? 1 : 0, json: { ...result, changed } };
};

const compare: Task = async (wish, terminal) => {
  if (wish.other === undefined)
    throw new CannotDo(cliProblems.report("cli/no-argument", {}, { command: "lab compare", name: "other" }));
  const [a, b] = [await answerAt(wish.place, wish.set), await answerAt(wish.other, wish.set)];
  const pairings = a.result.answer.pairings.flatMap((before) => {
    const after = b.result.answer.pairings.find((each) => nameOf(each) === nameOf(before));
    return after ? [{ pairing: nameOf(before), ...between(before, after) }] : [];
  });
  for (const each of pairings)
    terminal.print(
      `${each.pairing}: ${percent(each.before)}, then ${percent(each.after)} (${points(each.difference)} points, ${points(each.interval[0])} to ${points(each.interval[1])}), ${howSure(each)}.`,
    );
  const cards = [...new Set([...Object.keys(a.result.cards), ...Object.keys(b.result.cards)])].filter(
    (card) => a.result.cards[card] !== b.result.cards[card],
  );
  terminal.print(cards.length > 0 ? `Cards that differ: ${cards.join(", ")}.` : "The cards are the same.");
  return { exit: 0, json: { pairings, cards } };
};

const match: Task = async (wish, terminal) => {
  const { experiment, game, files, root, id } = experimentAt(wish.place, wish.set);
  // Which values a search has tried only its answer tells.
  const kept = experiment.ask === "seek" && id !== undefined ? await keptAnswer(root, id) : undefined;
  const planned = planExperiment(files, playableGame(game), kept ? asPlayed(kept) : experiment);
  if (!planned.ok) throw new CannotDo(planned.problem);
  const [, matchup = "", index = ""] = /^(\d{1,4}):(\d{1,9})$/.exec(wish.other ?? "") ?? [];
  const pairing = planned.value.asked.pairings[Number(matchup || -1)];
  if (!pairing)
    throw new CannotDo(
      cliProblems.report(
        "cli/no-such-match",
        {},
        {
          asked: wish.other ?? "",
          last: planned.value.asked.pairings.length - 1,
        },
      ),
    );
  if (wish.out !== undefined) await mayWrite(wish.out);
  const which = { matchup: Number(matchup), index: Number(index) };
  const played = matchOf(planned.value, which);
  const saved = { name: `${experiment.name}, ${matchup}:${index}`, ...writeRecord(played) };
  if (wish.out !== undefined) await writeResult(wish.out, `${JSON.stringify(saved, null, 2)}\n`);
  if (wish.out !== undefined) terminal.tell("In the project's folder matches it opens at the table.");
  for (const line of wish.out === undefined ? played.log(null) : []) terminal.print(line);
  return { exit: 0, json: saved };
};

/** How what never came about of a card could: a match for each of its words, if one can be found. */
const reach: Task = async (wish, terminal) => {
  const { result, place } = await answerAt(wish.place, wish.set);
  const card = wish.other ?? "";
  const { texts = [] } = result.answer;
  const text = texts.find((each) => each.card === card);
  if (!place || !text) {
    const words = {
      card,
      meant: didYouMean(
        card,
        texts.map((each) => each.card),
      ),
      place: wish.place,
    };
    throw new CannotDo(cliProblems.report("cli/no-text-of-card", {}, words));
  }
  if (wish.out !== undefined) await mayWrite(wish.out);
  const { files, game } = place;
  const planned = planExperiment(files, playableGame(game), result.experiment);
  if (!planned.ok) throw new CannotDo(planned.problem);
  const { supply, matchups } = planned.value.job;
  const options = { ...supply.options, ...matchups[0]!.options };
  const words = text.dead.map((dead) => {
    const { match, tries, actions } = reached({ game, supply: { ...supply, options }, card, word: dead.word });
    const said = deadText(deadSaid(files, game, { ...text, dead: [dead] }));
    const how = match ? `after ${(match.record["actions"] as unknown[]).length} actions` : "no match was found";
    terminal.print(`${said}: ${how} (${tries} tries of at most ${actions} actions).`);
    return { ...dead, said, tries, actions, ...(match && { match: match.record }) };
  });
  if (words.length === 0) terminal.print(`All that ${card} says came about.`);
  const first = words.find(({ match }) => match)?.match;
  if (wish.out !== undefined && first) {
    const saved = { name: `${card}: ${result.experiment.name}`, ...first };
    await writeResult(wish.out, `${JSON.stringify(saved, null, 2)}\n`);
    terminal.tell("In the project's folder matches it opens at the table.");
  }
  return { exit: words.every(({ match }) => match) ? 0 : 1, json: { card, words } };
};

/** A match of a “what if” in both ways: what both tell alike, and what comes instead from the first difference on. */
const differ: Task = async (wish, terminal) => {
  const { experiment, game, files } = experimentAt(wish.place, wish.set);
  const planned = planExperiment(files, playableGame(game), experiment);
  if (!planned.ok) throw new CannotDo(planned.problem);
  const { job, asked } = planned.value;
  const index = Number(/^\d{1,9}$/.exec(wish.other ?? "")?.[0] ?? -1);
  const after = asked.pairings.findIndex(({ changed }) => changed);
  if (index < 0 || after < 0) {
    const words = { asked: wish.other ?? "", question: experiment.name };
    throw new CannotDo(cliProblems.report("cli/not-both-ways", {}, words));
  }
  const [was, is] = [0, after].map((matchup) => matchOf({ job, asked }, { matchup, index }));
  const found = differing(was!, is!);
  for (const line of found.before.slice(0, found.at)) terminal.print(line);
  for (const line of found.before.slice(found.at)) terminal.print(`before: ${line}`);
  for (const line of found.after.slice(found.at)) terminal.print(`after:  ${line}`);
  return { exit: 0, json: found };
};

/** An answer with its plots, as a PDF in the type of the game. */
const report: Task = async (wish, terminal) => {
  const { result, place } = await answerAt(wish.place, wish.set);
  if (!place || wish.out === undefined)
    throw new CannotDo(
      wish.out === undefined
        ? cliProblems.report("cli/needs-option", {}, { name: "out", value: "<file>" })
        : cliProblems.report("cli/no-answer", {}, { place: wish.place }),
    );
  await mayWrite(wish.out);
  const { printAnswer } = await import("../services/lab-report");
  const printed = await printAnswer({ files: place.files }, result, wish.paper);
  if (!printed.ok) throw new CannotDo(printed.problem);
  const { bytes, pages } = printed.value;
  await writeResult(wish.out, bytes);
  terminal.print(`${wish.out}: ${plural(pages, "page")}.`);
  return { exit: 0, json: { file: wish.out, pages } };
};

/** Cards that together never let a turn end, or the turn that some of them make. */
const runaway: Task = async ({ place, other, out }, terminal) => {
  const { game, project } = projectSupply(place);
  const { files } = project;
  const cards = (other ?? "")
    .split(",")
    .map((card) => card.trim())
    .filter(Boolean);
  const supply = supplyOf(files, game);
  const missing = cards.find((card) => !supply.cards[card]);
  if (missing !== undefined)
    throw new CannotDo(
      labProblems.report(
        "lab/no-such-card",
        {},
        { card: missing, meant: didYouMean(missing, Object.keys(supply.cards)) },
      ),
    );
  if (out !== undefined) await mayWrite(out);
  const search = runaways({ game, supply, runaway: cards });
  for (const found of search.finds) {
    const names = found.cards.map((card) => calledIn(files, game, card)).join(", ");
    terminal.print(
      `${names}: ${plural(found.actions, "decision")} in one turn${found.isEndless ? ", and no end to it" : ""}.`,
    );
  }
  if (search.finds.length === 0) terminal.print(`Of ${plural(search.tried, "combination")} none runs away.`);
  const [first] = search.finds;
  if (out !== undefined && first) {
    const match = first.match ?? runaways({ game, supply, runaway: first.cards }).finds[0]!.match!;
    await writeResult(
      out,
      `${JSON.stringify({ name: runawayName(files, game, first.cards), ...match.record }, null, 2)}\n`,
    );
    terminal.tell("In the project's folder matches it opens at the table.");
  }
  return { exit: 0, json: search };
};

export const labTasks = { run, show, compare, match, differ, reach, report, runaway };

interface FoundAnswer {
  result: LabResult;
  place?: ExperimentPlace;
}

/** The answer that a project keeps of an experiment, or one in a file of its own. */
async function answerAt(asked: string, set: string | undefined): Promise<FoundAnswer> {
  const none = (): CannotDo => new CannotDo(cliProblems.report("cli/no-answer", {}, { place: asked }));
  const file = placeAt(asked) === "file" ? readGiven(asked) : undefined;
  const own = file?.ok ? readJson(file.value) : undefined;
  if (own?.ok && isAnswer(own.json)) return { result: own.json };
  const place = experimentAt(asked, set);
  const kept = place.id === undefined ? undefined : await keptAnswer(place.root, place.id);
  if (!kept) throw none();
  return { result: kept, place };
}

const nameOf = ({ bot, decks, value, changed }: Measured): string =>
  [
    `${bot}: ${decks.join(" against ")}`,
    ...(value === undefined ? [] : [`with ${String(value)}`]),
    ...(changed ? ["changed"] : []),
  ].join(", ");

/** Two answers that know nothing of each other's matches. */
function between(before: Measured, after: Measured) {
  const error = Math.hypot(spread(before), spread(after));
  const rounds = Math.min(before.summary.games, after.summary.games);
  const difference = after.rate - before.rate;
  const found = estimateOf(difference, error, Math.max(2, rounds), differenceScale);
  return { before: before.rate, after: after.rate, difference, ...found };
}

/** The standard error that an interval was made of. */
const spread = ({ interval: [low, high] }: Measured): number => (high - low) / 3.92;
