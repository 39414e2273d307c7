import { MatchDesk } from "./engine/match-desk";
import { Thinker } from "./engine/thinker";
import type { AnswerMessage, QuestionMessage } from "./messages";

/** The engine beside the page: one worker keeps the match, a second one, of the same making, thinks for bots. */

const desk = new MatchDesk();
const thinker = new Thinker();

const answers: Record<QuestionMessage["name"], (ask: never) => unknown> = {
  offer: (ask) => desk.offer(ask),
  legal: (ask) => desk.legal(ask),
  check: (ask) => desk.check(ask),
  deal: (ask) => desk.deal(ask),
  load: (ask) => desk.load(ask),
  look: (ask) => desk.look(ask),
  answer: (ask) => desk.answer(ask),
  fill: (ask) => desk.fill(ask),
  timeUp: (ask) => desk.timeUp(ask),
  act: (ask) => desk.act(ask),
  moveTo: (ask) => desk.moveTo(ask),
  mind: () => desk.mind(),
  rules: () => desk.rules(),
  save: () => desk.save(),
  study: (ask) => thinker.study(ask),
  think: (ask) => thinker.think(ask),
};

self.onmessage = ({ data: { id, name, ask } }: MessageEvent<QuestionMessage>) => {
  let message: AnswerMessage;
  try {
    message = { id, answer: answers[name](ask as never) };
  } catch (reason) {
    // The last door: what the engine did not expect is told to the page, which shows it.
    message = { id, error: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) };
  }
  self.postMessage(message);
};
