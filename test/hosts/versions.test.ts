import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { VersionPlace } from "../../main/api";
import { type StudioFixture, startStudio } from "./studio-fixture";

/** What the open set was at other times. */

let studio: StudioFixture;
let session: string;
const root = () => join(studio.home, "projects", "flask-sample");
beforeEach(async () => {
  studio = startStudio();
  ({ session } = await studio.ask("project.sample", { game: "flask" }));
});
afterEach(() => studio.end());

const attack = "cards/attack.json";
const edit = async (text: string) =>
  studio.ask("project.edit", { session, label: "Change", changes: [{ path: attack, text }] });
const textAt = async (place: VersionPlace) => {
  const read = await studio.ask("versions.read", { session, place });
  return read.files.find(({ path }) => path === attack)?.text;
};

test("a kept version stays what it was, with its notes, and pictures by their sums", async () => {
  mkdirSync(join(root(), "art"), { recursive: true });
  writeFileSync(join(root(), "art", "a.svg"), "<svg/>");
  const first = (await studio.texts()).get(attack)!;
  const { id } = await studio.ask("versions.keep", { session, version: "1.2", notes: "For the club" });
  await edit(first.replace("Attack", "Onslaught"));
  const steps = await studio.ask("versions.steps", { session, path: attack });
  expect(steps).toEqual([{ label: "Change", at: expect.any(Number), before: first }]);
  const { id: second } = await studio.ask("versions.keep", { session, version: "1.2", notes: "" });
  expect([id, second]).toEqual(["1-2", "1-3"]);
  expect(await textAt({ kind: "kept", id })).toBe(first);
  expect(await textAt({ kind: "kept", id: second })).toContain("Onslaught");
  const { kept } = await studio.ask("versions.list", { session });
  expect(kept.map(({ version, notes }) => [version, notes])).toEqual([
    ["1.2", ""],
    ["1.2", "For the club"],
  ]);
  const read = await studio.ask("versions.read", { session, place: { kind: "kept", id } });
  expect(read.assets["art/a.svg"]).toMatch(/^[0-9a-f]{40}$/);
  const gone = await studio.call("versions.read", { session, place: { kind: "kept", id: "../x" } });
  expect(gone).toMatchObject({ ok: false, problem: { code: "version/missing" } });
});

test("nothing is kept through a link", async () => {
  symlinkSync(studio.home, join(root(), "versions"));
  const refused = await studio.call("versions.keep", { session, version: "1", notes: "" });
  expect(refused).toMatchObject({ ok: false, problem: { code: "version/not-kept" } });
  rmSync(join(root(), "versions"));
});

test("branches, tags and changes of a repository are listed and read", async () => {
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.invalid", ...words], { cwd: root() });
  git("init", "-q", "-b", "main");
  git("add", ".");
  git("commit", "-qm", "First of all");
  git("tag", "v1");
  const first = (await studio.texts()).get(attack)!;
  await edit(first.replace("Attack", "Onslaught"));
  const { revisions } = await studio.ask("versions.list", { session });
  expect(revisions.map(({ kind, label }) => [kind, label])).toEqual([
    ["branch", "main"],
    ["tag", "v1"],
    ["commit", "First of all"],
  ]);
  expect(await textAt({ kind: "git", revision: "refs/tags/v1" })).toBe(first);
  expect(await textAt({ kind: "now" })).toContain("Onslaught");
});

test("listing a stranger's repository runs nothing that it names", async () => {
  const git = (words: readonly string[], input = "") =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.invalid", ...words], { cwd: root(), input })
      .toString()
      .trim();
  git(["init", "-q", "-b", "main"]);
  git(["add", "."]);
  git(["commit", "-qm", "First"]);
  const commit = git(["cat-file", "commit", "HEAD"]);
  const signed = commit.replace("\n\n", "\ngpgsig -----BEGIN PGP SIGNATURE-----\n x\n -----END PGP SIGNATURE-----\n\n");
  git(["update-ref", "refs/heads/main", git(["hash-object", "-t", "commit", "-w", "--stdin"], `${signed}\n`)]);
  const trace = join(studio.home, "ran");
  const program = join(studio.home, "evil");
  writeFileSync(program, `#!/bin/sh\ntouch ${trace}\n`, { mode: 0o755 });
  git(["config", "log.showSignature", "true"]);
  git(["config", "gpg.program", program]);
  const { revisions } = await studio.ask("versions.list", { session });
  expect(revisions.map(({ kind }) => kind)).toEqual(["branch", "commit"]);
  expect(existsSync(trace)).toBe(false);
  // And the trap would have worked.
  git(["log", "-n", "1"]);
  expect(existsSync(trace)).toBe(true);
});
