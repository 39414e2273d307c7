import { drawingOf, pixelsOf } from "./drawings";

/** While nothing else is to be done, what lies on the table is drawn as it will be seen to fly. */

let waiting = 0;

export function warmUp(table: HTMLElement): void {
  cancelIdleCallback(waiting);
  let svgs: SVGSVGElement[] | null = null;
  let rounds = 0;
  const step = (time: IdleDeadline): void => {
    svgs ??= [...table.querySelectorAll<SVGSVGElement>("[data-thing^='card'] svg, [data-home] li:last-child svg")];
    const unread: SVGSVGElement[] = [];
    for (let svg = svgs.pop(); svg; svg = svgs.pop()) {
      const { width, height } = svg.getBoundingClientRect();
      const drawing = drawingOf(svg);
      if (!drawing.image) unread.push(svg);
      else pixelsOf(drawing, width * devicePixelRatio, height * devicePixelRatio);
      if (time.timeRemaining() < enough) break;
    }
    svgs.push(...unread);
    if (svgs.length > 0 && rounds++ < most) waiting = requestIdleCallback(step);
  };
  waiting = requestIdleCallback(step);
}

/** Milliseconds for one more drawing, and how often what couldn't be read is asked for. */
const [enough, most] = [6, 200];
