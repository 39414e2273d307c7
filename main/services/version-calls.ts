import type { Files } from "../../project/project-text";
import type { Version } from "../../project/versions/diff-projects";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { ReadVersion, VersionPlace } from "../api";
import type { Handlers } from "../dispatcher";
import { nodeDisk } from "../projects/disk";
import { revisionsIn, versionInGit } from "../projects/git-version";
import { assetSums, keepVersion, keptVersion, keptVersions, versionOfBundle } from "../projects/kept-versions";
import { projectProblems } from "../projects/problems";
import type { ProjectStore } from "../projects/project-store";
import { readBundle } from "../projects/read-bundle";
import { readFolder } from "../projects/read-folder";
import { cardsChangedSince } from "./asked-versions";
import type { Desk } from "./desk";
import type { FolderBook } from "./folder-book";
import type { Outputs } from "./outputs";
import { assetsIn, fileName, keepBytes, searchedIn } from "./print-project";
import { printWritten } from "./print-written";

/** What the open project was at other times, and what other sets are. */

type VersionCall = Extract<keyof Handlers, `versions.${string}`>;

export function versionCalls(desk: Desk, folders: FolderBook, outputs: Outputs): Pick<Handlers, VersionCall> {
  return {
    "versions.list": ({ session }) =>
      desk.with(session, async ({ root }) => succeed({ kept: keptVersions(root), revisions: await revisionsIn(root) })),
    "versions.keep": ({ session, version, notes }) =>
      desk.with(session, async (store) => {
        const { root, texts } = store;
        if (store.snapshot().readOnly) return fail(projectProblems.report("project/read-only", {}));
        const kept = await keepVersion(root, texts, { version, notes, made: new Date().toISOString() });
        return kept.ok ? succeed({ id: kept.value, kept: keptVersions(root) }) : kept;
      }),
    "versions.changed": ({ session, since }) =>
      desk.with(session, async (store) => {
        const changed = await cardsChangedSince(searchedIn(store), since);
        return changed.ok ? succeed({ cards: [...changed.value] }) : changed;
      }),
    "versions.print": ({ session, text, paper }) =>
      desk.with(session, async (store) => {
        const written = await printWritten({ files: store.texts, ownFonts: assetsIn(store).ownFonts }, { text, paper });
        if (!written.ok) return written;
        const { bytes, pages, title } = written.value;
        const kept = await keepBytes(outputs, `${fileName(title)}.pdf`, bytes);
        return kept.ok ? succeed({ output: kept.value.output, name: kept.value.name, pages }) : kept;
      }),
    "versions.steps": ({ session, path }) => desk.with(session, (store) => succeed(store.stepsOf(path))),
    "versions.read": ({ session, place }) =>
      desk.with(session, async (store) => {
        const version = await versionAt(store, place, folders);
        return version.ok ? succeed(told(version.value)) : version;
      }),
  };
}

async function versionAt(store: ProjectStore, place: VersionPlace, folders: FolderBook): Promise<Result<Version>> {
  switch (place.kind) {
    case "now":
      return succeed({ files: store.texts, assets: assetSums(store.root) });
    case "kept":
      return keptVersion(store.root, place.id);
    case "git":
      return versionInGit(store.root, place.revision);
    case "bundle": {
      const read = readBundle(place.name, Buffer.from(place.base64, "base64"));
      return read.ok ? succeed(versionOfBundle(read.value)) : read;
    }
    case "folder": {
      const path = folders.path(place.folder);
      if (!path.ok) return path;
      return succeed({ files: textsOf(path.value), assets: assetSums(path.value) });
    }
  }
}

const textsOf = (root: string): Files =>
  new Map(
    [...readFolder(nodeDisk, root).files].flatMap(([path, { text }]) => (text === null ? [] : [[path, text] as const])),
  );

const told = ({ files, assets }: Version): ReadVersion => ({
  files: [...files].map(([path, text]) => ({ path, text })),
  assets: Object.fromEntries(assets),
});
