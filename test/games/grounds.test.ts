import { readFileSync } from "node:fs";
import { validators } from "virtual:validators/files";
import { describe, expect, test } from "vitest";
import { nextInt, seedRng } from "../../engine/core/rng";
import { type TableView, zonesOf } from "../../engine/core/table-view";
import { FontBook } from "../../press/fonts";
import { type Ground, gameGround, groundTemplate } from "../../press/grounds";
import { type IconSubset, iconsOf } from "../../press/icon-source";
import { layOut } from "../../press/layout";
import { gameLayouts } from "../../press/layouts";
import { palettes } from "../../renderer/theme/tokens";
import { type GameId, gameIds } from "../../schemas/game-id";
import { starterRules } from "../engine/starter";

/** What a game's table is drawn from: whole templates in both palettes, and what its zones name. */

const themes = ["light", "dark"] as const;

/** As the guidelines for readable words compute it. */
function contrast(...colours: readonly [string, string]): number {
  const [first, second] = colours.map((colour) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05;
  });
  return Math.max(first!, second!) / Math.min(first!, second!);
}

const namesIn = ({ boards, ends, field, ...view }: TableView): (string | undefined)[] => [
  ...zonesOf({ boards, ...view }).map(({ ground }) => ground),
  ...boards.flatMap(({ ground, places }) => [ground, ...places.map(({ ground }) => ground)]),
  ...(ends ?? []).map(({ ground }) => ground),
  ...(field ? [field.ground, ...field.pieces.map(({ ground }) => ground)] : []),
];

/** Of the table after each of some random actions. */
function namesOf(id: GameId): Set<string> {
  const { rules } = starterRules(id);
  const [state, rng] = [rules.deal(2), seedRng(2)];
  const names = new Set<string | undefined>(["table"]);
  for (let step = 0; step < 150 && state.result === null; step++) {
    const actions = rules.actions(state);
    rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
    for (const name of namesIn(rules.table(state))) names.add(name);
  }
  names.delete(undefined);
  return names as Set<string>;
}

describe.each(gameIds)("the ground of %s", (id) => {
  test("is drawn from templates that hold, with symbols that ship and colours that both themes have", async () => {
    const ground = (await gameGround(id)) as Ground;
    expect(Object.keys(ground.dark).sort()).toEqual(Object.keys(ground.light).sort());
    const icons = iconsOf(JSON.parse(readFileSync(`templates/${id}/icons.json`, "utf8")) as IconSubset);
    for (const name of Object.keys(ground.drawings))
      for (const theme of themes) {
        const template = groundTemplate(ground, name, theme, gameLayouts(id).card);
        const isValid = validators["template"]?.(template) === true;
        expect(validators["template"]?.errors ?? []).toEqual([]);
        expect(isValid, name).toBe(true);
        const face = { id: name, card: {}, facts: { name, type: "", text: "", slots: {} } };
        const { scene, problems } = layOut(template, face, new FontBook({}), { icons });
        expect(problems).toEqual([]);
        expect(scene.items.length).toBeGreaterThan(0);
      }
  });

  test("leaves words that are written on it readable", async () => {
    const ground = (await gameGround(id)) as Ground;
    for (const theme of themes)
      for (const { layers } of Object.values(ground.drawings)) {
        const [under] = layers;
        const fill = under?.kind === "rect" ? ground[theme][under.fill ?? ""] : undefined;
        if (fill !== undefined) expect(contrast(fill, palettes[theme].text), `${theme} ${fill}`).toBeGreaterThan(4.5);
      }
  });

  test("has a drawing for all that lies on one", async () => {
    const { drawings } = (await gameGround(id)) as Ground;
    expect(Object.keys(drawings)).toEqual(expect.arrayContaining([...namesOf(id)]));
  });
});
