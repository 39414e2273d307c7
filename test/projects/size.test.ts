import { describe, expect, test } from "vitest";
import { startOwnTime } from "../own-time";
import { card, filesIn, good, open, projectWith } from "./kit";

describe("a set of 10,000 cards", () => {
  const count = 10_000;
  const text = (n: number, name = `Card ${n}`) =>
    card(name, { notes: `${n} ${"words ".repeat(60)}`, tags: ["one", "two"] });
  const path = (n: number) => `cards/card-${n}.json`;

  test("opens, changes and opens again in good time", async () => {
    const root = projectWith(Object.fromEntries(Array.from({ length: count }, (_, n) => [path(n), text(n)])));
    const times: Record<string, number> = {};
    const time = async <T>(what: string, work: () => T | Promise<T>): Promise<T> => {
      const worked = startOwnTime();
      const result = await work();
      times[what] = Math.round(worked());
      return result;
    };

    const project = await time("open", () => open(root));
    const snapshot = await time("snapshot", () => project.store.snapshot());
    expect(snapshot.files).toHaveLength(count + 1);
    await time("look everywhere", () => project.store.rescan());
    await time("one edit", () => project.write(path(5), text(5, "Changed")));
    await time("one save", () => project.store.flush());

    const changes = Array.from({ length: 1000 }, (_, n) => ({ path: path(n), text: text(n, `Renamed ${n}`) }));
    await time("edit of 1000", () => project.edit("Rename many", changes));
    good(await time("save of 1000", () => project.store.flush()));
    await time("undo of 1000", () => project.store.undo());
    await project.store.close();
    const again = await time("open after that", () => open(root));
    expect(again.text(path(7))).toBe(text(7));
    expect(filesIn(root)).toHaveLength(count + 1);
    console.log(times);

    // Loose enough for a slow machine; the printed figures are the ones to watch.
    expect(times["open"]).toBeLessThan(1500);
    expect(times["open after that"]).toBeLessThan(1500);
    expect(times["one edit"]).toBeLessThan(50);
  }, 60_000);
});
