import { outOfPlace } from "../../press/drawn-markup";
import { RecentMap } from "../../press/recent-map";

/** Drawings of the page (faces, symbols) as pixels: read once, and drawn once for each size at which they are seen. */

export interface Drawing {
  /** Null until it is read. */
  image: HTMLImageElement | null;
  nth: number;
}

const byElement = new WeakMap<SVGSVGElement, Drawing>();
const byMarkup = new RecentMap<string, Drawing>(400);
const pixels = new RecentMap<string, OffscreenCanvas>(400);
const pictures = new RecentMap<string, Promise<string | null>>(400);
let made = 0;

/** Nothing is drawn that doesn't stand in the page, as whoever looks at it may see it. */
export function drawingOf(svg: SVGSVGElement): Drawing {
  const known = byElement.get(svg);
  if (known) return known;
  const markup = outOfPlace(new XMLSerializer().serializeToString(svg));
  const { color } = getComputedStyle(svg);
  const key = `${color} ${markup}`;
  let drawing = byMarkup.get(key);
  if (!drawing) {
    drawing = { image: null, nth: made++ };
    byMarkup.set(key, drawing);
    void read(drawing, svg.cloneNode(true) as SVGSVGElement, color);
  }
  byElement.set(svg, drawing);
  return drawing;
}

/** Undefined until it can be drawn. */
export function pixelsOf({ image, nth }: Drawing, width: number, height: number): OffscreenCanvas | undefined {
  const [wide, high] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  const key = `${nth} ${wide} ${high}`;
  const known = pixels.get(key);
  if (known || !image) return known;
  const canvas = new OffscreenCanvas(wide, high);
  canvas.getContext("2d")?.drawImage(image, 0, 0, wide, high);
  pixels.set(key, canvas);
  return canvas;
}

async function read(drawing: Drawing, svg: SVGSVGElement, color: string): Promise<void> {
  svg.setAttribute("color", color);
  // As a picture of its own it fetches nothing: what it shows is put into it.
  for (const shown of svg.querySelectorAll("image")) {
    const data = await embedded(shown.getAttribute("href") ?? "");
    if (data === null) shown.remove();
    else shown.setAttribute("href", data);
  }
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" }),
  );
  const image = await imageAt(address);
  URL.revokeObjectURL(address);
  drawing.image = image;
}

/** Pixels that a picture on a card is never seen larger than. */
const largest = 800;

function embedded(address: string): Promise<string | null> {
  if (address.startsWith("data:")) return Promise.resolve(address);
  const known = pictures.get(address);
  if (known) return known;
  const made = imageAt(address).then((image) => {
    if (!image) return null;
    const shrunk = Math.min(1, largest / Math.max(image.naturalWidth, image.naturalHeight, 1));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(image.naturalWidth * shrunk));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * shrunk));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp");
  });
  pictures.set(address, made);
  return made;
}

/** Null for what can't be read as a picture: the page shows nothing there either. */
async function imageAt(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  const isRead = await image.decode().then(
    () => true,
    () => false,
  );
  return isRead ? image : null;
}
