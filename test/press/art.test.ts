import { expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { fontsOnDisk } from "../../main/ink/fonts-on-disk";
import { type ArtStyle, gameArt, type Scenery } from "../../press/art/art-style";
import { choosePicture, iconsAround } from "../../press/art/choose-picture";
import { formNames } from "../../press/art/forms";
import { silhouette } from "../../press/art/silhouette";
import { fontsOf } from "../../press/font-table";
import { gameIcons, loadGameIcons } from "../../press/game-icons";
import { itemBounds } from "../../press/item-bounds";
import { layOut } from "../../press/layout";
import { gameLayouts } from "../../press/layouts";
import { withFaintPictures } from "../../press/low-ink";
import { toSvg } from "../../press/svg";
import { isDrawing } from "../../renderer/press/drawn-markup";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { Layer } from "../../schemas/template-layers";
import { readStarter } from "../games/starter";
import { plainTemplate } from "./faces";

const styleOf = async (game: GameId): Promise<ArtStyle> => (await gameArt(game))!;
/** Not every game composes pictures. */
const games = (await Promise.all(gameIds.map(async (game) => ((await gameArt(game)) ? [game] : [])))).flat();

const scopeOf = (card: object, slots: object = {}) => ({ card, slots });
const dragon = (picture: object, more: object = {}) =>
  scopeOf({
    name: "Bread Titan",
    family: "Emberjaw",
    art: { icon: "sliced-bread", picture: { scenery: "any", ...picture } },
    ...more,
  });

test.each(games)("%s: sceneries name only forms, colours and symbols that there are", async (game) => {
  const style = await styleOf(game);
  const { icons } = await gameIcons(game);
  const [first] = Object.values(style.colours);
  const colours = Object.keys(first ?? {});
  for (const one of Object.values(style.colours)) expect(Object.keys(one)).toEqual(colours);
  const inks = (layer: object): string[] =>
    ["color", "to", "light", "rays"].flatMap((key) => (key in layer ? [layer[key as never] as string] : []));
  for (const { layers } of Object.values(style.sceneries)) {
    expect(layers.filter((layer) => "figure" in layer)).toHaveLength(1);
    for (const layer of layers) {
      if ("form" in layer) expect(formNames).toContain(layer.form);
      if ("icons" in layer) for (const icon of layer.icons) expect([...Object.keys(icons), "figure"]).toContain(icon);
      for (const ink of "wash" in layer ? layer.wash : inks(layer)) expect(colours).toContain(ink);
    }
  }
  for (const { sceneries, icons: figures } of style.rules) {
    for (const scenery of sceneries) expect(style.sceneries[scenery]).toBeDefined();
    for (const icon of figures) expect(icons[icon]).toBeDefined();
  }
  for (const icon of Object.values(style.words)) expect(icons[icon]).toBeDefined();
});

test("what a card says of its picture holds; what it leaves open follows from the card, and turns with its number", async () => {
  const style = await styleOf("hatch");
  const said = { scenery: "sea", light: "night", colours: "omen", companions: ["anvil"] };
  expect(choosePicture(style, "a", dragon(said))).toMatchObject(said);
  const made = (seed: number) => ({ ...choosePicture(style, "a", dragon({ seed })), random: undefined });
  expect(made(3)).toEqual(made(3));
  expect(new Set(Array.from({ length: 12 }, (_, seed) => JSON.stringify(made(seed)))).size).toBeGreaterThan(2);
  expect(choosePicture(style, "a", dragon({ scenery: "no-such-place", light: "noon" }))?.scenery).toBe(
    choosePicture(style, "a", dragon({}))?.scenery,
  );
});

test("a dragon's card shows a dragon, with what it is called after beside it", async () => {
  const style = await styleOf("hatch");
  expect(choosePicture(style, "a", dragon({}))).toMatchObject({
    figure: "spiked-dragon-head",
    companions: ["sliced-bread"],
  });
  const plain = dragon({ alone: true }, { name: "Nobody" });
  expect(style.rules[1]?.among).toContain(choosePicture(style, "a", plain)?.figure);
  expect(choosePicture(style, "a", plain)?.companions).toEqual([]);
});

test("a scenery says what may lie about in it, besides the card's own figure", async () => {
  const style = await styleOf("hatch");
  const strewn = Object.keys(style.sceneries).flatMap((scenery) =>
    iconsAround(style, { ...choosePicture(style, "a", dragon({}))!, scenery }),
  );
  expect(strewn).toContain("pine-tree");
  expect(strewn).not.toContain("figure");
});

test("a card that asks for no picture keeps its plain symbol", async () => {
  const style = await styleOf("hatch");
  expect(choosePicture(style, "a", scopeOf({ name: "A", art: { icon: "anvil" } }))).toBeUndefined();
});

test("lines inside a symbol are filled up, large openings stay", () => {
  const square = (from: number, to: number, isTurned = false) =>
    isTurned ? `M${from} ${from}V${to}H${to}V${from}Z` : `M${from} ${from}H${to}V${to}H${from}Z`;
  const parts = (d: string) => silhouette(d).split("M").length - 1;
  expect(parts(square(0, 100) + square(40, 50, true))).toBe(1);
  expect(parts(square(0, 100) + square(20, 80, true))).toBe(2);
  expect(parts(square(0, 100) + square(120, 150))).toBe(2);
});

test.each(games)("%s: every starter card has a picture, of which little ink leaves lines and tints", async (game) => {
  const template = gameLayouts(game).card;
  const fonts = await fontsOnDisk(fontsOf([template]));
  const [icons, style] = [await loadGameIcons(game), await styleOf(game)];
  const { describe } = cardGame(game);
  for (const [id, card] of readStarter<object>(game).cards) {
    const face = { id, card, facts: describe(card, "en") };
    const { scene, problems } = layOut(template, face, fonts, { icons, style });
    expect([id, problems.filter(({ code }) => code === "press/unknown-icon")]).toEqual([id, []]);
    const drawn = scene.items.filter(({ thrift }) => thrift !== undefined);
    expect([id, drawn.length > 8, drawn.length < 90]).toEqual([id, true, true]);
    const pale = withFaintPictures(scene).items.filter(({ thrift }) => thrift === "pale");
    for (const item of pale) expect("fade" in item).toBe(false);
  }
});

test("what a picture shows stands beside what covers its right", async () => {
  const fonts = await fontsOnDisk([]);
  const around = { icons: await loadGameIcons("hatch"), style: await styleOf("hatch") };
  const [[id, card]] = [...readStarter<object>("hatch").cards] as [[string, object]];
  const outlineIn = (more: object) => {
    const art = { kind: "art", box: [0, 0, 60, 40], placeholder: [{ icons: ["egg-clutch"] }], ...more } as Layer;
    const { scene } = layOut(
      plainTemplate([art]),
      { id, card, facts: cardGame("hatch").describe(card, "en") },
      fonts,
      around,
    );
    const outline = scene.items.find(({ thrift }) => thrift === "line");
    return outline && itemBounds(outline, fonts);
  };
  const middle = (more: object): number => {
    const { x, width } = outlineIn(more)!;
    return x + width / 2;
  };
  // In the middle of what is left, as it was in the middle of the whole.
  expect(middle({ coverRight: 24 }) / 36).toBeCloseTo(middle({}) / 60, 1);
});

test("a fade is written once, by its colours and place, and the studio takes it", async () => {
  const template = gameLayouts("hatch").card;
  const fonts = await fontsOnDisk(fontsOf([template]));
  const [[id, card]] = [...readStarter<object>("hatch").cards] as [[string, object]];
  const face = { id, card, facts: cardGame("hatch").describe(card, "en") };
  const around = { icons: await loadGameIcons("hatch"), style: await styleOf("hatch") };
  const svg = toSvg(layOut(template, face, fonts, around).scene, { fonts, prefix: "c" });
  const ids = [...svg.matchAll(/<(?:linear|radial)Gradient id="([^"]+)"/g)].map(([, name]) => name);
  expect(ids.length).toBeGreaterThan(2);
  expect(isDrawing(svg)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, name] of svg.matchAll(/url\(#(c-f[^)]+)\)/g)) expect(ids).toContain(name);
});

test("what a scenery is called is told to whoever chooses one", async () => {
  for (const game of games) {
    const { sceneries } = await styleOf(game);
    const titles = Object.values(sceneries).map(({ title }: Scenery) => title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});
