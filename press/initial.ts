import type { TextStyle } from "../schemas/template-style";
import { drawText } from "./draw-text";
import { millimetresPerPoint } from "./geometry";
import { atEase, type Pen, type Place } from "./pen";
import { type Setting, setText } from "./set-text";
import type { Notch } from "./text-room";

/** A large first letter, which the first lines stand beside. */
export interface Initial {
  letter: string;
  /** What the text goes on with. */
  rest: string;
  notch: Notch;
  /** Against the size of the text. */
  scale: number;
  style: NonNullable<TextStyle["initial"]>;
}

/** Between the letter and the lines beside it, as a multiple of the size of the text. */
const air = 0.2;
const markup = /\*|\{[^}]*\}/g;
const firstLetter = /^(?:\*\*|\*)?(\p{Lu})/u;

/** Undefined where the text doesn't begin with a capital, in letters that run to the left, and before too few words. */
export function initialOf(words: string, style: TextStyle, pen: Pen, boxWidth: number): Initial | undefined {
  const letter = style.initial && firstLetter.exec(words)?.[1];
  if (!style.initial || letter === undefined) return undefined;
  const { lines } = style.initial;
  const [first = ""] = words.split("\n");
  const length = pen.face(style.font, false, false).shape(first.replace(markup, "")).advance;
  if (length * style.size * millimetresPerPoint < (lines - 0.75) * boxWidth) return undefined;
  const { capHeight } = pen.face(style.font, style.bold === true, style.italic === true);
  const face = pen.face(style.initial.font ?? style.font, style.bold === true, style.italic === true);
  // From the first line's capitals down to the last one's foot.
  const scale = ((lines - 1) * (style.leading ?? usualLeading) + capHeight) / face.capHeight;
  const width = face.shape(letter).advance * scale + air;
  return { letter, rest: words.replace(letter, ""), notch: { width, lines }, scale, style: style.initial };
}
const usualLeading = 1.15;

export function drawInitial(
  { letter, scale, style }: Initial,
  text: Setting,
  of: TextStyle,
  pen: Pen,
  place: Place,
): void {
  const size = text.size * scale;
  const { box } = place;
  const unit = text.size * millimetresPerPoint;
  const { capHeight } = pen.face(of.font, of.bold === true, of.italic === true);
  const face = pen.face(style.font ?? of.font, of.bold === true, of.italic === true);
  const top = box.y + text.padding + ((text.leading - capHeight) * unit) / 2;
  const large = size * millimetresPerPoint;
  const look: TextStyle = {
    size,
    leading: 1,
    ...(of.bold && { bold: true }),
    ...(of.italic && { italic: true }),
    ...((style.font ?? of.font) && { font: style.font ?? of.font }),
    ...((style.color ?? of.color) && { color: style.color ?? of.color }),
  };
  const at = {
    x: box.x + text.padding,
    y: top - ((1 - face.capHeight) * large) / 2,
    width: large * 2,
    height: large,
  };
  drawText(setText(letter, look, at.width, at.height, pen, atEase), look, pen, { ...place, box: at });
}
