import { expect, test } from "vitest";
import { keyOfRepair, withKeys } from "../../renderer/ui/problem-keys";
import type { Problem } from "../../schemas/problem";

/** A button that mends something stays under the hand while checks run on. */

const tooMany = (card: string, count: number): Problem => ({
  code: "flask/too-many",
  severity: "error",
  message: `${card}: ${count} copies.`,
  where: { card },
});
const keysOf = (problems: readonly Problem[]) => withKeys(problems).map(({ key }) => key);

test("a problem is the same one when only its numbers have changed", () => {
  expect(keysOf([tooMany("a", 5), tooMany("b", 4)])).toEqual(keysOf([tooMany("a", 4), tooMany("b", 4)]));
});

test("problems that are alike are told apart", () => {
  const keys = keysOf([tooMany("a", 5), tooMany("a", 5), tooMany("b", 5)]);
  expect(new Set(keys).size).toBe(3);
});

test("so is a way out of it", () => {
  const out = (copies: number) => ({ do: "remove", card: "a", copies, label: `Take out ${copies} × A` }) as const;
  expect(keyOfRepair(out(2))).toBe(keyOfRepair(out(1)));
  expect(keyOfRepair(out(2))).not.toBe(keyOfRepair({ ...out(2), do: "add" }));
});
