import { playableGame } from "../../engine/games/play-registry";
import { answerTo, evenShare } from "../../engine/lab/answer";
import { nextToTry, type Tried } from "../../engine/lab/seek";
import { verdictsOf } from "../../engine/lab/verdicts";
import { calledIn } from "../../project/deck-lines";
import { type LabPlan, planExperiment } from "../../project/lab/plan-experiment";
import { type Experiment, valuesSought } from "../../schemas/experiment";
import type { Answer, LabResult } from "../../schemas/lab-answer";
import type { MatchupOutcome } from "../../schemas/lab-matches";
import { type Result, succeed } from "../../schemas/problem";
import type { LabRun, LabRunning } from "./run-experiment";

/** Plays an experiment that isn't a search. */
type Play = (run: LabRun, running: LabRunning) => Promise<Result<LabResult>>;

/** Searches a fair value: each that is tried is an experiment of its own, on the same seeds, which ends once it is told on which side it lies. */
export async function seekFair(run: LabRun, seek: Seek, running: LabRunning, play: Play): Promise<Result<LabResult>> {
  const { files, game, experiment } = run;
  const planned = planExperiment(files, playableGame(game), experiment);
  if (!planned.ok) return planned;
  const all = valuesSought(seek);
  const range = { from: all[0]!, to: all.at(-1)! };
  const { played = [] } = running;
  const tried: (Tried & { result: LabResult })[] = [];
  const most = mostGames(planned.value, experiment);
  const combined = (now: LabResult, partial: boolean): LabResult => {
    const values = [...new Set(played.map(({ matchup }) => all[matchup % all.length]!))].sort((a, b) => a - b);
    const answer = answerOf(planned.value, played, all, values);
    const order = [...new Set([...tried.map(({ value }) => value), ...values])];
    const sought: Answer["sought"] = { ...range, tried: order, isOver: !partial };
    const asked = { ...planned.value.asked, pairings: answer.pairings };
    const verdicts = verdictsOf(asked, { ...answer, sought }, (card) => calledIn(files, game, card));
    return { ...now, experiment, partial, verdicts, answer: { ...answer, sought } };
  };
  for (;;) {
    const value = nextToTry(range, tried);
    if (value === undefined) return succeed(combined(tried[0]!.result, false));
    const nth = all.indexOf(value);
    const bots = experiment.bots.length;
    const own = played
      .filter(({ matchup }) => matchup % all.length === nth)
      .map((outcome) => ({ ...outcome, matchup: Math.floor(outcome.matchup / all.length) }));
    const others = played.filter(({ matchup }) => matchup % all.length !== nth);
    const take = (): void => {
      const now = own.map((outcome): MatchupOutcome => ({ ...outcome, matchup: outcome.matchup * all.length + nth }));
      played.splice(0, played.length, ...others, ...now);
    };
    const probe: Experiment = { ...experiment, ask: "sweep", sweep: { ...thingOf(seek), values: [value] } };
    const ran = await play(
      { ...run, experiment: probe },
      {
        ...running,
        played: own,
        isEnough: ({ pairings }) => pairings.slice(0, bots).every(({ finding }) => isTold.has(finding)),
        progress(done, _, result) {
          if (result) take();
          running.progress(others.length + done, most, result && combined(result, true));
        },
      },
    );
    if (!ran.ok) return ran;
    take();
    if (running.signal.aborted) return succeed(combined(ran.value, true));
    const { rate, finding, decks } = ran.value.answer.pairings[0]!;
    tried.push({ value, lead: rate - evenShare(decks.length), finding, result: ran.value });
  }
}

type Seek = NonNullable<Experiment["seek"]>;

const thingOf = ({ from: _, to: __, ...thing }: Seek): Omit<Seek, "from" | "to"> => thing;

/** Whoever knows one of these knows where to go on. */
const isTold: ReadonlySet<string> = new Set(["fair", "higher", "lower"]);

/** So many values are tried at most where the search goes well, for whoever watches. */
const mostGames = ({ job }: LabPlan, { stop, bots }: Experiment): number =>
  stop.games * bots.length * (3 + Math.ceil(Math.log2(job.matchups.length / bots.length)));

/** What was found with the values that were tried, the lowest first, as if they alone had been asked for. */
function answerOf(
  { asked }: LabPlan,
  played: readonly MatchupOutcome[],
  all: readonly number[],
  values: readonly number[],
): Answer {
  const kept = asked.pairings.flatMap((pairing, n) => (values.includes(all[n % all.length]!) ? [{ pairing, n }] : []));
  const numbers = new Map(kept.map(({ n }, matchup) => [n, matchup]));
  const outcomes = played
    .map((outcome) => ({ ...outcome, matchup: numbers.get(outcome.matchup)! }))
    .sort((a, b) => a.index - b.index || a.matchup - b.matchup);
  return answerTo({ ...asked, pairings: kept.map(({ pairing }) => pairing) }, outcomes);
}
