import type { Action, Refusal } from "../../../core/game";
import type { SeatName } from "../../../core/narration";
import { canReveal, isTargetable } from "./attack";
import { type CompiledSet, nameOf } from "./compiled-set";
import { fits, missingOf, needsWorth, rests, surplusOf } from "./eggs";
import { barterable } from "./hatch-egg";
import { mayDismiss, ritualPairs } from "./main-actions";
import { isBarter } from "./main-acts";
import { hasEffect, symbols } from "./ritual";
import { type Egg, eggOf, gifts, kinds, type Player, type State } from "./state";

/** Why an action can't be done (rules §7). */

const refusal = (code: string, message: string): Refusal => ({ code, message });
const notInHand = refusal("not-in-hand", "That card isn't in your hand.");
const noEgg = refusal("no-such-egg", "That is no egg of yours.");

/** Any order of the cards will do. */
export function refuseStart({ options }: CompiledSet, state: State, action: Action): Refusal | null {
  const cards = action["cards"];
  const { hand } = state.players[state.starting]!;
  const n = options.startingDiscard;
  if (!Array.isArray(cards) || cards.length !== n || new Set(cards).size !== n)
    return refusal("wrong-number", `Discard exactly ${n} of your cards.`);
  return cards.every((card) => hand.includes(card as number)) ? null : notInHand;
}

/** Why what isn't listed can't be done; null, if it can after all; nothing, if there is no more to say than that. */
export function refuseMain(
  set: CompiledSet,
  seatName: SeatName,
  state: State,
  seat: number,
  action: Action,
): Refusal | null | undefined {
  const player = state.players[seat]!;
  switch (action.type) {
    case "layEgg":
      return player.hand.includes(action["card"] as number) ? undefined : notInHand;
    case "nurture":
      return refuseNurture(set, player, action);
    case "hatch":
      return refuseHatch(set, state, eggOf(player, action["egg"] as number));
    case "sacrifice":
      return refuseSacrifice(set, state, player, action["dragon"] as number);
    case "barter":
      return refuseBarter(set, state, seat, action);
    case "contract":
      if (!set.options.mercenaries) return refusal("no-mercenaries", "There are no mercenaries in this game.");
      if (player.mercenary !== null) return refusal("has-mercenary", "You already have a mercenary.");
      return player.hand.includes(action["card"] as number) ? undefined : notInHand;
    case "dismiss":
      if (player.mercenary === null) return refusal("no-mercenary", "You have no mercenary.");
      return mayDismiss(set, state, player) ? undefined : refusal("too-new", "This mercenary was placed this turn.");
    case "attack":
      return refuseAttack(set, seatName, state, seat, action);
    case "ritual":
      return refuseRitual(set, state, seat, action);
    default:
      return undefined;
  }
}

function refuseNurture(set: CompiledSet, player: Player, action: Action): Refusal | undefined {
  const card = action["card"] as number;
  if (!player.hand.includes(card)) return notInHand;
  const egg = eggOf(player, action["egg"] as number);
  if (!egg) return noEgg;
  if (fits(set, egg, set.cards[card]!.gives)) return undefined;
  return refusal("does-not-fit", `${nameOf(set, card)} gives nothing this egg needs.`);
}

function refuseHatch(set: CompiledSet, state: State, egg: Egg | undefined): Refusal | undefined {
  if (!egg) return noEgg;
  if (rests(set, state, egg)) return refusal("egg-rests", "This egg was laid this turn.");
  const missing = missingOf(set, egg);
  if (missing > 0) return refusal("not-fed", `This egg still needs ${missing}: ${missingText(set, egg)}.`);
  const { skulls } = set.cards[egg.card]!;
  if (state.pool < skulls) return refusal("not-paid", `Its skulls still need sacrifices worth ${skulls - state.pool}.`);
  return surplusOf(set, egg) > 0 ? refusal("surplus", "This egg has more than it needs.") : undefined;
}

/** What would still fit: "food or fire". */
function missingText(set: CompiledSet, egg: Egg): string {
  const open = gifts.filter((_, gift) => gift < 3 && fits(set, egg, gift));
  return open.length === 3 ? "any resource" : open.length === 0 ? "wild" : open.join(" or ");
}

function refuseSacrifice(set: CompiledSet, state: State, player: Player, card: number): Refusal | undefined {
  if (!player.dragons.includes(card)) return refusal("no-such-dragon", "That is no hatched dragon of yours.");
  if (set.cards[card]!.sacrifice === 0) return refusal("no-sacrifice", `${nameOf(set, card)} cannot be sacrificed.`);
  return needsWorth(set, state, player) ? undefined : nobodyWaits;
}
const nobodyWaits = refusal("nobody-waits", "No egg of yours is waiting for a sacrifice.");

function refuseBarter(set: CompiledSet, state: State, seat: number, action: Action): Refusal | null {
  const { barterSources, barterSize } = set.options;
  if (barterSources === "off") return refusal("no-barter", "There is no barter in this game.");
  if (!needsWorth(set, state, state.players[seat]!)) return nobodyWaits;
  const whole = action["cards"] as number[] | undefined;
  const cards = whole ?? [action["card"] as number];
  const all = barterable(set, state, seat);
  if (!cards.every((card) => all.includes(card))) {
    const what = barterSources === "eggsOnly" ? "your own eggs" : "your own hand cards, eggs and their resources";
    return refusal("not-for-barter", `Only ${what} can be bartered.`);
  }
  if (whole && isBarter(set, state, seat, whole)) return null;
  return refusal("wrong-number", `A barter takes exactly ${barterSize} different cards.`);
}

const spent = refusal("already-acted", "You have already attacked or performed a ritual this turn.");

function refuseAttack(
  set: CompiledSet,
  seatName: SeatName,
  state: State,
  seat: number,
  action: Action,
): Refusal | undefined {
  if (state.used >= set.options.nonRepeatablePerTurn) return spent;
  const defender = action["player"] as number;
  if (defender === seat || !state.players[defender]) return refusal("no-opponent", "Choose one of your opponents.");
  if (!isTargetable(set, state, defender)) {
    return set.options.newcomerProtection && state.players[defender]!.turnsBegun === 0
      ? refusal("newcomer", `${seatName(defender)} has not begun a turn yet.`)
      : refusal("already-targeted", `${seatName(defender)} has already been targeted since their last turn.`);
  }
  if (action["reveal"] === true && !canReveal(set, state, seat))
    return refusal("nothing-to-reveal", "You have no mercenary that you could reveal now.");
  return undefined;
}

function refuseRitual(set: CompiledSet, state: State, seat: number, action: Action): Refusal | null | undefined {
  if (state.used >= set.options.nonRepeatablePerTurn) return spent;
  const symbol = symbols[action["symbol"] as keyof typeof symbols];
  if (symbol === undefined) return refusal("no-such-ritual", "A ritual is one of food, fire or love.");
  const [a, b, ...more] = (action["cards"] ?? []) as number[];
  const { dragons, mercenary } = state.players[seat]!;
  const isOwn = (card: number | undefined): boolean =>
    card !== undefined && (dragons.includes(card) || (mercenary?.card === card && canReveal(set, state, seat)));
  if (a === b || more.length > 0 || !isOwn(a) || !isOwn(b))
    return refusal("no-such-pair", "A ritual takes two of your hatched dragons, or one of them and your mercenary.");
  const isSame = ([first, second]: readonly number[]): boolean =>
    (first === a && second === b) || (first === b && second === a);
  if (!ritualPairs(set, state, seat, symbol).some(isSame))
    return refusal("different-symbols", `Both dragons must give the same symbol, ${kinds[symbol]}.`);
  if (!hasEffect(set, state, seat, symbol))
    return refusal("no-target", `There is nothing that a ${kinds[symbol]} ritual could do now.`);
  return null;
}
