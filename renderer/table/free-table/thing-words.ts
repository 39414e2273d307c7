import type { SeenThing } from "../../../engine/free-table/view";
import { count } from "../../state/count";
import type { NameOf } from "./card-names";

/** What a thing is called by those who listen, and in lists. */
export function thingWords(thing: SeenThing, nameOf: NameOf): string {
  switch (thing.kind) {
    case "cards": {
      const top = thing.top === null ? null : nameOf(thing.top);
      if (thing.count === 1) return [top ?? "A card, face down", thing.label].filter(Boolean).join(", ");
      const name = thing.label ?? "Stack";
      return `${name}, ${count(thing.count, "card")}, ${top === null ? "face down" : `${top} on top`}`;
    }
    case "counter":
      return `${thing.label || "Counter"}: ${thing.value}`;
    case "die":
      return thing.sides === 2 ? `Coin: ${coinWords(thing.shows)}` : `Die of ${thing.sides}: ${thing.shows}`;
    case "token":
      return thing.text ? `Token ${thing.text}` : `${capital(thing.colour)} token`;
    case "piece":
      return thing.label;
    case "note":
      return thing.text ? `Note: ${thing.text}` : "Empty note: Write something";
    case "zone":
      return `Area ${thing.label || "without a name"}`;
  }
}

export const coinWords = (shows: number): string => (shows === 1 ? "heads" : "tails");
export const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
