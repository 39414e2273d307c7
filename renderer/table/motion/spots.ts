import { gone, middle, type Track } from "./beats";
import type { Scene, Seen } from "./scene";

/** Where what moves comes from and goes to, by how the table lay before and lies now. */
export class Spots {
  constructor(
    private readonly before: Scene,
    private readonly now: Scene,
    /** All of the table. */
    private readonly room: DOMRect,
  ) {}

  seen(key: string): Seen | undefined {
    return this.now.get(key) ?? this.before.get(key);
  }

  /** What stands for the thing that goes this way. */
  shownFor({ thing, picture, from }: Track): Seen | undefined {
    if (picture === "now") return this.now.get(thing);
    if (picture === "before") return this.before.get(thing);
    const [goal, source] = [this.now.get(thing)?.card, this.sourceOf(from)?.card];
    const card = picture === "back" ? source : (goal ?? source);
    return card && { element: card.element, rect: goal?.rect ?? card.rect };
  }

  /** A thing goes from where it lay; a zone may lie elsewhere by now, and its cards come from there. */
  sourceOf(key: string | null): Seen | undefined {
    if (key === null) return undefined;
    if (!key.startsWith("zone ")) return this.before.get(key);
    const [now, was] = [this.now.get(key), this.before.get(key)];
    const card = now?.card ?? was?.card;
    const zone = now ?? was;
    return zone && { ...zone, ...(card && { card }) };
  }

  /** Where a leg ends; `own` is the thing that goes, and lies at `rect`. */
  goalOf(key: string, own: string | undefined, rect: DOMRect): DOMRect | undefined {
    if (key === gone) return undefined;
    if (key === own) return rect;
    if (key === middle) return this.middleFor(rect);
    const seen = this.seen(key);
    return (seen?.card ?? seen)?.rect;
  }

  /** Where all see it, as large as it can be read. */
  middleFor({ width, height }: DOMRect): DOMRect {
    const { room } = this;
    const high = Math.min(room.height * 0.42, 260);
    const wide = (width / height) * high;
    return new DOMRect(room.x + (room.width - wide) / 2, room.y + (room.height - high) / 2, wide, high);
  }

  /** How much larger than it lies it is seen at most. */
  growthOf({ legs, from }: Track, rect: DOMRect): number {
    const isHeld = from === middle || legs.some(({ to }) => to === middle);
    return isHeld && rect.height > 0 ? Math.max(1, this.middleFor(rect).height / rect.height) : 1;
  }

  /** What is shown of a zone only because of what flies there: nothing lay in it before. */
  firstOf({ thing, picture }: Track): Seen | undefined {
    const zone = this.now.get(thing);
    const isFirst = picture === "pile" && !this.before.get(thing)?.card;
    return isFirst && zone?.element.querySelectorAll("li").length === 1 ? zone.card : undefined;
  }
}
