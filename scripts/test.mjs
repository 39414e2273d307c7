import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureOrExit, root, say } from "./ensure.mjs";
import { patientNode } from "./patient-node.mjs";

/**
 * `npm test`: everything that must hold. A stage without tests of its own (types, style) counts as one test. Nothing stops
 * early, so one run shows all that is wrong. The last line is the sum. Browsers wait more than they work, and a compiler leaves
 * cores free: what doesn't need each other runs side by side. Where a test waits for what a person would see, nothing else has
 * the cores: unit tests take what is left.
 */

process.chdir(root);
await ensureOrExit([]);

/** In a file, the codes of a colour around each dot hide everything else. */
const colours = process.stderr.isTTY ? {} : { NO_COLOR: "1", FORCE_COLOR: undefined };
const bin = (name) => join(root, "node_modules", ...name.split("/"));
const node = process.execPath;
const results = mkdtempSync(join(inMemory() ?? tmpdir(), "cardwright-test-"));
/** Where tests write down which problems they have raised. */
const raised = join(results, "raised");
/** What tests write lies here, and is gone when they end, however they end. */
const scratch = join(results, "tmp");
for (const folder of [raised, scratch]) mkdirSync(folder);
// Tests are somebody else as well, who passes through here to what is theirs.
for (const folder of [results, scratch]) chmodSync(folder, 0o755);

/**
 * Several checkers each work out the same types anew, and it has memory to spare: a third of the work. What it worked out is
 * kept for the next run, which then looks at what changed.
 */
const types = (project) => ({
  command: [
    ...[node, bin("typescript/bin/tsc"), "-p", project, "--checkers", "1"],
    ...["--incremental", "--tsBuildInfoFile", bin(`.types/${project}`)],
  ],
  env: { GOGC: "off", GOMEMLIMIT: "3GiB" },
});
const checks = [
  { name: "Types of the pure folders", ...types("tsconfig.pure.json") },
  { name: "Types", ...types("tsconfig.json") },
  { name: "Style", command: [node, bin("@biomejs/biome/bin/biome"), "check"] },
];
const unit = { name: "Unit, property and architecture tests", vitest: [], isShownAtOnce: true, takesWhatIsLeft: true };
const problems = { name: "Every problem is raised by a test", check: findUnraised };
const browser = { name: "Browser tests", vitest: ["--config", "vitest.e2e.config.ts"] };

const sum = { passed: 0, failed: 0, skipped: 0 };
/** How long each test file took. */
const durations = [];
/** What failed, by name: all output is long, and who reads only its end must find it. */
const failures = [];
const checked = runAll(checks);
await ensureOrExit();
await Promise.all([runAll([unit, problems]), checked, runAll([browser])]);
rmSync(results, { recursive: true, force: true });
sayDearest(10);
for (const failure of failures) say(`✗ ${failure}`);
process.stdout.write(`${inWords(sum)}\n`);
process.exit(sum.failed > 0 ? 1 : 0);

/** Tests make and delete thousands of small files, for which a disk takes a fifth of their time. Linux keeps a folder in memory. */
function inMemory() {
  const place = "/dev/shm";
  if (!existsSync(place)) return undefined;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize > 2 ** 31 ? place : undefined;
}

/** One after another. */
async function runAll(stages) {
  for (const stage of stages) {
    const started = Date.now();
    const counts = stage.vitest ? await runVitest(stage) : await runCheck(stage);
    for (const key of Object.keys(sum)) sum[key] += counts[key];
    say(
      `${counts.failed > 0 ? "✗" : "✓"} ${stage.name}: ${inWords(counts)} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
  }
}

async function runCheck({ name, command, check, env }) {
  const { code, output } = check ? { code: check(), output: "" } : await run(command, { env });
  if (code !== 0) {
    process.stderr.write(output);
    failures.push(name);
  }
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function runVitest({ name, vitest, ...how }) {
  const report = join(results, `${name.replace(/\W+/g, "-")}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const { code, output } = await run(
    [node, ...patientNode, bin("vitest/vitest.mjs"), "run", ...vitest, ...reporters],
    how,
  );
  process.stderr.write(output);
  const found = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
  const counts = found ? countTests(found) : { passed: 0, failed: 0, skipped: 0 };
  for (const { name: path, startTime, endTime, ...result } of found?.testResults ?? []) {
    const file = relative(root, path);
    durations.push({ file, seconds: (endTime - startTime) / 1000 });
    failures.push(...failuresOf(file, result));
  }
  // Something outside a test went wrong: an error nobody waited for.
  if (code !== 0 && counts.failed === 0) {
    counts.failed = 1;
    failures.push(`${name}: something outside its tests`);
  }
  return counts;
}

/** The tests of a file that failed and the first line of why, or why there was none. */
function failuresOf(file, { status, message, assertionResults }) {
  if (status === "failed" && assertionResults.length === 0) return [`${file}: ${message}`];
  return assertionResults
    .filter((result) => result.status === "failed")
    .map(({ fullName, failureMessages: [why = ""] }) => `${file}: ${fullName}\n    ${why.split("\n")[0]}`);
}

/** What became slow is seen in the run in which it did. */
function sayDearest(count) {
  const dearest = durations.sort((a, b) => b.seconds - a.seconds).slice(0, count);
  say(`The ${dearest.length} test files that took longest:`);
  for (const { file, seconds } of dearest) say(`${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

/** What no test has raised is told, and fails. */
function findUnraised() {
  const read = (file) => readFileSync(join(raised, file), "utf8").split("\n").filter(Boolean);
  if (!existsSync(join(raised, "declared"))) {
    say("test/problems.test.ts did not say which problems there are.");
    return 1;
  }
  const seen = new Set(readdirSync(raised).flatMap((file) => (file === "declared" ? [] : read(file))));
  const missing = read("declared").filter((code) => !seen.has(code));
  for (const code of missing) say(`No test raises ${code}.`);
  return missing.length > 0 ? 1 : 0;
}

/** A file that failed before its first test counts as one failure. */
function countTests({ numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + unloaded, skipped: numPendingTests + numTodoTests };
}

/** The output of a check matters only when it fails; that of tests also carries what they say about skipping. */
function run([command, ...words], { isShownAtOnce, takesWhatIsLeft, env } = {}) {
  return new Promise((resolve, reject) => {
    const all = { ...process.env, ...colours, CARDWRIGHT_RAISED: raised, TMPDIR: scratch, ...env };
    const child = spawn(command, words, { cwd: root, env: all, stdio: ["ignore", "pipe", "pipe"] });
    if (takesWhatIsLeft && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const chunks = [];
    const show = (chunk) => (isShownAtOnce ? process.stderr.write(chunk) : chunks.push(chunk));
    child.stdout.on("data", show);
    child.stderr.on("data", show);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output: Buffer.concat(chunks) }));
  });
}

function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
