import { type Box, type Matrix, numbersFrom } from "../geometry";
import type { Icon } from "../icon-source";
import type { Pen, Place } from "../pen";
import { colourIn, lightAt } from "./art-light";
import type {
  ArtColours,
  ArtStyle,
  CompanionsLayer,
  FigureLayer,
  FigureLook,
  FormLayer,
  LayerInk,
  LightLayer,
  RaysLayer,
  ScatterLayer,
  Scenery,
  SceneryLayer,
  Spot,
  WashLayer,
} from "./art-style";
import { type ChosenPicture, choosePicture } from "./choose-picture";
import { drawFigure } from "./draw-figure";
import { discAt, formPath, looksOf, raysPath, wholeDisc } from "./forms";

/**
 * A picture for a card that has none, composed from its game's style: sky, ground, weather and things in several depths,
 * in the light of one lamp. Only shapes of the scene, so that every output draws the same.
 */
export function drawPicture(
  style: ArtStyle,
  pen: Pen,
  place: Place,
  /** mm that lie under other layers. */
  { foot = 0, right = 0 }: { foot?: number | undefined; right?: number | undefined } = {},
): boolean {
  const chosen = choosePicture(style, pen.cardId, place.scope);
  const figure = chosen && pen.icon(chosen.figure);
  if (!chosen || !figure || place.box.height <= 0 || place.box.width <= 0) return false;
  const { width, height } = place.box;
  const picture = new Picture(
    style,
    chosen,
    figure,
    pen,
    place,
    Math.min(foot, height / 2),
    Math.min(right, width / 2),
  );
  for (const layer of (style.sceneries[chosen.scenery] as Scenery).layers) picture.draw(layer);
  return true;
}

/** Forms are as wide as a multiple of this, so that pictures of nearly the same proportions share them. */
const formStep = 75;

class Picture {
  private readonly unit: number;
  private readonly lamp: Spot;
  private readonly look: FigureLook;
  private readonly isMirrored: boolean;
  private readonly colours: ArtColours;

  constructor(
    style: ArtStyle,
    private readonly chosen: ChosenPicture,
    private readonly figure: Icon,
    private readonly pen: Pen,
    private readonly place: Place,
    /** mm at the foot, where only the ground goes on. */
    private readonly covered: number,
    /** mm at its right, where nothing stands. */
    private readonly taken: number,
  ) {
    this.colours = style.colours[chosen.colours] as ArtColours;
    this.look = style.figure;
    this.unit = (place.box.height - covered) / 100;
    this.lamp = style.sceneries[chosen.scenery]?.light ?? lightAt(chosen.light);
    this.isMirrored = chosen.random() < 0.5;
  }

  draw(layer: SceneryLayer): void {
    if ("wash" in layer) this.wash(layer);
    else if ("form" in layer) this.form(layer);
    else if ("icons" in layer) this.scatter(layer);
    else if ("light" in layer) this.light(layer);
    else if ("rays" in layer) this.rays(layer);
    else if ("figure" in layer) this.stand(this.figure, this.figureAt(layer), layer.y, layer.figure, this.isMirrored);
    else this.companions(layer);
  }

  private readonly colour = (name: string): string => colourIn(this.colours, name, this.chosen.light);
  private readonly x = (percent: number): number => this.place.box.x + (this.place.box.width * percent) / 100;
  private readonly y = (percent: number): number => this.place.box.y + this.unit * percent;

  private wash({ wash: [top, bottom], y = 0, height = 100, opacity }: WashLayer): void {
    const more = y + height >= 100 ? this.covered : 0;
    const box: Box = { ...this.place.box, y: this.y(y), height: this.unit * height + more };
    const fade = { to: this.colour(bottom), line: [0, box.y, 0, box.y + box.height] as const };
    this.pen.add(
      {
        kind: "rect",
        box,
        fill: this.colour(top),
        ...(top !== bottom && { fade }),
        ...(opacity !== undefined && { opacity }),
        thrift: "pale",
      },
      this.place,
    );
  }

  private form(layer: FormLayer): void {
    const { form, x = 0, y = 0, width = 100, height = 100 } = layer;
    const { random } = this.chosen;
    const look = Math.floor(random() * looksOf);
    const tall = this.unit * height;
    const wide = (this.place.box.width * width) / 100;
    // Across as many units as the picture is wide, whatever the form's own height.
    const span = Math.max(formStep, Math.ceil(wide / this.unit / formStep) * formStep);
    const d = formPath(form, span, look, numbersFrom(look * 7919 + form.length));
    const isFlipped = layer.line === undefined && random() < 0.5;
    const across = wide / span;
    const matrix: Matrix = isFlipped
      ? [-across, 0, 0, tall / 100, this.x(x) + wide, this.y(y)]
      : [across, 0, 0, tall / 100, this.x(x), this.y(y)];
    this.ink(d, layer, matrix, [0, 0, 0, 100], Math.sqrt(Math.abs(across * tall) / 100));
    if (layer.line === undefined && y + height >= 100) this.goOn(layer);
  }

  /** Downwards from where the picture would end. */
  private goOn({ color, to = color, opacity }: LayerInk): void {
    if (this.covered === 0) return;
    const box: Box = { ...this.place.box, y: this.y(99), height: this.unit + this.covered };
    const ink = { fill: this.colour(to), ...(opacity !== undefined && { opacity }) };
    this.pen.add({ kind: "rect", box, ...ink, thrift: "pale" }, this.place);
  }

  private ink(
    d: string,
    { color, to, line, opacity }: LayerInk,
    matrix: Matrix,
    down: readonly [number, number, number, number],
    scale: number,
  ): void {
    const ink = this.colour(color);
    this.pen.path(
      d,
      {
        ...(line === undefined
          ? { fill: ink, ...(to !== undefined && { fade: { to: this.colour(to), line: down } }) }
          : { stroke: ink, strokeWidth: Math.round((line / scale) * 1000) / 1000, cap: "round" as const }),
        ...(opacity !== undefined && { opacity }),
        matrix,
        isCommon: true,
        thrift: "pale",
      },
      this.place,
    );
  }

  private scatter(layer: ScatterLayer): void {
    const { icons, count, x, y, size, turn = 0 } = layer;
    const { random } = this.chosen;
    const within = ([least, most]: readonly [number, number]): number => least + (most - least) * random();
    const number = Math.round(within(count));
    for (let index = 0; index < number; index++) {
      const name = icons[Math.floor(random() * icons.length)] as string;
      const icon = name === "figure" ? this.figure : this.pen.icon(name);
      // Each has its own part of the width, so that they don't all stand in one place.
      const part = (x[1] - x[0]) / number;
      const [at, foot, tall] = [x[0] + part * (index + random()), this.y(within(y)), this.unit * within(size)];
      const [isFlipped, angle] = [random() < 0.5, ((random() - 0.5) * 2 * turn * Math.PI) / 180];
      if (!icon) continue;
      const scale = tall / icon.height;
      const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
      const flip = isFlipped ? -1 : 1;
      const [cx, cy] = [icon.width / 2, icon.height];
      const matrix: Matrix = [
        cos * flip,
        sin * flip,
        -sin,
        cos,
        this.x(at) - cos * flip * cx + sin * cy,
        foot - sin * flip * cx - cos * cy,
      ];
      this.ink(icon.d, layer, matrix, [0, 0, 0, icon.height], scale);
    }
  }

  private light({ light, size, halo = 0 }: LightLayer): void {
    const [x, y] = [this.x(this.lamp[0]), this.y(this.lamp[1])];
    const fill = this.colour(light);
    const disc = (r: number): Matrix => discAt({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });
    for (let ring = halo; ring > 0; ring--) {
      const matrix = disc(this.unit * size * (1 + ring * 0.55));
      this.pen.path(wholeDisc, { fill, opacity: 0.2, matrix, thrift: "pale" }, this.place);
    }
    this.pen.path(wholeDisc, { fill, matrix: disc(this.unit * size), thrift: "pale" }, this.place);
  }

  private rays({ rays, opacity, count = 12 }: RaysLayer): void {
    const [x, y] = [this.x(this.lamp[0]), this.y(this.lamp[1])];
    const scale = (this.place.box.width + this.place.box.height) / 100;
    this.pen.path(
      raysPath(count),
      { fill: this.colour(rays), opacity, matrix: [scale, 0, 0, scale, x, y], thrift: "pale" },
      this.place,
    );
  }

  private companions({ companions }: CompanionsLayer): void {
    this.chosen.companions.forEach((name, index) => {
      const [icon, spot] = [this.pen.icon(name), companions[index % companions.length]];
      if (icon && spot) this.stand(icon, this.isMirrored ? 100 - spot[0] : spot[0], spot[1], spot[2], false, true);
    });
  }

  /** It makes room for a companion. */
  private figureAt({ x = 50 }: FigureLayer): number {
    const aside = this.chosen.companions.length === 1 ? 5 : 0;
    return this.isMirrored ? 100 - x - aside : x + aside;
  }

  private stand(icon: Icon, x: number, y: number, size: number, isMirrored: boolean, isBeside = false): void {
    const { box } = this.place;
    const room = box.width - this.taken;
    const tall = Math.min(this.unit * size, room * 0.9);
    const [dx, dy] = [this.lamp[0] - x, this.lamp[1] - (y - size / 2)];
    const far = Math.hypot(dx, dy) || 1;
    const standing = { x: box.x + (room * x) / 100, y: this.y(y), size: tall, isMirrored };
    drawFigure(
      icon,
      standing,
      this.look,
      isBeside ? undefined : [dx / far, dy / far],
      this.colour,
      this.pen,
      this.place,
    );
  }
}
