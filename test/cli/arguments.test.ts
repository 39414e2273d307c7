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
    { name: "note", value: "<text>", about: "" },
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
  [["bread", "--note", ""], { note: "" }],
  [["bread", "--shape", "round", "--shape", "square"], { shape: "square" }],
  [["--", "--bread"], { arguments: ["--bread"] }],
  [["-"], { arguments: ["-"] }],
];
test.each(accepted)("understands %j", (words, given) => {
  const { arguments: plain, options } = parseArguments(command, words);
  const all = {
    arguments: plain,
    heat: options.number("heat"),
    note: options.text("note"),
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
  [["a", "--heat="], "cli/not-a-number", "“”"],
  [["a", "--fast=yes"], "cli/no-value-wanted", "--fast"],
  [["a", "--shape", "star"], "cli/not-a-choice", "“star”"],
  [["a", "--flambé", "x"], "cli/missing-option", "--flambé"],
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
