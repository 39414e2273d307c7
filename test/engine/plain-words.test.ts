import { describe, expect, test } from "vitest";
import type { FreeField } from "../../engine/core/free-answers";
import { nextInt, seedRng } from "../../engine/core/rng";
import { seenBy } from "../../engine/core/secrecy";
import { cardsOf, type TableView, zonesOf } from "../../engine/core/table-view";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { ownWords } from "./plainly";
import { starterRules } from "./starter";

/** What people read at the table: nothing in it is the program's own. */

/** “a ability”, “1 cards”, one card that “fall”. */
const slips = /\b[Aa] [aeio](?!ne\b)|(?<!bed |Player )\b1 [a-z]+[^s]s\b|^(?!.*(?: and |, )).* fall from/;

/** All that a table says besides the names of its cards. */
function wordsOn(view: TableView): string[] {
  const numbers = [...view.seats, ...cardsOf(view), ...(view.ends ?? [])].flatMap(({ values = [] }) => values);
  return [
    view.phase,
    ...view.seats.map(({ note = "" }) => note),
    ...zonesOf(view).map(({ label }) => label),
    ...view.boards.flatMap(({ label, places }) => [label, ...places.map((place) => place.label)]),
    ...(view.ends ?? []).map(({ label }) => label),
    ...(view.field?.marks ?? []).map(({ label }) => label),
    ...cardsOf(view).map(({ note = "" }) => note),
    ...numbers.map(({ label, value }) => `${label} ${value}`),
  ];
}

const optionTexts = (field: FreeField): string[] =>
  field.kind === "choice" ? field.options.map(({ text }) => text) : [];

describe.each(playableGames)("%s", (id) => {
  const game = playableGame(id);
  const { rules } = starterRules(id, game.players.max);

  test("speaks plainly in its questions, answers and log", () => {
    const said = new Set<string>();
    for (const seed of [1, 2]) {
      const rng = seedRng(seed);
      const state = rules.deal(seed);
      for (let step = 0; step < 600 && state.result === null; step++) {
        if (step % 7 === 0) {
          const { text, answers, free = [] } = rules.request(state)!;
          for (const each of [{ text }, ...answers, ...free]) said.add(each.text);
          for (const { verb, warning, fields } of free) {
            for (const each of [verb, warning ?? "", ...Object.values(fields).flatMap(optionTexts)]) said.add(each);
          }
          for (const each of wordsOn(rules.table(state))) said.add(each);
        }
        const actions = rules.actions(state);
        rules.apply(state, actions[nextInt(rng, actions.length)]!, (event) => {
          said.add(rules.narrate(state, seenBy(event, state.prompt?.seat ?? -1)) ?? "");
        });
      }
    }
    expect(said.size).toBeGreaterThan(50);
    expect([...said].filter((words) => ownWords.test(words))).toEqual([]);
    expect([...said].filter((words) => slips.test(words))).toEqual([]);
  });

  test("says how a match ended in a sentence", () => {
    const { seats } = rules.setup;
    const state = rules.deal(3);
    for (const rng = seedRng(3); state.result === null; ) {
      const actions = rules.actions(state);
      rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
    }
    expect(state.result.ranking.flat().length).toBe(seats.length);
    expect(Object.keys(game.endings)).toContain(state.result.cause);
    for (const sentence of Object.values(game.endings)) expect(sentence).toMatch(/^[A-Z].+\.$/);
  });
});
