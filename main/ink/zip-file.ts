import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import { tempName } from "../projects/places";

/** Writes a zip entry by entry, so that no more than one is in memory. Pictures are packed already and are stored as they are. */
export class ZipFile {
  private readonly entries: { name: Buffer; crc: number; size: number; at: number }[] = [];
  private at = 0;

  private constructor(
    private readonly file: string,
    private readonly beside: string,
    private readonly handle: FileHandle,
  ) {}

  static async create(file: string): Promise<ZipFile> {
    const beside = join(dirname(file), tempName());
    return new ZipFile(file, beside, await open(beside, "wx"));
  }

  async add(name: string, content: Uint8Array): Promise<void> {
    const entry = { name: Buffer.from(name), crc: crc32(content), size: content.length, at: this.at };
    if (entry.at + entry.size > largest) throw new Error("The zip would be larger than four gigabytes.");
    this.entries.push(entry);
    await this.write(localHeader(entry));
    await this.write(content);
  }

  /** The file is there only now, whole. */
  async finish(): Promise<void> {
    const start = this.at;
    for (const entry of this.entries) await this.write(centralHeader(entry));
    await this.write(endRecord(this.entries.length, this.at - start, start));
    await this.handle.sync();
    await this.handle.close();
    await rename(this.beside, this.file);
  }

  async discard(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(this.beside, { force: true });
  }

  private async write(bytes: Uint8Array): Promise<void> {
    await this.handle.writeFile(bytes);
    this.at += bytes.length;
  }
}

const largest = 0xffff_0000;
type Entry = { name: Buffer; crc: number; size: number; at: number };
/** The oldest date a zip knows: the same pictures give the same file. */
const [noTime, firstDay] = [0, 0x21];
const [version, utf8Names, stored] = [20, 0x800, 0];

function record(length: number, fill: (view: DataView) => void, name: Buffer = Buffer.alloc(0)): Buffer {
  const bytes = Buffer.alloc(length);
  fill(new DataView(bytes.buffer, bytes.byteOffset, length));
  return Buffer.concat([bytes, name]);
}

function writeCommon(view: DataView, from: number, { crc, size, name }: Entry): void {
  for (const [index, value] of [version, utf8Names, stored, noTime, firstDay].entries())
    view.setUint16(from + index * 2, value, true);
  view.setUint32(from + 10, crc, true);
  view.setUint32(from + 14, size, true);
  view.setUint32(from + 18, size, true);
  view.setUint16(from + 22, name.length, true);
}

const localHeader = (entry: Entry): Buffer =>
  record(
    30,
    (view) => {
      view.setUint32(0, 0x04034b50, true);
      writeCommon(view, 4, entry);
    },
    entry.name,
  );

const centralHeader = (entry: Entry): Buffer =>
  record(
    46,
    (view) => {
      view.setUint32(0, 0x02014b50, true);
      view.setUint16(4, version, true);
      writeCommon(view, 6, entry);
      view.setUint32(42, entry.at, true);
    },
    entry.name,
  );

const endRecord = (count: number, size: number, start: number): Buffer =>
  record(22, (view) => {
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(8, count, true);
    view.setUint16(10, count, true);
    view.setUint32(12, size, true);
    view.setUint32(16, start, true);
  });
