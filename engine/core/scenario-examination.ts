// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import type { Check, Scenario } from "../../schemas/scenario";
import type { Action, Game, Refusal } from "./game";
import { judge } from "./resolve";
import { type Onlooker, runScenario, type ScenarioOutcome } from "./scenario";
import { withAliases } from "./scenario-aliases";
import { mendedCheck, mendedStep } from "./scenario-mending";
import { checkWords } from "./scenario-sentences";
import type { Situation } from "./scenario-situation";
import { actionWords, pointed, wantedWords } from "./scenario-words";
import type { Supply } from "./setup";

/** A scenario looked at closely: every step and every check, what is instead, and what it would say if that were right. */

export interface SeenCheck {
  /** Where it stands in the scenario. */
  step: number | null;
  n: number;
  /** After so many steps. */
  done: number;
  /** What it asks for. */
  words: string;
  ok: boolean;
  /** What there is instead, if it is not as it should be. */
  found?: string;
  message?: string;
  /** In the fewest words: what its value should be, and what it is. */
  note?: { expected: string; got: string };
  /** What it would say if all were well as it is. */
  mended?: Check;
  /** The thing on the table and the seat that it is about. */
  instance?: number;
  seat?: number;
}

export interface SeenStep {
  words: string;
  /** It must be refused. */
  isRefused: boolean;
  /** What came of it, to those who may see all; or why it was refused. */
  told: string[];
  message?: string;
  mended?: NonNullable<Scenario["when"]>[number];
}

export interface Examination {
  outcome: ScenarioOutcome;
  steps: SeenStep[];
  checks: SeenCheck[];
}

export function examineScenario(game: Game, supply: Supply, scenario: Scenario): Examination {
  const steps: SeenStep[] = [];
  const checks: SeenCheck[] = [];
  let situation: Situation | undefined;
  let told = 0;
  let refused: Refusal | null = null;
  const now = (): Situation => situation!;
  const onlooker: Onlooker = {
    begins: (begun) => {
      situation = begun;
    },
    steps: ({ player, action, refused: isRefused }) => {
      const { rules, state, aliases } = now();
      const judged = judge(rules, state, withAliases(action as Action, aliases), player);
      refused = judged.ok ? null : judged.refusal;
      told = now().told.length;
      steps.push({ words: actionWords(now(), action as Action, player), isRefused: isRefused !== undefined, told: [] });
    },
    stepped: (message) => {
      const step = steps.at(-1)!;
      step.told = refused
        ? [refused.message]
        : now()
            .told.slice(told)
            .flatMap(({ whole }) => whole ?? []);
      if (message === null) return;
      step.message = message;
      step.mended = mendedStep(scenario.when![steps.length - 1]!, refused?.code ?? null);
    },
    checks: (check, step, message) => {
      const n = checks.filter((each) => each.step === step).length;
      const { seat, instance } = "at" in check ? pointed(now(), check.at, check.view) : {};
      const mended = message === null ? null : mendedCheck(check, now());
      checks.push({
        step,
        n,
        done: steps.length,
        words: checkWords(check, now()),
        ok: message === null,
        ...(message === null ? {} : { message }),
        ...(mended ? { mended, found: checkWords(mended, now()) } : {}),
        ...("at" in check && mended && "at" in mended
          ? { note: { expected: wantedWords(check, now().rules), got: wantedWords(mended, now().rules) } }
          : {}),
        ...(seat === undefined ? {} : { seat }),
        ...(instance === undefined ? {} : { instance }),
      });
    },
  };
  return { outcome: runScenario(game, supply, scenario, onlooker), steps, checks };
}

/** Which part of a scenario is meant. */
export type Part = { step: number } | { step: number | null; n: number };

/** The scenario with a part taken as it is now; without it, if there is nothing to say instead. */
export function withPart(scenario: Scenario, part: Part, mended: Check | SeenStep["mended"] | undefined): Scenario {
  const { when = [], then = [] } = scenario;
  if (!("n" in part)) {
    const step = mended as SeenStep["mended"];
    return { ...scenario, when: step ? when.with(part.step, step) : when.toSpliced(part.step, 1) };
  }
  const check = mended as Check | undefined;
  const changed = (list: readonly Check[]): Check[] => (check ? list.with(part.n, check) : list.toSpliced(part.n, 1));
  if (part.step === null) return { ...scenario, then: changed(then) };
  const step = when[part.step]!;
  return { ...scenario, when: when.with(part.step, { ...step, then: changed(step.then ?? []) }) };
}
