import { hash } from "../../press/geometry";

/** Tabletop Simulator's saved object: a deck of cards cut out of sheets of ten by seven. */

export const ttsColumns = 10;
export const ttsRows = 7;
/** The last cell shows what players see of a card they may not see. */
export const ttsCardsPerSheet = ttsColumns * ttsRows - 1;

export interface TtsCard {
  /** Which of the sheets, and which cell on it, both from 0. */
  sheet: number;
  cell: number;
  count: number;
  name: string;
  text: string;
}

interface TtsDeck {
  name: string;
  description: string;
  cards: readonly TtsCard[];
  /** Addresses of the pictures. Backs are one picture, or a sheet with the cells of the faces. */
  sheets: readonly { face: string; back: string }[];
  uniqueBacks: boolean;
  sideways: boolean;
}

const transform = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };
const white = { r: 0.713235259, g: 0.713235259, b: 0.713235259 };

/** Cards of one deck that are the same have ids of their own all the same. */
const guid = (text: string): string => (hash(text) & 0xffffff).toString(16).padStart(6, "0");

function thing(name: string, nickname: string, description: string, seed: string): Record<string, unknown> {
  return {
    GUID: guid(seed),
    Name: name,
    Transform: { ...transform },
    Nickname: nickname,
    Description: description,
    GMNotes: "",
    ColorDiffuse: { ...white },
    LayoutGroupSortIndex: 0,
    Value: 0,
    Locked: false,
    Grid: true,
    Snap: true,
    IgnoreFoW: false,
    MeasureMovement: false,
    DragSelectable: true,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    HideWhenFaceDown: true,
    Hands: name === "Card" || name === "CardCustom",
  };
}

const scripts = { LuaScript: "", LuaScriptState: "", XmlUI: "" };

export function ttsSavedObject(deck: TtsDeck): object {
  const custom = deck.sheets.map(({ face, back }) => ({
    FaceURL: face,
    BackURL: back,
    NumWidth: ttsColumns,
    NumHeight: ttsRows,
    BackIsHidden: true,
    UniqueBack: deck.uniqueBacks,
    Type: 0,
  }));
  // A card's id is its sheet's number, counted from 1, and two digits for the cell.
  const idOf = ({ sheet, cell }: TtsCard): number => (sheet + 1) * 100 + cell;
  const copies = deck.cards.flatMap((card) => Array.from({ length: card.count }, (_, copy) => ({ card, copy })));
  const cards = copies.map(({ card, copy }, index) => ({
    ...thing("Card", card.name, card.text, `${deck.name}/${index}/${card.name}/${copy}`),
    CardID: idOf(card),
    SidewaysCard: deck.sideways,
    CustomDeck: { [card.sheet + 1]: custom[card.sheet] },
    ...scripts,
  }));
  // A deck of one card is none; Tabletop Simulator wants it as a card.
  const [first, second] = cards;
  const state =
    first && !second
      ? { ...first, Name: "CardCustom" }
      : {
          ...thing("Deck", deck.name, deck.description, deck.name),
          SidewaysCard: deck.sideways,
          DeckIDs: copies.map(({ card }) => idOf(card)),
          CustomDeck: Object.fromEntries(custom.map((sheet, index) => [index + 1, sheet])),
          ...scripts,
          ContainedObjects: cards,
        };
  return {
    SaveName: "",
    Date: "",
    VersionNumber: "",
    GameMode: "",
    GameType: "",
    GameComplexity: "",
    Tags: [],
    Gravity: 0.5,
    PlayArea: 0.5,
    Table: "",
    Sky: "",
    Note: "",
    TabStates: {},
    ...scripts,
    ObjectStates: [state],
  };
}
