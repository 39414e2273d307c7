import { fork } from "node:child_process";
import type { PictureOrder, PictureReport } from "./picture-worker";

/** A process that works on pictures, whoever starts it. */
export interface PictureProcess {
  send(order: PictureOrder): void;
  onReport(listener: (report: PictureReport) => void): void;
  onEnd(listener: () => void): void;
  /** Whether there is something to wait for: without that, the program may end. */
  hold(isHeld: boolean): void;
  kill(): void;
}

/** What the drawing library says on its own is for nobody's terminal. */
const quiet = "ignore";

export async function startPictureProcess(entry: string): Promise<PictureProcess> {
  return process.versions["electron"] === undefined ? startNode(entry) : startElectron(entry);
}

function startNode(entry: string): PictureProcess {
  const child = fork(entry, [], { serialization: "advanced", execArgv: [], stdio: [quiet, quiet, quiet, "ipc"] });
  return {
    send: (order) => void child.send(order, () => undefined),
    onReport: (listener) => void child.on("message", (report) => listener(report as PictureReport)),
    onEnd(listener) {
      child.on("exit", listener);
      child.on("error", listener);
    },
    hold(isHeld) {
      if (isHeld) child.ref();
      else child.unref();
      if (isHeld) child.channel?.ref();
      else child.channel?.unref();
    },
    kill: () => void child.kill("SIGKILL"),
  };
}

/** The packaged program can't be started as Node. */
async function startElectron(entry: string): Promise<PictureProcess> {
  const { utilityProcess } = await import("electron");
  const child = utilityProcess.fork(entry, [], { stdio: quiet, serviceName: "Cardwright pictures" });
  return {
    send: (order) => child.postMessage(order),
    onReport: (listener) => void child.on("message", (report: PictureReport) => listener(report)),
    onEnd: (listener) => void child.on("exit", listener),
    hold: () => undefined,
    kill: () => void child.kill(),
  };
}
