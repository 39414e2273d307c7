import { spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { patientNode } from "../../scripts/patient-node.mjs";
import { callCli, type Ended } from "../cli/run-cli";

/** A copy of the product with one game more: what lies in `fixtures/games/<id>/`, put where games and their tests lie. */

const copied = [
  ...[
    "bin",
    "engine",
    "fixtures",
    "main",
    "press",
    "project",
    "renderer",
    "schemas",
    "scripts",
    "templates",
    "test",
    "types",
  ],
  ...["package.json", "tsconfig.base.json", "tsconfig.pure.json", "vite.main.config.ts", "vitest.config.ts"],
];
const modules = resolve("node_modules");

export class PlantedGame {
  constructor(
    readonly id: string,
    name: string,
    readonly root: string,
  ) {
    for (const path of copied) cpSync(path, join(root, path), { recursive: true });
    symlinkSync(modules, join(root, "node_modules"), "junction");
    cpSync(`fixtures/games/${id}/engine`, join(root, "engine", "games", id), { recursive: true });
    cpSync(`fixtures/games/${id}/stage.ts`, join(root, "test", "games", `${id}-stage.ts`));
    cpSync(`fixtures/games/${id}/templates`, join(root, "templates", id), { recursive: true });
    const ids = join(root, "schemas", "game-id.ts");
    const line = `  ${id}: ${JSON.stringify(name)},\n`;
    writeFileSync(ids, readFileSync(ids, "utf8").replace(/^\} as const;/m, `${line}$&`));
    // A command line that looks for changed sources would build itself again.
    rmSync(join(root, "scripts", "ensure.mjs"));
  }

  /** A tool of ours, by its script in `node_modules/`. */
  tool = (script: string, ...words: string[]): Promise<Ended> => this.node(join(modules, script), words);
  /** Its command line, as somebody starts it. */
  started = (...words: string[]): Promise<Ended> => this.node(join(this.root, "bin", "cardwright.mjs"), words);
  /** The same inside this process. */
  cardwright = (...words: string[]): Promise<Ended> => callCli(words, undefined, this.root);

  private node(script: string, words: readonly string[]): Promise<Ended> {
    // A compiler that collects no garbage has a third less to do, and memory to spare.
    const compiler = { GOGC: "off", GOMEMLIMIT: "3GiB" };
    const env = { ...process.env, ...compiler, DISPLAY: "", WAYLAND_DISPLAY: "", NO_COLOR: "1" };
    const child = spawn(process.execPath, [...patientNode, script, ...words], {
      cwd: this.root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let [out, err] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      err += text;
    });
    return new Promise((done) => child.on("close", (code) => done({ code, out, err })));
  }
}
