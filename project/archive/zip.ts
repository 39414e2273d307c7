import { fail, type Result, succeed } from "../../schemas/problem";
import { crc32 } from "./crc";
import { inflate } from "./inflate";
import { archiveProblems } from "./problems";
import { bytesOf, textOf } from "./utf8";

/** Zips as they are in memory. Whoever made one is a stranger: what it says of itself is held against what is there. */

interface ZipLimits {
  entries: number;
  /** Bytes of one file, unpacked, and of all. */
  each: number;
  all: number;
}

export interface ZipEntry {
  name: string;
  size: number;
  /** Undefined for what isn't what its sum says. */
  read(): Uint8Array | undefined;
}

/** Packed data rarely becomes a hundred times as large; a text of spaces would become a thousand times. */
const mostRatio = 200;
const smallEnough = 1_000_000;

const [endMark, entryMark, fileMark] = [0x06054b50, 0x02014b50, 0x04034b50];

export function readZip(file: string, bytes: Uint8Array, limits: ZipLimits): Result<ZipEntry[]> {
  const broken = (reason: string) => fail(archiveProblems.report("archive/broken", {}, { file, reason }));
  const large = (reason: string) => fail(archiveProblems.report("archive/too-large", {}, { file, reason }));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return broken("it is no zip, or breaks off");
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) return large(`it holds more than ${limits.entries.toLocaleString("en")} files`);
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  const parts: { from: number; to: number }[] = [];
  let [at, all] = [view.getUint32(end + 16, true), 0];
  for (let n = 0; n < count; n++) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) return broken("its list of files is damaged");
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [sum, packed, size] = [16, 20, 24].map((place) => view.getUint32(at + place, true)) as [
      number,
      number,
      number,
    ];
    const [long, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const start = view.getUint32(at + 42, true);
    const isLink = ((view.getUint32(at + 38, true) >>> 16) & 0xf000) === 0xa000;
    const name = textOf(bytes.subarray(at + 46, at + 46 + long));
    if (name === undefined) return broken("a name in it is no Unicode text");
    if (names.has(name)) return broken(`it holds “${name}” twice`);
    names.add(name);
    at += 46 + long + extra + comment;
    if (name.endsWith("/")) continue;
    if (isLink) return broken(`“${name}” is a link`);
    if (flags & 1) return broken(`“${name}” is locked with a password`);
    if (method !== 0 && method !== 8) return broken(`“${name}” is packed in a way that few programs know`);
    if (size > limits.each) return large(`“${name}” alone comes to ${megabytes(size)}`);
    if (size > smallEnough && size > packed * mostRatio)
      return large(`“${name}” comes to ${Math.round(size / Math.max(1, packed))} times its size`);
    all += size;
    if (all > limits.all) return large(`all its files come to more than ${megabytes(limits.all)}`);
    const data = dataAt(view, start);
    if (data === undefined || data + packed > bytes.length) return broken(`“${name}” breaks off`);
    parts.push({ from: start, to: data + packed });
    const content = bytes.subarray(data, data + packed);
    entries.push({ name, size, read: () => unpacked(content, method, size, sum) });
  }
  // Files that share their bytes are how a small zip becomes a large one.
  parts.sort((a, b) => a.from - b.from);
  if (parts.some(({ from }, n) => n > 0 && from < parts[n - 1]!.to)) return large("its files overlap");
  return succeed(entries);
}

function unpacked(content: Uint8Array, method: number, size: number, sum: number): Uint8Array | undefined {
  const bytes = method === 8 ? inflate(content, size) : content;
  return bytes?.length === size && crc32(bytes) === sum ? bytes : undefined;
}

/** The record stands at the end, before a comment of up to 64 kB. */
function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--)
    if (view.getUint32(at, true) === endMark) return at;
  return undefined;
}

function dataAt(view: DataView, start: number): number | undefined {
  if (start + 30 > view.byteLength || view.getUint32(start, true) !== fileMark) return undefined;
  return start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000).toLocaleString("en")} MB`;

/** The oldest day that a zip knows: the same files make the same bytes. */
const firstDay = 0x21;
const utf8Names = 0x800;

/** A zip of these files, stored as they are. */
export function writeZip(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const called = bytesOf(name);
    const about = (lead: readonly number[], head: readonly number[], tail: readonly number[]): Uint8Array =>
      record([
        ...lead,
        ...head,
        ...[
          [2, 20],
          [2, utf8Names],
          [2, 0],
          [2, 0],
          [2, firstDay],
        ].flat(),
        ...[
          [4, crc32(bytes)],
          [4, bytes.length],
          [4, bytes.length],
          [2, called.length],
        ].flat(),
        ...tail,
      ]);
    list.push(about([4, entryMark], [2, 20], [2, 0, 2, 0, 2, 0, 2, 0, 4, 0, 4, at]), called);
    const head = about([4, fileMark], [], [2, 0]);
    chunks.push(head, called, bytes);
    at += head.length + called.length + bytes.length;
  }
  const size = list.reduce((sum, { length }) => sum + length, 0);
  const { length } = files;
  return joined([...chunks, ...list, record([4, endMark, 4, 0, 2, length, 2, length, 4, size, 4, at, 2, 0])]);
}

/** Numbers in as many bytes as stand before each. */
function record(fields: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (let n = 0; n < fields.length; n += 2)
    for (let byte = 0; byte < fields[n]!; byte++) bytes.push((fields[n + 1]! >>> (8 * byte)) & 0xff);
  return Uint8Array.from(bytes);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
