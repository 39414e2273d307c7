import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseBot } from "../../engine/bots/parse";
import { playableGame } from "../../engine/games/play-registry";
import { answerTo } from "../../engine/lab/answer";
import { matchupPlayer, roundSize } from "../../engine/lab/matchups";
import { fontsOnDisk } from "../../main/ink/fonts-on-disk";
import { blank } from "../../press/contact-sheet";
import { Draughtsman, labelFont } from "../../press/draughtsman";
import { drawPlot, plotHeight } from "../../press/plots/draw-plot";
import { planExperiment } from "../../project/lab/plan-experiment";
import { plotsOf } from "../../project/lab/plots/plots";
import { reportOf } from "../../project/lab/report";
import type { Experiment } from "../../schemas/experiment";
import type { LabResult } from "../../schemas/lab-answer";
import type { Plot } from "../../schemas/plot";

/** What answers look like, on the screen and on paper: the same plots. */

const root = join("templates", "flask", "starter");
const files = new Map(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")]),
);
function answered(more: Partial<Experiment>, rounds = 4): LabResult {
  const experiment: Experiment = {
    ...{ name: "Why?", ask: "decks", decks: ["red", "green"], bots: ["random"], seed: 1, stop: { games: 20 } },
    ...more,
  };
  const planned = planExperiment(files, playableGame("flask"), experiment);
  if (!planned.ok) throw new Error(planned.problem.message);
  const { job, asked } = planned.value;
  const play = matchupPlayer(playableGame("flask"), job, parseBot);
  const outcomes = Array.from({ length: rounds * roundSize(job) }, (_, n) => play(n));
  const answer = answerTo(asked, outcomes);
  return {
    format: 1,
    experiment,
    game: "flask",
    version: "1",
    options: {},
    cards: {},
    partial: false,
    verdicts: [],
    answer,
  };
}
const plots = (more: Partial<Experiment> = {}): Plot[] => plotsOf(answered(more), (card) => card);
const titles = (more: Partial<Experiment> = {}): string[] => plots(more).map(({ title }) => title);

describe("the plots of an answer", () => {
  test("show who wins, how matches go and end, what everybody has, and how much decisions matter", () => {
    const shown = ["How often Red wins", "Whoever begins", "How long matches take", "How often the lead changes"];
    const stocks = ["Green", "Yellow", "Blue", "Red", "Cards in hand"];
    expect(titles()).toEqual([...shown, "How many decisions matter", ...stocks, "How matches end"]);
  });

  test("begin with what was asked for: cards, the field, or what comes of each value", () => {
    expect(titles({ ask: "cards" })[0]).toBe("What a card is worth early");
    expect(titles({ ask: "field" }).slice(0, 2)).toEqual(["How often each deck wins", "Deck against deck"]);
    expect(plots({ ask: "sweep", sweep: { option: "startCounters", values: [2, 3] } })[0]!.kind).toBe("curve");
  });

  test("have bands that hold what lies between, turn by turn, and say it as a table too", () => {
    for (const plot of plots()) {
      expect(
        plot.table.every((row) => row.length === plot.table[0]!.length),
        plot.title,
      ).toBe(true);
      for (const { points } of plot.kind === "lines" ? plot.lines : [])
        for (const { middle, low, high } of points) expect([low <= middle, middle <= high]).toEqual([true, true]);
    }
  });

  test("tell the seats of a deck against itself by who begins", () => {
    const stock = plots({ ask: "first-player", decks: ["red"] }).find(({ kind }) => kind === "lines") as Plot & {
      kind: "lines";
    };
    expect(stock.lines.map(({ label }) => label)).toEqual(["Whoever begins", "The other"]);
  });

  test("stand in a report where it speaks of them, and are drawn within their place", async () => {
    const fonts = await fontsOnDisk([labelFont]);
    const all = [
      ...plots({ ask: "cards" }),
      ...plots({ ask: "field" }),
      ...plots({ ask: "sweep", sweep: { option: "startCounters", values: [2, 3] } }),
    ];
    const text = reportOf(answered({}), (card) => card, all);
    for (const [n, plot] of all.entries()) {
      expect(text).toContain(`### ${plot.title}\n${plot.sentences.join(" ")}\n\n![${plot.title}](#plot-${n + 1})`);
      const { overlay } = blank({ width: 170, height: 200 }, "Page 1");
      drawPlot(new Draughtsman(overlay, fonts), plot, { x: 0, y: 0, width: 170 });
      expect(overlay.items.length).toBeGreaterThan(0);
      for (const { y, height } of overlay.items.flatMap((item) => (item.kind === "rect" ? item.box : [])))
        expect(y + height, plot.title).toBeLessThanOrEqual(plotHeight(plot) + 0.01);
    }
  });
});
