import { packGlyphs, writeTables } from "../../press/font-subset";

/** Fonts of a few signs, made for a test: as TrueType or with PostScript outlines, so that nobody's font has to lie here. */

export interface TinyFont {
  /** Each becomes a disc as wide as the letter. */
  signs: string;
  name?: string;
  copyright?: string;
  licence?: string;
  /** OS/2 fsType; 2 forbids embedding. */
  embedding?: number;
  weight?: number;
  /** An fvar table with one axis. */
  isVariable?: boolean;
}

const unitsPerEm = 1000;
const advance = 1000;
const box = [50, -100, 950, 800] as const;

const u16 = (...values: number[]): number[] => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u32 = (...values: number[]): number[] => values.flatMap((value) => u16(value >>> 16, value & 0xffff));
const bytes = (values: readonly number[]): Uint8Array => Uint8Array.from(values);
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** A circle of eight points, every other one off the curve. */
function disc(): Uint8Array {
  const [left, bottom, right, top] = box;
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const points: [number, number, number][] = [
    [right, y, 1],
    [right, top, 0],
    [x, top, 1],
    [left, top, 0],
    [left, y, 1],
    [left, bottom, 0],
    [x, bottom, 1],
    [right, bottom, 0],
  ];
  const steps = (axis: 0 | 1) =>
    points.map((point, index) => Math.round(point[axis] - (points[index - 1]?.[axis] ?? 0)));
  return bytes([
    ...u16(1, ...box),
    ...u16(points.length - 1, 0),
    ...points.map(([, , on]) => on),
    ...u16(...steps(0), ...steps(1)),
  ]);
}

function shared({ signs, name = "Tiny", copyright = "", licence = "", embedding = 0, weight = 400 }: TinyFont) {
  const points = [...signs].map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const count = points.length + 1;
  const groups = points.flatMap((point, index) => u32(point, point, index + 1));
  const names: [number, string][] = [
    [0, copyright],
    [1, name],
    [2, "Regular"],
    [4, `${name} Regular`],
    [6, `${name.replaceAll(" ", "")}-Regular`],
    [13, licence],
  ];
  const strings = names.filter(([, text]) => text !== "");
  let at = 0;
  const records = strings.flatMap(([id, text]) => {
    const record = u16(3, 1, 0x409, id, text.length * 2, at);
    at += text.length * 2;
    return record;
  });
  const texts = strings.flatMap(([, text]) => [...text].flatMap((letter) => u16(letter.charCodeAt(0))));
  const tables: [string, number[]][] = [
    [
      "OS/2",
      [
        ...u16(4, advance, weight, 5, embedding),
        ...new Array(22).fill(0),
        ...new Array(10).fill(0),
        ...new Array(54).fill(0),
      ],
    ],
    ["cmap", [...u16(0, 1, 3, 10), ...u32(12), ...u16(12, 0), ...u32(16 + groups.length, 0, points.length), ...groups]],
    [
      "head",
      [
        ...u16(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 3, unitsPerEm),
        ...new Array(16).fill(0),
        ...u16(...box, 0, 8, 2, 1, 0),
      ],
    ],
    ["hhea", u16(1, 0, 880, -120, 0, advance, 0, 0, advance, 1, 0, 0, 0, 0, 0, 0, 0, count)],
    ["hmtx", Array.from({ length: count }, () => u16(advance, box[0])).flat()],
    ["name", [...u16(0, strings.length, 6 + records.length), ...records, ...texts]],
    ["post", [...u32(0x00030000, 0), ...u16(-100, 50), ...u32(0, 0, 0, 0, 0)]],
  ];
  return { count, tables: tables.map(([tag, content]) => ({ tag, bytes: bytes(content) })) };
}

export function tinyTrueType(font: TinyFont): Uint8Array {
  const { count, tables } = shared(font);
  const { glyf, loca } = packGlyphs([new Uint8Array(0), ...Array.from({ length: count - 1 }, disc)]);
  const maxp = bytes(u16(1, 0, count, 8, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0));
  const fvar = bytes([
    ...u16(1, 0, 16, 2, 1, 20, 0, 8),
    ...ascii("wght"),
    ...u32(100 << 16, 400 << 16, 900 << 16),
    ...u16(0, 256),
  ]);
  const all = [
    ...tables,
    { tag: "glyf", bytes: glyf },
    { tag: "loca", bytes: loca },
    { tag: "maxp", bytes: maxp },
    ...(font.isVariable ? [{ tag: "fvar", bytes: fvar }] : []),
  ];
  return writeTables(all.sort((a, b) => (a.tag < b.tag ? -1 : 1)));
}

/** The same with its outlines in a CFF table: cubic curves. */
export function tinyOpenType(font: TinyFont): Uint8Array {
  const { count, tables } = shared(font);
  const cff = { tag: "CFF ", bytes: bytes(compactFont(count)) };
  const maxp = { tag: "maxp", bytes: bytes([...u32(0x00005000), ...u16(count)]) };
  const file = writeTables([...tables, cff, maxp].sort((a, b) => (a.tag < b.tag ? -1 : 1)));
  file.set(ascii("OTTO"));
  return file;
}

const number = (value: number): number[] => [29, ...u32(value)];
const charNumber = (value: number): number[] => [28, ...u16(value)];

function index(items: readonly number[][]): number[] {
  if (items.length === 0) return u16(0);
  const offsets = [1];
  for (const item of items) offsets.push((offsets.at(-1) ?? 1) + item.length);
  return [...u16(items.length), 4, ...offsets.flatMap((offset) => u32(offset)), ...items.flat()];
}

function compactFont(count: number): number[] {
  const [left, bottom, right, top] = box;
  const [rx, ry] = [(right - left) / 2, (top - bottom) / 2];
  const [cx, cy] = [Math.round(rx * 0.5523), Math.round(ry * 0.5523)];
  const curve = (...steps: number[]): number[] => [...steps.flatMap(charNumber), 8];
  const drawn = [
    ...charNumber(right),
    ...charNumber(bottom + ry),
    21,
    ...curve(0, cy, cx - rx, ry - cy, -cx, 0),
    ...curve(-cx, 0, cx - rx, cy - ry, 0, -cy),
    ...curve(0, -cy, rx - cx, cy - ry, cx, 0),
    ...curve(cx, 0, rx - cx, ry - cy, 0, cy),
    14,
  ];
  const before = [...bytes([1, 0, 4, 4]), ...index([ascii("Tiny")])];
  const strings = index(Array.from({ length: count - 1 }, (_, at) => ascii(`g${at}`)));
  const charset = [0, ...Array.from({ length: count - 1 }, (_, at) => u16(391 + at)).flat()];
  const glyphs = index([[14], ...Array.from({ length: count - 1 }, () => drawn)]);
  const privateDict = [...number(advance), 20];
  const top_ = (places: [number, number, number]): number[] =>
    index([
      [...number(places[0]), 15, ...number(places[1]), 17, ...number(privateDict.length), ...number(places[2]), 18],
    ]);
  const start = before.length + top_([0, 0, 0]).length + strings.length + index([]).length;
  const places: [number, number, number] = [start, start + charset.length, start + charset.length + glyphs.length];
  return [...before, ...top_(places), ...strings, ...index([]), ...charset, ...glyphs, ...privateDict];
}
