import type { Json } from "../../engine/core/vocabulary";
import { playableGame } from "../../engine/games/play-registry";
import { asPlayed } from "../../project/lab/lab-result";
import { planExperiment } from "../../project/lab/plan-experiment";
import { manifestOf } from "../../project/project-text";
import { supplyOf } from "../../project/supply";
import type { LabResult } from "../../schemas/lab-answer";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { Events, LabState } from "../api";
import type { Handlers } from "../dispatcher";
import { findDiffering, findMatch, findReaching, findRunaways } from "../lab/find-match";
import { cardsIn } from "../lab/run-experiment";
import { appProblems } from "../problems";
import type { ProjectStore } from "../projects/project-store";
import type { Desk } from "./desk";
import type { EventBus } from "./events";
import { keptAnswer, keptAnswers, writtenAt } from "./lab-answers";
import { printAnswer } from "./lab-report";
import { type AskedQuestion, LabRuns, questionIn } from "./lab-runs";
import type { Outputs } from "./outputs";
import { assetsIn, fileName, keepBytes } from "./print-project";

/** The calls of the lab: its questions are files of the project, and are written like any other. */

type LabCall = Extract<keyof Handlers, `lab.${string}`>;

interface LabCallsParts {
  desk: Desk;
  events: EventBus;
  version: string;
  outputs: Outputs;
  onBug(bug: unknown): Result<never>;
}

export function createLab({ desk, events, version, outputs, onBug }: LabCallsParts): {
  calls: Pick<Handlers, LabCall>;
  close(): Promise<void>;
} {
  let open: { session: string; runs: LabRuns } | undefined;
  const leave = async (): Promise<void> => {
    const before = open;
    open = undefined;
    await before?.runs.close();
  };
  // What nobody sees any more isn't played on.
  const stopListening = events.listen((name, data) => {
    if (name === "project.switched" && (data as Events["project.switched"]).project?.session !== open?.session)
      void leave();
  });
  const runsOf = (store: ProjectStore): LabRuns => {
    const { session, root } = store;
    if (open?.session !== session) {
      void leave();
      const isWritable = store.snapshot().readOnly === false;
      open = { session, runs: new LabRuns({ session, root, isWritable }, { emit: events.emit, version, onBug }) };
    }
    return open.runs;
  };
  const answerOf = async (store: ProjectStore, id: string): Promise<LabResult | undefined> => {
    const run = runsOf(store)
      .all()
      .find((each) => each.id === id);
    return run?.result ?? (await keptAnswer(store.root, id));
  };
  /** What an answer was made of, if all of its cards are still the same. */
  const planAsAnswered = async (store: ProjectStore, { id, game, files, experiment }: AskedQuestion) => {
    const kept = await answerOf(store, id);
    const planned = planExperiment(files, playableGame(game), kept ? asPlayed(kept) : experiment);
    if (!planned.ok) return planned;
    const now = cardsIn(planned.value.job);
    const isSame = kept && Object.entries(kept.cards).every(([card, print]) => now[card] === print);
    return isSame ? planned : playedOtherwise();
  };
  return {
    calls: {
      "lab.recall": ({ session }) =>
        desk.with(session, async (store) => succeed(await recalled(store, version, runsOf(store).all()))),
      "lab.start": ({ session, id, anew }) =>
        desk.with(session, (store) => {
          const question = questionIn(store.texts, id);
          if (!question.ok) return question;
          runsOf(store).start(question.value, anew);
          return succeed(null);
        }),
      "lab.stop": ({ session, id, how }) =>
        desk.with(session, (store) =>
          runsOf(store).stop(id, how) ? succeed(null) : fail(appProblems.report("app/unknown-job", {})),
        ),
      "lab.match": ({ session, id, ...which }) =>
        desk.with(session, async (store) => {
          const question = questionIn(store.texts, id);
          if (!question.ok) return question;
          const planned = await planAsAnswered(store, question.value);
          if (!planned.ok) return planned;
          const { job, asked } = planned.value;
          const pairing = asked.pairings[which.matchup];
          if (!pairing) return playedOtherwise();
          const { record, at } = await findMatch({ job, which });
          return succeed({ record: withNames(record, pairing.decks, which.index), at });
        }),
      "lab.differ": ({ session, id, since = false, ...differ }) =>
        desk.with(session, async (store) => {
          const question = questionIn(store.texts, id);
          if (!question.ok) return question;
          const planned = await planAsAnswered(store, question.value);
          if (!planned.ok) return planned;
          const { job } = planned.value;
          const [before, after] = [job.matchups[differ.before], job.matchups[differ.after]];
          if (!before || !after) return playedOtherwise();
          if (!since) return succeed(await findDiffering({ job, differ }));
          const { again } = (await answerOf(store, id)) ?? {};
          if (!again) return playedOtherwise();
          const were = { ...before, cards: { ...before.cards, ...(again.cards as Record<string, Json>) } };
          const both = { ...job, matchups: [were, after] };
          return succeed(await findDiffering({ job: both, differ: { before: 0, after: 1, index: differ.index } }));
        }),
      "lab.runaway": ({ session, cards }) =>
        desk.with(session, async ({ texts }) => {
          const game = manifestOf(texts)?.game;
          if (!game) return fail(appProblems.report("app/unreadable-manifest", { file: "cardwright.json" }));
          return succeed(await findRunaways({ game, supply: supplyOf(texts, game), runaway: cards }));
        }),
      "lab.print": ({ session, id, paper }) =>
        desk.with(session, async (store) => {
          const answer = await answerOf(store, id);
          if (!answer) return playedOtherwise();
          const project = { files: store.texts, ownFonts: assetsIn(store).ownFonts };
          const printed = await printAnswer(project, answer, paper);
          if (!printed.ok) return printed;
          const { bytes, pages, title } = printed.value;
          const kept = await keepBytes(outputs, `${fileName(title)}.pdf`, bytes);
          return kept.ok ? succeed({ output: kept.value.output, name: kept.value.name, pages }) : kept;
        }),
      "lab.reach": ({ session, id, card, word }) =>
        desk.with(session, async (store) => {
          const question = questionIn(store.texts, id);
          if (!question.ok) return question;
          const planned = await planAsAnswered(store, question.value);
          if (!planned.ok) return planned;
          const { game, supply, matchups } = planned.value.job;
          if (!supply.cards[card]) return playedOtherwise();
          const options = { ...supply.options, ...matchups[0]!.options };
          return succeed(await findReaching({ game, supply: { ...supply, options }, card, word }));
        }),
    },
    async close() {
      stopListening();
      await leave();
    },
  };
}

const playedOtherwise = () => fail(appProblems.report("app/match-played-otherwise", {}));

/** Players are called by their decks, unless these are the same. */
function withNames(record: Record<string, unknown>, decks: readonly string[], index: number): Record<string, unknown> {
  const players = record["players"] as readonly object[];
  if (new Set(decks).size < decks.length) return record;
  const named = players.map((player, seat) => ({ ...player, name: decks[(seat + index) % decks.length]! }));
  return { ...record, players: named };
}

async function recalled({ root, texts }: ProjectStore, version: string, runs: LabState["runs"]): Promise<LabState> {
  const answers = await keptAnswers(root, texts);
  const answeredAt: LabState["answeredAt"] = {};
  for (const id of answers.keys()) answeredAt[id] = (await writtenAt(root, id)) ?? 0;
  return { version, answers: Object.fromEntries(answers), answeredAt, runs };
}
