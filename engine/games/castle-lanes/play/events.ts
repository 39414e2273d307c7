import type { Emit, GameEvent } from "../../../core/machine";
import type { CompiledSet } from "./compiled-set";

/** In these events “card” is a card of a hand or deck, by instance. In all others it is a piece's card, which a token has none of. */
const aboutInstances = new Set(["draw", "discard", "search", "play", "moveCard"]);
const designFields = ["card", "by", "enemy", "skill"] as const;

/** What happens is told with cards by their ids: the numbers of designs mean nothing outside the rules. */
export function tell({ designs }: CompiledSet, emit: Emit): Emit {
  const named = <Details extends Record<string, unknown>>(details: Details): Details => {
    const told: Record<string, unknown> = { ...details };
    for (const field of designFields) {
      const design = told[field];
      if (typeof design === "number") told[field] = designs[design]?.id;
    }
    return told as Details;
  };
  return (event: GameEvent) => {
    if (aboutInstances.has(event.type)) return emit(event);
    const secret = event["secret"] as Record<string, unknown> | undefined;
    emit(secret ? { ...named(event), secret: named(secret) } : named(event));
  };
}
