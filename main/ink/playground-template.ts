import { hash } from "../../press/geometry";

/** Tabletop Playground's packages: a note of what they are, and a template for each sheet of cards. */

interface PlaygroundSheet {
  /** Of the template. */
  name: string;
  /** Files in the package's folder “Textures”. */
  front: string;
  back: string;
  /** Each card has a back of its own, in the same cell. */
  hasOwnBacks: boolean;
  columns: number;
  rows: number;
  /** Of a card, mm. */
  width: number;
  height: number;
  /** In the order of the cells, each as often as the deck has it. */
  cards: readonly { name: string; text: string; cell: number; count: number }[];
}

/** 32 hexadecimal digits; the same for the same words. */
export const playgroundId = (words: string): string =>
  [0, 1, 2, 3]
    .map((part) => hash(`${part} ${words}`).toString(16).padStart(8, "0"))
    .join("")
    .toUpperCase();

export const playgroundManifest = (set: { name: string; version: string; author: string; about: string }) => ({
  Name: set.name,
  GUID: playgroundId(set.name),
  Version: set.version,
  Author: set.author,
  Description: set.about,
});

const none = { X: 0, Y: 0, Z: 0 };

export function playgroundTemplate(sheet: PlaygroundSheet) {
  const byCell = <T>(pick: (card: PlaygroundSheet["cards"][number]) => T): Record<string, T> =>
    Object.fromEntries(sheet.cards.map((card) => [String(card.cell), pick(card)]));
  return {
    Type: "Card",
    GUID: playgroundId(`${sheet.name} ${sheet.front}`),
    Name: sheet.name,
    Metadata: "",
    CollisionType: "Regular",
    Friction: 0.7,
    Restitution: 0,
    Density: 0.5,
    SurfaceType: "Cardboard",
    Roughness: 1,
    Metallic: 0,
    PrimaryColor: { R: 255, G: 255, B: 255 },
    SecondaryColor: { R: 0, G: 0, B: 0 },
    Flippable: true,
    AutoStraighten: false,
    ShouldSnap: true,
    ScriptName: "",
    Blueprint: "",
    Models: [],
    Collision: [],
    SnapPointsGlobal: false,
    SnapPoints: [],
    ZoomViewDirection: none,
    FrontTexture: sheet.front,
    BackTexture: sheet.back,
    HiddenTexture: "",
    // The same cell of the picture of backs; or the whole of it, for all.
    BackIndex: sheet.hasOwnBacks ? -3 : -2,
    HiddenIndex: -1,
    NumHorizontal: sheet.columns,
    NumVertical: sheet.rows,
    Width: sheet.width / 10,
    Height: sheet.height / 10,
    Thickness: 0.05,
    HiddenInHand: true,
    UsedWithCardHolders: true,
    CanStack: true,
    UsePrimaryColorForSide: false,
    FrontTextureOverrideExposed: false,
    AllowFlippedInStack: false,
    MirrorBack: false,
    Model: "Rounded",
    Indices: sheet.cards.flatMap(({ cell, count }) => Array.from({ length: count }, () => cell)),
    CardNames: byCell(({ name }) => name),
    CardMetadata: byCell(({ text }) => text),
    CardTags: {},
    GroundAccessibility: "ZoomAndContext",
  };
}
