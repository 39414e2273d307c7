import { createHash } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { validators } from "virtual:validators/files";
import type { Sink } from "../../press/pdf-file";
import type { BuildList } from "../../schemas/build";
import { jsonIn } from "../../schemas/json-text";
import type { Result } from "../../schemas/problem";
import { MeasuredSink } from "../ink/file-record";
import { WholeFile } from "../ink/whole-file";
import { tempName } from "../projects/places";

/**
 * The folder that a build's files go into, with the list of what was made of what. What is there already, byte for byte, isn't
 * written again; what a former build made and this one doesn't is taken away, unless somebody has changed it since.
 */

const listName = "build.json";

type ListedPart = BuildList["parts"][number];

export class BuildFolder {
  readonly files: string[] = [];
  readonly unchanged: string[] = [];
  bytes = 0;
  private readonly parts: ListedPart[] = [];

  private constructor(
    private readonly root: string,
    private readonly former: readonly ListedPart[],
    private readonly mayWrite: (file: string) => Promise<void>,
  ) {}

  static async open(root: string, mayWrite: (file: string) => Promise<void>): Promise<BuildFolder> {
    return new BuildFolder(root, await readParts(join(root, listName)), mayWrite);
  }

  /** True where the part lies there as it was made of the same. */
  async has(part: string, from: string): Promise<boolean> {
    const former = this.former.find((each) => each.part === part && each.from === from);
    if (!former) return false;
    for (const { file, sha256 } of former.files) if ((await sumOf(this.place(file))) !== sha256) return false;
    this.parts.push(former);
    for (const { file, bytes } of former.files) this.note(file, bytes, true);
    return true;
  }

  begin(part: string, from: string): void {
    this.parts.push({ part, from, files: [] });
  }

  /** A file of the part that was begun. Nothing of it is kept when `make` says so. */
  async write<T>(file: string, make: (sink: Sink) => Promise<T>, isWanted: (made: T) => boolean): Promise<T> {
    const place = this.place(file);
    await this.mayWrite(place);
    const whole = new WholeFile(place);
    try {
      const measured = new MeasuredSink(whole.write);
      const made = await make(measured.write);
      if (!isWanted(made)) {
        await whole.discard();
        return made;
      }
      const { size: bytes } = measured;
      const sha256 = measured.sha256();
      const isSame = (await sumOf(place)) === sha256;
      await (isSame ? whole.discard() : whole.keep());
      this.parts.at(-1)?.files.push({ file, bytes, sha256 });
      this.note(file, bytes, isSame);
      return made;
    } catch (reason) {
      await whole.discard();
      throw reason;
    }
  }

  /** Of a program that writes a file by itself: beside its place, from where it is taken over. */
  async writeFile<T>(file: string, make: (place: string) => Promise<Result<T>>): Promise<Result<T>> {
    const beside = join(this.root, tempName());
    await mkdir(this.root, { recursive: true });
    try {
      const made = await make(beside);
      if (made.ok) await this.put(file, await readFile(beside));
      return made;
    } finally {
      await rm(beside, { force: true });
    }
  }

  put(file: string, content: Uint8Array | string): Promise<void> {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    return this.write(
      file,
      async (sink) => {
        await sink(bytes);
      },
      () => true,
    );
  }

  /** Where a file of it lies. */
  place(file: string): string {
    return join(this.root, ...file.split("/"));
  }

  async finish(about: Omit<BuildList, "parts">): Promise<void> {
    const list: BuildList = { ...about, parts: this.parts };
    const text = `${JSON.stringify(list, null, 2)}\n`;
    const place = this.place(listName);
    await this.mayWrite(place);
    const whole = new WholeFile(place);
    await whole.write(new TextEncoder().encode(text));
    await whole.keep();
    const made = new Set(this.files);
    for (const { file, sha256 } of this.former.flatMap(({ files }) => files))
      if (!made.has(file) && (await sumOf(this.place(file))) === sha256) await rm(this.place(file));
  }

  private note(file: string, bytes: number, isSame: boolean): void {
    this.files.push(file);
    this.bytes += bytes;
    if (isSame) this.unchanged.push(file);
  }
}

async function sumOf(place: string): Promise<string | undefined> {
  const bytes = await readFile(place).catch(() => undefined);
  return bytes && createHash("sha256").update(bytes).digest("hex");
}

/** A list that Cardwright wouldn't write itself counts as none. */
async function readParts(place: string): Promise<ListedPart[]> {
  const list = jsonIn(await readFile(place, "utf8").catch(() => ""));
  return validators["build-list"]?.(list) === true ? (list as BuildList).parts : [];
}
