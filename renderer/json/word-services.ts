import type { editor, IRange, languages } from "monaco-editor/editor/editor.api";
import * as monaco from "monaco-editor/editor/editor.api";
import { cardGame } from "../../engine/games/registry";
import type { SlotSchema } from "../../engine/words/place";
import { cardIdOf } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import { keysOf } from "../../schemas/json-pointer";
import type { JsonSchema } from "../document/schema-fields";
import { wordsInUse } from "../document/words-in-use";
import { currentProject } from "../state/open-project";
import { cursorPlace } from "./cursor-place";
import { keyAt } from "./locate";
import { meaningAt, offersAt } from "./word-offers";

/**
 * Completion and explanation within effects, where Monaco's own JSON service is silent: our schemas leave the slots of words
 * open, and it knows neither what is likely nor which names were given.
 */

const known = new Map<string, { game: GameId; schema: JsonSchema }>();

/** Whoever edits this model says effects of this game. */
export function teachWords(uri: string, game: GameId, schema: JsonSchema): void {
  known.set(uri, { game, schema });
}

const wordsOf = (model: editor.ITextModel) => {
  const taught = known.get(model.uri.toString());
  const lexicon = taught && cardGame(taught.game).lexicon;
  return lexicon && { lexicon, schema: taught.schema as SlotSchema };
};

const rangeOf = (model: editor.ITextModel, start: number, end: number): IRange =>
  monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));

monaco.languages.registerCompletionItemProvider("json", {
  triggerCharacters: ['"', ":", " ", "{", "[", ","],
  provideCompletionItems(model, position) {
    const words = wordsOf(model);
    if (!words) return { suggestions: [] };
    const place = cursorPlace(model.getValue(), model.getOffsetAt(position));
    const { files } = currentProject();
    const cards = [...files.keys()].flatMap((path) => cardIdOf(path) ?? []);
    const offers = offersAt(words.lexicon, words.schema, place, { uses: wordsInUse(files), cards });
    const range = rangeOf(model, place.start, place.end);
    const suggestions = offers.map(
      ({ label, name, explains, snippet }, n): languages.CompletionItem => ({
        label: { label, description: name },
        kind: monaco.languages.CompletionItemKind[place.role === "key" ? "Property" : "Value"],
        documentation: { value: [`**${name}**`, explains].join("\n\n") },
        insertText: snippet,
        insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet,
        // Found by the word in the file, with the quote that begins it, and by what a designer calls it.
        filterText: `${place.typed.startsWith('"') ? '"' : ""}${label} ${name}`,
        sortText: String(n).padStart(4, "0"),
        range,
        // What is still to be said is offered at once.
        ...(snippet.includes("$1") && { command: { id: "editor.action.triggerSuggest", title: "" } }),
      }),
    );
    return { suggestions };
  },
});

monaco.languages.registerHoverProvider("json", {
  provideHover(model, position) {
    const words = wordsOf(model);
    const found = words && keyAt(model.getValue(), model.getOffsetAt(position));
    if (!found) return null;
    const meaning = meaningAt(words.lexicon, words.schema, keysOf(found.pointer));
    if (meaning === undefined) return null;
    return { contents: [{ value: meaning }], range: rangeOf(model, found.start, found.end) };
  },
});
