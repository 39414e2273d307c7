import type { Game, Rules } from "../../../engine/core/game";
import { dealHand, readyToDeal } from "../../../engine/decks/hands/dealing";
import { countHands } from "../../../engine/decks/hands/many-hands";
import { playableGame } from "../../../engine/games/play-registry";
import type { HandsMessage, HandsReply } from "./messages";

/** Deals hands beside the page: a thousand of them take a while. */

let table: { game: Game; rules: Rules } | undefined;

function answerTo(message: HandsMessage): unknown {
  if (message.ask === "study") {
    const game = playableGame(message.game);
    const ready = readyToDeal(game, message.supply, message.deck);
    table = ready.ok ? { game, rules: ready.rules } : undefined;
    return ready.ok ? [] : ready.problems;
  }
  if (!table) throw new Error("Nothing can be dealt yet.");
  return message.ask === "deal"
    ? dealHand(table.game, table.rules, message.wish, message.steps)
    : countHands(table.rules, message.many);
}

self.onmessage = ({ data }: MessageEvent<HandsMessage>) => {
  const reply = (said: HandsReply) => self.postMessage(said);
  try {
    reply({ id: data.id, answer: answerTo(data) });
  } catch (reason) {
    reply({ id: data.id, error: reason instanceof Error ? reason.message : String(reason) });
  }
};
