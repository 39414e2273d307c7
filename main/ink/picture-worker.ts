import { type Made, type TaskName, workOn } from "./picture-work";

/** The process that works on pictures until it is ended: by whoever started it, or because that is gone. */

export interface PictureOrder {
  id: number;
  name: TaskName;
  bytes: Uint8Array;
  width?: number | undefined;
}
/** An answer, or the milliseconds of processor time that were used up until now. */
export type PictureReport = { id: number; made: Made<unknown> } | { spent: number };

const heartbeat = 200;

/** Started by Node or by Electron, which have doors of their own. */
const { parentPort } = process as unknown as {
  parentPort?: {
    on(name: "message", listener: (event: { data: PictureOrder }) => void): void;
    postMessage(message: PictureReport): void;
  };
};
const report = (message: PictureReport): void => {
  if (parentPort) parentPort.postMessage(message);
  else process.send?.(message);
};

let working = 0;
async function obey({ id, name, bytes, width }: PictureOrder): Promise<void> {
  working++;
  const made = await workOn(name, new Uint8Array(bytes), width);
  working--;
  report({ id, made });
}

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (working > 0) report({ spent: (user + system) / 1000 });
}, heartbeat);

if (parentPort) parentPort.on("message", ({ data }) => void obey(data));
else process.on("message", (order: PictureOrder) => void obey(order));
// An orderly exit would wait for what is being drawn.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
// Ctrl+C in a terminal reaches every process of the group; when this one ends is for the other to say.
process.on("SIGINT", () => undefined);
