import { availableParallelism } from "node:os";
import type { Command } from "./command";
import { queueOption } from "./queue-option";

export const worker: Command = {
  name: "worker",
  about: "Play matches for experiments that are run with --queue, on this computer, until it is stopped",
  arguments: [],
  options: [
    queueOption("Where the runs are; otherwise what CARDWRIGHT_QUEUE says"),
    {
      name: "threads",
      value: "<number>",
      kind: "number",
      limits: { least: 1, most: 256, whole: true },
      about: "How many matches at once; as many as the computer can unless given",
    },
    {
      name: "lost-after",
      value: "<seconds>",
      kind: "number",
      limits: { least: 1, most: 3600, whole: false },
      about: "What a worker was playing goes to another when it has been silent for so long; 30 unless given",
    },
  ],
  examples: [
    ["worker --queue redis://10.0.0.5:6379", "Plays for whoever runs experiments at that queue; Ctrl+C ends it"],
    ["worker --queue /run/secrets/queue --threads 4", "The address, with its password, lies in a file"],
  ],
  endsByInterrupt: true,
  async run({ options }, terminal) {
    const { workerTask } = await import("./worker-task");
    await workerTask(
      {
        queue: options.text("queue"),
        threads: options.number("threads") ?? availableParallelism(),
        lostAfter: 1000 * (options.number("lost-after") ?? 30),
      },
      terminal,
    );
    return { exit: 0 };
  },
};
