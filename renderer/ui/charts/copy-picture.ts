import { fontStack } from "../../theme/tokens";

/**
 * A chart as a picture, with its title and its answer: drawn anew from the shapes on the page, so that it has their colours and
 * the studio's own letters.
 */

const [margin, scale, leading] = [24, 2, 20];

export const copyPicture = (...chart: Parameters<typeof chartPicture>): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ "image/png": chartPicture(...chart) })]);

export function chartPicture(drawing: SVGSVGElement, title: string, sentences: readonly string[]): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--cw-${name}`).trim();
  const box = drawing.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  const ink = canvas.getContext("2d")!;
  const plain = `14px ${fontStack.interface}`;
  ink.font = plain;
  const lines = wrapped(ink, sentences.join(" "), Math.max(box.width, 280));
  const top = margin + 28 + lines.length * leading + 12;
  canvas.width = (Math.max(box.width, 280) + 2 * margin) * scale;
  canvas.height = (top + box.height + margin) * scale;
  ink.scale(scale, scale);
  ink.fillStyle = colour("surface");
  ink.fillRect(0, 0, canvas.width, canvas.height);
  ink.fillStyle = colour("text");
  ink.textBaseline = "middle";
  ink.font = `600 18px ${fontStack.heading}`;
  ink.fillText(title, margin, margin + 8);
  ink.font = plain;
  for (const [n, line] of lines.entries()) ink.fillText(line, margin, margin + 36 + n * leading);
  ink.translate(margin, top);
  for (const shape of drawing.querySelectorAll<SVGGraphicsElement>("rect, circle, line, path, text")) draw(ink, shape);
  return new Promise<Blob>((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error("The chart is too large for a picture."))),
      "image/png",
    ),
  );
}

function wrapped(ink: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && ink.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
}

function draw(ink: CanvasRenderingContext2D, shape: SVGGraphicsElement): void {
  const look = getComputedStyle(shape);
  const number = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  ink.save();
  const turn = shape.transform.baseVal.consolidate()?.matrix;
  if (turn) ink.transform(turn.a, turn.b, turn.c, turn.d, turn.e, turn.f);
  ink.fillStyle = look.fill === "none" ? "transparent" : look.fill;
  ink.strokeStyle = look.stroke === "none" ? "transparent" : look.stroke;
  ink.lineWidth = Number.parseFloat(look.strokeWidth);
  ink.setLineDash(look.strokeDasharray === "none" ? [] : look.strokeDasharray.split(/[\s,]+/).map(Number.parseFloat));
  if (shape instanceof SVGTextElement) {
    ink.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    ink.textAlign = ({ middle: "center", end: "right" } as const)[look.textAnchor] ?? "left";
    ink.textBaseline = "middle";
    ink.fillText(shape.textContent ?? "", number("x"), number("y"));
  } else {
    const outline = outlineOf(shape, number);
    ink.globalAlpha = Number(look.fillOpacity);
    ink.fill(outline);
    ink.globalAlpha = 1;
    ink.stroke(outline);
  }
  ink.restore();
}

function outlineOf(shape: SVGGraphicsElement, number: (name: string) => number): Path2D {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  const outline = new Path2D();
  if (shape instanceof SVGRectElement)
    outline.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  else if (shape instanceof SVGCircleElement) outline.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  else {
    outline.moveTo(number("x1"), number("y1"));
    outline.lineTo(number("x2"), number("y2"));
  }
  return outline;
}
