import type { MatchSetup } from "../../../engine/core/game";
import type { PlayerWish } from "../../../engine/core/setup";
import type { Json } from "../../../engine/core/vocabulary";
import type { GameId } from "../../../schemas/game-id";
import type { Ground } from "./effect-maker";

/** For each game: what its effects may speak of, a card that has an effect, and a situation in which it can be played. */
export interface Stage extends Ground {
  /** Cards called “Probe”, by how they come to have the effect. */
  hosts: readonly ((effect: Json) => Json)[];
  /** A card on which something is always so. */
  always?(tree: Json): Json;
  /** The card is “probe”. */
  position: Record<string, Json>;
  /** Starter cards that the situation needs. */
  pinned: readonly string[];
  /** An effect that may not happen. */
  maybe?(effect: Json): Json;
  /** An effect that gives a name, one that needs it, and the name. */
  naming?: readonly [give: Json, use: Json, name: string];
  /** Texts are sentences, made by the grammar; these names stand in them that no starter card bears. */
  sentences?: { names: string };
  positions?: {
    options?: NonNullable<MatchSetup["options"]>;
    /** Every decision at which nothing is under way. */
    steps: readonly string[];
    /** Players whose cards ask something in the middle of an effect, where the first starter decks don't. */
    asking?: PlayerWish[];
  };
  /** Runs words by themselves that no card can be made of yet. */
  alone?(): void;
}

const stages = import.meta.glob<Stage>("../../games/*-stage.ts", { import: "stage", eager: true });

export function stageOf(id: GameId): Stage {
  const stage = stages[`../../games/${id}-stage.ts`];
  if (!stage) throw new Error(`Words are tried on a stage: test/games/${id}-stage.ts.`);
  return stage;
}
