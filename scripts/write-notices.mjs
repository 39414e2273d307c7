import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";

/** Packages that are not bundled but lie beside the bundles in a package of Cardwright. */
const beside = ["sharp"];

const rule = "=".repeat(78);

/**
 * Puts the lists of all parts together: `THIRD-PARTY-NOTICES.txt` goes into every package, `licences.json` is what the
 * studio shows. Does nothing until every part has been built once.
 */
export async function writeNotices(root) {
  const dist = join(root, "dist");
  const options = { root, configFile: false, logLevel: "error" };
  const { noticeOf, noticesFile, sortNotices, withDependencies } = (
    await runnerImport(join(root, "scripts", "licences.ts"), options)
  ).module;
  const lists = ["main", "preload", "renderer"].map((part) => join(dist, part, noticesFile));
  if (!lists.every((file) => existsSync(file))) return;
  const bundled = lists.flatMap((file) => JSON.parse(readFileSync(file, "utf8")));
  const notices = sortNotices([...bundled, ...withDependencies(root, beside).map(noticeOf)]);
  writeFileSync(join(dist, "renderer", "licences.json"), JSON.stringify(notices));
  const texts = notices.map(
    ({ name, version, licence, text }) => `${rule}\n${name} ${version} (${licence})\n${rule}\n\n${text}\n`,
  );
  const head = "Cardwright contains the work of others. Who they are, and under which licences:\n\n";
  writeFileSync(join(dist, "THIRD-PARTY-NOTICES.txt"), `${head}${texts.join("\n")}`);
}
