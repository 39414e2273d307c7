import { Type } from "typebox";
import { SchemaReference } from "./common";
import { MadeOutput, PrintSettings } from "./print-settings";

/** What a set is released as: named outputs with their settings, made together into one folder. Kept in the project's `builds/`. */

const strict = { additionalProperties: false } as const;

/** What is made of the whole set rather than of chosen cards. */
const WholeOutput = Type.Union([
  /** One file with everything, to pass on. */
  Type.Object({ kind: Type.Literal("bundle") }, strict),
  /** What is new for players since the version that was kept last. */
  Type.Object({ kind: Type.Literal("changelog") }, strict),
]);

export const BuildPart = Type.Object(
  {
    make: Type.Union([...MadeOutput.anyOf, ...WholeOutput.anyOf], {
      title: "Make",
      description: "As the print room makes it; or a bundle, or a changelog",
    }),
    settings: Type.Optional(
      Type.Partial(PrintSettings, {
        ...strict,
        title: "Settings",
        description: "Those of the print room that are not as usual",
      }),
    ),
    name: Type.Optional(
      Type.String({
        title: "File name",
        description: "Without its ending; a usual one unless given",
        pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
        maxLength: 60,
      }),
    ),
  },
  strict,
);
export type BuildPart = Type.Static<typeof BuildPart>;

export const Build = Type.Object(
  {
    $schema: SchemaReference,
    name: Type.String({ title: "Name", minLength: 1, maxLength: 80 }),
    notes: Type.Optional(Type.String({ title: "Notes", description: "What it is for", maxLength: 400 })),
    parts: Type.Array(BuildPart, { title: "Parts", minItems: 1, maxItems: 40 }),
  },
  { title: "Build", ...strict },
);
export type Build = Type.Static<typeof Build>;

/** What lies in the folder of a build, and what each part was made of: written there as `build.json`. */
export const BuildList = Type.Object(
  {
    cardwright: Type.String({ maxLength: 40 }),
    build: Type.String({ maxLength: 80 }),
    set: Type.String({ maxLength: 200 }),
    version: Type.Optional(Type.String({ maxLength: 80 })),
    parts: Type.Array(
      Type.Object(
        {
          part: Type.String({ maxLength: 80 }),
          from: Type.String({ maxLength: 64 }),
          files: Type.Array(
            Type.Object(
              {
                /** In the folder, or in one or two folders there. */
                file: Type.String({
                  pattern: '^[^./\\\\:*?"<>|][^/\\\\:*?"<>|]*(/[^./\\\\:*?"<>|][^/\\\\:*?"<>|]*){0,2}$',
                  maxLength: 300,
                }),
                bytes: Type.Integer({ minimum: 0 }),
                sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }),
              },
              strict,
            ),
            { maxItems: 20_000 },
          ),
        },
        strict,
      ),
      { maxItems: 40 },
    ),
  },
  { title: "List of a build", ...strict },
);
export type BuildList = Type.Static<typeof BuildList>;
