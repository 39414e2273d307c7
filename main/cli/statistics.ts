import type { Answer } from "../../project/statistics/answer";
import type { Slice } from "../../project/statistics/slices";
import { CannotDo, type Command, type Terminal } from "./command";
import { didYouMean } from "./did-you-mean";
import { languageOption } from "./language-option";
import { cliProblems } from "./problems";

export const statistics: Command = {
  name: "statistics",
  about: "Count the cards of a project by any of their fields, or by one against another",
  arguments: [
    { name: "project", about: "The project's folder, <folder>@<kept version>, @git:<revision>, or a .cardset" },
  ],
  options: [
    { name: "by", value: "<field[,field]>", about: "What cards are counted by; what designers ask first unless given" },
    { name: "query", value: "<search>", about: "Only cards that fit, as in the studio's search" },
    { name: "with", value: "<version>", about: "Another version, or another set of the game, to compare with" },
    languageOption,
  ],
  examples: [
    ["statistics my-set", "Curve, kinds, rarity, keywords, lengths of texts, pictures"],
    ["statistics my-set --by cost,type", "How many of each kind cost how much, and which pairs nobody made"],
    ['statistics my-set --query "rarity:rare" --by worth', "What rare cards are worth"],
    ["statistics my-set --with my-set@git:v1.2 --json", "All of it beside an earlier version, for another program"],
  ],
  async run({ arguments: [place], options }, terminal) {
    const { versionAt } = await import("./version-place");
    const { gameOfProject } = await import("./game-of-project");
    const { cardGame } = await import("../../engine/games/registry");
    const { manifestOf } = await import("../../project/project-text");
    const { printedLanguage } = await import("../../project/printed-language");
    const { searchFor, slipProblems } = await import("../../project/search/search");
    const { countedIn } = await import("../../project/statistics/counted");
    const { readyQuestions } = await import("../../project/statistics/questions");
    const { answerTo } = await import("../../project/statistics/answer");
    const { answerTable } = await import("../../project/statistics/as-table");
    const { files } = await versionAt(place!);
    const game = gameOfProject(files);
    const wanted = options.text(languageOption.name) ?? manifestOf(files)?.languages?.[0];
    const { language, problems } = printedLanguage(game, wanted);
    const query = options.text("query") ?? "";
    const now = countedIn(files, game, language, query);
    const called = options.text("with");
    const other = called === undefined ? undefined : (await versionAt(called)).files;
    if (other && manifestOf(other)?.game !== game)
      throw new CannotDo(
        cliProblems.report("cli/set-of-other-game", {}, { place: called!, game: cardGame(game).name }),
      );
    const before = other && { ...countedIn(other, game, language, query), called: called! };
    const names = now.facets.map(({ name }) => name);
    const [by, against, ...more] = (options.text("by") ?? "").split(",").map((name) => name.trim());
    for (const field of [by, against, ...more])
      if (field && (!names.includes(field) || more.includes(field)))
        throw new CannotDo(
          cliProblems.report(
            "cli/no-such-field",
            {},
            { field, game: cardGame(game).name, guess: didYouMean(field, names), fields: names.join(", ") },
          ),
        );
    const questions = by ? [{ by, ...(against && { against }) }] : readyQuestions(now.facets, now.cards);
    const answers = questions.flatMap((question) => answerTo(question, now, before) ?? []);
    for (const answer of answers) printAnswer(answer, answerTable(answer), terminal);
    const slips = slipProblems(query, searchFor(query, now.searched));
    for (const { message, hint } of slips) terminal.tell(`${message} ${hint ?? ""}`.trimEnd());
    return {
      exit: 0,
      json: {
        cards: now.cards.length,
        ...(before && { before: before.cards.length }),
        answers: answers.map(answerJson),
        problems: [...problems, ...slips],
      },
    };
  },
};

function printAnswer({ title, sentences }: Answer, table: readonly (readonly string[])[], terminal: Terminal): void {
  terminal.print(terminal.paint("bold", title));
  terminal.print(sentences.join(" "));
  const widths = table[0]!.map((_, at) => Math.min(40, Math.max(...table.map((row) => row[at]!.length))));
  for (const [line, row] of table.entries()) {
    const cells = row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)));
    terminal.print(`  ${line === 0 ? terminal.paint("grey", cells.join("  ")) : cells.join("  ")}`.trimEnd());
  }
  terminal.print("");
}

const sliceJson = ({ label, term, count, before }: Slice) => ({
  label,
  ...(term !== undefined && { search: term }),
  cards: count,
  ...(before !== undefined && { before }),
});

function answerJson({ question: { by, against }, title, sentences, shape }: Answer): object {
  const head = { by, ...(against !== undefined && { against }), title, answer: sentences.join(" ") };
  switch (shape.kind) {
    case "bars":
      return { ...head, values: shape.of.slices.map(sliceJson) };
    case "columns":
      return { ...head, values: shape.of.slices.map(sliceJson), ...shape.figures };
    case "grid": {
      const [rows, columns] = [shape.rows.slices, shape.columns.slices];
      return {
        ...head,
        rows: rows.map(sliceJson),
        columns: columns.map(sliceJson),
        counts: shape.counts,
        ...(shape.before && { before: shape.before }),
        ...(shape.averages && { averages: shape.averages.map((n) => n ?? null) }),
        holes: shape.holes.map(({ row, column, expected }) => ({
          row: rows[row]!.label,
          column: columns[column]!.label,
          expected,
        })),
      };
    }
    case "points":
      return {
        ...head,
        points: shape.points.map(({ x, y, cards }) => ({ x, y, cards: cards.map(({ id }) => id) })),
        ...(shape.trend && { trend: shape.trend }),
      };
  }
}
