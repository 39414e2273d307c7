import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/**
 * `node scripts/fit-worth.mjs [game …] [--write]`: finds the numbers in a game's prices again, so that the cards of its starter
 * set are worth what they cost. Each price is read as a sum of terms `number * rest`; the rest stays, the number is found by
 * least squares, held a little towards 0, and made readable. With `--write` they are put into the game's `worth.ts`.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const load = async (path) =>
  (await runnerImport(join(root, path), { root, configFile: false, logLevel: "error" })).module;
const { gameIds } = await load("schemas/game-id.ts");
const { cardGame } = await load("engine/games/registry.ts");
const { cardSchemas, cardSchemaName } = await load("engine/games/card-schemas.ts");
const { cardNumbers } = await load("engine/words/card-numbers.ts");
const { parseFormula } = await load("engine/core/formula/parse-formula.ts");
const { evaluate } = await load("engine/core/formula/evaluate.ts");
const { shortNames } = await load("engine/core/formula/short-names.ts");

/** How far factors are held towards 0, in squared costs: what one card says alone isn't believed in full. */
const ridge = 0.3;
/** Factors are multiples of this; what counts at all counts at least so much. */
const step = 0.05;
const least = 0.1;

const words = process.argv.slice(2);
const wanted = words.filter((word) => word !== "--write");
for (const id of wanted.length > 0 ? wanted : gameIds) fitGame(id, words.includes("--write"));

function fitGame(id, isWritten) {
  const game = cardGame(id);
  const cards = starterCards(id).flatMap(({ name, card }) => {
    const cost = game.worth.cost(card);
    return cost === undefined ? [] : [{ name, cost, numberOf: numbersOf(game, card) }];
  });
  const prices = Object.entries(game.worth.prices).map(([part, text]) => ({ part, text, terms: termsOf(text) }));
  const terms = prices.flatMap((price) => price.terms);
  const rows = cards.map(({ numberOf }) => terms.map(({ rest }) => outcomeOf(rest, numberOf)));
  const found = leastSquares(
    rows,
    cards.map(({ cost }) => cost),
    terms.map(({ factor }) => Math.sign(factor) || 1),
  );
  for (const [n, term] of terms.entries()) term.factor = Math.round(found[n] / step) * step;
  const errors = cards.map(({ name, cost }, n) => {
    const worth = terms.reduce((sum, { factor }, i) => sum + factor * rows[n][i], 0);
    return { name, cost, worth, off: worth - cost };
  });
  tell(game, prices, errors);
  if (isWritten) write(id, prices);
}

function numbersOf(game, card) {
  const schema = cardSchemas.find(({ name }) => name === cardSchemaName(game.id)).schema;
  const effects = game.worth.effects?.(card) ?? [];
  const numbers = cardNumbers(card, { schema, lexicon: game.lexicon, ids: [], effects });
  const short = shortNames(numbers.keys());
  return (name) => numbers.get(short.get(name));
}

function starterCards(id) {
  const folder = join(root, "templates", id, "starter", "cards");
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: file.replace(/\.json$/, ""),
      card: JSON.parse(readFileSync(join(folder, file), "utf8")),
    }));
}

function outcomeOf(text, numberOf) {
  const read = parseFormula(text);
  const outcome = read.ok ? evaluate(read.formula, numberOf) : read;
  if (!outcome.ok) throw new Error(`${text}: ${outcome.slip.message}`);
  return outcome.value;
}

/** `0.5 * hp - 1` → 0.5 of `hp` and −1 of `1`: what stands between signs that no bracket holds. */
function termsOf(text) {
  const parts = [];
  let depth = 0;
  let sign = 1;
  let part = "";
  const close = () => {
    const [, factor, rest] = /^\s*([\d.]+)\s*(?:\*\s*(.*))?$/s.exec(part) ?? ["", "1", part];
    if (part.trim() !== "") parts.push({ factor: sign * Number(factor), rest: (rest ?? "1").trim() });
    part = "";
  };
  for (const letter of text) {
    depth += Number(letter === "(") - Number(letter === ")");
    if (depth === 0 && (letter === "+" || letter === "-")) {
      close();
      sign = letter === "-" ? -1 : 1;
    } else part += letter;
  }
  close();
  return parts;
}

/**
 * The factors for which the squares of what is left, and of the factors themselves, are least. None changes its sign or comes
 * to nothing: that a drawback is one is for a person to say, not for fifty cards.
 */
function leastSquares(rows, wished, signs) {
  const factors = signs.map(() => 0);
  const left = [...wished];
  for (let round = 0; round < 2000; round++) {
    for (const [i, sign] of signs.entries()) {
      const former = factors[i];
      const weight = rows.reduce((sum, row) => sum + row[i] ** 2, ridge);
      const best = rows.reduce((sum, row, k) => sum + row[i] * (left[k] + row[i] * former), 0) / weight;
      factors[i] = sign * Math.max(least, sign * best);
      for (const [k, row] of rows.entries()) left[k] += row[i] * (former - factors[i]);
    }
  }
  return factors;
}

function figure(n) {
  return String(Math.round(n * 100) / 100);
}

function formulaOf({ terms }) {
  const said = terms.map(({ factor, rest }, n) => {
    const size = figure(Math.abs(factor));
    const body = rest === "1" ? size : `${size} * ${rest}`;
    return n === 0 ? `${factor < 0 ? "-" : ""}${body}` : ` ${factor < 0 ? "-" : "+"} ${body}`;
  });
  return said.join("");
}

function tell(game, prices, errors) {
  const mean = errors.reduce((sum, { off }) => sum + Math.abs(off), 0) / errors.length;
  console.log(`${game.name}: ${errors.length} cards, ${figure(mean)} off on average`);
  for (const price of prices) console.log(`  ${price.part}: ${formulaOf(price)}`);
  for (const { name, cost, worth, off } of errors.toSorted((a, b) => Math.abs(b.off) - Math.abs(a.off)).slice(0, 12))
    console.log(`    ${name}: worth ${figure(worth)}, costs ${cost} (${off > 0 ? "+" : ""}${figure(off)})`);
}

function write(id, prices) {
  const file = join(root, "engine", "games", id, "worth.ts");
  let text = readFileSync(file, "utf8");
  for (const price of prices) {
    if (!text.includes(JSON.stringify(price.text)))
      throw new Error(`${file} doesn't hold “${price.text}” as it stands.`);
    text = text.replace(JSON.stringify(price.text), JSON.stringify(formulaOf(price)));
  }
  writeFileSync(file, text);
}
