import { Type } from "typebox";
import { SchemaReference } from "./common";

/** Characters. What is written of effects has no limit of its own. */
const longest = { text: 4000, source: 20_000 };

export const TranslatedText = Type.Object(
  {
    text: Type.String({ title: "Translation", maxLength: longest.text }),
    source: Type.String({
      title: "Translated from",
      description:
        "How the text read when it was translated: where it reads otherwise now, the translation is outdated.",
      maxLength: longest.source,
    }),
  },
  { title: "Translated text", additionalProperties: false },
);
export type TranslatedText = Type.Static<typeof TranslatedText>;

/**
 * What one document of the project reads like in one language, in a file of its own: `translations/de/cards/attack.json`.
 * So people who translate into different languages never change the same file, and cards stay as they are.
 */
export const Translation = Type.Object(
  { $schema: SchemaReference },
  {
    title: "Translation",
    description: "By the place of each text in the document, such as /name.",
    patternProperties: { "^/": TranslatedText },
    additionalProperties: false,
  },
);
export type Translation = Readonly<Record<string, TranslatedText>>;
