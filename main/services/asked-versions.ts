import { cardIdOf } from "../../project/paths";
import type { Files } from "../../project/project-text";
import { beginningOf } from "../../project/search/days";
import { changesAskedIn } from "../../project/search/read-search";
import { noVersions, type SearchedVersions, versionNames } from "../../project/search/searched-versions";
import { changedCards, type Version } from "../../project/versions/diff-projects";
import { type Result, succeed } from "../../schemas/problem";
import { Steps } from "../ink/long-work";
import { nodeDisk } from "../projects/disk";
import { revisionsIn, versionInGit } from "../projects/git-version";
import { assetSums, keptVersion, keptVersions } from "../projects/kept-versions";
import { absolute } from "../projects/places";
import { type CardChoice, type ChosenCards, chooseCards, faceOrder, type ProjectAssets } from "./chosen-cards";
import { changedSince, readPrinted } from "./last-printed";

/** What `changed:` in a search means: the set is held against what it was. */

export interface SearchedProject {
  root: string;
  files: Files;
  assets: ProjectAssets;
}

/** The cards that a choice comes to, of the project as it is and was. */
export async function chooseInProject(
  project: SearchedProject,
  choice: CardChoice,
  wantedLanguage?: string,
): Promise<Result<ChosenCards>> {
  const versions = await askedVersions(project, choice.cards);
  return chooseCards(project.files, { ...choice, versions }, wantedLanguage);
}

/** All that a search asks for, read before it is searched. */
export async function askedVersions(project: SearchedProject, search: string | undefined): Promise<SearchedVersions> {
  const asked = changesAskedIn(search ?? "");
  if (asked.length === 0) return noVersions;
  const found = new Map<string, ReadonlySet<string>>();
  for (const since of asked) {
    const cards = await cardsChangedSince(project, since);
    if (cards.ok) found.set(since, cards.value);
  }
  const names =
    found.size < asked.length ? versionNames(keptVersions(project.root), await revisionsIn(project.root)) : [];
  return { names, changedSince: (since) => found.get(since) ?? "unknown" };
}

/** Since a version that was kept, a revision in Git, or the last print; since what was kept last, if nothing is named. */
export async function cardsChangedSince(project: SearchedProject, since: string): Promise<Result<ReadonlySet<string>>> {
  if (since.toLowerCase() === "print") return changedSincePrint(project);
  const day = keptAs(project.root, since) ? undefined : beginningOf(since, new Date());
  if (day) return succeed(writtenSince(project, day));
  const before = await versionSince(project.root, since);
  if (!before.ok) return before;
  return succeed(changedCards(before.value, { files: project.files, assets: assetSums(project.root) }));
}

/** By when their files were last written. */
function writtenSince({ root, files }: SearchedProject, day: Date): ReadonlySet<string> {
  const ids = [...files.keys()].flatMap((path) => {
    const id = cardIdOf(path);
    return id === undefined ? [] : [[id, nodeDisk.stamp(absolute(root, path))] as const];
  });
  return new Set(ids.flatMap(([id, stamp]) => (stamp && stamp.mtimeMs >= day.getTime() ? [id] : [])));
}

function keptAs(root: string, since: string) {
  const kept = keptVersions(root);
  return since === "" ? kept[0] : kept.find(({ id, version }) => version === since || id === since);
}

async function versionSince(root: string, since: string): Promise<Result<Version>> {
  const meant = keptAs(root, since);
  if (meant) return keptVersion(root, meant.id);
  return versionInGit(root, since === "" || since.toLowerCase() === "git" ? "HEAD" : since);
}

/** By the faces, as “only what changed since the last print” means it. */
async function changedSincePrint({ root, files, assets }: SearchedProject): Promise<Result<ReadonlySet<string>>> {
  const chosen = chooseCards(files, { deck: null });
  if (!chosen.ok) return chosen;
  const order = faceOrder(chosen.value, assets);
  // Most searches ask for no print.
  const { faceHashes } = await import("../ink/face-hashes");
  const hashes = await faceHashes(order, new Steps({}, order.cards.length));
  return succeed(changedSince(await readPrinted(root), hashes));
}
