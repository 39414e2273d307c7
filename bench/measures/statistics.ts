import { readFileSync } from "node:fs";
import { answerTo } from "../../project/statistics/answer";
import { countedIn } from "../../project/statistics/counted";
import { readyQuestions } from "../../project/statistics/questions";
import { compete, type Effort, median } from "../measure";
import type { Section } from "../report";

const [cards, target] = [10_000, 50];

/** What it costs to count a large set anew, once its cards have been read: whenever one of them changes. */
export function measureStatistics(effort: Effort): Section {
  const set = countedIn(largeSet(), "castle-lanes", "en");
  const questions = readyQuestions(set.facets, set.cards);
  const works = Object.fromEntries(
    questions.map((question) => [
      [question.by, question.against].filter(Boolean).join(" against "),
      () => Number(answerTo(question, set) !== undefined),
    ]),
  );
  const rates = compete(works, effort);
  const rows = Object.entries(rates).map(([name, perSecond]) => ({
    name,
    value: 1000 / median(perSecond),
    unit: "ms",
  }));
  const slowest = Math.max(...rows.map(({ value }) => value));
  return {
    title: `${cards.toLocaleString("en")} cards counted by the usual questions`,
    rows,
    checks: [{ name: "the slowest question", value: slowest, unit: "ms", most: target }],
  };
}

function largeSet(): Map<string, string> {
  const folder = "templates/castle-lanes/starter";
  const kinds = ["brute", "royal-guard", "phalanx"].map((id) => readFileSync(`${folder}/cards/${id}.json`, "utf8"));
  const files = new Map([["cardwright.json", readFileSync(`${folder}/cardwright.json`, "utf8")]]);
  for (let n = 0; n < cards; n++) {
    const card = JSON.parse(kinds[n % kinds.length]!) as object;
    const varied = { ...card, name: `Card ${n}`, cost: n % 9, class: `Class ${n % 14}`, hp: 1 + (n % 7) };
    files.set(`cards/card-${n}.json`, JSON.stringify(varied));
  }
  return files;
}
