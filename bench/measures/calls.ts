import type { Action, Rules } from "../../engine/core/game";
import type { CoreState } from "../../engine/core/machine";
import { clonePlain, hashPlain } from "../../engine/core/plain";
import { nextInt, seedRng } from "../../engine/core/rng";
import { compete, type Effort, median } from "../measure";
import type { Row } from "../report";

/** What single calls cost, over states from all stages of random games. */

const sampleSize = 64;

function sampleStates<S extends CoreState>(rules: Rules<S>): S[] {
  const states: S[] = [];
  const rng = seedRng(11);
  for (let seed = 1; states.length < sampleSize; seed++) {
    const state = rules.deal(seed);
    while (state.result === null) {
      if (nextInt(rng, 25) === 0) states.push(clonePlain(state));
      const actions = rules.actions(state);
      rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
    }
  }
  return states.slice(0, sampleSize);
}

/** Results end here, so that nothing is left out as useless. */
export const sink: { last: unknown } = { last: null };

export function callCosts<S extends CoreState>(rules: Rules<S>, effort: Effort): Record<keyof typeof callNames, Row> {
  const states = sampleStates(rules);
  const actions: Action[] = states.map((state) => rules.actions(state)[0]!);
  const overAll = (call: (state: S, n: number) => unknown) => () => {
    for (let n = 0; n < states.length; n++) sink.last = call(states[n]!, n);
    return states.length;
  };
  const rates = compete(
    {
      clone: overAll((state) => clonePlain(state)),
      hash: overAll((state) => hashPlain(state)),
      view: overAll((state) => rules.view(state, 0)),
      actions: overAll((state) => rules.actions(state)),
      refusal: overAll((state, n) => rules.refusal(state, actions[n]!)),
    },
    effort,
  );
  const rows = Object.entries(rates).map(([name, perSecond]): [string, Row] => [
    name,
    { name: callNames[name as keyof typeof callNames], value: 1e6 / median(perSecond), unit: "µs" },
  ]);
  return Object.fromEntries(rows) as Record<keyof typeof callNames, Row>;
}

const callNames = {
  clone: "clone of a state",
  hash: "hash of a state",
  view: "view of a seat",
  actions: "all legal actions",
  refusal: "refusal of an action",
};
