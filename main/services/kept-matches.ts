import { createHash } from "node:crypto";
import { join } from "node:path";
import { validators } from "virtual:validators/api";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { KeptFreeTable, KeptMatch, KeptPosition } from "../api";
import type { Handlers } from "../dispatcher";
import { appProblems } from "../problems";
import { nodeDisk } from "../projects/disk";
import { ownFolderIsFit } from "../projects/own-folder";
import { asideFile, freeTableFile, matchFile, positionFile } from "../projects/places";
import { projectProblems } from "../projects/problems";
import type { Desk, ProjectPlace } from "./desk";
import { readKept, readKeptIn, writeKept, writeKeptIn } from "./kept-file";

/**
 * What lies on a project's table: the match, as long as no file of the project holds it, the free table, and the position that is
 * being set up. They lie in the
 * project's own folder, so that they go where the project goes; beside the person's settings, where nothing may be written
 * there. Never in git.
 */

type KeptCalls =
  | "match.recall"
  | "match.keep"
  | "match.aside"
  | "match.put-aside"
  | "free-table.recall"
  | "free-table.keep"
  | "position.recall"
  | "position.keep";

export function matchCalls(desk: Desk, home: string): Pick<Handlers, KeptCalls> {
  const matches = drawer(desk, matchFile, join(home, "matches"));
  const aside = drawer(desk, asideFile, join(home, "aside"));
  const tables = drawer(desk, freeTableFile, join(home, "tables"));
  const positions = drawer(desk, positionFile, join(home, "positions"));
  return {
    "match.recall": ({ session }) => matches.recall(session, isKeptMatch),
    "match.keep": ({ session, match }) => matches.keep(session, match),
    "match.aside": async ({ session }) => {
      const kept = await aside.recall(session, Array.isArray);
      return kept.ok ? succeed((kept.value ?? []).filter(isKeptMatch)) : kept;
    },
    "match.put-aside": ({ session, matches: all }) => aside.keep(session, all),
    "free-table.recall": ({ session }) => tables.recall(session, isKeptTable),
    "free-table.keep": ({ session, table }) => tables.keep(session, table),
    "position.recall": ({ session }) => positions.recall(session, isKeptPosition),
    "position.keep": ({ session, kept }) => positions.keep(session, kept),
  };
}

/** One thing for each project: in `file` of its own folder, or in `folder`. */
function drawer(desk: Desk, file: string, folder: string) {
  const besidePerson = ({ root }: ProjectPlace): string =>
    join(folder, `${createHash("sha256").update(root).digest("hex").slice(0, 24)}.json`);
  const noPlace = () => fail(projectProblems.report("project/other-session", {}));
  return {
    async recall<T>(session: string, isKept: (kept: unknown) => kept is T): Promise<Result<T | null>> {
      const place = desk.placeOf(session);
      if (!place) return noPlace();
      const kept = isOwn(place) ? await readKeptIn(place.root, file) : await readKept(besidePerson(place));
      return succeed(isKept(kept) ? kept : null);
    },
    async keep(session: string, kept: unknown): Promise<Result<null>> {
      const place = desk.placeOf(session);
      if (!place) return noPlace();
      // Forgetting is a write as well, so that it comes after one that is still under way.
      const isWritten = isOwn(place)
        ? await writeKeptIn(place.root, file, kept)
        : await writeKept(besidePerson(place), kept);
      return isWritten ? succeed(null) : fail(appProblems.report("app/match-not-kept", {}));
    },
  };
}

const isOwn = ({ root, isWritable }: ProjectPlace): boolean => isWritable && ownFolderIsFit(nodeDisk, root);

/** Anything that the studio would not send itself, from an older version or another hand, counts as none. */
const isKeptMatch = (kept: unknown): kept is KeptMatch =>
  kept !== undefined && kept !== null && validators["match.keep"]?.({ session: "", match: kept }) === true;
const isKeptTable = (kept: unknown): kept is KeptFreeTable =>
  kept !== undefined && kept !== null && validators["free-table.keep"]?.({ session: "", table: kept }) === true;
const isKeptPosition = (kept: unknown): kept is KeptPosition =>
  kept !== undefined && kept !== null && validators["position.keep"]?.({ session: "", kept }) === true;
