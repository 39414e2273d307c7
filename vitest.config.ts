import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { keptModules } from "./scripts/kept-modules.ts";
import { patientNode } from "./scripts/patient-node.mjs";
import { validatorsPlugin } from "./scripts/validators-plugin.ts";

/** Tests of these leave nothing behind in what they read: they share processes, so that it is read once and not each time. */
const folders = [
  ...["bots", "engine", "games", "lab", "press", "project", "rulebooks"],
  ...["bench", "cli", "fuzz", "hosts", "projects", "scripts"],
];
const shared = ["test/*.test.ts", ...folders.map((folder) => `test/${folder}/**/*.test.ts`)];
/** The first measures the memory of its process; the other puts something else in the place of what others have loaded. */
const alone = ["test/hosts/event-stream.test.ts", "test/renderer/bots-pace.test.ts"];
/** These share a page that isn't there, which other code would take for a browser. */
const studio = ["test/renderer/**/*.test.ts", "test/renderer/**/*.test.tsx"];
// The others drive the built studio: vitest.e2e.config.ts.
const exclude = [...configDefaults.exclude, "test/e2e/**"];

/**
 * What takes long begins early, so that no core waits for it at the end. Then one project after another: a process that
 * files share ends where the next file is not of its project, and another must read everything anew.
 */
const long = [
  ...["sixth-game", "every-word", "bots", "every-match", "every-view", "secrecy", "conformance"],
  // These mostly wait, which costs nothing while others work.
  ...["real-queue", "kill", "saving", "programs"],
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const order = projects.map(({ name }) => name);
    const rank = (file: TestSpecification) => (isLong(file) ? -1 : order.indexOf(file.project.name));
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

const common = {
  environment: "node",
  execArgv: patientNode,
  setupFiles: ["test/raised-problems.ts"],
  // Only what hangs takes so long: browser tests run beside these.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  // What is built is run as it is.
  server: { deps: { external: [/\/dist\/main\//] } },
};
const projects = [
  { name: "shared", include: shared, exclude: [...exclude, ...alone], isolate: false },
  { name: "studio", include: studio, exclude: [...exclude, ...alone], isolate: false },
  { name: "alone", include: alone, exclude },
  { name: "other", include: ["test/**/*.test.{ts,tsx}"], exclude: [...exclude, ...shared, ...studio] },
];

export default defineConfig({
  test: {
    // All cores: one would otherwise be left free.
    maxWorkers: "100%",
    // What has been translated is kept in `node_modules/`, for the next project and the next run.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: projects.map((tests) => ({ plugins: [validatorsPlugin(), keptModules], test: { ...common, ...tests } })),
  },
});
