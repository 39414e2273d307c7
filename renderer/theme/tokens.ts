import type { GameId } from "../../schemas/game-id";

/** Every colour, size and duration of the studio. Components use `ink`, `size` and `motion`, never literal values. */

interface Palette {
  /** The table everything lies on. */
  ground: string;
  /** Panels and bars. */
  surface: string;
  /** Menus, dialogs, things above panels. */
  raised: string;
  /** Wells: search fields, tracks. */
  sunken: string;
  text: string;
  muted: string;
  hairline: string;
  /** Outlines of controls, 3:1 on every surface. */
  outline: string;
  /** What one may do next: the primary button, the room one is in, what can be chosen at the table. */
  accent: string;
  accentStrong: string;
  onAccent: string;
  accentWash: string;
  /** Links, and the second of two colours. */
  second: string;
  /** Where the keyboard is, and what is selected. */
  focus: string;
  selectedWash: string;
  /** Whoever won. */
  win: string;
  winWash: string;
  good: string;
  warn: string;
  /** Errors and danger; never a ground. */
  bad: string;
  badWash: string;
  hover: string;
  /** What cards throw on the table. */
  cardShadow: string;
  cardShadowLifted: string;
  cardEdge: string;
  dialogShadow: string;
  scrim: string;
}

const paper: Palette = {
  ground: "#F5F1E8",
  surface: "#FFFDF8",
  raised: "#FFFDF8",
  sunken: "#EEE8DB",
  text: "#22262B",
  muted: "#6B6558",
  hairline: "#E3DBCB",
  outline: "#968D7B",
  accent: "#C8452B",
  accentStrong: "#A93720",
  onAccent: "#FFFFFF",
  accentWash: "#F7E3DC",
  second: "#1E6A73",
  focus: "#1E6A73",
  selectedWash: "#DCEAE7",
  win: "#8A6A16",
  winWash: "#F5EBCB",
  good: "#4B7A38",
  warn: "#B97A12",
  bad: "#B3261E",
  badWash: "#F9E4E0",
  hover: "rgba(74, 58, 30, 0.07)",
  cardShadow: "0 0.5px 1px rgba(54, 41, 18, 0.30), 0 2px 5px rgba(54, 41, 18, 0.16)",
  cardShadowLifted: "0 1px 2px rgba(54, 41, 18, 0.22), 0 10px 20px rgba(54, 41, 18, 0.22)",
  cardEdge: "rgba(54, 41, 18, 0.16)",
  dialogShadow: "0 2px 6px rgba(54, 41, 18, 0.14), 0 16px 48px rgba(54, 41, 18, 0.22)",
  scrim: "rgba(48, 40, 26, 0.36)",
};

const felt: Palette = {
  ground: "#141816",
  surface: "#1C221F",
  raised: "#242B27",
  sunken: "#101412",
  text: "#EDE8DC",
  muted: "#A39D8E",
  hairline: "#323A35",
  outline: "#707A72",
  accent: "#F07A56",
  accentStrong: "#F69273",
  onAccent: "#1B110D",
  accentWash: "#3B2A23",
  second: "#5FB3B8",
  focus: "#5FB3B8",
  selectedWash: "#21393A",
  win: "#E2C069",
  winWash: "#38301A",
  good: "#8DBB72",
  warn: "#E0AC4F",
  bad: "#F0857A",
  badWash: "#3A2422",
  hover: "rgba(237, 232, 220, 0.07)",
  cardShadow: "0 1px 2px rgba(0, 0, 0, 0.55), 0 3px 8px rgba(0, 0, 0, 0.38)",
  cardShadowLifted: "0 2px 4px rgba(0, 0, 0, 0.5), 0 14px 28px rgba(0, 0, 0, 0.55)",
  cardEdge: "rgba(0, 0, 0, 0.4)",
  dialogShadow: "0 4px 12px rgba(0, 0, 0, 0.4), 0 20px 60px rgba(0, 0, 0, 0.6)",
  scrim: "rgba(6, 9, 8, 0.6)",
};

export const palettes = { light: paper, dark: felt } as const;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const names = Object.keys(paper) as (keyof Palette)[];

/** CSS variables that follow the theme: `ink.accent` is `var(--cw-accent)`. */
export const ink = Object.fromEntries(names.map((name) => [name, `var(--cw-${kebab(name)})`])) as Record<
  keyof Palette,
  string
>;
export const paletteVariables = (palette: Palette): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`--cw-${kebab(name)}`, palette[name]]));

/** For a game's badge and card backs only, never for controls. Dark enough to carry white text. */
export const gameColours: Record<GameId, string> = {
  flask: "#4A4E9E",
  "castle-lanes": "#8A6D1F",
  "battle-farm": "#487F37",
  hatch: "#B5472F",
  "garden-incursion": "#5C6B2F",
};

/** The table that a game is played on: its own colour, unless that is the tint of an error. */
export const groundColours: Record<GameId, string> = { ...gameColours, hatch: "#8A6A45" };

export const fontStack = {
  interface: '"Source Sans 3 Variable", "Source Sans 3", "Segoe UI", system-ui, sans-serif',
  heading: '"Fraunces Variable", Fraunces, Georgia, serif',
  code: '"IBM Plex Mono", ui-monospace, Menlo, Consolas, monospace',
} as const;

/** Pixels. */
export const size = { rail: 72, topBar: 48, statusLine: 28, control: 32, radius: 6, panelRadius: 10 } as const;

export const motion = { quick: "150ms", calm: "220ms", ease: "cubic-bezier(0.2, 0, 0, 1)" } as const;
