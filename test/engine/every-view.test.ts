import { describe, test, vi } from "vitest";
import type { Instances } from "../../engine/core/deal";
import type { Rules } from "../../engine/core/game";
import { hiddenFrom } from "../../engine/core/hiding";
import type { CoreState, GameEvent } from "../../engine/core/machine";
import { nextInt, seedRng } from "../../engine/core/rng";
import { seenBy } from "../../engine/core/secrecy";
import { cardsOf } from "../../engine/core/table-view";
import { playableGames } from "../../engine/games/play-registry";
import { lawsOf } from "./laws";
import { mustBe, mustEqual } from "./must-be";
import { playRandomly } from "./random-play";
import { matchesOf } from "./random-tables";

/** What each seat sees of every match, tried in many random ones; `secrecy.test.ts` looks closer at fewer. */

vi.setConfig({ testTimeout: 3_600_000 });

const spectator = -1;

/** All cards of a whole state and whose they are, in an order that has nothing to do with where they lie. */
function allCards(rules: Rules, state: CoreState): string[] {
  const { design, owner = [] } = state as CoreState & Partial<Instances>;
  const cards = design
    ? design.map((index, card) => `${index} of ${owner[card]}`)
    : cardsOf(rules.table(state)).map(({ card }) => `${card}`);
  return cards.sort();
}

/** The numbers of cards that an event names. */
const named = ({ namesCards }: Rules["hiding"], event: GameEvent): unknown[] =>
  namesCards?.(event) === false ? [] : [event["card"], event["cards"]].flat();

describe.each(playableGames)("every match of %s", (id) => {
  const { check, checkTold, shows = [], lasting } = lawsOf(id);

  test("shows neither in a view nor in the actions what is hidden", () => {
    for (const { rules, run } of matchesOf(id, "seen")) {
      const rng = seedRng(run);
      playRandomly(rules, run, (state, _, actions) => {
        const { seat } = state.prompt!;
        const view = rules.view(state, seat);
        for (const card of hiddenFrom(rules.hiding, view, seat)) mustBe(rules.cardIdOf(view, card), undefined);
        const world = Object.assign(rules.redeal(view, seat, rng), { rng: state.rng });
        check(world, rules);
        mustEqual(rules.view(world, seat), view);
        mustEqual(rules.view(view, seat), view);
        // As text: hundreds of actions are compared thousands of times.
        const offered = JSON.stringify(actions);
        mustBe(JSON.stringify(rules.actions(world)), offered);
        mustBe(JSON.stringify(rules.actions(view)), offered);
      });
    }
  });

  test("re-deals exactly the cards that are there", () => {
    for (const { rules, run } of matchesOf(id, "told")) {
      const rng = seedRng(run);
      const cards = (state: CoreState) => lasting?.(state).toSorted((a, b) => a - b) ?? allCards(rules, state);
      playRandomly(rules, run, (state, step) => {
        if (step % 5 !== 0) return;
        const world = rules.redeal(rules.view(state, 0), 0, rng);
        mustEqual(cards(world), cards(state));
      });
    }
  });

  test("tells nobody of a card that is hidden before and after", () => {
    for (const { rules, run } of matchesOf(id, "told")) {
      const rng = seedRng(run);
      const viewers = [spectator, ...rules.setup.seats.keys()];
      const state = rules.deal(run);
      while (state.result === null) {
        const before = viewers.map((viewer) => new Set(hiddenFrom(rules.hiding, state, viewer)));
        const events: GameEvent[] = [];
        const actions = rules.actions(state);
        rules.apply(state, actions[nextInt(rng, actions.length)]!, (event) => {
          events.push(structuredClone(event));
          checkTold?.(event, state);
          for (const viewer of viewers) {
            const line = rules.narrate(state, seenBy(event, viewer)) ?? "";
            if (/undefined|NaN|\[object/.test(line)) throw new Error(`“${line}” can't be read.`);
          }
        });
        viewers.forEach((viewer, n) => {
          const hidden = new Set(hiddenFrom(rules.hiding, state, viewer));
          for (const event of events.filter(({ type }) => !shows.includes(type)))
            for (const card of named(rules.hiding, seenBy(event, viewer)))
              if (before[n]!.has(card as number) && hidden.has(card as number))
                throw new Error(`Seat ${viewer} learns of card ${card}: ${JSON.stringify(event)}`);
        });
      }
    }
  });
});
