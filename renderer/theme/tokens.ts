/**
 * Every colour, size and duration of the studio. Style sheets know them as variables (`--cw-accent`, `--cw-type-body`), MUI by
 * `ink`, `sized` and `font`; test/renderer/styles.test.ts forbids literal letters and corners elsewhere.
 */

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
  /** Whose it is: six players, told apart by lightness too, and always beside their numbers. */
  seat1: string;
  seat2: string;
  seat3: string;
  seat4: string;
  seat5: string;
  seat6: string;
  /** A number on one of these. */
  onSeat: string;
  hover: string;
  /** What cards throw on the table. */
  cardShadow: string;
  cardShadowLifted: string;
  cardEdge: string;
  /** Around what can be chosen at the table. */
  choiceGlow: string;
  /** How light falls on a table's ground, what it leaves darker, and the edge on which the own hand lies. */
  tableLight: string;
  tableShade: string;
  tableLedge: string;
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
  seat1: "#1E6A73",
  seat2: "#A93720",
  seat3: "#66743F",
  seat4: "#A06800",
  seat5: "#6F2A98",
  seat6: "#2B2A36",
  onSeat: "#FFFDF8",
  hover: "rgba(74, 58, 30, 0.07)",
  cardShadow: "0 0.5px 1px rgba(54, 41, 18, 0.30), 0 2px 5px rgba(54, 41, 18, 0.16)",
  cardShadowLifted: "0 1px 2px rgba(54, 41, 18, 0.22), 0 10px 20px rgba(54, 41, 18, 0.22)",
  cardEdge: "rgba(54, 41, 18, 0.16)",
  choiceGlow: "0 0 0 1.5px rgba(200, 69, 43, 0.9), 0 0 9px 2px rgba(200, 69, 43, 0.38)",
  tableLight: "rgba(255, 252, 244, 0.42)",
  tableShade: "rgba(40, 32, 30, 0.13)",
  tableLedge: "rgba(255, 253, 248, 0.62)",
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
  seat1: "#5FB3B8",
  seat2: "#F69273",
  seat3: "#74DB8E",
  seat4: "#E6CC5D",
  seat5: "#C58CF0",
  seat6: "#E9E4EC",
  onSeat: "#141816",
  hover: "rgba(237, 232, 220, 0.07)",
  cardShadow: "0 1px 2px rgba(0, 0, 0, 0.55), 0 3px 8px rgba(0, 0, 0, 0.38)",
  cardShadowLifted: "0 2px 4px rgba(0, 0, 0, 0.5), 0 14px 28px rgba(0, 0, 0, 0.55)",
  cardEdge: "rgba(0, 0, 0, 0.4)",
  choiceGlow: "0 0 0 2px #F07A56, 0 0 13px 3px rgba(240, 122, 86, 0.6)",
  tableLight: "rgba(255, 236, 200, 0.08)",
  tableShade: "rgba(0, 0, 0, 0.42)",
  tableLedge: "rgba(16, 20, 18, 0.62)",
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

export const fontStack = {
  interface: '"Source Sans 3 Variable", "Source Sans 3", "Segoe UI", system-ui, sans-serif',
  heading: '"Fraunces Variable", Fraunces, Georgia, serif',
  code: '"IBM Plex Mono", ui-monospace, Menlo, Consolas, monospace',
} as const;

/**
 * Pixels. Letters and the lines they stand on; corners; heights of what one clicks, of rows and bars; icons; and distances in steps
 * of four, with half of one between what is one thing, `snug` between a mark and its word, `inset` beside the words of a control.
 */
export const size = {
  type: { mini: 10, tiny: 11, small: 12, body: 13, large: 14, lead: 16, title: 20, display: 28 },
  line: { tiny: 14, small: 16, body: 18, large: 20, lead: 24, wide: 26 },
  radius: { mark: 2, small: 4, control: 6, panel: 10, pill: 999 },
  height: { small: 24, compact: 28, control: 32, row: 36, tall: 40, bar: 44, top: 48 },
  icon: { tiny: 14, small: 16, body: 18, large: 20 },
  space: { half: 2, 1: 4, snug: 6, 2: 8, inset: 10, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64 },
} as const;

/** Below these a window is narrow, or low, and a room arranges itself anew; style sheets can't read them as variables. */
export const narrow = { bar: 1120, room: 860, table: 700, dialog: 640 } as const;
export const low = { rail: 720, room: 620 } as const;

const heading = (name: keyof typeof size.type, weight: number, height: number) =>
  `${weight} ${size.type[name]}px / ${height} ${fontStack.heading}`;
/** Whole fonts, for headings. */
const font = {
  display: heading("display", 560, 1.2),
  title: heading("title", 560, 1.2),
  section: heading("lead", 560, 1.35),
  part: heading("large", 620, 1.35),
  small: heading("body", 620, 1.35),
} as const;

type Sizes = typeof size;
type Sized = { [group in keyof Sizes]: { [name in keyof Sizes[group]]: string } };

/** Sizes as variables: `sized.radius.panel` is `var(--cw-radius-panel)`. */
export const sized = Object.fromEntries(
  Object.entries(size).map(([group, values]) => [
    group,
    Object.fromEntries(Object.keys(values).map((name) => [name, `var(--cw-${group}-${name})`])),
  ]),
) as Sized;

export const sizeVariables: Record<string, string> = {
  "--cw-code": fontStack.code,
  "--cw-heading": fontStack.heading,
  ...Object.fromEntries(Object.entries(font).map(([name, value]) => [`--cw-heading-${name}`, value])),
  ...Object.fromEntries(
    Object.entries(size).flatMap(([group, values]) =>
      Object.entries(values).map(([name, pixels]) => [`--cw-${group}-${name}`, `${pixels}px`]),
    ),
  ),
};

export const motion = { quick: "150ms", calm: "220ms", ease: "cubic-bezier(0.2, 0, 0, 1)" } as const;
