import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkPrint, runCut, runPrint } from "../../main/services/run-print";
import { gathered } from "../../press/pdf-file";
import { distinct, flaskOrder } from "./orders";

const root = mkdtempSync(join(tmpdir(), "cardwright-changed-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("what changed is cut as it was printed, also once it has been printed", async () => {
  mkdirSync(join(root, ".cardwright"));
  const order = (cards = distinct(4)) => ({ root, order: flaskOrder({}, { cards }) });
  const print = async (prepared: ReturnType<typeof order>) => {
    const run = await runPrint(prepared, { changed: true }, gathered().sink, {});
    if (run.ok) await run.value.remember();
    return run.ok && run.value.printed.cards;
  };
  const outlines = async (prepared: ReturnType<typeof order>) => {
    const run = await runCut(prepared, { changed: true }, "svg", {});
    return run.ok ? run.value.cards : run.problem.code;
  };
  expect(await print(order())).toBe(4);
  const changed = order(distinct(5));
  expect([await outlines(changed), await print(changed), await outlines(changed)]).toEqual([1, 1, 1]);
  expect(await checkPrint(changed, {})).toMatchObject({ changed: [], printedLast: ["card-4"] });
  expect(await print(changed)).toBe(false);
});
