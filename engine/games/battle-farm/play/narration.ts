import type { Narration as CoreNarration, SeatName } from "../../../core/narration";
import { plural } from "../../../core/rich-text";
import { bedNames } from "../printed-names";
import { type CompiledSet, designOf } from "./compiled-set";
import { cropValue } from "./crops";
import type { names } from "./names";
import { bedTypes, type State } from "./state";
import { priceOf } from "./turn";

/** What players read: the answers to a request, and the log. */
export type Narration = CoreNarration<State, typeof names>;

const things: Record<string, string> = { coins: "coin", fertilizers: "fertilizer" };

export function narration(set: CompiledSet, seatName: SeatName): Narration {
  const cardName = (state: State, instance: unknown): string =>
    designOf(set, state, Number(instance))?.name ?? "a card";
  const cardNames = (state: State, cards: unknown): string =>
    (cards as number[]).map((card) => cardName(state, card)).join(", ");
  const withValue = (state: State, card: unknown): string => {
    const design = designOf(set, state, Number(card));
    const value = state.value[Number(card)];
    return design && value !== design.value ? `${design.name} worth ${value}` : cardName(state, card);
  };
  const ownBed = (state: State, bed: unknown) =>
    state.players[state.prompt?.seat ?? state.active]?.beds[Number(bed) - 1];
  const bedName = (state: State, bed: unknown): string => {
    const found = ownBed(state, bed);
    return found ? `bed ${String(bed)} (${bedNames[bedTypes[found.type]!]})` : `bed ${String(bed)}`;
  };
  const own = (state: State, bed: unknown): string => {
    const { card = -1 } = ownBed(state, bed) ?? {};
    return card < 0 ? bedName(state, bed) : `${cardName(state, card)} in ${bedName(state, bed)}`;
  };
  const place = (state: State, at: string): string => {
    const [seat, n] = [at.charCodeAt(0) - 65, Number(at.slice(1)) - 1];
    const bed = state.players[seat]?.beds[n];
    if (!bed) return at;
    const where = `${seatName(seat)}'s bed ${n + 1} (${bedNames[bedTypes[bed.type]!]})`;
    if (bed.card < 0) return where;
    return `${cardName(state, bed.card)} worth ${cropValue(set, state, seat, n)} in ${where}`;
  };
  const orNone = (answer: unknown, say: () => string): string => (answer === "none" ? "None" : say());

  const actions: Narration["actions"] = {
    buy: (state, { slot }) => {
      const card = state.market[Number(slot) - 1]!;
      return `Buy ${cardName(state, card)} for ${plural(priceOf(set, designOf(set, state, card)!.grade), "coin")}`;
    },
    endBuying: () => "Buy nothing more",
    offerTrade: (state, { cards }) => `Offer ${cardNames(state, cards)}`,
    endTrade: () => "Offer nothing",
    bid: (_, { coins }) => `Bid ${plural(Number(coins), "coin")}`,
    passBid: () => "Don't bid",
    acceptBid: (state, { player }) =>
      `Sell to ${seatName(player)} for ${plural(state.trade?.bids[Number(player)] ?? 0, "coin")}`,
    declineBids: () => "Sell to nobody",
    plant: (state, { card, bed }) => `Plant ${withValue(state, card)} in ${bedName(state, bed)}`,
    playAction: (state, { card }) =>
      `Play ${cardName(state, card)} for ${plural(state.value[Number(card)] ?? 0, "fertilizer")}`,
    useClassCard: (state) => {
      const seat = state.prompt!.seat;
      return `Use the card of the ${cardName(state, seat)} for ${plural(state.value[seat]!, "fertilizer")}`;
    },
    endPlaying: () => "Play nothing more",
    fertilize: (state, { bed }) => `Fertilize ${own(state, bed)}`,
    endTurn: () => "End the turn",
    chooseHarvest: (state, { bed }) => `Collect ${own(state, bed)}`,
    chooseCrop: (state, { at }) => orNone(at, () => place(state, String(at))),
    chooseBed: (state, { at }) => orNone(at, () => place(state, String(at))),
    chooseCard: (state, { card }) => orNone(card, () => withValue(state, card)),
    choosePlayer: (_, { player }) => orNone(player, () => seatName(player)),
    chooseColour: (_, { colour }) => String(colour),
    chooseBedType: (_, { bed }) => orNone(bed, () => bedNames[String(bed) as keyof typeof bedNames]),
    chooseResource: (_, { resource }) => orNone(resource, () => `A ${things[String(resource)]}`),
    chooseClass: (_, action) => set.designs[set.indexOf.get(String(action["class"])) ?? -1]?.name ?? "A class",
    handLimit: (state, { card }) => `Discard ${withValue(state, card)}`,
  };

  const amount = (n: unknown, resource: unknown): string => plural(Number(n), things[String(resource)] ?? "coin");
  const card = (state: State, instance: unknown): string =>
    instance === undefined ? "a card" : cardName(state, instance);
  const events: Narration["events"] = {
    turn: (_, { round }, who) => `— Round ${String(round)}: ${who} —`,
    class: (_, event, who) => `${who} is the ${set.designs[Number(event["class"])]?.name ?? "farmer"}.`,
    order: (_, { n }, who) => `${who} rolls ${String(n)} for the order.`,
    allowance: (_, { what, n }, who) =>
      what === "buy" ? `${who} may buy ${plural(Number(n), "card")}.` : `${who} may use ${amount(n, "fertilizers")}.`,
    buy: (state, event, who) => `${who} buys ${card(state, event["card"])} for ${amount(event["price"], "coins")}.`,
    refill: (state, event) => `${card(state, event["card"])} comes to the market.`,
    sweep: () => "Nobody bought anything: the market is renewed.",
    offer: (state, { cards }, who) => `${who} offers ${cardNames(state, cards)}.`,
    sealedBid: (_, { n }, who) =>
      n === undefined ? `${who} has decided on a bid.` : Number(n) > 0 ? `${who} bids ${String(n)}.` : `${who} passes.`,
    bids: (_, { bids }) => {
      const made = (bids as number[]).flatMap((n, seat) => (n > 0 ? [`${seatName(seat)} ${n}`] : []));
      return made.length > 0 ? `The bids: ${made.join(", ")}.` : "Nobody bids.";
    },
    declineBids: (_, __, who) => `${who} accepts no bid.`,
    sell: (state, { cards, buyer, price }, who) =>
      `${who} sells ${cardNames(state, cards)} to ${seatName(buyer)} for ${amount(price, "coins")}.`,
    plant: (state, event, who) => `${who} plants ${card(state, event["card"])} in bed ${String(event["bed"])}.`,
    play: (state, event, who) =>
      `${who} plays ${card(state, event["card"])} for ${amount(event["cost"], "fertilizers")}.`,
    fertilize: (state, event, who) => `${who} fertilizes ${card(state, event["card"])}.`,
    collect: (state, event, who) => `${who} collects ${card(state, event["card"])} for ${amount(event["n"], "coins")}.`,
    destroy: (state, event, who) => `${who}'s ${card(state, event["card"])} is destroyed.`,
    cropValue: (state, { card: crop, from, to }, who) =>
      `${who}'s ${card(state, crop)} goes from ${String(from)} to ${String(to)}.`,
    timer: (state, event, who) =>
      `${who}'s ${card(state, event["card"])} needs ${plural(Number(event["timer"]), "more turn")}.`,
    newBed: (_, { to }, who) => `${who} gets a new bed: ${bedNames[bedTypes[Number(to)]!]}.`,
    bedGone: (_, { from }, who) => `${who} loses a bed: ${bedNames[bedTypes[Number(from)]!]}.`,
    bed: (_, { bed, to }, who) => `${who}'s bed ${String(bed)} becomes: ${bedNames[bedTypes[Number(to)]!]}.`,
    gain: (_, { resource, n }, who) => `${who} gains ${amount(n, resource)}.`,
    lose: (_, { resource, n }, who) => `${who} loses ${amount(n, resource)}.`,
    transfer: (_, { to, resource, n }, who) => `${who} gives ${seatName(to)} ${amount(n, resource)}.`,
    roll: (_, { n }, who) => `${who} rolls ${String(n)}.`,
    draw: (state, event, who) => `${who} draws ${card(state, event["card"])}.`,
    discard: (state, event, who) => `${who} discards ${card(state, event["card"])}.`,
    return: (_, { n }) => `${plural(Number(n), "card")} ${n === 1 ? "goes" : "go"} back to the deck.`,
    take: (state, { card: taken, from, owner }, who) => {
      const where = Number(owner) >= 0 ? ` from ${seatName(owner)}` : from === "market" ? " from the market" : "";
      return `${who} takes ${card(state, taken)}${where}${from === "discard" ? " from the discard pile" : ""}.`;
    },
    create: (state, event, who) => `${who} gains a new ${card(state, event["card"])}.`,
    peek: (_, { n }, who) => `${who} looks at ${plural(Number(n), "card")}.`,
    cardValue: (state, event, who) =>
      `${event["card"] === undefined ? `A card of ${who}` : cardName(state, event["card"])} ${Number(event["n"]) < 0 ? "loses" : "gains"} ${Math.abs(Number(event["n"]))} value.`,
    runaway: () => "That goes on too long: the rest of the effect is dropped.",
    endgame: (_, { reason }, who) =>
      reason === "deck"
        ? "The deck is over: the last turns begin."
        : `${who} has the coins to win: the last turns begin.`,
    over: (_, { winners }) => {
      const won = winners as number[];
      return won.length === 1 ? `${seatName(won[0])} wins.` : `${won.map(seatName).join(" and ")} share the win.`;
    },
  };

  return { seat: seatName, actions, events };
}
