import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { letteringOnDisk } from "../../main/ink/lettering-on-disk";
import { FontBook } from "../../press/fonts";
import { type LaidOut, layOut } from "../../press/layout";
import { coming, type Lettering } from "../../press/lettering";
import type { EmojiItem, GlyphItem } from "../../press/scene";
import type { LayerOf } from "../../schemas/template-layers";
import { codesOf, flaskFonts, glyphsOf, plainTemplate, wordsOf } from "./faces";

/** One text in a box: what is drawn, where, and what is said about it. */

const millimetres = 25.4 / 72;
const fonts = await flaskFonts();
const box = { x: 4, y: 4, width: 40, height: 22 };

type Style = Partial<Omit<LayerOf<"text">, "kind" | "text" | "box">>;

function set(text: string, style: Style = {}, book: FontBook = fonts, language = "en"): LaidOut {
  const layer = { kind: "text" as const, size: 9, ...style, text: "{{card.text}}", box: Object.values(box) };
  const facts = { name: "A card", type: "", text: "", slots: {} };
  return layOut(plainTemplate([layer]), { id: "a-card", card: { text }, facts }, book, { set: { language } });
}

const emojiOf = ({ scene }: LaidOut): EmojiItem[] => scene.items.filter((item) => item.kind === "emoji");
const linesOf = (laid: LaidOut): string[] => {
  const lines = new Map<number, string[]>();
  for (const { y, text } of glyphsOf(laid.scene)) lines.set(y, [...(lines.get(y) ?? []), text]);
  return [...lines.values()].map((words) => words.join("").trim());
};
/** Where its last letter ends that can be seen: blanks, accents and signs of control may reach out. */
const widthOf = (item: GlyphItem): number => {
  const face = fonts.face(item.font)!;
  const last = item.glyphs.findLastIndex((glyph) => face.outline(glyph) !== "");
  if (last < 0) return 0;
  // A letter that the font puts together ends with its accent.
  const said = item.glyphs.length > [...item.text].length ? item.text.normalize("NFD") : item.text;
  const advance = /\p{M}/u.test(said) ? 0 : face.advance(item.glyphs[last]!) / face.unitsPerEm;
  return (item.offsets[last]! + advance) * item.size;
};
const endOf = (item: GlyphItem): number => item.x + widthOf(item);

describe("whatever is written", () => {
  const scripts = [
    "The quick",
    " ",
    "  ",
    "\n",
    "- ",
    "שלום",
    "مرحبا",
    "(",
    ")",
    "Ждать",
    "漢字",
    "नमस्ते",
    "ជំរាបសួរ",
    "🦊",
    "👩🏽‍🚀",
    "🏴‍☠️",
    "🇩🇪",
    "1️⃣",
  ];
  const odd = [
    "\u00ad",
    "\u200b",
    "\u200d",
    "\ufe0f",
    "\u202e",
    "\u0301",
    "\ud83e",
    "\u0000",
    "\t",
    "\u3000",
    "-3",
    "x".repeat(90),
  ];
  const texts = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.array(fc.constantFrom(...scripts, ...odd), { maxLength: 25 }).map((parts) => parts.join("")),
    fc.lorem({ maxCount: 60 }),
  );
  const styles = fc.record<Style>({
    align: fc.constantFrom("start", "left", "center", "right", "end", "justify"),
    min: fc.constantFrom(5, 9),
    plain: fc.constant(true),
    padding: fc.constantFrom(0, 2),
    minPadding: fc.constant(0),
    leading: fc.constantFrom(1.15, 1.5),
    minLeading: fc.constant(1),
  });
  const count = (text: string, sign: string): number => text.split(sign).length - 1;
  const seen = (text: string): string[] =>
    [
      ...text
        .normalize("NFD")
        .replace(/\p{Surrogate}/gu, "\ufffd")
        .replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, ""),
    ].sort();

  test("it is set without a fault, and no letter is lost", () => {
    fc.assert(
      fc.property(texts, styles, (text, style) => {
        const { scene } = set(text, style);
        const said = scene.items.map((item) => ("text" in item ? item.text : "")).join("");
        expect(seen(said).filter((sign) => sign !== "-")).toEqual(seen(text).filter((sign) => sign !== "-"));
        // A soft hyphen is seen where it parts a word.
        const [shown, typed, soft] = [count(said, "-"), count(text, "-"), count(text, "\u00ad")];
        expect(shown).toBeGreaterThanOrEqual(typed);
        expect(shown).toBeLessThanOrEqual(typed + soft);
      }),
      { numRuns: 200 },
    );
  });

  test("it stays in its box, or that it does not is said", () => {
    fc.assert(
      fc.property(texts, styles, (text, style) => {
        const laid = set(text, style);
        if (codesOf(laid).includes("press/text-overflows")) return;
        for (const item of glyphsOf(laid.scene)) {
          expect(item.x).toBeGreaterThanOrEqual(box.x - 0.001);
          expect(endOf(item)).toBeLessThanOrEqual(box.x + box.width + 0.001);
          expect(item.y - 0.6 * item.size).toBeGreaterThanOrEqual(box.y - 0.001);
          expect(item.y).toBeLessThanOrEqual(box.y + box.height);
        }
        for (const { box: drawn, text: sign } of emojiOf(laid)) {
          // A star or tick is narrower than its square, which may reach out as far as it is empty.
          const air = /\p{Emoji_Presentation}|\ufe0f/u.test(sign) ? 0 : drawn.width / 8;
          expect(drawn.x + air).toBeGreaterThanOrEqual(box.x - 0.001);
          expect(drawn.x + drawn.width - air).toBeLessThanOrEqual(box.x + box.width + 0.001);
        }
      }),
      { numRuns: 200, examples: [["\u202eThe quick", { align: "end", min: 5, plain: true }]] },
    );
  });

  test("it is set the same way every time", () => {
    fc.assert(
      fc.property(texts, styles, (text, style) => {
        expect(JSON.stringify(set(text, style))).toBe(JSON.stringify(set(text, style)));
      }),
      { numRuns: 60 },
    );
  });

  test("rich text of any marks is set too", () => {
    const marks = fc.array(
      fc.constantFrom("**", "*", "^^", "{red:", "{G}", "{", "}", "{mauve:", "a", " ", "\n", "1. ", "- "),
    );
    fc.assert(fc.property(marks, (parts) => void set(parts.join(""), { hyphenate: true })));
  });
});

test("nothing and two thousand letters are texts like any other", () => {
  expect(set("").scene.items).toEqual([]);
  expect(set(" \n ").scene.items).toEqual([]);
  const long = "Once upon a time there was a fox. ".repeat(60).slice(0, 2000);
  expect(codesOf(set(long, { min: 5 }))).toEqual(["press/text-overflows"]);
  expect(linesOf(set("x".repeat(2000))).join("")).toBe("x".repeat(2000));
});

describe("a text that does not fit", () => {
  const words = "Several words that need a few lines of type to be said, one after the other, until the box is full";
  const sizeOf = (laid: LaidOut): number => (glyphsOf(laid.scene)[0]?.size ?? 0) / millimetres;
  const leadingOf = (laid: LaidOut): number => {
    const ys = [...new Set(glyphsOf(laid.scene).map(({ y }) => y))];
    return ((ys[1] ?? 0) - (ys[0] ?? 0)) / millimetres / sizeOf(laid);
  };

  test("moves its lines together and its padding away before it shrinks", () => {
    const style: Style = { size: 11, min: 5, leading: 1.4, minLeading: 1, padding: 1, minPadding: 0 };
    const few = set("Few words", style);
    expect(glyphsOf(few.scene)[0]?.x).toBeCloseTo(box.x + 1, 5);
    const some = set(words, style);
    expect(sizeOf(some)).toBe(11);
    expect(leadingOf(some)).toBeGreaterThanOrEqual(1);
    expect(leadingOf(some)).toBeLessThan(1.4);
    expect(glyphsOf(some.scene)[0]?.x).toBeLessThan(box.x + 1);
    const more = set(`${words}, and then some more words come`, style);
    expect(leadingOf(more)).toBeCloseTo(1, 5);
    expect(sizeOf(more)).toBeLessThan(11);
    expect(codesOf(more)).toEqual([]);
  });

  test("begins at the top of its box when it is far too long, wherever it would stand", () => {
    const first = (valign: NonNullable<Style["valign"]>): number =>
      glyphsOf(set("word ".repeat(400), { valign, min: 5 }).scene)[0]?.y ?? 0;
    expect([first("middle"), first("bottom")]).toEqual([first("top"), first("top")]);
    expect(first("top")).toBeGreaterThan(box.y);
  });

  test("breaks a word by letters only when nothing else helps, and says so", () => {
    const laid = set("Donaudampfschifffahrtsgesellschaftskapitän", { size: 12, min: 12 });
    expect(linesOf(laid).join("")).toBe("Donaudampfschifffahrtsgesellschaftskapitän");
    expect(linesOf(laid).length).toBeGreaterThan(1);
    expect(codesOf(laid)).toEqual(["press/text-overflows"]);
  });
});

test("a symbol does not stick to the sign before it", () => {
  const { items } = set("+{G}{G}").scene;
  const [sign] = items.filter((item) => item.kind === "glyphs");
  const coins = items.filter((item) => item.kind === "path").map((item) => item.matrix ?? []);
  const [first = 0, second = 0] = coins.map((matrix) => matrix[4] ?? 0);
  const wide = 0.95 * 9 * millimetres;
  expect(first - endOf(sign!)).toBeGreaterThan(0.1 * 9 * millimetres);
  expect(second - first).toBeCloseTo(wide + 0.08 * 9 * millimetres, 5);
});

test("a number leaves what it counts only where both do not fit in any other way", () => {
  const text = "Destroy 12 structures anew";
  const lines = (style: Style): string[] => linesOf(set(text, { size: 16, ...style }));
  expect(lines({})).toEqual(["Destroy", "12 structures", "anew"]);
  expect(lines({ lines: 2 })).toEqual(["Destroy 12", "structures anew"]);
  expect(codesOf(set(text, { size: 16, lines: 2 }))).toEqual([]);
});

describe("hyphenation", () => {
  const german = "Donaudampfschifffahrtsgesellschaften begegnen Verwandlungskünstlerinnen";

  test("is off unless the style asks for it", () => {
    expect(linesOf(set(german, { size: 12 })).some((line) => line.endsWith("-"))).toBe(false);
  });

  test("follows the language of the set", () => {
    const lines = linesOf(set(german, { size: 12, hyphenate: true }, fonts, "de-AT"));
    expect(lines[0]).toBe("Donaudampfschiff-");
    expect(lines.join("").replaceAll(/[- ]/g, "")).toBe(german.replaceAll(" ", ""));
    expect(codesOf(set(german, { size: 12, hyphenate: true }, fonts, "de-AT"))).toEqual([]);
    const english = linesOf(set("Extraordinary representations", { size: 14, hyphenate: true }, fonts, "en"));
    expect(english).toEqual(["Extraordinary repre-", "sentations"]);
  });

  test("a soft hyphen counts without it, and is seen only where a line ends", () => {
    expect(linesOf(set("Half\u00adling", { size: 9 }))).toEqual(["Halfling"]);
    expect(linesOf(set("A word before half\u00adling", { size: 14 }))).toEqual(["A word before", "halfling"]);
    expect(linesOf(set("A word before half\u00adling family members", { size: 14 }))).toEqual([
      "A word before half-",
      "ling family members",
    ]);
  });
});

describe("alignment", () => {
  const two = "Words on a first line and words on a second";
  const firstOf = (laid: LaidOut) => glyphsOf(laid.scene)[0]!;

  test("a justified line fills the box, the last one does not", () => {
    const items = glyphsOf(set(two, { align: "justify" }).scene);
    expect(endOf(items[0]!)).toBeCloseTo(box.x + box.width, 2);
    expect(endOf(items.at(-1)!)).toBeLessThan(box.x + box.width - 5);
  });

  test("a right-to-left text begins at the right unless it is told otherwise", () => {
    expect(endOf(firstOf(set("שלום")))).toBeCloseTo(box.x + box.width, 2);
    expect(firstOf(set("שלום", { align: "end" })).x).toBeCloseTo(box.x, 5);
    expect(firstOf(set("שלום", { align: "left" })).x).toBeCloseTo(box.x, 5);
    expect(firstOf(set("Hello")).x).toBeCloseTo(box.x, 5);
  });
});

describe("lists", () => {
  test("items stand in line, moved in by the widest sign", () => {
    const items = glyphsOf(set("9. nine\n10. ten and more words than fit on one line").scene);
    const at = (text: string): number => items.find((item) => item.text.startsWith(text))?.x ?? Number.NaN;
    expect(at("nine")).toBeCloseTo(at("ten"), 5);
    expect(items.at(-1)?.x).toBeCloseTo(at("ten"), 5);
    expect(at("10.")).toBeCloseTo(box.x, 5);
    expect(at("9.")).toBeGreaterThan(at("10."));
  });

  test("in a right-to-left list the signs stand at the right", () => {
    const items = glyphsOf(set("- פריט").scene);
    const [item, sign] = [items.find(({ text }) => text === "פריט"), items.find(({ text }) => text === "•")];
    expect(sign?.x).toBeGreaterThan(item ? endOf(item) : Number.NaN);
  });
});

describe("colours and small capitals", () => {
  test("words take the colour of the palette", () => {
    const fills = glyphsOf(set("in {red:red {#00ff00:green}} and black").scene).map(
      ({ text, fill }) => `${text.trim()} ${fill}`,
    );
    expect(fills).toEqual(["in #000000", "red #ff0000", "green #00ff00", "and black #000000"]);
  });

  test("a colour that the palette does not have stays words and is a warning", () => {
    const laid = set("{mauve:words}");
    expect(codesOf(laid)).toEqual(["press/unknown-colour"]);
    expect(wordsOf(laid.scene)).toEqual(["{mauve:words}"]);
  });

  test("small capitals are the font's own, or its capitals made smaller", async () => {
    const own = glyphsOf(set("^^Fox^^").scene);
    expect(own).toHaveLength(1);
    expect(own[0]?.glyphs).not.toEqual(fonts.face("alegreya-sans-regular")?.shape("Fox").glyphs);
    const book = await import("../../main/ink/fonts-on-disk").then(({ fontsOnDisk }) =>
      fontsOnDisk(["grenze-regular"]),
    );
    const template = plainTemplate([{ kind: "text", text: "^^Fox^^", size: 10 }], {
      fonts: { body: { regular: "grenze-regular" } },
    });
    const face = { id: "x", card: {}, facts: { name: "x", type: "", text: "", slots: {} } };
    const made = glyphsOf(layOut(template, face, book).scene);
    expect(made.map(({ text }) => text)).toEqual(["F", "ox"]);
    expect(made[1]!.size / made[0]!.size).toBeCloseTo(0.8, 5);
    expect(made[1]!.glyphs).toEqual(book.face("grenze-regular")?.shape("OX").glyphs);
  });
});

describe("letters that a font lacks", () => {
  test.each([
    ["ᴀᴅ", "noto-sans-regular"],
    ["שלום", "noto-sans-hebrew-regular"],
    ["سلام", "noto-naskh-arabic-regular"],
    ["**שלום**", "noto-sans-hebrew-bold"],
  ])("%s is lent by %s", (text, font) => {
    const laid = set(text);
    expect(glyphsOf(laid.scene).map((item) => item.font)).toEqual([font]);
    expect(codesOf(laid)).toEqual([]);
  });

  test("only what no typeface has is reported, each sign once", () => {
    const laid = set("漢字 漢 Ж");
    expect(codesOf(laid)).toEqual(["press/missing-glyph"]);
    expect(laid.problems[0]?.message).toContain("漢字.");
  });

  test("stars and ticks are drawn in the colour of the text", () => {
    const laid = set("{red:★} ✓");
    expect(emojiOf(laid).map(({ text, fill }) => `${text} ${fill}`)).toEqual(["★ #ff0000", "✓ #000000"]);
    expect(codesOf(laid)).toEqual([]);
  });

  test("brackets are turned around, Arabic letters join", () => {
    const hebrew = fonts.face("alegreya-sans-regular");
    const [item] = glyphsOf(set("(שלום").scene).filter(({ font }) => font === "alegreya-sans-regular");
    expect(item?.glyphs).toEqual(hebrew?.shape(")").glyphs);
    const arabic = fonts.face("noto-naskh-arabic-regular");
    const [joined] = glyphsOf(set("سلام").scene);
    const alone = [..."سلام"].map((letter) => arabic?.shape(letter).glyphs[0]);
    expect(joined?.glyphs.filter((glyph) => alone.includes(glyph)).length).toBeLessThan(4);
  });

  test("words of both directions stand in their order", () => {
    const items = glyphsOf(set("one שלום עולם two").scene).sort((a, b) => a.x - b.x);
    expect(items.map(({ text }) => text.trim())).toEqual(["one", "שלום עולם", "two"]);
  });
});

describe("emoji", () => {
  test.each(["🦊", "👩🏽‍🚀", "🏴‍☠️", "❤️", "1️⃣", "#️⃣", "🇩🇪", "🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👨‍👩‍👧", "☀", "👍🏿", "⭐", "🧿"])(
    "%s is one picture as large as the type",
    (sign) => {
      const laid = set(`a ${sign} b`);
      expect(codesOf(laid)).toEqual([]);
      expect(emojiOf(laid).map(({ text }) => text)).toEqual([sign]);
      const [{ box: drawn, emoji }] = emojiOf(laid) as [EmojiItem];
      const [line] = glyphsOf(laid.scene);
      expect(drawn.height).toBeCloseTo(9 * millimetres, 5);
      expect(drawn.y + drawn.height).toBeGreaterThan(line!.y);
      expect(drawn.y + drawn.height).toBeLessThan(line!.y + 0.25 * drawn.height);
      expect(emoji.length).toBeGreaterThan(0);
    },
  );

  test("a sequence without a picture comes apart", () => {
    expect(emojiOf(set("🦊‍🚀")).map(({ text }) => text)).toEqual(["🦊", "🚀"]);
  });

  test("signs that a typeface has stay letters", () => {
    expect(emojiOf(set("© ® 1 # *"))).toEqual([]);
  });
});

describe("what is still on its way", () => {
  const later = (here: () => boolean): Lettering => ({
    font: (id) => (here() ? letteringOnDisk.font(id) : coming),
    emoji: (key) => (here() ? letteringOnDisk.emoji(key) : coming),
    hyphens: (language) => (here() ? letteringOnDisk.hyphens(language) : coming),
  });

  test("is no problem, and is drawn when it is here", () => {
    let isHere = false;
    const book = new FontBook(
      { "alegreya-sans-regular": fonts.face("alegreya-sans-regular")!.bytes },
      later(() => isHere),
    );
    const style: Style = { hyphenate: true };
    const before = set("ᴀᴅ 🦊 Fox", style, book);
    expect(before.problems).toEqual([]);
    expect(wordsOf(before.scene).join("")).toContain("Fox");
    isHere = true;
    const after = set("ᴀᴅ 🦊 Fox", style, book);
    expect(wordsOf(after.scene).join("")).toContain("ᴀᴅ");
    expect(emojiOf(after)[0]?.emoji.length).toBeGreaterThan(0);
  });
});
