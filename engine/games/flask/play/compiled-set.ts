import { type CompiledSet as Compiled, numbered, setOf } from "../../../core/compiled-set";
import type { Options } from "../options";
import type { State } from "./state";

/** Equal costs have equal keys. */
interface Cost {
  key: number;
  fixed: readonly number[];
  any: number;
  cards: number;
}

/** One card of the match, compiled: what it costs and the program of its effects. */
export interface Design {
  id: string;
  name: string;
  code: string;
  cost: Cost;
  isReaction: boolean;
  program: number;
}

export type CompiledSet = Compiled<State, Options, Design>;

export const emptySet = ({ options }: { options: Options }): CompiledSet => setOf(options);

/** Programs of the game itself; the cards' programs follow. */
export const procedures = numbered("turn", "play", "announceWindow", "endWindow", "activate", "drawAtEnd");
