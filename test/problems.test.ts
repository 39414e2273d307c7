import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defineProblems, type ProblemArea } from "../schemas/problem";

/** Every area that declares problems, and proof that each of its problems is explained and has been seen. */
const modules = import.meta.glob<Record<string, unknown>>(["../{engine,project,press,main,renderer}/**/problems.ts"], {
  eager: true,
});
const isArea = (value: unknown): value is ProblemArea<string> =>
  typeof value === "object" && value !== null && "kinds" in value && "report" in value;
const areas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isArea)
    .map(({ kinds }) => ({ file, kinds })),
);
const codes = areas.flatMap(({ kinds }) => Object.keys(kinds));

/** For the last stage of `npm test`: which problems there are, so that it finds those which no test has raised. */
const raised = process.env["CARDWRIGHT_RAISED"];
if (raised !== undefined) writeFileSync(join(raised, "declared"), codes.join("\n"));

test("what is counted agrees with its number", () => {
  const message = "{count card} and {more class card} of {count}.";
  const { report } = defineProblems({ "a/b": { severity: "note", message, hint: "" } });
  expect(report("a/b", {}, { count: 1, more: 2 }).message).toBe("1 card and 2 class cards of 1.");
  expect(report("a/b", {}, { count: 0, more: "1" }).message).toBe("0 cards and 1 class card of 0.");
});

test("codes are unique", () => {
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

for (const { file, kinds } of areas) {
  test.each(Object.entries(kinds))(`${file.replace("../", "")}: %s says what happened and what to do`, (code, kind) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/);
    expect(kind.message).toMatch(/[.?!…}]$/);
    expect(kind.hint).toMatch(/^\{\w+\}$|.{10,}/);
  });
}
