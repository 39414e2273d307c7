import type { Look } from "./look";
import styles from "./motion.module.css";
import { type Box, endOfSprite, extentOf, isUnderWay, type Sprite, spriteAt } from "./sprite";

/** One drawing over the table on which everything moves that flies: the page beneath stands still, and is not laid out again. */
export class SpriteCanvas {
  private canvas: HTMLCanvasElement | null = null;
  private frame = 0;
  private hidden: HTMLElement[] = [];

  constructor(private readonly layer: HTMLElement) {}

  /** `standIns` are what the sprites stand for on the page: hidden as long as they move. Tells when they begin to. */
  play(sprites: readonly Sprite<Look>[], standIns: readonly HTMLElement[], tell: () => void): void {
    if (sprites.length === 0) return;
    const made = canvasOver(extentWithin(this.layer, sprites));
    if (!made) return;
    const { canvas, pen, dots, corner } = made;
    this.canvas = canvas;
    this.layer.prepend(canvas);
    this.hidden = [...standIns];
    for (const each of this.hidden) each.dataset.aloft = "";
    const end = Math.max(...sprites.map(endOfSprite));
    const draw = (time: number, until: number): void => {
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, canvas.width, canvas.height);
      for (const isAbove of [false, true])
        for (const sprite of sprites)
          if (isUnderWay(sprite, time) === isAbove) {
            pen.setTransform(dots, 0, 0, dots, -corner.x * dots, -corner.y * dots);
            drawSprite(pen, sprite, time, until);
          }
    };
    // Time begins with the first picture: until then the page is busy with what has changed.
    let start: number | undefined;
    const tick = (): void => {
      const now = performance.now();
      const time = now - (start ?? now);
      if (time > end) {
        this.finish();
        return;
      }
      draw(time, now + (start === undefined ? patience.first : patience.later));
      if (start === undefined) {
        start = now;
        tell();
      }
      this.frame = requestAnimationFrame(tick);
    };
    draw(0, performance.now() + patience.first);
    this.frame = requestAnimationFrame(tick);
  }

  finish(): void {
    cancelAnimationFrame(this.frame);
    for (const each of this.hidden) delete each.dataset.aloft;
    this.hidden = [];
    this.canvas?.remove();
    this.canvas = null;
  }
}

/** How long looks may be drawn for in a frame, in milliseconds. */
const patience = { first: 60, later: 6 };

/** As far as anything is ever drawn of them, and no further than the table. */
function extentWithin({ clientWidth, clientHeight }: HTMLElement, sprites: readonly Sprite<Look>[]): Box {
  const { x, y, width, height } = extentOf(sprites);
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [right, bottom] = [Math.min(clientWidth, x + width), Math.min(clientHeight, y + height)];
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** More dots than these take longer than a frame where no graphics card draws them. */
const mostDots = 1_600_000;

function canvasOver({ x, y, width, height }: Box) {
  const dots = Math.min(devicePixelRatio, Math.max(1, Math.sqrt(mostDots / (width * height))));
  const canvas = document.createElement("canvas");
  canvas.className = styles.canvas!;
  canvas.width = Math.ceil(width * dots);
  canvas.height = Math.ceil(height * dots);
  Object.assign(canvas.style, { left: `${x}px`, top: `${y}px` });
  Object.assign(canvas.style, { width: `${canvas.width / dots}px`, height: `${canvas.height / dots}px` });
  const pen = canvas.getContext("2d");
  return pen && { canvas, pen, dots, corner: { x, y } };
}

function drawSprite(pen: CanvasRenderingContext2D, sprite: Sprite<Look>, time: number, until: number): void {
  const seen = spriteAt(sprite, time);
  if (!seen) return;
  const { pose, look } = seen;
  const { x, y, width, height } = sprite.box;
  pen.translate(x + width / 2 + pose.x, y + height / 2 + pose.y);
  if (pose.turn !== 0) pen.rotate((pose.turn * Math.PI) / 180);
  pen.scale(pose.scale * pose.squeeze, pose.scale);
  pen.globalAlpha = pose.opacity;
  look.draw(pen, { x: -width / 2, y: -height / 2, width, height }, until);
}
