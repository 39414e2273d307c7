import HandsWorker from "./hands-worker?worker";
import type { HandsAnswers, HandsMessage, HandsQuestion, HandsReply } from "./messages";

let worker: Worker | undefined;
let asked = 0;
const open = new Map<number, { resolve(answer: unknown): void; reject(reason: Error): void }>();

function begun(): Worker {
  if (worker) return worker;
  worker = new HandsWorker();
  worker.onmessage = ({ data }: MessageEvent<HandsReply>) => {
    const waiting = open.get(data.id);
    open.delete(data.id);
    if ("error" in data) waiting?.reject(new Error(data.error));
    else waiting?.resolve(data.answer);
  };
  worker.onerror = ({ message }) => {
    worker = undefined;
    for (const { reject } of open.values()) reject(new Error(message || "Hands can’t be dealt here."));
    open.clear();
  };
  return worker;
}

/** Questions are answered in their order. */
export function askHands<Q extends HandsQuestion>(question: Q): Promise<HandsAnswers[Q["ask"]]> {
  const id = ++asked;
  return new Promise((resolve, reject) => {
    open.set(id, { resolve: resolve as (answer: unknown) => void, reject });
    begun().postMessage({ ...question, id } satisfies HandsMessage);
  });
}
