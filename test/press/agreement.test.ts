import { expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { fontsOnDisk } from "../../main/ink/fonts-on-disk";
import { gameArt } from "../../press/art/art-style";
import { fontsOf } from "../../press/font-table";
import type { FontBook } from "../../press/fonts";
import { loadGameIcons } from "../../press/game-icons";
import { layOut } from "../../press/layout";
import { gameLayouts } from "../../press/layouts";
import type { Scene, SceneItem } from "../../press/scene";
import { type GameId, gameIds } from "../../schemas/game-id";
import { readStarter } from "../games/starter";
import { flaskFonts, plainFace } from "./faces";
import { agrees, type Difference, difference, differences, fromPdf, fromSvg } from "./two-drawings";

/** Of each kind of card the first, the middle and the last. */
async function scenesOf(id: GameId): Promise<{ names: string[]; scenes: Scene[]; fonts: FontBook }> {
  const { card: template, back } = gameLayouts(id);
  const fonts = await fontsOnDisk(fontsOf([template, back]));
  const around = { icons: await loadGameIcons(id), style: await gameArt(id), set: { name: "A set", version: "1.0" } };
  const faces = [...readStarter<unknown>(id).cards].map(([cardId, card]) => ({
    id: cardId,
    card,
    facts: cardGame(id).describe(card),
  }));
  const types = [...new Set(faces.map(({ facts }) => facts.type))];
  const chosen = types.flatMap((type) => {
    const all = faces.filter(({ facts }) => facts.type === type);
    return [...new Set([all[0], all[Math.floor(all.length / 2)], all.at(-1)])].filter((face) => face !== undefined);
  });
  const scenes = chosen.map((face) => layOut(template, face, fonts, around).scene);
  const last = chosen[0] && layOut(back, chosen[0], fonts, around).scene;
  return { names: [...chosen.map((face) => face.id), "back"], scenes: last ? [...scenes, last] : scenes, fonts };
}

test.each(gameIds)("faces of %s look the same as SVG and as PDF", async (id) => {
  const { names, scenes, fonts } = await scenesOf(id);
  const found = await differences(scenes, fonts);
  expect(names.filter((_, index) => !found[index] || !agrees(found[index]))).toEqual([]);
});

test("text of all kinds looks the same as SVG and as PDF", async () => {
  const texts = [
    "**Bold** *slanted* ^^Small Caps^^ {red:red} {G} -3 ½ “quotes” AVATAR",
    "🦊 👩🏽‍🚀 🏴‍☠️ ❤️ 1️⃣ 🇩🇪 🏳️‍🌈 ★ ☆ ✓ {red:★}",
    "שלום עולם (טוב) 12 – مرحبا بالعالم قُلْ",
    "Ждать Ωμέγα Ǆungla → ≥ 5",
  ];
  const layers = texts.map((text, row) => ({
    kind: "text" as const,
    text,
    size: 12,
    box: [3, 3 + row * 21, 54, 20],
  }));
  const { scene } = await plainFace(layers);
  const [found] = await differences([scene], await flaskFonts());
  expect(found && agrees(found)).toBe(true);
  // The measure is fine enough: a fifth of a millimetre is noticed.
  const moved = { ...scene, items: scene.items.map((item) => ({ ...item, matrix: [1, 0, 0, 1, 0.2, 0] as const })) };
  const [original] = await fromPdf([scene], await flaskFonts());
  expect(original && agrees(difference(await fromSvg(moved, await flaskFonts()), original))).toBe(false);
});

const spike = "M10 80L20 10L30 80M34 80L42 20L50 80";
const shapes: Record<string, readonly SceneItem[]> = {
  "pointed corners, which are cut off where they get too long": [
    { kind: "path", d: spike, stroke: "#000000", strokeWidth: 4 },
  ],
  "a faint shape with an edge": [
    {
      kind: "rect",
      box: { x: 8, y: 8, width: 40, height: 60 },
      fill: "#dd2222",
      stroke: "#2222dd",
      strokeWidth: 12,
      opacity: 0.5,
    },
  ],
  "a faint emoji of shapes that lie on each other": [
    {
      kind: "emoji",
      box: { x: 5, y: 20, width: 50, height: 50 },
      emoji: [
        { d: "M2 2H34V34H2Z", fill: "#ffcc4d" },
        { d: "M8 8H28V28H8Z", fill: "#664500" },
      ],
      text: "x",
      fill: "#000000",
      opacity: 0.5,
    },
  ],
  "a line without width, which is none": [
    { kind: "path", d: "M5 5H55V85H5Z", fill: "#eeddaa", stroke: "#000000", strokeWidth: 0 },
    { kind: "path", d: spike, stroke: "#000000", strokeWidth: 0 },
  ],
  "a path in tiny coordinates": [
    {
      kind: "path",
      d: "M.0012 .0013C.0023 .0087 .0061 .0018 .0088 .0084L.0031 .0077Z",
      fill: "#226622",
      matrix: [6000, 0, 0, 9000, 0, 0],
    },
  ],
  "dots with round ends": [
    { kind: "path", d: "M15 20h.01M40 20h.01M15 60h.01M40 60h.01", stroke: "#222222", strokeWidth: 16, cap: "round" },
  ],
  "fills that turn into another colour, one of them turned, faint and with an edge": [
    {
      kind: "rect",
      box: { x: 4, y: 4, width: 52, height: 30 },
      fill: "#aa2211",
      fade: { to: "#ffe9a6", line: [0, 4, 0, 34] },
    },
    {
      kind: "path",
      d: "M100 100H400V300H100Z",
      fill: "#fff6d0",
      fade: { to: "#0a1124", round: [150, 120, 260] },
      stroke: "#226622",
      strokeWidth: 20,
      opacity: 0.7,
      matrix: [0.12, 0.03, -0.03, 0.12, 6, 40],
    },
  ],
  "open and closed corners of a thick line": [
    { kind: "path", d: "M12 12H48V40H12L12 12M12 55H48V80H12Z", stroke: "#222222", strokeWidth: 6 },
  ],
  "shapes within shapes": [
    {
      kind: "path",
      d: "M5 5H55V85H5ZM15 15H45V75H15ZM25 65H35V25H25Z",
      fill: "#226688",
      stroke: "#000000",
      strokeWidth: 1,
    },
  ],
};

test.each(Object.entries(shapes))("%s: the same as SVG and as PDF", async (_, items) => {
  const { scene: ground } = await plainFace([{ kind: "rect", box: "bleed", fill: "paper" }]);
  const scene = { ...ground, items: [...ground.items, ...items] };
  const [found] = await differences([scene], await flaskFonts());
  expect(found).toSatisfy((one: Difference) => agrees(one));
});
