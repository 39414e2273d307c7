import type { Command } from "./command";

export const test: Command = {
  name: "test",
  about: "Run the scenarios of a project: tests for its cards",
  arguments: [{ name: "project", about: "A project's folder, a folder of scenario files, or such files", many: true }],
  options: [],
  examples: [
    ["test my-set", "Every file in my-set/scenarios; exit code 1 if one fails"],
    ["test rules/scenarios", "All scenario files in a folder and in the folders in it"],
    ["test my-set/scenarios/thief.json --json", "One scenario, for a build server"],
  ],
  async run({ arguments: places }, terminal) {
    const { runScenarios } = await import("./run-scenarios");
    const results = runScenarios(places);
    for (const { file, name, ok, message } of results) {
      const mark = ok ? terminal.paint("grey", "ok    ") : terminal.paint("red", "failed");
      terminal.print(`${mark}  ${name}  ${terminal.paint("grey", file)}`);
      if (message) terminal.print(`        ${message}`);
    }
    const passed = results.filter(({ ok }) => ok).length;
    const failed = results.length - passed;
    terminal.print(`${passed} passed, ${failed} failed.`);
    return { exit: failed === 0 ? 0 : 1, json: { passed, failed, results } };
  },
};
