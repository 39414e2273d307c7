/** A chart as a file of its own: its shapes, with the colours that the page gives them written down. */

const looks = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "font-family",
  "font-size",
] as const;
const shapes = "rect, circle, line, path, polyline, text";

export function chartSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll<SVGGraphicsElement>(shapes);
  for (const [n, shape] of [...copy.querySelectorAll<SVGGraphicsElement>(shapes)].entries()) {
    const look = getComputedStyle(originals[n]!);
    for (const name of looks) shape.setAttribute(name, look.getPropertyValue(name));
    if (shape instanceof SVGTextElement) shape.setAttribute("dominant-baseline", "central");
  }
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const name of one.getAttributeNames())
      if (/^(class|style|tabindex|role|aria-|data-)/.test(name)) one.removeAttribute(name);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(copy);
}
