/** What a key means on a counter: arrows, + and − step, Home and End go to the limits, a digit says the number. */
export function stepOf(key: string, count: number, minimum: number, maximum: number): number | undefined {
  switch (key) {
    case "ArrowUp":
    case "ArrowRight":
    case "+":
      return Math.min(maximum, count + 1);
    case "ArrowDown":
    case "ArrowLeft":
    case "-":
    case "Backspace":
      return Math.max(minimum, count - 1);
    case "Home":
    case "Delete":
      return minimum;
    case "End":
      return Number.isFinite(maximum) ? maximum : undefined;
    default:
      return /^\d$/.test(key) ? Math.min(maximum, Math.max(minimum, Number(key))) : undefined;
  }
}
