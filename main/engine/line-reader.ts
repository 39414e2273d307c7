/** Parts a stream of bytes into lines, without ever holding more of one than the limit. */

const lineFeed = 10;
const byteOrderMark = "\ufeff";

type Line = { text: string } | { tooLong: number };

export class LineReader {
  private parts: Buffer[] = [];
  private length = 0;
  private isFirst = true;

  constructor(private readonly longest: number) {}

  /** The lines that end in this chunk. */
  *read(chunk: Buffer): Generator<Line> {
    let from = 0;
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, from)) {
      this.keep(chunk.subarray(from, at));
      yield this.take();
      from = at + 1;
    }
    this.keep(chunk.subarray(from));
  }

  /** What stands behind the last line feed. */
  *rest(): Generator<Line> {
    if (this.length > 0) yield this.take();
  }

  private keep(part: Buffer): void {
    this.length += part.length;
    if (this.length > this.longest) this.parts = [];
    else if (part.length > 0) this.parts.push(part);
  }

  private take(): Line {
    const { length, parts, isFirst } = this;
    this.parts = [];
    this.length = 0;
    this.isFirst = false;
    if (length > this.longest) return { tooLong: length };
    const text = Buffer.concat(parts).toString("utf8").replace(/\r$/, "");
    return { text: isFirst && text.startsWith(byteOrderMark) ? text.slice(1) : text };
  }
}
