import { createHash } from "node:crypto";
import { join } from "node:path";
import { validators } from "virtual:validators/api";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { KeptMatch } from "../api";
import type { Handlers } from "../dispatcher";
import { appProblems } from "../problems";
import { nodeDisk } from "../projects/disk";
import { ownFolderIsFit } from "../projects/own-folder";
import { matchFile } from "../projects/places";
import { projectProblems } from "../projects/problems";
import type { Desk, ProjectPlace } from "./desk";
import { readKept, readKeptIn, writeKept, writeKeptIn } from "./kept-file";

/**
 * The match on a project's table, as long as no file of the project holds it. It lies in the project's own folder, so
 * that it goes where the project goes; beside the person's settings, where nothing may be written there. Never in git.
 */

export function matchCalls(desk: Desk, home: string): Pick<Handlers, "match.recall" | "match.keep"> {
  const besidePerson = ({ root }: ProjectPlace): string =>
    join(home, "matches", `${createHash("sha256").update(root).digest("hex").slice(0, 24)}.json`);
  const withPlace = async <T>(
    session: string,
    work: (place: ProjectPlace) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const place = desk.placeOf(session);
    return place ? work(place) : fail(projectProblems.report("project/other-session", {}));
  };
  return {
    "match.recall": ({ session }) =>
      withPlace(session, async (place) => {
        const kept = isOwn(place) ? await readKeptIn(place.root, matchFile) : await readKept(besidePerson(place));
        return succeed(isKept(kept) ? kept : null);
      }),
    "match.keep": ({ session, match }) =>
      withPlace(session, async (place) => {
        // Forgetting is a write as well, so that it comes after one that is still under way.
        const isWritten = isOwn(place)
          ? await writeKeptIn(place.root, matchFile, match)
          : await writeKept(besidePerson(place), match);
        return isWritten ? succeed(null) : fail(appProblems.report("app/match-not-kept", {}));
      }),
  };
}

const isOwn = ({ root, isWritable }: ProjectPlace): boolean => isWritable && ownFolderIsFit(nodeDisk, root);

/** Anything that the studio would not send itself, from an older version or another hand, counts as none. */
const isKept = (kept: unknown): kept is KeptMatch =>
  kept !== undefined && kept !== null && validators["match.keep"]?.({ session: "", match: kept }) === true;
