import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { manifestPath } from "../../project/paths";
import type { Version } from "../../project/versions/diff-projects";
import { fail, type Result, succeed } from "../../schemas/problem";
import { isAssetPath } from "./assets";
import { isDocumentPath, maxTextBytes } from "./places";
import { projectProblems } from "./problems";
import { decode } from "./read-text";

/**
 * A project as it was in a revision of its repository. Nothing that the repository's settings name is run, nothing is fetched
 * and nothing written: its objects are read, and that is all.
 */

const guarded = [
  ...["--no-pager", "--no-replace-objects", "--literal-pathspecs"],
  ...["-c", "core.fsmonitor=false", "-c", "protocol.allow=never"],
];
const surroundings = {
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_NO_LAZY_FETCH: "1",
  GIT_TERMINAL_PROMPT: "0",
  GIT_OPTIONAL_LOCKS: "0",
  LC_ALL: "C",
};
/** Of everything that is read at once. */
const most = 512 * 1024 * 1024;

type Ran = { ok: true; out: Buffer } | { ok: false; code: string | number; said: string };

function git(folder: string, words: readonly string[], input = ""): Promise<Ran> {
  return new Promise((resolve) => {
    const options = {
      cwd: folder,
      env: { ...process.env, ...surroundings },
      encoding: "buffer" as const,
      maxBuffer: most,
      windowsHide: true,
    };
    const child = execFile("git", [...guarded, ...words], options, (error, out, said) => {
      if (error) resolve({ ok: false, code: error.code ?? "", said: said.toString("utf8").trim() });
      else resolve({ ok: true, out });
    });
    // One that ends before it has read everything says why itself.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}

/** `revision`: a branch, a tag, a sum, HEAD~3. */
export async function versionInGit(folder: string, revision: string): Promise<Result<Version>> {
  if (revision.includes("\0")) return fail(projectProblems.report("project/no-revision", {}, { revision }));
  const found = await git(folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
  if (!found.ok && found.code === "ENOENT") return fail(projectProblems.report("project/no-git", {}));
  if (!found.ok) return fail(projectProblems.report("project/no-revision", {}, { revision }, found.said));
  const tree = await git(folder, ["ls-tree", "-r", "-z", found.out.toString("utf8").trim(), "--", "."]);
  if (!tree.ok) return fail(projectProblems.report("project/no-revision", {}, { revision }, tree.said));
  const blobs = blobsIn(tree.out.toString("utf8"));
  const texts = blobs.filter(({ path }) => path === manifestPath || isDocumentPath(path));
  if (!texts.some(({ path }) => path === manifestPath))
    return fail(projectProblems.report("project/not-in-revision", {}, { revision }));
  const read = await git(folder, ["cat-file", "--batch"], texts.map(({ sum }) => `${sum}\n`).join(""));
  if (!read.ok) return fail(projectProblems.report("project/no-revision", {}, { revision }, read.said));
  const assets = blobs.filter(({ path }) => isAssetPath(path)).map(({ path, sum }): [string, string] => [path, sum]);
  return succeed({ files: textsOf(texts, read.out), assets: new Map(assets) });
}

interface GitRevision {
  revision: string;
  kind: "branch" | "tag" | "commit";
  /** What people call it: its name, or what its message begins with. */
  label: string;
  /** When, as ISO says it. */
  at: string;
}

/** Branches, tags and the latest changes of the project's repository; none where there is no repository, or no Git. */
export async function revisionsIn(folder: string): Promise<GitRevision[]> {
  const line = "%00%(refname:short)%00%(creatordate:iso-strict)";
  const named = await git(folder, [
    "for-each-ref",
    "--count=200",
    "--sort=-creatordate",
    `--format=%(refname)${line}`,
    "refs/heads",
    "refs/tags",
  ]);
  // A signature would be checked by whatever program the repository names.
  const latest = await git(folder, ["log", "--no-show-signature", "-n", "50", "--format=%h%x00%cI%x00%s", "--", "."]);
  const lines = (ran: Ran): string[][] =>
    ran.ok
      ? ran.out
          .toString("utf8")
          .split("\n")
          .filter(Boolean)
          .map((one) => one.split("\0"))
      : [];
  return [
    ...lines(named).map(([name = "", label = "", at = ""]): GitRevision => {
      const kind = name.startsWith("refs/tags/") ? "tag" : "branch";
      return { revision: name, kind, label, at };
    }),
    ...lines(latest).map(
      ([revision = "", at = "", label = ""]): GitRevision => ({
        revision,
        kind: "commit",
        label: label.slice(0, 120),
        at,
      }),
    ),
  ];
}

interface Blob {
  path: string;
  sum: string;
}

/** Links are no files here either. */
function blobsIn(listing: string): Blob[] {
  return listing.split("\0").flatMap((line) => {
    const [, sum, path] = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return sum === undefined || path === undefined ? [] : [{ path, sum }];
  });
}

/** Each object comes as a line with its size, its bytes, and a line feed. */
function textsOf(blobs: readonly Blob[], out: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = 0;
  for (const { path } of blobs) {
    const end = out.indexOf(10, at);
    const size = Number(/ blob (\d+)$/.exec(out.toString("utf8", at, end))?.[1]);
    // One that isn't there is told in a line alone.
    if (Number.isNaN(size)) {
      at = end + 1;
      continue;
    }
    const text = size > maxTextBytes ? null : decode(out.subarray(end + 1, end + 1 + size));
    if (text !== null) files.set(path, text);
    at = end + 1 + size + 1;
  }
  return files;
}

/** What a file is called in a repository by its bytes. */
export const sumAsInGit = (bytes: Uint8Array): string =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
