import { type Static, Type } from "typebox";
import { paperLabels } from "./print-settings";

/** What a person chooses once for all projects. Each setting says here what it is called, what it does, and what it may be. */

const OneOf = <const T extends string>(
  usual: NoInfer<T>,
  title: string,
  description: string,
  labels: Readonly<Record<T, string>>,
) => Type.Enum(Object.keys(labels) as T[], { title, description, default: usual, "x-labels": labels });

export const AppSettings = Type.Object(
  {
    theme: OneOf("system", "Theme", "Paper is light, Felt is dark.", {
      system: "As the system",
      light: "Paper (light)",
      dark: "Felt (dark)",
    }),
    numbers: OneOf("en-GB", "Numbers and dates", "How counts, dates and decimal signs are written in the studio.", {
      "en-GB": "1,234.5 – 31 May 2026",
      "en-US": "1,234.5 – May 31, 2026",
      "de-DE": "1.234,5 – 31. Mai 2026",
      "de-CH": "1’234.5 – 31. Mai 2026",
      "fr-FR": "1 234,5 – 31 mai 2026",
      "es-ES": "1234,5 – 31 may 2026",
      "pt-BR": "1.234,5 – 31 de mai. de 2026",
      "pl-PL": "1234,5 – 31 maj 2026",
      "ja-JP": "1,234.5 – 2026年5月31日",
    }),
    paper: OneOf("last", "Paper", "What a set that was never printed begins with. Each set remembers its own.", {
      last: "As last printed",
      ...paperLabels,
    }),
    codeFont: OneOf("plex", "Font of the JSON", "The letters in which the texts of files are shown.", {
      plex: "IBM Plex Mono",
      system: "The system’s own",
    }),
    codeSize: Type.Integer({
      title: "Size of the JSON",
      description: "The height of its letters.",
      default: 13,
      minimum: 10,
      maximum: 24,
      "x-unit": "px",
    }),
  },
  { title: "Settings", additionalProperties: false },
);
export type AppSettings = Static<typeof AppSettings>;

export const usualSettings = Object.fromEntries(
  Object.entries(AppSettings.properties).map(([key, schema]) => [key, (schema as { default?: unknown }).default]),
) as AppSettings;
