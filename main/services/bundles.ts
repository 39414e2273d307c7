import { mkdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { bundleEnding } from "../../project/bundle";
import { freeId, slug } from "../../project/paths";
import { manifestOf } from "../../project/project-text";
import { type Result, succeed } from "../../schemas/problem";
import type { OpenProject } from "../api";
import type { Handlers } from "../dispatcher";
import { readGivenBytes } from "../given-file";
import { createFromBundle } from "../projects/create-project";
import { nodeDisk } from "../projects/disk";
import { packBundle } from "../projects/pack-bundle";
import { mostBundleBytes, readBundle } from "../projects/read-bundle";
import type { Desk } from "./desk";
import type { Outputs } from "./outputs";

/** Sets as one file each: the open one goes out, and one that comes in becomes a project of its own. */
interface Bundles {
  calls: Pick<Handlers, "bundle.pack" | "bundle.open">;
  openAt(path: string): Promise<Result<OpenProject>>;
}

export function createBundles(desk: Desk, outputs: Outputs, projectsFolder: () => Promise<string>): Bundles {
  const open = async (name: string, bytes: Uint8Array): Promise<Result<OpenProject>> => {
    const read = readBundle(name, bytes);
    if (!read.ok) return read;
    const projects = await projectsFolder();
    await mkdir(projects, { recursive: true }).catch(() => undefined);
    const isTaken = (folder: string) => nodeDisk.look(join(projects, folder)) !== null;
    const root = join(projects, freeId(slug(read.value.name, "my-set"), isTaken));
    const made = await createFromBundle(root, read.value);
    return made.ok ? desk.open(made.value) : made;
  };
  return {
    calls: {
      "bundle.open": ({ name, base64 }) => open(name, Buffer.from(base64, "base64")),
      "bundle.pack": ({ session }) =>
        desk.with(session, async (store) => {
          // What was typed last is packed as well.
          const saved = await store.flush();
          if (!saved.ok) return saved;
          const output = await outputs.reserve(`${slug(manifestOf(store.texts)?.name ?? "", "set")}.${bundleEnding}`);
          const packed = await packBundle(store.root, output.path);
          if (!packed.ok) return packed;
          await outputs.keep(output);
          const { size } = await stat(output.path);
          return succeed({ output: output.id, name: output.name, bytes: size, problems: packed.value.problems });
        }),
    },
    async openAt(path) {
      const bytes = readGivenBytes(path, mostBundleBytes);
      return bytes.ok ? open(basename(path), bytes.value) : bytes;
    },
  };
}
