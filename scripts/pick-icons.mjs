// Collects the icons that a game's layouts, pieces, ground, pictures and starter cards name into templates/<game>/icons.json, so that its sample is
// drawn at once; any other icon comes from the library when a card asks for it. Run after editing a layout:  node scripts/pick-icons.mjs flask [more icon names…]
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const library = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
const [game, ...extra] = process.argv.slice(2);
if (!game) {
  console.error("Which game? For example: node scripts/pick-icons.mjs flask");
  process.exit(2);
}
const folder = fileURLToPath(new URL(`../templates/${game}`, import.meta.url));
const target = join(folder, "icons.json");

/** `figure` among the symbols of a scenery is the card's own. */
const named = new Set(["icon", "icons", "companions"]);
const names = new Set(extra);
if (existsSync(target)) for (const name of Object.keys(JSON.parse(readFileSync(target, "utf8")).icons)) names.add(name);
const collect = (value, key) => {
  if (typeof value === "string" && named.has(key) && !value.includes("{")) names.add(value);
  else if (Array.isArray(value)) for (const one of value) collect(one, key);
  else if (value && typeof value === "object") for (const [inner, one] of Object.entries(value)) collect(one, inner);
};
for (const part of ["layouts", "starter/cards"]) {
  for (const file of readdirSync(join(folder, part)))
    collect(JSON.parse(readFileSync(join(folder, part, file), "utf8")));
}
const art = join(folder, "art.json");
if (existsSync(art)) for (const word of Object.values(JSON.parse(readFileSync(art, "utf8")).words)) names.add(word);
for (const file of ["pieces.json", "ground.json", "art.json"]) {
  const path = join(folder, file);
  if (existsSync(path)) collect(JSON.parse(readFileSync(path, "utf8")));
}

names.delete("figure");
const icons = {};
const unknown = [];
for (const name of [...names].sort()) {
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(library.icons[name]?.body ?? "")?.[1];
  if (d) icons[name] = d;
  else unknown.push(name);
}
if (unknown.length > 0) {
  console.error(`Not in the library: ${unknown.join(", ")}`);
  process.exit(1);
}
const subset = { credit: "Icons by the authors of game-icons.net, CC BY 3.0", size: 512, icons };
writeFileSync(target, `${JSON.stringify(subset, null, 2)}\n`);
console.log(`${target}: ${Object.keys(icons).length} icons`);
