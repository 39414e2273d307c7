import { expect, test } from "vitest";
import { cardPictures } from "../../main/ink/card-pictures";
import { faceHashes } from "../../main/ink/face-hashes";
import { Steps } from "../../main/ink/long-work";
import { chooseCards, faceOrder, printOrder } from "../../main/services/chosen-cards";
import { checkProject } from "../../project/check";
import { formatDocument } from "../../project/format";
import { printedNumbers } from "../../project/printed-numbers";
import { keepNumber } from "../../project/sheet/keep-sheet";
import type { Template } from "../../schemas/template";
import type { Layer } from "../../schemas/template-layers";
import { plainTemplate } from "./faces";
import { noAssets as assets, plainSheet, printed } from "./orders";
import { wordsOf } from "./pdf-words";

/** Numbers that a project works out for its cards, as its templates print them and ask for them. */

const guard = { name: "Guard", type: "unit", cost: 4, hp: 4, attack: 3, move: 0 };
const text = (words: string, more: object = {}): Layer =>
  ({ kind: "text", text: words, size: 9, box: [5, 5, 50, 20], ...more }) as Layer;

function project(numbers: Record<string, string>, layers: Layer[], more: Partial<Template> = {}) {
  const manifest = { format: 1, game: "castle-lanes", name: "Set", numbers };
  return new Map([
    ["cardwright.json", JSON.stringify(manifest)],
    ["cards/guard.json", JSON.stringify(guard)],
    ["templates/card.json", formatDocument(plainTemplate(layers, more), "template", "castle-lanes")],
  ]);
}

function chosen(files: ReadonlyMap<string, string>) {
  const cards = chooseCards(files, { deck: null });
  if (!cards.ok) throw new Error(cards.problem.message);
  return cards.value;
}

async function svgOf(files: ReadonlyMap<string, string>): Promise<string> {
  const wish = { format: "svg", dpi: 96, bleed: false, lowInk: false, backs: false } as const;
  const pictures = cardPictures(faceOrder(chosen(files), assets), wish, async () => "missing");
  const { value } = await pictures.next();
  return String(value.content);
}

async function pdfOf(files: ReadonlyMap<string, string>): Promise<string> {
  const settings = { ...plainSheet, deck: null };
  const result = await printed(printOrder(chosen(files), settings, assets));
  if (!result.ok) throw new Error(result.problem.message);
  return wordsOf(result.value.bytes);
}

async function hashOf(files: ReadonlyMap<string, string>): Promise<string | undefined> {
  return (await faceHashes(faceOrder(chosen(files), assets), new Steps({}, 1))).get("guard");
}

const saidOf = (files: ReadonlyMap<string, string>) =>
  checkProject(files).filter(({ code }) => code === "template/unknown-number");

test("a text prints a number of one's own, as a picture and on paper; one without an outcome prints nothing", async () => {
  const numbers = { might: "hp + 2*attack", late: "1 / move", ["__proto__"]: "cost + 1" };
  const shown = project(numbers, [text("{{numbers.might}} and {{numbers.__proto__}}{{numbers.late|, never}}")]);
  expect(await svgOf(shown)).toBe(await svgOf(project({}, [text("10 and 5, never")])));
  expect(await pdfOf(shown)).toContain("10 and 5, never");
  expect(saidOf(shown)).toEqual([]);
});

test("a layer and a variant are for the cards whose number is large enough", async () => {
  const strong = { value: "numbers.might", atLeast: 10 };
  const layers = [text("Strong", { when: strong }), text("Weak", { when: { value: "numbers.might", atMost: 9 } })];
  expect(await pdfOf(project({ might: "hp + 2*attack" }, layers))).toMatch(/^(?=.*Strong)(?!.*Weak)/s);
  expect(await pdfOf(project({ might: "hp" }, layers))).toMatch(/^(?=.*Weak)(?!.*Strong)/s);
  const variants = [{ name: "Strong", when: strong, layers: [text("Hero")] }];
  expect(await pdfOf(project({ might: "hp + 2*attack" }, layers, { variants }))).toContain("Hero");
});

test("a changed formula changes the faces that print it, and no others", async () => {
  const printing = [text("{{numbers.might}}")];
  const before = await hashOf(project({ might: "hp", other: "cost" }, printing));
  expect(await hashOf(project({ might: "hp + 1", other: "cost" }, printing))).not.toBe(before);
  expect(await hashOf(project({ might: "hp", other: "cost + 1" }, printing))).toBe(before);
  const without = [text("Plain")];
  expect(await hashOf(project({ might: "hp" }, without))).toBe(await hashOf(project({}, without)));
});

test("template/unknown-number: a number that was renamed or deleted is missed wherever the template names it", () => {
  const layers = [
    text("{{numbers.might}} {{ numbers.might | none }}"),
    text("numbers.might in plain words", {
      when: { any: ["numbers.might", { value: "card.name", is: "numbers.might" }] },
    }),
    { kind: "repeat", each: "numbers.might", item: [3, 3], layers: [], box: [0, 0, 9, 9] } as Layer,
  ];
  const variants = [{ name: "Strong", when: { value: "numbers.might", atLeast: 10 } }];
  const known = project({ might: "hp" }, layers, { variants });
  expect(saidOf(known)).toEqual([]);
  const after = (number: { name: string; text: string } | undefined) => {
    const [change] = keepNumber(known, "might", number).changes;
    return saidOf(new Map([...known, [change!.path, change!.text!]]));
  };
  const places = ["/layers/0/text", "/layers/1/when/any/0", "/layers/2/each", "/variants/0/when/value"];
  const renamed = after({ name: "mights", text: "hp" });
  expect(renamed.map(({ where }) => where.field)).toEqual(places);
  expect(renamed[0]?.message).toBe("“might” is no number of your own (did you mean “mights”?).");
  expect(renamed[0]?.repairs).toEqual([
    {
      do: "set",
      at: "/layers/0/text",
      value: "{{numbers.mights}} {{ numbers.mights | none }}",
      label: "Use “mights”",
    },
  ]);
  const deleted = after(undefined);
  expect(deleted.map(({ where }) => where.field)).toEqual(places);
  expect(deleted[0]?.hint).toContain("none yet");
});

test("the same numbers are the same function, so that faces are drawn once; a project without any has none", () => {
  const files = project({ might: "hp" }, []);
  const again = project({ might: "hp" }, [text("Other")]);
  expect(printedNumbers(files)).toBe(printedNumbers(again));
  expect(printedNumbers(project({ might: "hp + 1" }, []))).not.toBe(printedNumbers(files));
  expect(printedNumbers(project({}, []))).toBeUndefined();
  expect(printedNumbers(files)?.({})).toEqual({});
});
