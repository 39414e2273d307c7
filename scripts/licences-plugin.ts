import type { Plugin } from "vite";
import { noticeOf, noticesFile, packageFolder, sortNotices } from "./licences.ts";
import { packageFilesRead } from "./package-files.ts";

/**
 * Lists whose code, fonts and drawings go into a bundle, with their licences, from what the bundler really took. The
 * studio's workers are bundles of their own, finished before the page that starts them: those only note.
 */

const folders = new Set<string>();

const note = (ids: Iterable<string>): void => {
  for (const id of ids) {
    const folder = packageFolder(id.replace(/^\0/, "").replace(/\?.*$/, ""));
    if (folder !== undefined) folders.add(folder);
  }
};

export const noteLicences = (): Plugin => ({
  name: "cardwright-note-licences",
  apply: "build",
  generateBundle() {
    note(this.getModuleIds());
  },
});

export const writeLicences = (): Plugin => ({
  name: "cardwright-write-licences",
  apply: "build",
  generateBundle() {
    note([...this.getModuleIds(), ...packageFilesRead]);
    const notices = sortNotices([...folders].map(noticeOf));
    this.emitFile({ type: "asset", fileName: noticesFile, source: JSON.stringify(notices) });
  },
});
