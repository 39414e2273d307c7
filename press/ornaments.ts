import type { Ornament } from "../schemas/template-layers";
import { type Box, digits, ellipsePath } from "./geometry";

/** Rules: lines across a box, with an ornament in their middle as high as the box. One outline each, to be filled. */

interface Measures {
  box: Box;
  /** Of the line, mm. */
  thick: number;
}

export const rulePath = (ornament: Ornament, box: Box, thick: number): string => drafts[ornament]({ box, thick });

const drafts: Record<Ornament, (measures: Measures) => string> = {
  plain: ({ box, thick }) => bar(box.x, box.x + box.width, middleOf(box)[1], thick),
  double: ({ box, thick }) => {
    const [, y] = middleOf(box);
    const apart = Math.max(thick * 1.5, box.height * 0.25);
    return [y - apart, y + apart].map((at) => bar(box.x, box.x + box.width, at, at < y ? thick * 1.6 : thick)).join("");
  },
  dots: (measures) => {
    const { box } = measures;
    const [x, y] = middleOf(box);
    const r = box.height * 0.18;
    const dots = [-1, 0, 1].map((at) => dot(x + at * box.height * 0.8, y, at === 0 ? r * 1.4 : r));
    return dots.join("") + tapered(measures, box.height * 1.5);
  },
  diamond: (measures) => {
    const { box } = measures;
    const [x, y] = middleOf(box);
    const [wide, tall] = [box.height * 0.6, box.height / 2];
    return `M${at(x - wide, y)}L${at(x, y - tall)}L${at(x + wide, y)}L${at(x, y + tall)}Z${tapered(measures, box.height * 1.1)}`;
  },
  leaves: (measures) => {
    const { box } = measures;
    const [x, y] = middleOf(box);
    const leaf = (way: 1 | -1): string => {
      const [foot, tip, bent] = [x + way * box.height * 0.4, x + way * box.height * 2, x + way * box.height * 0.9];
      return `M${at(foot, y)}Q${at(bent, y - box.height)} ${at(tip, y)}Q${at(bent, y + box.height * 0.35)} ${at(foot, y)}Z`;
    };
    return leaf(-1) + leaf(1) + dot(x, y, box.height * 0.17) + tapered(measures, box.height * 2.4);
  },
  swelling: ({ box, thick }) => {
    const [x, y] = middleOf(box);
    const swell = Math.min(box.height, thick * 3);
    return `M${at(box.x, y)}Q${at(x, y - swell)} ${at(box.x + box.width, y)}Q${at(x, y + swell)} ${at(box.x, y)}Z`;
  },
};

const at = (x: number, y: number): string => `${digits(x)} ${digits(y)}`;
const middleOf = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];
const dot = (x: number, y: number, r: number): string =>
  ellipsePath({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });

const bar = (from: number, to: number, y: number, thick: number): string =>
  `M${at(from, y - thick / 2)}H${digits(to)}V${digits(y + thick / 2)}H${digits(from)}Z`;

/** Two lines beside an ornament, thin at their outer ends; none where it leaves no room for them. */
function tapered({ box, thick }: Measures, reach: number): string {
  const [x, y] = middleOf(box);
  if (reach * 1.3 > box.width / 2) return "";
  const line = (way: 1 | -1): string => {
    const [tip, end] = [x + (way * box.width) / 2, x + way * reach];
    return `M${at(tip, y)}L${at(end, y - thick / 2)}V${digits(y + thick / 2)}Z`;
  };
  return line(-1) + line(1);
}
