/** Numbers that count up or down where they stand, digit by digit, until they are what they are. */

interface Counting {
  text: Text;
  /** What was written there last; once somebody else has written, it isn't ours any more. */
  written: string;
  final: string;
  tell: () => void;
  start: number;
  was: number;
  rest: string;
  steps: readonly { at: number; is: number }[];
}

export class Ticker {
  private running: Counting[] = [];
  private frame = 0;

  /** `lasts` is how long one step takes; each new number is told. */
  count(
    element: Element,
    { was, rest, steps }: Pick<Counting, "was" | "rest" | "steps">,
    lasts: number,
    tell: () => void,
  ): void {
    const text = element.firstChild;
    if (!(text instanceof Text) || steps.length === 0) return;
    const start = performance.now();
    const counting = { text, written: text.data, final: text.data, tell, start, was, rest, steps };
    this.running.push(counting);
    const isSigned = /^[+−]/.test(text.data);
    const tick = (): void => {
      const now = performance.now();
      this.running = this.running.filter((each) => this.write(each, now - each.start, lasts, isSigned));
      this.frame = this.running.length > 0 ? requestAnimationFrame(tick) : 0;
    };
    this.write(counting, 0, lasts, isSigned);
    if (this.frame === 0) this.frame = requestAnimationFrame(tick);
  }

  finish(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    for (const each of this.running) put(each, each.final);
    this.running = [];
  }

  /** Whether it goes on. */
  private write(counting: Counting, time: number, lasts: number, isSigned: boolean): boolean {
    const shown = numberAt(counting, time, lasts);
    if (shown === undefined) {
      put(counting, counting.final);
      return false;
    }
    const sign = shown < 0 ? "−" : isSigned ? "+" : "";
    return put(counting, `${sign}${Math.abs(shown)}${counting.rest}`);
  }
}

/** What it shows at a time; undefined once it is done. */
export function numberAt(
  { was, steps }: Pick<Counting, "was" | "steps">,
  time: number,
  lasts: number,
): number | undefined {
  let from = was;
  for (const { at, is } of steps) {
    if (time < at) return from;
    if (time < at + lasts) {
      const share = (time - at) / lasts;
      const step = from + (is - from) * share;
      return Number.isInteger(from) && Number.isInteger(is) ? Math.round(step) : Math.round(step * 10) / 10;
    }
    from = is;
  }
  return undefined;
}

function put(counting: Counting, text: string): boolean {
  if (counting.text.data !== counting.written) return false;
  if (text === counting.written) return true;
  counting.text.data = text;
  counting.written = text;
  counting.tell();
  return true;
}
