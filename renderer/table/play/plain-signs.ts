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
