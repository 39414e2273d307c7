import type { Command } from "./command";

export const engine: Command = {
  name: "engine",
  about: "Play by JSON lines on standard input and output, for bots and tools in any language",
  arguments: [],
  options: [],
  examples: [
    ["engine", 'Answers lines such as {"id":1,"cmd":"new","game":"flask","seed":1,"players":2}'],
    ["engine < requests.jsonl > answers.jsonl", "Answers a file of requests and ends"],
  ],
  endsByInterrupt: true,
  async run(_, terminal) {
    const { speak } = await import("../engine/speak");
    await speak(process.stdin, process.stdout, terminal.signal);
    return { exit: 0 };
  },
};
