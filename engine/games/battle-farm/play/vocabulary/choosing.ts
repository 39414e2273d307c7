import { choose } from "../../../../core/choices";
import type { Kind } from "../../../../core/compiler";
import type { Frame } from "../../../../core/machine";
import type { Json, Selection, Value } from "../../../../core/vocabulary";
import { type CompiledSet, colours, designOf } from "../compiled-set";
import { bedOf, bedTypes, cardOf, isCardRef, type State } from "../state";
import { priceOf } from "../turn";
import {
  type BedFilter,
  bedsOf,
  type CardFilter,
  type CropFilter,
  cardsOf,
  cropsOf,
  type PlayerFilter,
  playersOf,
} from "./filters";
import { act, type Who, type Words } from "./parts";

/** What may be chosen, by whom, and how several things are, one after the other. */

/** What declines a choice. */
export const none = -1;

export interface Choose {
  as: string;
  who?: Who;
  may?: boolean;
  n?: number;
  upTo?: boolean;
  harmful?: boolean;
  crop?: CropFilter;
  bed?: BedFilter;
  card?: CardFilter;
  player?: PlayerFilter;
  colour?: true;
  bedType?: readonly string[];
  /** The bed that must be of another kind. */
  unlike?: string;
  resource?: string;
  /** What the prices of the chosen cards may add up to. */
  within?: Json;
}

export const kindOf = ({ crop, bed, card, player, colour, bedType }: Choose): string => {
  if (crop) return "chooseCrop";
  if (bed) return "chooseBed";
  if (card) return "chooseCard";
  if (player) return "choosePlayer";
  return colour ? "chooseColour" : bedType ? "chooseBedType" : "chooseResource";
};

/** What later effects may do with what was chosen. */
export const thingOf = ({ crop, bed, card, player, colour, bedType }: Choose): Kind => {
  if (crop || bed) return "bed";
  if (card) return "card";
  if (player) return "player";
  return colour ? "colour" : bedType ? "bed kind" : "resource";
};

export function candidates(set: CompiledSet, args: Choose, compiler: Words): Selection<State> {
  const { crop, bed, card, player, colour, bedType, unlike, resource, harmful } = args;
  if (crop) return cropsOf(set, harmful ? { ...crop, unprotected: true } : crop, compiler);
  if (bed) return bedsOf(set, bed, compiler);
  if (card) return cardsOf(set, card, compiler);
  if (player) return playersOf(set, player, compiler);
  if (colour) return () => colours.map((_, n) => n);
  if (bedType) {
    const types = bedType.map((name) => bedTypes.indexOf(name as (typeof bedTypes)[number]));
    const other = unlike === undefined ? undefined : compiler.selection(unlike, "bed");
    return (state, frame) => {
      const ref = other?.(state, frame)[0] ?? none;
      const present = ref < 0 ? none : bedOf(state, ref).type;
      return types.filter((type) => type !== present);
    };
  }
  const holder = resource === undefined ? undefined : compiler.named(resource, "player");
  return (state, frame) => {
    const owner = holder && state.players[holder(state, frame)];
    if (!owner) return [0, 1];
    return [owner.coins, owner.fertilizers].flatMap((n, which) => (n > 0 ? [which] : []));
  };
}

/** A required choice in plain sight must be possible when the card is played. */
export function isPlain({ crop, bed, card, player, who: whose = "self" }: Choose): boolean {
  const filters = [crop?.of, bed?.of, card?.who, crop?.colour, card?.colour].filter((each) => each !== undefined);
  const known = ["own", "opponents", "field", "all", "self", "yellow", "red", "green"];
  const isKnown = (each: unknown): boolean => typeof each !== "string" || known.includes(each);
  return whose === "self" && filters.every(isKnown) && Boolean(crop ?? bed ?? card ?? player);
}

type Affordable = (state: State, frame: Frame, ref: number, taken: readonly number[]) => boolean;

/** Whether there is still enough for a card beside those already taken, by what they would cost on the market. */
export function affordable(set: CompiledSet, budget: Value<State>): Affordable {
  const price = (state: State, ref: number): number => {
    const design = isCardRef(ref) ? designOf(set, state, cardOf(ref)) : undefined;
    return design ? priceOf(set, design.grade) : 0;
  };
  return (state, frame, ref, taken) =>
    taken.reduce((sum, each) => sum + price(state, each), price(state, ref)) <= budget(state, frame);
}

interface Several {
  possible: Selection<State>;
  within: Affordable | undefined;
  seat: Value<State>;
  kind: string;
  result: number;
  n: number;
  mayStop: boolean;
}

/** One after the other, until there are enough; the result is a list. */
export function chooseSeveral(compiler: Words, { possible, within, seat, kind, result, n, mayStop }: Several): void {
  const picked = compiler.slot();
  act(compiler, (_, frame) => {
    frame.slots[result] = [];
  });
  const again = compiler.here();
  let end = -1;
  act(compiler, (state, frame) => {
    const taken = frame.slots[result] as number[];
    const options = possible(state, frame).filter(
      (option) => !taken.includes(option) && (within === undefined || within(state, frame, option, taken)),
    );
    const chooser = seat(state, frame);
    if (taken.length >= n || options.length === 0 || chooser < 0) frame.step = end;
    else
      choose(state, frame, {
        kind,
        seat: chooser,
        by: frame.card,
        slot: picked,
        options: mayStop ? [...options, none] : options,
      });
  });
  act(compiler, (_, frame) => {
    const option = frame.slots[picked] as number;
    if (option !== none) (frame.slots[result] as number[]).push(option);
    frame.step = option === none ? end : again;
  });
  end = compiler.here();
}
