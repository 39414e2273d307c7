import type { LayerOf } from "../../schemas/template-layers";
import { adjustedArt } from "../adjusted-art";
import { drawPicture } from "../art/draw-picture";
import type { Pen, Place } from "../pen";
import { drawPlaceholder } from "../placeholder";
import type { ImageItem } from "../scene";
import { readPath } from "../values";

export const art = {
  draw(layer: LayerOf<"art">, pen: Pen, place: Place): void {
    const clip = pen.clip(place.box, layer.radius ?? 0, place);
    const inside: Place = { ...place, clip };
    const source = readPath("card.art.file", place.scope);
    const picture = typeof source === "string" && source !== "" ? source : undefined;
    if (picture !== undefined && pen.surroundings.hasPicture(picture)) {
      const item: ImageItem = {
        kind: "image",
        source: picture,
        box: place.box,
        fit: layer.fit ?? "fill",
        ...adjustedArt(readPath("card.art", place.scope)),
      };
      pen.add(item, inside);
    } else {
      if (picture !== undefined) pen.report("press/missing-art", "/art", { file: picture });
      const { style } = pen.surroundings;
      if (!style || !drawPicture(style, pen, inside, { foot: layer.cover, right: layer.coverRight }))
        drawPlaceholder(layer.placeholder, pen, inside);
    }
    if (layer.stroke) {
      const ink = pen.ink(
        { stroke: layer.stroke, ...(layer.strokeWidth !== undefined && { strokeWidth: layer.strokeWidth }) },
        place.scope,
      );
      pen.add({ kind: "rect", box: place.box, radius: layer.radius ?? 0, ...ink }, place);
    }
  },
};
