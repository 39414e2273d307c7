import type { Emoji } from "./emoji";

/** Signs that card makers like and no typeface of the house has, by code point. They take the colour of the text. */

const star = "M18 4L21.3 13.5L31.3 13.7L23.3 19.7L26.2 29.3L18 23.6L9.8 29.3L12.7 19.7L4.7 13.7L14.7 13.5Z";
const inner = "M18 10.2L16.2 15.4L10.7 15.5L15.1 18.8L13.5 24.1L18 21L22.5 24.1L20.9 18.8L25.3 15.5L19.8 15.4Z";
const ring = (radius: number): string =>
  `M${18 - radius} 18A${radius} ${radius} 0 1 1 ${18 + radius} 18A${radius} ${radius} 0 1 1 ${18 - radius} 18Z`;
const tick = "M7 19L10 16.2L14.6 21.6L26.4 7.6L29.4 10.2L14.8 28Z";
const cross = "M9.4 12L12 9.4L18 15.4L24 9.4L26.6 12L20.6 18L26.6 24L24 26.6L18 20.6L12 26.6L9.4 24L15.4 18Z";
const sparkle = "M18 4C19.4 13 23 16.6 32 18C23 19.4 19.4 23 18 32C16.6 23 13 19.4 4 18C13 16.6 16.6 13 18 4Z";

export const drawnSigns: Readonly<Record<string, Emoji>> = {
  "2605": [{ d: star }],
  "2606": [{ d: star + inner, evenOdd: true }],
  "25cb": [{ d: ring(9) + ring(7), evenOdd: true }],
  "25cf": [{ d: ring(9) }],
  "2713": [{ d: tick }],
  "2717": [{ d: cross }],
  "2726": [{ d: sparkle }],
};
