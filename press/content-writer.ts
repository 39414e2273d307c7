/** The operators of a page or a drawing, written as the bytes that go into the file. */
export class ContentWriter {
  private bytes = new Uint8Array(1 << 15);
  private length = 0;

  /** Signs of ASCII. */
  text(text: string): void {
    this.makeRoom(text.length);
    for (let at = 0; at < text.length; at++) this.bytes[this.length++] = text.charCodeAt(at);
  }

  integer(value: number): void {
    if (value < 0) {
      this.byte(minus);
      this.integer(-value);
    } else {
      if (value >= 10) this.integer(Math.floor(value / 10));
      this.byte(zero + (value % 10));
    }
  }

  /** To a ten-thousandth, as `number` in pdf-operators.ts has it, and a blank. */
  number(value: number): void {
    const scaled = Math.round(Math.abs(value) * 10_000);
    if (value < 0 && scaled > 0) this.byte(minus);
    this.integer(Math.floor(scaled / 10_000));
    let [rest, unit] = [scaled % 10_000, 1000];
    if (rest > 0) this.byte(point);
    for (; rest > 0; unit /= 10) {
      this.byte(zero + Math.floor(rest / unit));
      rest %= unit;
    }
    this.byte(blank);
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

const blank = 32;
const minus = 45;
const point = 46;
const zero = 48;
