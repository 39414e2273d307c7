import { type Static, type TSchema, Type } from "typebox";
import { documentFolders } from "../project/paths";
import { mostChanges } from "../schemas/limits";
import { Turn } from "./crossing";

/** What several calls ask by: how long it may be, what it may look like. A stranger's page can send anything. */

export const fields = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const ProjectPath = Type.String({
  pattern: `^(cardwright\\.json|(${Object.values(documentFolders).join("|")})/[^\\\\:*?"<>|]+\\.(json|md))$`,
  maxLength: 240,
});
/** What is no picture or font of the project is refused by the project. */
export const AssetPath = Type.String({ pattern: "^(art|fonts)/", maxLength: 240 });
export const Session = Type.String({ maxLength: 60 });
export const Folder = Type.String({ maxLength: 200 });
const Text = Type.String({ maxLength: 2_000_000 });
export const Keeper = Type.Enum(["project", "person"]);
export const TableName = Type.String({ minLength: 1, maxLength: 200 });
export const LabId = Type.String({ minLength: 1, maxLength: 200 });
export const LabPairing = Type.Integer({ minimum: 0, maximum: 10_000 });
export const LabIndex = Type.Integer({ minimum: 0, maximum: 100_000_000 });
export const ProfileName = Type.String({ minLength: 1, maxLength: 60 });

export const Change = Type.Object(
  {
    path: ProjectPath,
    /** null deletes: the file goes to the project's trash, unless `movedTo` says where its content went. */
    text: Type.Union([Text, Type.Null()]),
    movedTo: Type.Optional(ProjectPath),
  },
  { additionalProperties: false },
);
export type Change = Static<typeof Change>;

export const Edit = Type.Object(
  {
    session: Session,
    /** For the undo menu: "Rename Attack". */
    label: Type.String({ maxLength: 200 }),
    /** Edits in a row with the same key become one undo step. */
    merge: Type.Optional(Type.String({ maxLength: 200 })),
    turn: Type.Optional(Turn),
    changes: Type.Array(Change, { maxItems: mostChanges }),
    /** A picture that gets another name in its folder. */
    carried: Type.Optional(fields({ from: AssetPath, to: AssetPath })),
  },
  { additionalProperties: false },
);
export type Edit = Static<typeof Edit>;

export const of = <Kind extends string>(kind: Kind) => ({ kind: Type.Literal(kind) });
/** Where a version of a set is found. */
export const VersionPlace = Type.Union([
  fields(of("now")),
  fields({ ...of("kept"), id: Type.String({ maxLength: 120 }) }),
  fields({ ...of("git"), revision: Type.String({ minLength: 1, maxLength: 200 }) }),
  fields({ ...of("folder"), folder: Folder }),
  fields({ ...of("bundle"), name: Type.String({ maxLength: 200 }), base64: Type.String({ maxLength: 140_000_000 }) }),
]);
export type VersionPlace = Static<typeof VersionPlace>;
