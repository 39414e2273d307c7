/**
 * How people see colours who see them otherwise, as far as a screen can show: a matrix over linear light for each way
 * (Machado, Oliveira and Fernandes 2009, in full; grey by luminance).
 */
type Row = readonly [red: number, green: number, blue: number];
type LightMatrix = readonly [Row, Row, Row];

export const colourVisions = {
  protan: {
    title: "Without red (protan)",
    matrix: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  deutan: {
    title: "Without green (deutan)",
    matrix: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
  tritan: {
    title: "Without blue (tritan)",
    matrix: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  },
  grey: {
    title: "Without colours",
    matrix: [
      [0.2126, 0.7152, 0.0722],
      [0.2126, 0.7152, 0.0722],
      [0.2126, 0.7152, 0.0722],
    ],
  },
} as const satisfies Readonly<Record<string, { title: string; matrix: LightMatrix }>>;
export type ColourVision = keyof typeof colourVisions;

/** For an SVG filter that works on linear light. */
export const filterMatrix = (vision: ColourVision): string =>
  [...colourVisions[vision].matrix.map((row) => [...row, 0, 0]), [0, 0, 0, 1, 0]].map((row) => row.join(" ")).join(" ");
