import { expect, test } from "vitest";
import { parseArguments } from "../../main/cli/arguments";
import { CannotDo, type Command } from "../../main/cli/command";

const command: Command = {
  name: "bake",
  about: "For these tests",
  arguments: [
    { name: "what", about: "" },
    { name: "where", about: "", optional: true },
  ],
  options: [
    { name: "heat", value: "<degrees>", kind: "number", about: "" },
    { name: "shape", value: "<shape>", choices: ["round", "square"], about: "" },
    { name: "note", letter: "n", value: "<text>", about: "" },
    { name: "rim", value: "<mm>", kind: "length", limits: { least: 0, most: 50, whole: false }, about: "" },
    { name: "type", value: "<points>", kind: "points", limits: { least: 1, most: 40, whole: false }, about: "" },
    { name: "tongue", value: "<code>", kind: "language", about: "" },
    { name: "sharpness", value: "<dpi>", kind: "resolution", about: "" },
    { name: "pieces", value: "<n>", kind: "number", limits: { least: 1, most: 12, whole: true }, about: "" },
    { name: "glaze", value: "<kind>", maybe: true, choices: ["thin", "thick"], aliases: { fat: "thick" }, about: "" },
    { name: "fast", about: "" },
    { name: "flambé", value: "<x>", missing: true, about: "" },
  ],
  examples: [],
  run: async () => ({ exit: 0 }),
};

const accepted: [words: string[], given: object][] = [
  [["bread"], { arguments: ["bread"], heat: undefined, fast: false }],
  [["bread", "oven", "--heat", "200"], { arguments: ["bread", "oven"], heat: 200 }],
  [["--heat=-4.5", "bread"], { arguments: ["bread"], heat: -4.5 }],
  [["bread", "--fast", "oven"], { arguments: ["bread", "oven"], fast: true }],
  [["bread", "--note=a=b"], { note: "a=b" }],
  [["bread", "--shape", "round", "--shape", "square"], { shape: "square" }],
  [["--", "--bread"], { arguments: ["--bread"] }],
  [["-"], { arguments: ["-"] }],
  [["bread", "--HEAT", "200"], { heat: 200 }],
  [["bread", "--shape", "Round"], { shape: "round" }],
  [["bread", "-n", "warm"], { note: "warm" }],
  [["bread", "-n=warm"], { note: "warm" }],
  [["bread", "--heat", "-4"], { heat: -4 }],
  [["bread", "--rim", "3mm"], { rim: 3 }],
  [["bread", "--rim=0.3 CM"], { rim: 3 }],
  [["bread", "--rim", "0.125in"], { rim: 3.175 }],
  [["bread", "--rim", '.5"'], { rim: 12.7 }],
  [["bread", "--rim", "72pt"], { rim: 25.4 }],
  [["bread", "--rim", "0,3cm"], { rim: 3 }],
  [["bread", "--type", "6.5pt"], { type: 6.5 }],
  [["bread", "--type", "7"], { type: 7 }],
  [["bread", "--type", "2mm"], { type: 5.67 }],
  [["bread", "--tongue", "DE"], { tongue: "de" }],
  [["bread", "--tongue", "pt_br"], { tongue: "pt-BR" }],
  [["bread", "--sharpness", "300dpi"], { sharpness: 300 }],
  [["bread", "--glaze", "oven"], { arguments: ["bread", "oven"], glaze: undefined, isGlazed: true }],
  [["bread", "--glaze", "Thick"], { arguments: ["bread"], glaze: "thick" }],
  [["bread", "--glaze=fat"], { glaze: "thick" }],
];
test.each(accepted)("understands %j", (words, given) => {
  const { arguments: plain, options } = parseArguments(command, words);
  const all = {
    arguments: plain,
    heat: options.number("heat"),
    note: options.text("note"),
    rim: options.number("rim"),
    sharpness: options.number("sharpness"),
    type: options.number("type"),
    tongue: options.text("tongue"),
    glaze: options.text("glaze"),
    isGlazed: options.has("glaze"),
    shape: options.text("shape"),
    fast: options.has("fast"),
  };
  expect(all).toMatchObject(given);
});

const refused: [words: string[], code: string, message: string][] = [
  [[], "cli/no-argument", "needs <what>"],
  [["a", "b", "c"], "cli/extra-argument", "“c”"],
  [["a", "--cold"], "cli/unknown-option", "--cold"],
  [["a", "--heat"], "cli/no-value", "--heat <degrees>"],
  [["a", "--heat", "--fast"], "cli/no-value", "--heat <degrees>"],
  [["a", "--heat", "warm"], "cli/not-a-number", "“warm”"],
  [["a", "--heat", "0x10"], "cli/not-a-number", "“0x10”"],
  [["a", "--heat="], "cli/no-value", "--heat <degrees>"],
  [["a", "--note", ""], "cli/no-value", "--note <text>"],
  [["a", "--type", "six"], "cli/not-points", "“six”"],
  [["a", "--type", "1in"], "cli/out-of-range", "1in"],
  [["a", "--tongue", "german"], "cli/not-a-language", "“german”"],
  [["a", "--glaze", "thinn"], "cli/not-a-choice", "“thinn”"],
  [["a", "--fast=yes"], "cli/no-value-wanted", "--fast"],
  [["a", "--shape", "star"], "cli/not-a-choice", "“star”"],
  [["a", "--flambé", "x"], "cli/missing-option", "--flambé"],
  [["a", "-x"], "cli/unknown-option", "-x"],
  [["a", "--note", "-n"], "cli/no-value", "--note <text>"],
  [["a", "--rim", "wide"], "cli/not-a-length", "“wide”"],
  [["a", "--rim", "3ft"], "cli/not-a-length", "“3ft”"],
  [["a", "--rim", "3in"], "cli/out-of-range", "3in"],
  [["a", "--rim", "-1mm"], "cli/out-of-range", "-1mm"],
  [["a", "--sharpness", "3mm"], "cli/not-a-resolution", "“3mm”"],
  [["a", "--pieces", "1.5"], "cli/out-of-range", "1.5"],
  [["a", "--pieces", "13"], "cli/out-of-range", "13"],
];
test.each(refused)("refuses %j in plain words", (words, code, message) => {
  const refusal = (() => {
    try {
      return parseArguments(command, words);
    } catch (reason) {
      return reason;
    }
  })();
  expect(refusal).toBeInstanceOf(CannotDo);
  expect((refusal as CannotDo).problem).toMatchObject({ code, message: expect.stringContaining(message) });
});

const hinted: [words: string[], hint: string][] = [
  [["a", "--heta", "1"], "Did you mean “--heat”?"],
  [["a", "--sharp", "300"], "Did you mean “--sharpness”?"],
  [["a", "--shape", "ruond"], "Did you mean “round”? Use one of: round, square."],
  [["a", "--shape", "suqare"], "Did you mean “square”?"],
  [["a", "--glaze", "thi"], "Use one of: thin, thick."],
  [["a", "--rim", "60mm"], "Use a number from 0 to 50 mm."],
  [["a", "--pieces", "13"], "Use a whole number from 1 to 12."],
];
test.each(hinted)("says what %j may have meant", (words, hint) => {
  expect(() => parseArguments(command, words)).toThrow(CannotDo);
  try {
    parseArguments(command, words);
  } catch (reason) {
    expect((reason as CannotDo).problem.hint).toContain(hint);
  }
});
