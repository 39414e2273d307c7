import type { Bounds, Place } from "./extent";

/** Which part of the surface is seen, and how large. Written to the page at once: looking around draws nothing anew. */

/** Pixels of the page for a millimetre, before it is made larger or smaller. */
export const unit = 2;
const limits = { least: 0.15, most: 3 };
const margin = 16;

export class Camera {
  private x = 0;
  private y = 0;
  scale = 1;

  constructor(
    private readonly frame: HTMLElement,
    private readonly surface: HTMLElement,
  ) {}

  /** The millimetre under a point of the window. */
  at(clientX: number, clientY: number): Place {
    const { left, top } = this.frame.getBoundingClientRect();
    const per = this.scale * unit;
    return { x: (clientX - left - this.x) / per, y: (clientY - top - this.y) / per };
  }

  middle(): Place {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    return this.at(left + width / 2, top + height / 2);
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.write();
  }

  /** Larger or smaller, while the point of the window under the hand stays where it is. */
  zoom(factor: number, clientX: number, clientY: number): void {
    const { left, top } = this.frame.getBoundingClientRect();
    const scale = Math.min(limits.most, Math.max(limits.least, this.scale * factor));
    const real = scale / this.scale;
    this.x = clientX - left - (clientX - left - this.x) * real;
    this.y = clientY - top - (clientY - top - this.y) * real;
    this.scale = scale;
    this.write();
  }

  zoomMiddle(factor: number): void {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    this.zoom(factor, left + width / 2, top + height / 2);
  }

  fit(bounds: Bounds | null): void {
    const { clientWidth, clientHeight } = this.frame;
    const { left, top, right, bottom } = bounds ?? { left: -300, top: -180, right: 300, bottom: 180 };
    const [across, down] = [(right - left) * unit, (bottom - top) * unit];
    const fitting = Math.min((clientWidth - 2 * margin) / across, (clientHeight - 2 * margin) / down);
    this.scale = Math.min(1.25, Math.max(limits.least, fitting));
    this.x = clientWidth / 2 - ((left + right) / 2) * unit * this.scale;
    this.y = clientHeight / 2 - ((top + bottom) / 2) * unit * this.scale;
    this.write();
  }

  private write(): void {
    this.surface.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.frame.style.setProperty("--zoom", String(this.scale));
  }
}
