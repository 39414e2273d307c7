import fc from "fast-check";
import { expect, test } from "vitest";
import { facts as flaskFacts } from "../../engine/games/flask/card-facts";
import { flaskBases } from "../../engine/games/flask/card-schema";
import { loadGameIcons } from "../../press/game-icons";
import { layOut } from "../../press/layout";
import { startOwnTime } from "../own-time";
import {
  codesOf,
  flaskCard,
  flaskFace,
  flaskFonts,
  flaskLayouts,
  glyphsOf,
  plainFace,
  plainTemplate,
  wordsOf,
} from "./faces";

const everything = { G2: 1, Y1: 3, B1: 3, B2: 3, G1: 3, R1: 3, R2: 3, Y2: 1 };
const artOf = (areas: { field: string; box: { height: number; width: number; x: number; y: number } }[]) =>
  areas.find(({ field }) => field === "/art")?.box ?? { x: 0, y: 0, width: 0, height: 0 };

test("a Flask face says name, effects, code and version", async () => {
  const { scene, problems } = await flaskFace(flaskCard("Dangerous Knowledge", { B1: 1, B2: 1, R1: 1 }), {
    set: { version: "v0.4" },
  });
  expect(problems).toEqual([]);
  expect(wordsOf(scene)).toEqual(
    expect.arrayContaining([
      "Dangerous Knowledge",
      "Draw 1 Card",
      "Action: -2 Resources",
      "B1 - B2 - R1",
      "v0.4",
      "and 1 Card",
    ]),
  );
  expect(scene.label).toBe("Dangerous Knowledge");
});

test("a face without a version prints none", async () => {
  const { scene } = await flaskFace(flaskCard("Attack", { R1: 1 }));
  expect(wordsOf(scene).some((words) => words.startsWith("v"))).toBe(false);
});

test("name, art and base cards can be clicked", async () => {
  const { scene } = await flaskFace(flaskCard("Attack", { R1: 1 }));
  expect(new Set(scene.areas.map(({ field }) => field))).toEqual(new Set(["/name", "/art", "/composition"]));
  expect(scene.items.some(({ field }) => field === "/name")).toBe(true);
});

test("few effects leave the picture the most room, reminders take their part", async () => {
  const bare = await flaskFace(flaskCard("Attack", { R1: 1 }));
  const explained = await flaskFace(flaskCard("Attack", { R1: 1 }, { showReminder: true }));
  expect(artOf(explained.scene.areas).height).toBeLessThan(artOf(bare.scene.areas).height);
  expect(wordsOf(explained.scene).join(" ")).toContain("An enemy gives up 2 resources");
});

test("nine effects still fit: the picture shrinks to a fifth of the height, then the type", async () => {
  const { scene, problems } = await flaskFace(flaskCard("Everything", everything));
  expect(artOf(scene.areas).height).toBeGreaterThanOrEqual(17.6);
  expect(artOf(scene.areas).height).toBeLessThan(18.5);
  expect(wordsOf(scene)).toEqual(expect.arrayContaining(["Reaction", "Draw 3 Cards", "Action: -6 Cards", "Reboot"]));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("whatever a card is made of, nothing is drawn below the footer", async () => {
  const [icons, fonts] = [await loadGameIcons("flask"), await flaskFonts()];
  const counts = fc.record(
    Object.fromEntries(
      flaskBases.map((base) => [base, fc.integer({ min: 0, max: base === "G2" || base === "Y2" ? 1 : 3 })]),
    ),
  );
  fc.assert(
    fc.property(counts, fc.string({ maxLength: 80 }), fc.boolean(), (composition, name, showReminder) => {
      const card = flaskCard(name, composition, { showReminder });
      const { scene, problems } = layOut(flaskLayouts.card, { id: "x", card, facts: flaskFacts(card) }, fonts, {
        icons,
      });
      for (const glyphs of glyphsOf(scene)) expect(glyphs.y).toBeLessThan(86.5);
      expect(problems.filter(({ code }) => code === "press/column-overflows")).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("the same card has the same face, another card of the same make has another placeholder", async () => {
  const [icons, fonts] = [await loadGameIcons("flask"), await flaskFonts()];
  const card = flaskCard("Attack", { R1: 1 });
  const face = (id: string) =>
    JSON.stringify(layOut(flaskLayouts.card, { id, card, facts: flaskFacts(card) }, fonts, { icons }).scene);
  expect(face("one")).toBe(face("one"));
  expect(new Set(["one", "two", "three", "four"].map(face)).size).toBeGreaterThan(1);
});

test("text shrinks by height as well as by width", async () => {
  const words = "Several words that need more than one line of type to be said";
  const size = async (box: number[]): Promise<number> => {
    const { scene } = await plainFace([{ kind: "text", text: words, size: 20, min: 4, box }]);
    return glyphsOf(scene)[0]?.size ?? 0;
  };
  const roomy = await size([0, 0, 60, 90]);
  expect(roomy).toBeCloseTo((20 * 25.4) / 72, 5);
  expect(await size([0, 0, 60, 12])).toBeLessThan(roomy);
  expect(await size([0, 0, 12, 90])).toBeLessThan(roomy);
});

test("text that fits at no allowed size is a problem of its field", async () => {
  const laid = await plainFace([
    { kind: "text", text: "Far too many words for this", size: 12, min: 10, box: [0, 0, 10, 5], field: "/name" },
  ]);
  expect(codesOf(laid)).toEqual(["press/text-overflows"]);
  expect(laid.problems[0]?.where).toEqual({ card: "a-card", field: "/name" });
});

test("text smaller than can be read is a warning", async () => {
  const laid = await plainFace([
    { kind: "text", text: "Far too many words for this place", size: 12, min: 2, box: [0, 0, 20, 3] },
  ]);
  expect(codesOf(laid)).toEqual(["press/text-small"]);
});

test("a sign that the font does not have is a warning", async () => {
  const laid = await plainFace([{ kind: "text", text: "{{card.name}}", size: 8 }], { name: "漢" });
  expect(codesOf(laid)).toEqual(["press/missing-glyph"]);
  expect(laid.problems[0]?.message).toContain("漢");
});

test("an unknown symbol stays words and is a warning", async () => {
  const laid = await plainFace([{ kind: "text", text: "+{Q}", size: 8 }]);
  expect(codesOf(laid)).toEqual(["press/unknown-symbol"]);
  expect(wordsOf(laid.scene)).toEqual(["+{Q}"]);
});

test("a name is no markup when its layer is plain", async () => {
  const laid = await plainFace([{ kind: "text", text: "{{card.name}}", plain: true, size: 8 }], { name: "**{G}**" });
  expect(wordsOf(laid.scene)).toEqual(["**{G}**"]);
});

test("an unknown colour, icon or font is a problem, and the rest is drawn", async () => {
  const colour = await plainFace([{ kind: "rect", fill: "mauve" }]);
  expect(codesOf(colour)).toEqual(["press/unknown-colour"]);
  expect(colour.scene.items).toHaveLength(1);
  expect(codesOf(await plainFace([{ kind: "symbol", icon: "no-such-icon" }]))).toEqual(["press/unknown-icon"]);
  const template = plainTemplate([{ kind: "text", text: "words", size: 8 }], {
    fonts: { body: { regular: "no-such-font" } },
  });
  const face = { id: "x", card: {}, facts: { name: "x", type: "", text: "", slots: {} } };
  const font = layOut(template, face, await flaskFonts());
  expect(codesOf(font)).toEqual(["press/unknown-font"]);
  expect(wordsOf(font.scene)).toEqual(["words"]);
});

const art = {
  kind: "art",
  placeholder: [{ icons: ["owl"], background: "paper", pattern: "red", glow: "paper", ink: "ink" }],
} as const;
const artLayer = { ...art, placeholder: [{ ...art.placeholder[0], icons: ["owl"] }] };

test("a picture that is there is drawn around its focus point", async () => {
  const card = { art: { file: "art/a.png", focus: { x: 0.2, y: 0.9 } } };
  const { scene, problems } = await plainFace([artLayer], card);
  expect(problems).toEqual([]);
  expect(scene.items).toMatchObject([{ kind: "image", source: "art/a.png", focus: { x: 0.2, y: 0.9 } }]);
});

test("a picture that is not there is a problem and its placeholder is drawn", async () => {
  const laid = await plainFace([artLayer], { art: { file: "art/a.png" } }, {}, { hasPicture: () => false });
  expect(codesOf(laid)).toContain("press/missing-art");
  expect(laid.scene.items.length).toBeGreaterThan(2);
  expect(laid.scene.items.some(({ kind }) => kind === "image")).toBe(false);
});

test("a column gives way in order: reminders, then the growing child, then the type", async () => {
  const blocks = (count: number) => ({
    effects: Array.from({ length: count }, (_, n) => ({ title: `Effect ${n}`, reminder: "Small print" })),
  });
  const layers = (height: number) => [
    {
      kind: "column" as const,
      box: [0, 0, 60, height],
      layers: [
        { kind: "rect" as const, fill: "red", grow: { prefer: 20, min: 10 } },
        { kind: "blocks" as const, value: "slots.effects", title: { size: 12, min: 4 }, reminder: { size: 8, min: 4 } },
      ],
    },
  ];
  const look = async (height: number) => {
    const laid = await plainFace(layers(height), {}, blocks(3));
    const rect = laid.scene.items.find((item) => item.kind === "rect");
    return {
      reminders: wordsOf(laid.scene).includes("Small print"),
      grown: rect?.kind === "rect" ? rect.box.height : 0,
      size: glyphsOf(laid.scene)[0]?.size ?? 0,
      codes: codesOf(laid),
    };
  };
  const full = (12 * 25.4) / 72;
  const roomy = await look(90);
  expect(roomy).toMatchObject({ reminders: true, size: full, codes: [] });
  expect(roomy.grown).toBeGreaterThan(20);
  const tight = await look(40);
  expect(tight).toMatchObject({ reminders: false, size: full, codes: ["press/small-print-left-out"] });
  expect(tight.grown).toBeGreaterThan(20);
  const tighter = await look(28);
  expect(tighter).toMatchObject({ reminders: false, size: full });
  expect(tighter.grown).toBeLessThan(20);
  const tightest = await look(20);
  expect(tightest.size).toBeLessThan(full);
  expect(tightest.grown).toBeGreaterThanOrEqual(10);
  expect((await look(12)).codes).toContain("press/column-overflows");
});

test("all small print of a column is there, or none, and a note says when it is not", async () => {
  const look = async (height: number) => {
    const text = (words: string, drop: boolean) => ({ kind: "text" as const, text: words, size: 10, leading: 1, drop });
    const layers = [text("Rules", false), text("Flavour", true), text("More flavour", true)];
    const laid = await plainFace([{ kind: "column", box: [0, 0, 60, height], layers }]);
    return { words: wordsOf(laid.scene), codes: codesOf(laid) };
  };
  expect(await look(12)).toEqual({ words: ["Rules", "Flavour", "More flavour"], codes: [] });
  expect(await look(9)).toEqual({ words: ["Rules"], codes: ["press/small-print-left-out"] });
});

test("a text says itself in brief where it would have to be smaller, alone or in a column, and a note says so", async () => {
  const text = (size: number) => ({
    kind: "text" as const,
    text: "**Poison 2** *(It bites whoever comes too near.)*",
    brief: "**Poison 2**",
    size,
    min: 4,
  });
  const look = async (height: number, isInColumn: boolean) => {
    const box = [0, 0, 40, height];
    const laid = await plainFace(isInColumn ? [{ kind: "column", box, layers: [text(10)] }] : [{ ...text(10), box }]);
    return { isExplained: wordsOf(laid.scene).join(" ").includes("bites"), codes: codesOf(laid) };
  };
  for (const isInColumn of [true, false]) {
    expect(await look(20, isInColumn)).toEqual({ isExplained: true, codes: [] });
    expect(await look(6, isInColumn)).toEqual({ isExplained: false, codes: ["press/small-print-left-out"] });
  }
});

test("a group in a column is as tall as its text, so that its ground lies under all of it", async () => {
  const ground = async (words: string) => {
    const { scene } = await plainFace([
      {
        kind: "column",
        box: [0, 0, 20, 60],
        layers: [
          {
            kind: "group",
            layers: [
              { kind: "rect", fill: "red" },
              { kind: "text", text: words, size: 10, leading: 1 },
            ],
          },
          { kind: "rect", fill: "red", height: 5 },
        ],
      },
    ]);
    return scene.items.flatMap((item) => (item.kind === "rect" ? [item.box] : []));
  };
  const line = (10 * 25.4) / 72;
  const [one, below] = await ground("Short");
  expect(one?.height).toBeCloseTo(line);
  expect(below?.y).toBeCloseTo(line);
  const [three] = await ground("Short\nand\nlonger");
  expect(three?.height).toBeCloseTo(3 * line);
});

test("a repeat draws one for each, wraps, and shows the item to its layers", async () => {
  const { scene } = await plainFace(
    [
      {
        kind: "repeat",
        each: "slots.marks",
        item: [5, 5],
        gap: [1, 2],
        wrap: 2,
        layers: [{ kind: "text", text: "{{item}}{{number}}", size: 6 }],
      },
    ],
    {},
    { marks: ["a", "b", "c"] },
  );
  expect(wordsOf(scene)).toEqual(["a1", "b2", "c3"]);
  expect(glyphsOf(scene).map(({ x }) => x)).toEqual([0, 6, 0]);
  const [first, , third] = glyphsOf(scene);
  expect((third?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(7, 6);
});

test("a group turned by half a circle draws upside down in its own box", async () => {
  const { scene } = await plainFace([
    { kind: "group", box: [10, 20, 20, 10], rotate: 180, layers: [{ kind: "rect", box: [0, 0, 4, 2], fill: "red" }] },
  ]);
  const [a, b, c, d, e, f] = scene.items[0]?.matrix ?? [];
  // The top left corner of the box comes to its bottom right.
  expect([(a ?? 0) * 10 + (c ?? 0) * 20 + (e ?? 0), (b ?? 0) * 10 + (d ?? 0) * 20 + (f ?? 0)]).toEqual([
    expect.closeTo(30, 6),
    expect.closeTo(30, 6),
  ]);
});

test("a face is laid out in well under two milliseconds", async () => {
  const [icons, fonts] = [await loadGameIcons("flask"), await flaskFonts()];
  const once = (n: number): void => {
    const card = flaskCard(`Card ${n}`, everything, { showReminder: true });
    layOut(flaskLayouts.card, { id: `card-${n}`, card, facts: flaskFacts(card) }, fonts, { icons });
  };
  for (let n = 0; n < 100; n++) once(n);
  const times = Array.from({ length: 100 }, (_, n) => {
    const worked = startOwnTime();
    once(n + 100);
    return worked();
  }).sort((a, b) => a - b);
  // The quicker ones: other programs on the machine slow down the rest.
  expect(times[20]).toBeLessThan(2);
});
