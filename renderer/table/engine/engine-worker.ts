import { examine, legalDecks, offerOf, positionsOf, runTests, verdictOn } from "./before-match";
import { MatchDesk } from "./match-desk";
import type { Answer, AnswerMessage, Ask, LinkMessage, Mind, QuestionMessage } from "./messages";
import { Thinker } from "./thinker";

/** The engine beside the page: one worker keeps the match, a second one, of the same making, thinks for bots. */

const desk = new MatchDesk();
const thinker = new Thinker();
let line: MessagePort | undefined;

/** Says something on the line and waits for what the other one answers. */
function exchange(said: LinkMessage): Promise<LinkMessage> {
  return new Promise((resolve) => {
    line!.onmessage = ({ data }: MessageEvent<LinkMessage>) => resolve(data);
    line!.postMessage(said);
  });
}

/** The one who keeps the match answers; the one who thinks asks, and then listens for itself. */
function link([port]: readonly MessagePort[]): true {
  line = port!;
  line.onmessage = ({ data }: MessageEvent<LinkMessage>) => {
    if ("wanted" in data) port!.postMessage({ mind: desk.mind() } satisfies LinkMessage);
    if (!("decided" in data)) return;
    desk.decide(data.decided);
    port!.postMessage({ heard: true } satisfies LinkMessage);
  };
  return true;
}

async function think({ bot, viewer }: Ask<"think">): Promise<Answer<"think">> {
  const mind = await mindNow();
  const { action, ...thought } = thinker.think({ ...mind, bot });
  await exchange({ decided: action });
  return viewer === null || viewer === mind.seat ? thought : null;
}

async function mindNow(): Promise<Mind> {
  const told = await exchange({ wanted: "mind" });
  if (!("mind" in told)) throw new Error("The match did not say what the bot sees.");
  return told.mind;
}

async function hearProgram({ reply }: Ask<"hearProgram">): Promise<Answer<"hearProgram">> {
  const heard = thinker.hearProgram(await mindNow(), reply);
  if ("forfeit" in heard) return heard;
  await exchange({ decided: heard.action });
  return null;
}

const answers: Record<QuestionMessage["name"], (ask: never, ports: readonly MessagePort[]) => unknown> = {
  offer: (ask) => offerOf(ask),
  legal: (ask) => legalDecks(ask),
  check: (ask) => verdictOn(ask),
  deal: (ask) => desk.deal(ask),
  try: (ask) => desk.try(ask),
  draft: (ask) => desk.draft(ask),
  draftSituation: (ask) => desk.draftSituation(ask),
  examine: (ask) => examine(ask),
  tests: (ask) => runTests(ask),
  moment: (ask) => desk.moment(ask),
  positions: (ask) => positionsOf(ask),
  situation: (ask) => desk.situation(ask),
  move: (ask) => desk.move(ask),
  position: () => desk.position(),
  load: (ask) => desk.load(ask),
  look: (ask) => desk.look(ask),
  answer: (ask) => desk.answer(ask),
  answers: (ask) => desk.answers(ask),
  fill: (ask) => desk.fill(ask),
  attempts: (ask) => desk.attempts(ask),
  numbers: (ask) => desk.numbers(ask),
  timeUp: (ask) => desk.timeUp(ask),
  act: (ask) => desk.act(ask),
  moveTo: (ask) => desk.moveTo(ask),
  branch: (ask) => desk.branch(ask),
  timeline: (ask) => desk.timeline(ask),
  review: (ask) => desk.review(ask),
  again: (ask) => desk.again(ask),
  link: (_, ports) => link(ports),
  rules: () => desk.rules(),
  save: () => desk.save(),
  study: (ask) => thinker.study(ask),
  think: (ask) => think(ask),
  askProgram: async () => thinker.askProgram(await mindNow()),
  hearProgram: (ask) => hearProgram(ask),
};

self.onmessage = async ({ data: { id, name, ask }, ports }: MessageEvent<QuestionMessage>) => {
  let message: AnswerMessage;
  try {
    message = { id, answer: await answers[name](ask as never, ports) };
  } catch (reason) {
    // The last door: what the engine did not expect is told to the page, which shows it.
    message = { id, error: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) };
  }
  self.postMessage(message);
};
