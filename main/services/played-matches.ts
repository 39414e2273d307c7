import { validators } from "virtual:validators/api";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { PlayedMatch } from "../api";
import type { Handlers } from "../dispatcher";
import { appProblems } from "../problems";
import { nodeDisk } from "../projects/disk";
import { ownFolderIsFit } from "../projects/own-folder";
import { playedFile } from "../projects/places";
import { projectProblems } from "../projects/problems";
import type { Desk, ProjectPlace } from "./desk";
import { readKeptIn, writeKeptIn } from "./kept-file";

/**
 * The matches that were lately played to their end in a project: their records, and beside each what became of its cards. They
 * lie in the project's own folder, never in git. All of it can be found again by playing the record; nothing else needs it.
 */

interface Played {
  match: PlayedMatch;
  record: Record<string, unknown>;
}

/** So many are remembered, and no more than can be read quickly. */
const most = 24;
const mostLetters = 12_000_000;

export function playedCalls(
  desk: Desk,
): Pick<Handlers, "played.list" | "played.add" | "played.recall" | "played.forget"> {
  /** One change after another: each begins with what the one before has written. */
  let last: Promise<unknown> = Promise.resolve();
  const withPlace = <T>(session: string, work: (place: ProjectPlace) => Promise<Result<T>>): Promise<Result<T>> => {
    const place = desk.placeOf(session);
    const done = last.then(() =>
      place ? work(place) : Promise.resolve(fail(projectProblems.report("project/other-session", {}))),
    );
    last = done.catch(() => undefined);
    return done;
  };
  const change = (session: string, how: (all: Played[]) => Played[]): Promise<Result<PlayedMatch[]>> =>
    withPlace(session, async (place) => {
      const before = await readAll(place);
      // Where nothing may be written, nothing is remembered.
      if (!isOwn(place)) return succeed(before.map(({ match }) => match));
      const all = how(before);
      return (await writeKeptIn(place.root, playedFile, all))
        ? succeed(all.map(({ match }) => match))
        : fail(appProblems.report("app/match-not-kept", {}));
    });
  return {
    "played.list": ({ session }) =>
      withPlace(session, async (place) => succeed((await readAll(place)).map(({ match }) => match))),
    "played.add": ({ session, match, record }) =>
      change(session, (all) => fitting([{ match, record }, ...all.filter((each) => each.match.id !== match.id)])),
    "played.recall": ({ session, id }) =>
      withPlace(session, async (place) =>
        succeed((await readAll(place)).find(({ match }) => match.id === id)?.record ?? null),
      ),
    "played.forget": ({ session, id }) => change(session, (all) => all.filter(({ match }) => match.id !== id)),
  };
}

const isOwn = ({ root, isWritable }: ProjectPlace): boolean => isWritable && ownFolderIsFit(nodeDisk, root);

async function readAll({ root }: ProjectPlace): Promise<Played[]> {
  const kept = ownFolderIsFit(nodeDisk, root) ? await readKeptIn(root, playedFile) : undefined;
  return Array.isArray(kept) ? kept.filter(isPlayed) : [];
}

/** Anything that the studio would not send itself, from an older version or another hand, counts as none. */
const isPlayed = (each: unknown): each is Played =>
  typeof each === "object" && each !== null && validators["played.add"]?.({ session: "", ...each }) === true;

function fitting(all: readonly Played[]): Played[] {
  let letters = 0;
  return all.slice(0, most).filter((each) => {
    letters += JSON.stringify(each).length;
    return letters <= mostLetters;
  });
}
