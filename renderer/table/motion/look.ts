import { type Recording, record } from "./recording";
import type { Box } from "./sprite";

/** How a thing looks: drawn once as the page shows it, at the size at which it will be seen, and then only moved. */
export class Look {
  private recording: Recording;
  private pixels: OffscreenCanvas | null = null;
  private isWhole = false;
  private readonly zoom: number;

  /** `grown` is how much larger than on the page it is seen at most. */
  constructor(
    private readonly element: HTMLElement,
    grown = 1,
  ) {
    this.recording = record(element);
    this.zoom = devicePixelRatio * grown;
  }

  /** As far as it reaches, against the corner of the thing. */
  get box(): Box {
    return this.recording.box;
  }

  /** Something of it has changed on the page. */
  renew(): void {
    if (!this.element.isConnected) return;
    this.recording = record(this.element);
    this.isWhole = false;
  }

  /** Around its own corner, which lies at `box`. What isn't drawn by its time is drawn in a later frame. */
  draw(pen: CanvasRenderingContext2D, { x, y, width, height }: Box, until: number): void {
    if (!this.isWhole && performance.now() < until) this.render();
    const { box } = this.recording;
    if (this.pixels) pen.drawImage(this.pixels, x + box.x, y + box.y, box.width, box.height);
    else {
      pen.fillStyle = "#fffdf8";
      pen.fillRect(x, y, width, height);
    }
  }

  private render(): void {
    if (!this.recording.hasFace) this.recording = this.element.isConnected ? record(this.element) : this.recording;
    const { box, strokes, hasFace } = this.recording;
    this.pixels = new OffscreenCanvas(Math.ceil(box.width * this.zoom), Math.ceil(box.height * this.zoom));
    const pen = this.pixels.getContext("2d");
    if (!pen) return;
    pen.scale(this.pixels.width / box.width, this.pixels.height / box.height);
    pen.translate(-box.x, -box.y);
    let isDone = true;
    for (const stroke of strokes) isDone = stroke(pen, this.zoom) && isDone;
    this.isWhole = isDone && hasFace;
  }
}
