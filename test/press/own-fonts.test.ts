import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { creditsFile } from "../../main/ink/credits";
import { faceHashes } from "../../main/ink/face-hashes";
import { fontsOnDisk } from "../../main/ink/fonts-on-disk";
import { Steps } from "../../main/ink/long-work";
import { printManifest } from "../../main/ink/print-manifest";
import { projectFonts } from "../../main/ink/project-fonts";
import { FontFace, parseFont } from "../../press/fonts";
import { layOut } from "../../press/layout";
import { breakableParts } from "../../press/line-breaks";
import { OutlineSubset } from "../../press/outline-subset";
import { checkFont } from "../../press/own-fonts";
import { toSvg } from "../../press/svg";
import type { Template } from "../../schemas/template";
import { codesOf, flaskLayouts, glyphsOf, plainTemplate } from "./faces";
import { flaskOrder, printedSheet } from "./orders";
import { getDocument } from "./pdfjs";
import { tinyOpenType, tinyTrueType } from "./tiny-font";

const plex = new Uint8Array(
  readFileSync("node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2"),
);
const folder = mkdtempSync(join(tmpdir(), "cardwright-fonts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let projects = 0;
/** As a project that holds these files would bring them. */
function bring(files: Record<string, Uint8Array | string>) {
  const assets = Object.keys(files).map((path) => ({ path, bytes: 1, version: "1" }));
  return projectFonts(`project ${projects++}`, assets, (path) => {
    const content = files[path];
    return typeof content === "string" ? new TextEncoder().encode(content) : content;
  });
}
const problemsOf = (bytes: Uint8Array) => checkFont("fonts/mine.ttf", bytes).problems.map(({ code }) => code);
const codes = (words: string): string => [...words].map((letter) => letter.charCodeAt(0).toString(16)).join("");

test("a sound font is sound in the bytes that Node reads from a file, and stays as it was", () => {
  // One whose places of letters are short: they are written long into a print.
  const bytes = readFileSync("node_modules/@expo-google-fonts/bitter/400Regular/Bitter_400Regular.ttf");
  const before = Buffer.from(bytes);
  expect(problemsOf(bytes)).toEqual([]);
  expect(bytes.equals(before)).toBe(true);
});

describe("what is wrong with a font file is said", () => {
  const whole = { signs: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?'()-+/" };
  test.each<[string, Uint8Array, string[]]>([
    ["nothing", tinyTrueType(whole), []],
    ["nothing with PostScript outlines", tinyOpenType(whole), []],
    ["nothing as WOFF2", plex, []],
    ["that it is no font", new Uint8Array(40), ["press/font-unreadable"]],
    ["that it is broken off", tinyTrueType(whole).slice(0, 300), ["press/font-unreadable"]],
    ["that it is variable", tinyTrueType({ ...whole, isVariable: true }), ["press/font-variable"]],
    [
      "that it holds several",
      Uint8Array.from(codes("ttcf").match(/../g) ?? [], (two) => Number.parseInt(two, 16)),
      ["press/font-collection"],
    ],
    ["that it must not be embedded", tinyTrueType({ ...whole, embedding: 2 }), ["press/font-not-to-embed"]],
    ["which letters it lacks", tinyTrueType({ signs: "AB" }), ["press/font-lacks-letters"]],
  ])("%s", (_, bytes, expected) => {
    const { bytes: usable, problems } = checkFont("fonts/mine.ttf", bytes);
    expect(problemsOf(bytes)).toEqual(expected);
    expect(usable === undefined).toBe(problems.some(({ severity }) => severity === "error"));
    for (const problem of problems) expect(problem.where).toEqual({ file: "fonts/mine.ttf" });
  });
});

const named = (id: string, text: string): Template =>
  plainTemplate([{ kind: "text", box: [5, 5, 50, 80], text, plain: true, size: 12, min: 6 }], {
    fonts: { body: { regular: id } },
  });
async function face(id: string, text: string, files: Record<string, Uint8Array | string>) {
  const fonts = await fontsOnDisk([id], bring(files));
  const laid = layOut(
    named(id, text),
    { id: "a", card: {}, facts: { name: "A", type: "", text: "", slots: {} } },
    fonts,
  );
  return { ...laid, fonts };
}

describe("a template names a font of the project", () => {
  test.each([
    ["fonts/tiny.ttf", tinyTrueType({ signs: "AB" })],
    ["fonts/tiny.otf", tinyOpenType({ signs: "AB" })],
    ["fonts/plex.woff2", plex],
  ])("%s draws the letters", async (id, bytes) => {
    const laid = await face(id, "AB", { [id]: bytes });
    expect(laid.problems).toEqual([]);
    expect(glyphsOf(laid.scene).map(({ font }) => font)).toEqual([id]);
    expect(toSvg(laid.scene, { fonts: laid.fonts, prefix: "f" })).toContain("<path");
  });

  test("letters that it lacks come from the house's", async () => {
    const laid = await face("fonts/tiny.ttf", "AxB", { "fonts/tiny.ttf": tinyTrueType({ signs: "AB" }) });
    expect(laid.problems).toEqual([]);
    expect(glyphsOf(laid.scene).map(({ font, text }) => [font, text])).toEqual([
      ["fonts/tiny.ttf", "A"],
      ["noto-sans-regular", "x"],
      ["fonts/tiny.ttf", "B"],
    ]);
  });

  test("one that isn't there or can't be read is a fault of the template", async () => {
    const missing = await fontsOnDisk(["alegreya-sans-regular", "fonts/gone.ttf"], bring({ "fonts/x.ttf": plex }));
    const facts = { name: "A", type: "", text: "", slots: {} };
    expect(codesOf(layOut(named("fonts/gone.ttf", "AB"), { id: "a", card: {}, facts }, missing))).toEqual([
      "press/unknown-font",
    ]);
  });
});

describe("letters that the house has nowhere come from the project's fonts", () => {
  const signs = "旗手。、「」";
  test("of all kinds of files", async () => {
    for (const [id, bytes] of [
      ["fonts/cjk.ttf", tinyTrueType({ signs })],
      ["fonts/cjk.otf", tinyOpenType({ signs })],
    ] as const) {
      const laid = await face("alegreya-sans-regular", "Flag 旗", { [id]: bytes });
      expect(laid.problems).toEqual([]);
      expect(glyphsOf(laid.scene).map(({ font, text }) => [font, text])).toContainEqual([id, "旗"]);
    }
  });

  test("the nearest weight lends them", async () => {
    const laid = await face("alegreya-sans-black", "旗", {
      "fonts/light.ttf": tinyTrueType({ signs, weight: 300 }),
      "fonts/bold.ttf": tinyTrueType({ signs, weight: 700 }),
    });
    expect(glyphsOf(laid.scene).map(({ font }) => font)).toEqual(["fonts/bold.ttf"]);
  });

  test("without such a font they are missed", async () => {
    expect(codesOf(await face("alegreya-sans-regular", "旗", {}))).toEqual(["press/missing-glyph"]);
  });

  test("a text without blanks is broken into lines, not made smaller", async () => {
    const words = "旗手旗手。旗手旗手、".repeat(6);
    const laid = await face("alegreya-sans-regular", words, { "fonts/cjk.ttf": tinyTrueType({ signs }) });
    const lines = glyphsOf(laid.scene);
    expect(laid.problems).toEqual([]);
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines.map(({ size }) => size.toFixed(3)))).toEqual(new Set([((12 * 25.4) / 72).toFixed(3)]));
    for (const { text } of lines) expect(text).not.toMatch(/^[。、」]|「$/);
  });
});

test.each([
  ["旗を「立てる」。", ["旗", "を", "「立", "て", "る」。"]],
  ["カードをひいた", ["カー", "ド", "を", "ひ", "い", "た"]],
  ["3枚", ["3", "枚"]],
  ["well-known", ["well-", "known"]],
])("%s may be parted where its script allows it", (word, parts) => {
  expect(breakableParts(word)).toEqual(parts);
});

describe("in a PDF", () => {
  const own = {
    "fonts/cjk.otf": tinyOpenType({ signs: "旗手", name: "Tiny Flags", copyright: "© Ada" }),
    "fonts/cjk.txt": "SIL Open Font License 1.1\n\nand much more",
    "fonts/plex.woff2": plex,
  };
  const template = {
    ...flaskLayouts.card,
    fonts: { ...flaskLayouts.card.fonts, body: { regular: "fonts/plex.woff2" } },
  };
  const cards = [{ id: "flag", card: { name: "Flag 旗手", composition: { R1: 1 } }, count: 1 }];

  test("its letters can be found and are embedded as a subset", async () => {
    const { bytes } = await printedSheet({}, { cards, template, ownFonts: bring(own) });
    const file = join(folder, "own.pdf");
    writeFileSync(file, bytes);
    const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    await pdf.destroy();
    expect(items.map((item) => ("str" in item ? item.str : "")).join("")).toContain("旗手");
    const text = Buffer.from(bytes).toString("latin1");
    expect(text).toMatch(/\/FontName \/[A-Z]{6}\+TinyFlags-Regular/);
    expect(text).toMatch(/\/FontName \/[A-Z]{6}\+IBMPlexMono/);
    expect(bytes.length).toBeLessThan(120_000);
  });

  test("redrawn outlines stay within a thousandth of the type size", () => {
    const source = tinyOpenType({ signs: "A" });
    const font = new FontFace("x", source);
    const subset = new OutlineSubset(font);
    const code = subset.add(1, () => true);
    const again = parseFont(subset.encode()).getGlyph(code).path.toSVG();
    const ends = [...again.matchAll(/Q[-\d.]+ [-\d.]+ ([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(ends.length).toBeGreaterThan(8);
    // The source is an ellipse about its middle.
    for (const [x = 0, y = 0] of ends) expect(Math.hypot((x - 500) / 450, (y - 350) / 450)).toBeCloseTo(1, 2);
  });

  test("the manifest names them with their content, the credits with their makers and licences", async () => {
    const order = flaskOrder({}, { cards, template, ownFonts: bring(own) });
    const printed = await printedSheet({}, { cards, template, ownFonts: bring(own), isRecorded: true });
    const manifest = printManifest(order, printed, "1") as { fonts: string[]; ownFonts: object[] };
    expect(manifest.fonts).toEqual(expect.arrayContaining(["fonts/cjk.otf", "fonts/plex.woff2"]));
    expect(manifest.ownFonts).toEqual([
      { file: "fonts/cjk.otf", sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { file: "fonts/plex.woff2", sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    const { credits, problems } = await creditsFile({ ...order, licence: "CC0", paper: { width: 210, height: 297 } });
    expect(credits.fonts).toContainEqual({
      name: "Tiny Flags",
      file: "fonts/cjk.otf",
      copyright: "© Ada",
      licence: "SIL Open Font License 1.1 and much more",
    });
    expect(problems.map(({ code, where }) => [code, where.file])).toEqual([
      ["press/uncredited-font", "fonts/plex.woff2"],
    ]);
  });

  test("a font without a word of its licence is named as such", async () => {
    const ownFonts = bring({ "fonts/cjk.ttf": tinyTrueType({ signs: "旗手" }) });
    const order = flaskOrder({}, { cards, ownFonts });
    const { problems } = await creditsFile({ ...order, licence: "CC0", paper: { width: 210, height: 297 } });
    expect(problems.find(({ code }) => code === "press/uncredited-font")?.hint).toContain("fonts/cjk.txt");
  });

  test("another font under the same name changes what cards look like", async () => {
    const hash = async (bytes: Uint8Array) => {
      const order = flaskOrder({}, { cards, template, ownFonts: bring({ "fonts/plex.woff2": bytes }) });
      return (await faceHashes(order, new Steps({}, 1))).get("flag");
    };
    expect(await hash(plex)).not.toBe(await hash(tinyTrueType({ signs: "AB" })));
    expect(await hash(plex)).toBe(await hash(plex));
  });
});

test("a template that gives a role another font or a symbol another width is set anew, though its layers are the same", async () => {
  const fonts = await fontsOnDisk(["alegreya-sans-regular", "alegreya-regular"]);
  const plain = plainTemplate([{ kind: "text", box: [0, 0, 50, 20], text: "{G}Owl", size: 9 }], {
    fonts: { body: { regular: "alegreya-sans-regular" } },
  });
  const facts = { name: "A", type: "", text: "", slots: {} };
  const drawn = (template: Template) => {
    const [run] = glyphsOf(layOut(template, { id: "a", card: {}, facts }, fonts).scene);
    return { font: run?.font, x: run?.x ?? 0 };
  };
  const before = drawn(plain);
  expect(before.font).toBe("alegreya-sans-regular");
  expect(drawn({ ...plain, fonts: { body: { regular: "alegreya-regular" } } }).font).toBe("alegreya-regular");
  const wide = { G: { word: "green", width: 300, shapes: [{ d: "M0 0H300V100H0Z", fill: "red" }] } };
  expect(drawn({ ...plain, symbols: wide }).x).toBeGreaterThan(before.x);
});

describe("a font that is damaged where nobody has looked yet", () => {
  const file = "node_modules/@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf";
  /** The same font, but what is drawn for a sign begins behind the file's end. */
  function spoilt(sign: string): Uint8Array {
    const bytes = new Uint8Array(readFileSync(file));
    const view = new DataView(bytes.buffer);
    const glyph = new FontFace("whole", bytes).glyphOf(sign.codePointAt(0) as number);
    const isLong = view.getInt16(placeOf(view, "head") + 50) === 1;
    const loca = placeOf(view, "loca") + glyph * (isLong ? 4 : 2);
    if (isLong) view.setUint32(loca, 0x7fffffff);
    else view.setUint16(loca, 0xffff);
    return bytes;
  }
  function placeOf(view: DataView, tag: string): number {
    for (let at = 12; ; at += 16) {
      const name = String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(at + n)));
      if (name === tag) return view.getUint32(at + 8);
    }
  }

  test("is one problem with its name, and another one stands in for it on the whole face", async () => {
    const bytes = spoilt("∞");
    const fonts = bring({ "fonts/spoilt.ttf": bytes });
    expect(fonts.font("fonts/spoilt.ttf")).toBe(bytes);
    const template = plainTemplate(
      [
        { kind: "text", text: "Sound", size: 9, box: [2, 2, 50, 10] },
        { kind: "text", text: "∞", size: 9, box: [2, 20, 50, 10] },
      ],
      { fonts: { body: { regular: "fonts/spoilt.ttf" } } },
    );
    const book = await fontsOnDisk(["fonts/spoilt.ttf"], fonts);
    const face = { id: "a", card: {}, facts: { name: "A", type: "", text: "", slots: {} } };
    const laid = layOut(template, face, book);
    expect(laid.problems.map(({ code, message }) => [code, message.includes("fonts/spoilt.ttf")])).toEqual([
      ["press/font-damaged", true],
    ]);
    expect(glyphsOf(laid.scene).map(({ font }) => font)).not.toContain("fonts/spoilt.ttf");
    expect(toSvg(laid.scene, { fonts: book })).toContain("<path");
  });

  test("is refused at once where everybody would look", () => {
    expect(checkFont("fonts/spoilt.ttf", spoilt("e")).problems.map(({ code }) => code)).toEqual([
      "press/font-unreadable",
    ]);
  });
});

test("a small file that unpacks to more than any font is refused unread", () => {
  const bytes = new Uint8Array(48);
  bytes.set(new TextEncoder().encode("wOF2"));
  new DataView(bytes.buffer).setUint32(16, 2_000_000_000);
  expect(problemsOf(bytes)).toEqual(["press/font-unreadable"]);
});
