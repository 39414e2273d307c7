import { spawn } from "node:child_process";
import { bundle } from "../scripts/bundle.mjs";
import { root } from "../scripts/ensure.mjs";

/** `node bench/abilities.mjs [game …]`, with the studio built: abilities said by hand in a real browser. See bench/abilities/. */
const program = await bundle("bench/abilities/rebuild.ts", "abilities");
spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: "inherit", cwd: root }).on("close", (code) =>
  process.exit(code ?? 1),
);
