/** Where and why a text is not JSON. Engines word their errors differently and often leave out the place. */
interface JsonError {
  reason: string;
  /** Offset in the text. */
  at: number;
  /** From 1. */
  line: number;
  column: number;
}

/** The first error of a text that `JSON.parse` has refused. */
export function findJsonError(text: string): JsonError {
  const scanner = new Scanner(text);
  try {
    scanner.document();
  } catch (error) {
    if (!(error instanceof Found)) throw error;
    return locate(text, error.reason, error.at);
  }
  throw new Error("This text is valid JSON.");
}

class Found {
  constructor(
    readonly reason: string,
    readonly at: number,
  ) {}
}

function locate(text: string, reason: string, at: number): JsonError {
  const before = text.slice(0, at);
  const line = before.split("\n").length;
  return { reason, at, line, column: at - before.lastIndexOf("\n") };
}

class Scanner {
  private at = 0;
  constructor(private readonly text: string) {}

  document(): void {
    this.value();
    this.space();
    if (this.at < this.text.length) throw new Found("there is something after the end", this.at);
  }

  private space(): void {
    while (/[ \t\r\n]/.test(this.text[this.at] ?? "")) this.at++;
  }

  private value(): void {
    this.space();
    const char = this.text[this.at];
    if (char === undefined) throw new Found(this.text.trim() === "" ? "it is empty" : "it ends too early", this.at);
    if (char === "{") this.members("}", "object", () => this.member());
    else if (char === "[") this.members("]", "list", () => this.value());
    else if (char === '"') this.string();
    else this.word();
  }

  private members(close: string, what: string, item: () => void): void {
    this.at++;
    this.space();
    if (this.text[this.at] === close) {
      this.at++;
      return;
    }
    for (;;) {
      item();
      this.space();
      const char = this.text[this.at];
      if (char === close) {
        this.at++;
        return;
      }
      if (char === undefined) throw new Found(`the ${what} isn't closed with ${close}`, this.at);
      if (char !== ",") throw new Found(`a comma or ${close} is missing`, this.at);
      const comma = this.at++;
      this.space();
      if (this.text[this.at] === close) throw new Found(`there is a comma before ${close}`, comma);
    }
  }

  private member(): void {
    this.space();
    if (this.text[this.at] !== '"') throw new Found("a field name in double quotes is missing", this.at);
    this.string();
    this.space();
    if (this.text[this.at] !== ":") throw new Found("a colon is missing after the field name", this.at);
    this.at++;
    this.value();
  }

  private string(): void {
    const start = this.at++;
    for (;;) {
      const char = this.text[this.at];
      if (char === undefined || char === "\n") throw new Found("a text isn't closed with a quote", start);
      if (char < " ") throw new Found("a text holds a tab or control character", this.at);
      if (char === '"') break;
      if (char === "\\") {
        const escaped = /^\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(this.text.slice(this.at, this.at + 6));
        if (!escaped) throw new Found("a backslash stands before a character it can't escape", this.at);
        this.at += escaped[0].length;
      } else this.at++;
    }
    this.at++;
  }

  private word(): void {
    const rest = this.text.slice(this.at, this.at + 400);
    const match = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)(?![\w.])/.exec(rest);
    if (!match) {
      const found = /^[^\s,\]}]{1,20}/.exec(rest)?.[0] ?? rest[0]!;
      throw new Found(/^[,\]}:]/.test(rest) ? "a value is missing" : `“${found}” is no value`, this.at);
    }
    this.at += match[0].length;
  }
}
