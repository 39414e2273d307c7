import { createHash } from "node:crypto";
import { mkdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { mostTableBytes } from "../../project/tables/read-table";
import { isRecord } from "../../schemas/json-pointer";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { LinkedContent, LinkedTable } from "../api";
import type { Handlers } from "../dispatcher";
import { readGivenBytes } from "../given-file";
import { appProblems } from "../problems";
import { replaceFile } from "../projects/atomic-write";
import { errorCode, isSameStamp, nodeDisk, type Stamp } from "../projects/disk";
import type { ProjectStore } from "../projects/project-store";
import type { Desk } from "./desk";
import type { EventBus } from "./events";
import { fetchTable } from "./fetch-table";
import { type FolderBook, folderLabel } from "./folder-book";
import { readKept, writeKept } from "./kept-file";
import type { Shell } from "./shell";
import { readAddress } from "./table-address";

/**
 * Tables that sets take their cards from. Which one it is, is known to this computer alone, by the folder of the set: a
 * project from a stranger names no file of this disk and no address that would be asked. What the table said last is kept
 * beside it, so that only what has changed there since need come in.
 */

type LinkCall = "linked" | "link" | "unlink" | "source" | "look" | "fetch" | "taken";

interface LinkedTables {
  calls: Pick<Handlers, `tables.${LinkCall}`>;
  close(): void;
}

interface Link {
  kind: "file" | "address";
  /** A path, or the address. */
  place: string;
  isSource: boolean;
}

interface Parts {
  desk: Desk;
  events: EventBus;
  folders: FolderBook;
  shell: Shell;
  home: string;
}

/** How often a watched file is looked at: on every drive, and however its program writes it. */
const watchMs = 1000;

/** A drive that answers late keeps nothing else waiting. */
const stampAt = (place: string): Promise<Stamp | null> =>
  stat(place).catch((reason: unknown) => {
    errorCode(reason);
    return null;
  });

export function createLinkedTables({ desk, events, folders, shell, home }: Parts): LinkedTables {
  const file = join(home, "linked-tables.json");
  const formerAt = (root: string) =>
    join(home, "linked-tables", createHash("sha256").update(root).digest("hex").slice(0, 24));
  let watching: NodeJS.Timeout | undefined;
  /** What was looked at last, until it is taken. */
  let seen: { root: string; sum: string; bytes: Uint8Array } | undefined;

  const links = async (): Promise<Record<string, Link>> => {
    const kept = await readKept(file);
    return isRecord(kept)
      ? Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Link] => isLink(entry[1])))
      : {};
  };
  const linkOf = async (root: string): Promise<Link | undefined> => new Map(Object.entries(await links())).get(root);
  const keep = async (root: string, link: Link | undefined): Promise<boolean> => {
    const { [root]: _former, ...others } = await links();
    return writeKept(file, link ? { ...others, [root]: link } : others);
  };

  const unwatch = () => {
    clearInterval(watching);
    watching = undefined;
  };
  const watch = (session: string, link: Link | undefined) => {
    unwatch();
    if (link?.kind !== "file") return;
    // Known from this moment on: what changes right after it was linked is told, too.
    let before: Stamp | null = nodeDisk.stamp(link.place);
    let isLooking = false;
    const timer = setInterval(async () => {
      if (isLooking) return;
      isLooking = true;
      const now = await stampAt(link.place);
      isLooking = false;
      if (watching !== timer || isSameStamp(now, before)) return;
      before = now;
      events.emit("table.changed", { session });
    }, watchMs);
    watching = timer.unref();
  };

  const start = async ({ session, root }: ProjectStore, link: Link): Promise<Result<LinkedTable>> => {
    const told = toldOf(link);
    if (!(await keep(root, link))) return fail(appProblems.report("app/link-not-kept", {}, { name: told.name }));
    await rm(formerAt(root), { force: true });
    watch(session, link);
    return succeed(told);
  };

  const contentOf = (root: string, name: string, bytes: Uint8Array): LinkedContent => {
    const sum = sumOf(bytes);
    seen = { root, sum, bytes };
    const former =
      nodeDisk.look(formerAt(root))?.kind === "file" ? nodeDisk.read(formerAt(root), mostTableBytes) : null;
    return { name, base64: inBase64(bytes), former: former?.bytes ? inBase64(former.bytes) : null, sum };
  };

  const withLink = <T>(session: string, then: (store: ProjectStore, link: Link) => Promise<Result<T>>) =>
    desk.with(session, async (store) => {
      const link = await linkOf(store.root);
      return link ? then(store, link) : fail(appProblems.report("app/no-link", {}));
    });

  return {
    close: unwatch,
    calls: {
      "tables.linked": ({ session }) =>
        desk.with(session, async ({ root }) => {
          const link = await linkOf(root);
          watch(session, link);
          return succeed(link ? toldOf(link) : null);
        }),
      "tables.link": ({ session, to }) =>
        desk.with(session, async (store) => {
          if (to.kind === "address") {
            const address = readAddress(to.address);
            return address.ok ? start(store, { kind: "address", place: address.value.href, isSource: false }) : address;
          }
          const path = await chosenFile(to);
          if (!path.ok || path.value === null) return path as Result<null>;
          // What can't be read is no table to watch.
          const read = readGivenBytes(path.value, mostTableBytes);
          return read.ok ? start(store, { kind: "file", place: path.value, isSource: false }) : read;
        }),
      "tables.unlink": ({ session }) =>
        desk.with(session, async ({ root }) => {
          unwatch();
          await keep(root, undefined);
          await rm(formerAt(root), { force: true });
          return succeed(null);
        }),
      "tables.source": ({ session, isSource }) =>
        withLink(session, async ({ root }, former) => {
          const link = { ...former, isSource };
          const told = toldOf(link);
          return (await keep(root, link))
            ? succeed(told)
            : fail(appProblems.report("app/link-not-kept", {}, { name: told.name }));
        }),
      "tables.look": ({ session }) =>
        withLink(session, async ({ root }, { kind, place }) => {
          if (kind !== "file") return fail(appProblems.report("app/no-link", {}));
          const read = readGivenBytes(place, mostTableBytes);
          return read.ok ? succeed(contentOf(root, basename(place), read.value)) : read;
        }),
      "tables.fetch": ({ session, host }) =>
        withLink(session, async ({ root }, link) => {
          if (link.kind !== "address" || toldOf(link).where !== host)
            return fail(appProblems.report("app/no-link", {}));
          const fetched = await fetchTable(link.place);
          return fetched.ok ? succeed(contentOf(root, fetched.value.name, fetched.value.bytes)) : fetched;
        }),
      "tables.taken": ({ session, sum }) =>
        desk.with(session, async ({ root }) => {
          if (seen?.root !== root || seen.sum !== sum) return succeed(null);
          try {
            await mkdir(dirname(formerAt(root)), { recursive: true });
            await replaceFile(nodeDisk, formerAt(root), seen.bytes);
            return succeed(null);
          } catch (reason) {
            return fail(appProblems.report("app/link-not-kept", {}, { name: "the table" }, errorCode(reason)));
          }
        }),
    },
  };

  async function chosenFile(
    to: { kind: "chosen" } | { kind: "file"; folder: string; name: string },
  ): Promise<Result<string | null>> {
    if (to.kind === "chosen")
      return shell.pickTable ? succeed(await shell.pickTable()) : fail(appProblems.report("app/no-dialog", {}));
    const folder = folders.path(to.folder);
    // A name of a file in that folder, and no way out of it.
    return folder.ok ? succeed(join(folder.value, basename(to.name))) : folder;
  }
}

const toldOf = ({ kind, place, isSource }: Link): LinkedTable =>
  kind === "file"
    ? { kind, name: basename(place), where: folderLabel(dirname(place)), isSource }
    : { kind, name: place, where: new URL(place).host, isSource };

/** Anything that this computer would not have written counts as none. */
const isLink = (link: unknown): boolean =>
  isRecord(link) &&
  typeof link.place === "string" &&
  typeof link.isSource === "boolean" &&
  (link.kind === "file" || (link.kind === "address" && readAddress(link.place).ok));

const sumOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 32);
const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
