/** Numbers as few bits, and bits as letters that may stand in an address. */

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export class BitWriter {
  private readonly bits: number[] = [];

  number(value: number, width: number): void {
    for (let at = width - 1; at >= 0; at--) this.bits.push(Math.floor(value / 2 ** at) % 2);
  }

  /** Small numbers take few bits, of `least` on; others some more (Exp-Golomb). */
  small(value: number, least = 0): void {
    const shifted = value + 2 ** least;
    const width = Math.floor(Math.log2(shifted)) + 1;
    for (let n = least + 1; n < width; n++) this.bits.push(0);
    this.number(shifted, width);
  }

  /** Numbers of about 2 ** `usual` (Rice). */
  about(value: number, usual: number): void {
    for (let n = Math.floor(value / 2 ** usual); n > 0; n--) this.bits.push(1);
    this.bits.push(0);
    this.number(value % 2 ** usual, usual);
  }

  text(): string {
    let text = "";
    for (let at = 0; at < this.bits.length; at += 6) {
      let value = 0;
      for (let bit = 0; bit < 6; bit++) value = value * 2 + (this.bits[at + bit] ?? 0);
      text += letters[value];
    }
    return text;
  }
}

/** Reads what the writer wrote. What isn't there any more is read as nothing, and `isWhole` says so in the end. */
export class BitReader {
  private at = 0;

  constructor(private readonly text: string) {}

  static canRead(text: string): boolean {
    return [...text].every((letter) => letters.includes(letter));
  }

  /** All was there, and nothing but the filling of the last letter is left. */
  get isWhole(): boolean {
    const left = this.text.length * 6 - this.at;
    if (left < 0 || left >= 6) return false;
    return this.number(left) === 0;
  }

  private bit(): number {
    const letter = this.text[Math.floor(this.at / 6)];
    const bit = letter === undefined ? 0 : (letters.indexOf(letter) >> (5 - (this.at % 6))) & 1;
    this.at++;
    return bit;
  }

  number(width: number): number {
    let value = 0;
    for (let n = 0; n < width; n++) value = value * 2 + this.bit();
    return value;
  }

  small(least = 0): number {
    let width = least;
    while (width < 24 && this.bit() === 0) width++;
    return 2 ** width + this.number(width) - 2 ** least;
  }

  about(usual: number): number {
    let times = 0;
    while (this.bit() === 1) times++;
    return times * 2 ** usual + this.number(usual);
  }
}
