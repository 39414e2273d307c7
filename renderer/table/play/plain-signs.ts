import type { GameSymbol } from "../../../engine/core/card-game";

/**
 * The engine's words with the game's signs as inline symbols: "gains 1 💚" becomes "gains 1 {G}", which the studio draws
 * like the cards do. Signs that are ordinary letters stay as they are.
 */
export function withSymbols(text: string, symbols: Record<string, GameSymbol>): string {
  let rich = text;
  for (const [key, { plain }] of Object.entries(symbols)) {
    if (/^[\p{ASCII}]*$/u.test(plain)) continue;
    rich = rich.replaceAll(`${plain}\uFE0F`, `{${key}}`).replaceAll(plain, `{${key}}`);
  }
  return rich;
}

/** So many sentences are enough to say what changed a number. */
const most = 2;

/** Of what was said, what names a number by its word or its sign; or what was said last. */
export function whatNames(lines: readonly string[], label: string, sign: string | undefined): string {
  const words = [label.toLowerCase(), label.toLowerCase().replace(/s$/, ""), ...(sign ? [sign.toLowerCase()] : [])];
  const naming = lines.filter((line) => words.some((word) => line.toLowerCase().includes(word)));
  return (naming.length > 0 ? naming.slice(-most) : lines.slice(-1)).join(" ");
}
