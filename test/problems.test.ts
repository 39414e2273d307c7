import { readdirSync, readFileSync } from "node:fs";
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
const tests = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith("problems.test.ts"))
  .map((file) => readFileSync(`test/${file}`, "utf8"))
  .join("\n");

test("what is counted agrees with its number", () => {
  const message = "{count card} and {more class card} of {count}.";
  const { report } = defineProblems({ "a/b": { severity: "note", message, hint: "" } });
  expect(report("a/b", {}, { count: 1, more: 2 }).message).toBe("1 card and 2 class cards of 1.");
  expect(report("a/b", {}, { count: 0, more: "1" }).message).toBe("0 cards and 1 class card of 0.");
});

test("codes are unique", () => {
  const codes = areas.flatMap(({ kinds }) => Object.keys(kinds));
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

for (const { file, kinds } of areas) {
  test.each(Object.entries(kinds))(
    `${file.replace("../", "")}: %s says what happened, what to do, and is raised by a test`,
    (code, kind) => {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/);
      expect(kind.message).toMatch(/[.?!…}]$/);
      expect(kind.hint).toMatch(/^\{\w+\}$|.{10,}/);
      expect(tests.includes(code), `no test raises ${code}`).toBe(true);
    },
  );
}
