import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nodeDisk } from "../../main/projects/disk";
import { Journals } from "../../main/projects/journal";
import { sealOfHome } from "../../main/projects/seal";
import { census, differences } from "./census";
import { card, codes, emptyFolder, leaveJournal, manifest, open, ownSeal, read } from "./kit";
import { forged, isOurs, journal, plain, step, unsafe, unsigned, worldWith } from "./stranger-world";

/** Journals, histories and manifests that another hand wrote. */

describe("a journal", () => {
  test("without this computer's seal is set aside by name, and the project opens", async () => {
    const { root } = worldWith({
      [journal(1)]: unsigned(plain),
      [journal(2)]: forged(plain),
      [journal(3)]: '{"version":',
    });
    const project = await open(root);
    expect(project.store.snapshot().readOnly).toBe(false);
    expect(codes(project.store.snapshot().problems)).toEqual([
      "project/journal-damaged",
      "project/journal-foreign",
      "project/journal-foreign",
    ]);
    expect(project.text("cards/a.json")).toBe(card("A"));
    expect(project.text("cards/planted.json")).toBeUndefined();
    expect(read(root, `${journal(1)}.foreign`)).toBe(unsigned(plain));
    expect(read(root, `${journal(3)}.damaged`)).toBe('{"version":');
  });

  test("of this computer is finished, but not in a copy of the project, with another name, or twice", async () => {
    const { world, root } = worldWith({});
    const path = await leaveJournal(root, [plain[0]!]);
    const text = read(root, path);
    execFileSync("cp", ["-a", root, join(world, "copy")]);
    const copy = await open(join(world, "copy"));
    expect(codes(copy.store.snapshot().problems)).toEqual(["project/journal-foreign"]);
    expect(copy.text("cards/planted.json")).toBeUndefined();

    writeFileSync(join(root, journal(7)), text);
    const project = await open(root);
    expect(codes(project.store.snapshot().problems)).toEqual(["project/journal-foreign", "project/recovered"]);
    expect(project.text("cards/planted.json")).toBe(card("Planted"));
    project.write("cards/planted.json", card("Typed later"));
    await project.store.close();

    writeFileSync(join(root, path), text);
    const again = await open(root);
    expect(again.text("cards/planted.json")).toBe(card("Typed later"));
    await again.store.close();

    writeFileSync(join(root, path), text.replace("Planted", "Altered"));
    expect(codes((await open(root)).store.snapshot().problems)).toEqual(["project/journal-foreign"]);
    expect(ownSeal.fault).toBeNull();
  });

  test("of another computer is foreign here, whatever the folder is called", async () => {
    const { root } = worldWith({});
    await new Journals(nodeDisk, root, sealOfHome(emptyFolder())).write(plain);
    const project = await open(root);
    expect(codes(project.store.snapshot().problems)).toEqual(["project/journal-foreign"]);
    expect(project.text("cards/a.json")).toBe(card("A"));
  });

  test("names documents and what we keep of them, even with a seal", async () => {
    const { world, root } = worldWith({ "art/out": "-> ../../outside", ".git/config": "[core]\n" });
    for (const operation of unsafe) {
      await leaveJournal(root, [operation]);
      const before = census(world);
      const project = await open(root);
      const what = `${operation.do} ${operation.path}`;
      expect(codes(project.store.snapshot().problems), what).toContain("project/journal-damaged");
      await project.store.close();
      expect(
        differences(before, census(world)).filter((path) => !isOurs(path)),
        what,
      ).toEqual([]);
    }
  });
});

test("a manifest with a number that was never a format opens as what it is: a manifest to be mended", async () => {
  for (const format of [0, -1, 0.5]) {
    const { root } = worldWith({ "cardwright.json": manifest({ format }) });
    const project = await open(root);
    expect(project.store.snapshot().readOnly).toBe(false);
    expect(project.text("cards/a.json")).toBe(card("A"));
  }
});

describe("a history", () => {
  test("that contradicts itself is dropped instead of breaking undo", async () => {
    const { root } = worldWith({
      ".cardwright/history.jsonl":
        step([{ path: "cards/a.json", before: null, after: card("X") }]) +
        step([{ path: "cards/a.json", before: card("Y"), after: card("A") }]),
    });
    const project = await open(root);
    expect(project.store.snapshot().history.undo).toBeNull();
    project.write("cards/a.json", card("B"));
    project.store.undo();
    await project.store.close();
    expect(read(root, "cards/a.json")).toBe(card("A"));
  });

  test("is kept without what else was written into it, however deep", async () => {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const changes = JSON.stringify([{ path: "cards/a.json", before: null, after: card("A") }]);
    const line = `{"step":{"label":"Good","at":1,"changes":${changes},"moves":[],"more":${deep}}}\n`;
    const { root } = worldWith({ ".cardwright/history.jsonl": `${line}{"step":` });
    const project = await open(root);
    expect(project.store.snapshot().history.undo).toBe("Good");
    project.write("cards/a.json", card("B"));
    await project.store.close();
    expect(read(root, ".cardwright/history.jsonl")).not.toContain("more");
    expect((await open(root)).store.snapshot().history.undo).toBe("Write cards/a.json");
  });

  test("can't have a card removed as if it had moved", async () => {
    const { root } = worldWith({
      ".cardwright/history.jsonl": step(
        [{ path: "cards/a.json", before: null, after: card("A") }],
        [["cards/a.json", "cards/nowhere.json"]],
      ),
    });
    const project = await open(root);
    expect(project.store.snapshot().history.undo).toBeNull();
  });
});
