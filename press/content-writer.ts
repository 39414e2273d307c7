/** The operators of a page or a drawing, written as the bytes that go into the file. */
export class ContentWriter {
  private bytes = new Uint8Array(1 << 15);
  private length = 0;

  /** Signs of ASCII. */
  text(text: string): void {
    const { length } = text;
    this.makeRoom(length);
    const { bytes, length: start } = this;
    for (let at = 0; at < length; at++) bytes[start + at] = text.charCodeAt(at);
    this.length = start + length;
  }

  written(bytes: Uint8Array): void {
    this.makeRoom(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  integer(value: number): void {
    this.makeRoom(longestNumber);
    this.digits(value);
  }

  /** To a ten-thousandth, as `number` in pdf-operators.ts has it, and a blank; `parts`, a power of ten, is how fine else. */
  number(value: number, parts = 10_000): void {
    this.makeRoom(longestNumber);
    const scaled = Math.round(Math.abs(value) * parts);
    const { bytes } = this;
    if (value < 0 && scaled > 0) bytes[this.length++] = minus;
    this.digits(Math.floor(scaled / parts));
    let rest = scaled % parts;
    if (rest > 0) bytes[this.length++] = point;
    for (let unit = parts / 10; rest > 0; unit /= 10) {
      bytes[this.length++] = zero + Math.floor(rest / unit);
      rest %= unit;
    }
    bytes[this.length++] = blank;
  }

  /** There is room for them. */
  private digits(value: number): void {
    const { bytes } = this;
    // Written over where it isn't wanted: as a step of its own the first of them, which are rare, would undo the compiler's work.
    bytes[this.length] = minus;
    this.length += value < 0 ? 1 : 0;
    let rest = Math.abs(value);
    let unit = 1;
    while (unit * 10 <= rest) unit *= 10;
    for (; unit >= 1; unit /= 10) {
      bytes[this.length++] = zero + Math.floor(rest / unit);
      rest %= unit;
    }
  }

  /** A code of two bytes inside a string in parentheses, which `isPlainCode` has to be. */
  code(code: number): void {
    this.makeRoom(2);
    this.bytes[this.length++] = code >> 8;
    this.bytes[this.length++] = code & 255;
  }

  byte(byte: number): void {
    this.makeRoom(1);
    this.bytes[this.length++] = byte;
  }

  /** What has been written; the writer is empty again. */
  take(): Uint8Array {
    const taken = this.bytes.slice(0, this.length);
    this.length = 0;
    return taken;
  }

  private makeRoom(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}

/** Parentheses end strings, a backslash or a carriage return in one means something else. */
const special = Array.from("()\\\r", (sign) => sign.charCodeAt(0));

export const isPlainCode = (code: number): boolean => !special.includes(code >> 8) && !special.includes(code & 255);

/** Signs of the largest integer, with a minus, a point and what follows it. */
const longestNumber = 32;
const blank = 32;
const minus = 45;
const point = 46;
const zero = 48;
