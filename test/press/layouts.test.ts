import { validators } from "virtual:validators/files";
import { describe, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { fontsOnDisk } from "../../main/ink/fonts-on-disk";
import { cardTemplate } from "../../press/card-template";
import { fontFiles, fontsOf } from "../../press/font-table";
import { loadGameIcons } from "../../press/game-icons";
import { layOut } from "../../press/layout";
import { gameLayouts } from "../../press/layouts";
import { pinned } from "../../press/pinned";
import { fillBlanks } from "../../press/plain-layouts";
import { layOutForPrint } from "../../press/printed-face";
import { cardSizes } from "../../press/sizes";
import { templateScale } from "../../press/template-scale";
import { type GameId, gameIds } from "../../schemas/game-id";
import { layoutNames } from "../../schemas/layouts";
import type { Layer } from "../../schemas/template-layers";
import { readStarter } from "../games/starter";
import { flaskFonts, glyphsOf, plainTemplate } from "./faces";

const second = layoutNames.filter((name) => name !== "card");

interface Starting {
  name: string;
}

/** The cards that ask most of a layout: the longest name, the longest text, and no text at all. */
function worstCards(game: GameId): { id: string; card: Starting }[] {
  const cards = [...readStarter<Starting>(game).cards].map(([id, card]) => ({ id, card }));
  const textOf = (card: Starting): string => cardGame(game).describe(card).text;
  const most = (measure: (card: Starting) => number) =>
    cards.reduce((best, one) => (measure(one.card) > measure(best.card) ? one : best));
  return [most(({ name }) => name.length), most((card) => textOf(card).length), most((card) => -textOf(card).length)];
}

describe.each(gameIds)("%s", (game) => {
  const layouts = gameLayouts(game);
  const factsOf = (card: Starting) => cardGame(game).describe(card);

  test.each(second)("%s is a valid template of its own, with the colours and letters of the cards", (name) => {
    const template = layouts[name];
    expect(validators["template"]?.(template), JSON.stringify(validators["template"]?.errors)).toBe(true);
    expect(template.layers).not.toEqual(layouts.card.layers);
    for (const font of fontsOf([template])) expect(Object.keys(fontFiles)).toContain(font);
  });

  test.each(layoutNames)("%s prints a flavour text once, on cards with rules and without", async (name) => {
    const template = layouts[name];
    const [fonts, icons] = [await fontsOnDisk(fontsOf([template])), await loadGameIcons(game)];
    const cards = [...readStarter<Starting>(game).cards.values()];
    const byText = cards.toSorted((a, b) => factsOf(a).text.length - factsOf(b).text.length);
    for (const card of [byText[0]!, byText.find((one) => factsOf(one).text !== "")!]) {
      const spoken = { ...card, flavour: "Never*ever {G}" };
      const face = { id: "a-card", card: spoken, facts: factsOf(spoken) };
      const { scene, problems } = layOut(template, face, fonts, { icons, set: {} });
      expect(
        glyphsOf(scene).filter(({ text }) => text.includes("Never*ever")),
        card.name,
      ).toHaveLength(1);
      expect(problems).toEqual([]);
    }
  });

  test.each(second)("%s holds the worst cards at every usual size", async (name) => {
    const template = layouts[name];
    const [fonts, icons] = [await fontsOnDisk(fontsOf([template])), await loadGameIcons(game)];
    // Large print on the smallest card says itself what it can't hold.
    const sizes = Object.entries(cardSizes).filter(([size]) => name !== "large-print" || size !== "mini");
    for (const [size, card] of sizes) {
      for (const worst of worstCards(game)) {
        const face = { ...worst, facts: cardGame(game).describe(worst.card) };
        const { problems, scene } = layOutForPrint(template, face, fonts, { icons }, { card });
        expect(
          problems.filter(({ severity }) => severity === "error"),
          `${worst.id}, ${size}`,
        ).toEqual([]);
        expect(scene.width / scene.height).toBeCloseTo(card.width / card.height, 6);
      }
    }
  });

  test("saves ink in every layout and keeps a frame", async () => {
    for (const name of second) {
      const template = layouts[name];
      const [fonts, icons] = [await fontsOnDisk(fontsOf([template])), await loadGameIcons(game)];
      const { id, card } = worstCards(game)[0]!;
      const face = { id, card, facts: cardGame(game).describe(card) };
      const { scene } = layOutForPrint(template, face, fonts, { icons }, { lowInk: true });
      const strokes = scene.items.filter((item) => "stroke" in item && item.stroke !== undefined);
      expect(strokes.length, name).toBeGreaterThan(0);
    }
  });
});

test("a box keeps its distance to the sides that it is pinned to", () => {
  const box = { x: 40, y: 50, width: 10, height: 20 };
  const grown = { x: 6, y: -4 };
  expect(pinned(box, undefined, grown).box).toEqual(box);
  expect(pinned(box, { x: "right", y: "bottom" }, grown).box).toEqual({ ...box, x: 46, y: 46 });
  expect(pinned(box, { x: "middle", y: "middle" }, grown).box).toEqual({ ...box, x: 43, y: 48 });
  expect(pinned(box, { x: "both", y: "both" }, grown)).toEqual({ box: { ...box, width: 16, height: 16 }, grown });
});

test("a fluid face is laid out in the card's proportions, its type as large as it says", async () => {
  const text: Layer = { kind: "text", text: "Words", size: 10, box: [5, 5, 50, 10], pin: { x: "both" } };
  const fonts = await flaskFonts();
  const face = { id: "a-card", card: {}, facts: { name: "A card", type: "", text: "", slots: {} } };
  const sizeOn = (fluid: number | undefined): number => {
    const template = plainTemplate([text], fluid === undefined ? {} : { fluid });
    const card = { width: 30, height: 45 };
    const { scene, scale } = layOutForPrint(template, face, fonts, {}, { card });
    expect(scale).toBeCloseTo(templateScale(template, card), 9);
    return (glyphsOf(scene)[0]?.size ?? 0) * scale;
  };
  const whole = sizeOn(1);
  expect(sizeOn(undefined)).toBeCloseTo(whole / 2, 6);
  expect(sizeOn(0.5)).toBeCloseTo(whole * Math.SQRT1_2, 6);
});

test("what doesn't fill a blank is left out, and a blank may be a list", () => {
  const general = {
    layers: [
      { kind: "text", text: "[[name]]", needs: "name", size: 8 },
      { kind: "text", text: "[[foot]]", needs: "foot", size: 8 },
      "[[extra]]",
      "[[nothing]]",
    ],
  };
  const filled = fillBlanks(general, { name: "{{card.name}}", extra: [{ kind: "rect" }, { kind: "ellipse" }] });
  expect(filled.layers).toEqual([
    { kind: "text", text: "{{card.name}}", size: 8 },
    { kind: "rect" },
    { kind: "ellipse" },
  ]);
});

describe("the layouts of a set", () => {
  const layouts = gameLayouts("castle-lanes");
  const named = (name: keyof typeof layouts) => layouts[name];

  test("is the standard one, that of the set, or the one that is asked for", () => {
    expect(cardTemplate({}, undefined, named)).toBe(layouts.card);
    expect(cardTemplate({ layout: "full-art" }, undefined, named)).toBe(layouts["full-art"]);
    expect(cardTemplate({ layout: "full-art" }, "text-first", named)).toBe(layouts["text-first"]);
  });

  test("differs for a type of card", async () => {
    const mixed = cardTemplate({ layout: "card", layouts: { skill: "text-first" } }, undefined, named);
    const fonts = await fontsOnDisk(fontsOf([mixed]));
    const icons = await loadGameIcons("castle-lanes");
    const cards = readStarter<Starting>("castle-lanes").cards;
    const sceneOf = (template: typeof mixed, id: string) => {
      const card = cards.get(id);
      return layOut(template, { id, card, facts: cardGame("castle-lanes").describe(card) }, fonts, { icons }).scene;
    };
    expect(sceneOf(mixed, "hydrogen-bomb").items).toEqual(sceneOf(layouts["text-first"], "hydrogen-bomb").items);
    expect(sceneOf(mixed, "brute").items).toEqual(sceneOf(layouts.card, "brute").items);
  });

  test("that asks for a layout of another size is left as it was", () => {
    const wide = { ...layouts["full-art"], size: { width: 70, height: 70 } };
    const template = cardTemplate({ layouts: { skill: "full-art" } }, undefined, (name) =>
      name === "full-art" ? wide : layouts[name],
    );
    expect(template).toBe(layouts.card);
  });
});
