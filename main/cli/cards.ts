import { plural } from "../../engine/core/rich-text";
import type { Worth } from "../../project/worth";
import type { Command } from "./command";
import { languageOption } from "./language-option";

export const cards: Command = {
  name: "cards",
  about: "List the cards of a project with their printed text",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    { name: "query", value: "<search>", about: "Only cards that fit, as in the studio's search" },
    languageOption,
  ],
  examples: [
    ["cards my-set", "All cards by name"],
    ['cards my-set --query "type:reaction -double"', "Reactions without “double” anywhere"],
    ["cards my-set --language de", "With the generated words in German"],
    ['cards my-set --query "worth-cost>1 -is:unused"', "Cards in decks that are worth more than they cost"],
    ["cards my-set --query changed:1.2", "What changed or came since the version 1.2 was kept"],
    ["cards my-set --json", "Names, texts, codes, costs and what cards are worth, for another program"],
  ],
  async run({ arguments: [folder], options }, terminal) {
    const { findCards, readProject } = await import("./read-project");
    const { plainText } = await import("../../engine/core/rich-text");
    const { symbolsIn } = await import("../../project/languages/printed-words");
    const wanted = options.text(languageOption.name);
    const {
      game,
      cards: found,
      language,
      problems,
    } = await findCards(readProject(folder!), options.text("query"), wanted);
    const symbols = symbolsIn(game.id, language);
    const plain = (text: string) => plainText(text, symbols);
    const listed = found.map(({ id, facts, worth }) => ({
      id,
      name: facts.name,
      type: facts.type,
      text: plain(facts.text),
      ...(facts.code !== undefined && { code: facts.code }),
      ...(facts.cost !== undefined && { cost: plain(facts.cost) }),
      ...(worth !== undefined && { worth: worthJson(worth) }),
    }));
    for (const card of listed) {
      const head = [card.type, card.cost, card.code].filter(Boolean).join(" · ");
      terminal.print(
        `${terminal.paint("bold", card.name || card.id)}  ${terminal.paint("grey", `${card.id}  ${head}`)}`,
      );
      for (const line of card.text.split("\n").filter(Boolean)) terminal.print(`  ${line}`);
    }
    for (const { message, hint } of problems) terminal.tell(`${message} ${hint ?? ""}`.trimEnd());
    terminal.tell(`${plural(listed.length, "card")}.`);
    return { exit: 0, json: { language, cards: listed, problems } };
  },
};

/** `value` is missing where a price can't be worked out; `failed` says which. */
const worthJson = ({ value, cost, parts, failed }: Worth) => ({
  ...(value !== undefined && { value }),
  cost,
  parts: Object.fromEntries(parts.map((part) => [part.part, part.value])),
  ...(failed.length > 0 && { failed }),
});
