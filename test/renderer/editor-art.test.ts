import { describe, expect, test } from "vitest";
import { sharpness } from "../../renderer/form/art/art-window";
import { dragFocus, focusAt, middle, readFocus, writtenFocus } from "../../renderer/form/art/focus-point";
import { findIcons, iconWords } from "../../renderer/form/art/icon-library";
import { findPictures, knownPictures, type PictureUse, pictureName } from "../../renderer/form/art/known-pictures";
import { nextPlace } from "../../renderer/form/art/picture-grid";

describe("the focus point", () => {
  test("stays within the picture and is short to write", () => {
    expect(focusAt(1.4, -0.2)).toEqual({ x: 1, y: 0 });
    expect(focusAt(1 / 3, 0.5)).toEqual({ x: 0.33, y: 0.5 });
  });

  test.each([undefined, null, 3, { x: "left", y: 0 }])("%j reads as the middle", (value) => {
    expect(readFocus(value)).toEqual(middle);
  });

  test("the middle is not written down", () => {
    expect(writtenFocus({ x: 0.5, y: 0.5 })).toBeUndefined();
    expect(writtenFocus({ x: 0.5, y: 0.4 })).toEqual({ x: 0.5, y: 0.4 });
  });
});

describe("dragging the picture in its frame", () => {
  const frame = { box: { x: 0, y: 0, width: 40, height: 20 }, fit: "fill" as const };
  const tall = { width: 400, height: 800 };

  test("moves what is seen the other way, in the direction it is cropped", () => {
    // 40 mm wide means 80 mm tall; 8 mm down is a tenth of the picture.
    expect(dragFocus(middle, 5, 8, frame, tall)).toEqual({ x: 0.5, y: 0.4 });
  });

  test("ends at the picture's edge", () => {
    expect(dragFocus(middle, 0, 500, frame, tall).y).toBe(0.13);
    expect(dragFocus(middle, 0, -500, frame, tall).y).toBe(0.88);
  });

  test("answers at once also from a focus beyond the crop's reach", () => {
    expect(dragFocus({ x: 0.5, y: 0 }, 0, -8, frame, tall).y).toBe(0.23);
  });

  test("is as far as the hand moves, whatever is done with the picture", () => {
    const dragged = (how: object) => dragFocus(middle, 4, 0, { ...frame, scale: 2, ...how }, tall);
    // 80 mm wide and 160 mm tall.
    expect(dragged({})).toEqual({ x: 0.45, y: 0.5 });
    expect(dragged({ mirror: "horizontal" })).toEqual({ x: 0.55, y: 0.5 });
    expect(dragged({ mirror: "vertical" })).toEqual({ x: 0.45, y: 0.5 });
    // On its side, it is 40 mm wide and 80 mm tall along its own edges; to the right is where its top was.
    expect(dragged({ turn: 90 })).toEqual({ x: 0.5, y: 0.55 });
  });

  test("leaves a picture of the frame's own proportions alone", () => {
    expect(dragFocus(middle, 10, 10, frame, { width: 200, height: 100 })).toEqual(middle);
  });
});

describe("the pictures of a project", () => {
  const asset = (path: string) => ({ path, bytes: 1, version: "v" });
  const assets = ["art/owl-10.png", "art/owl-9.png", "art/beasts/fox.webp", "fonts/a.ttf"].map(asset);
  const files = new Map([
    ["cards/b.json", '{"name":"Night Owl","art":{"file":"art/owl-9.png","author":"Ada","licence":"CC0"}}'],
    ["cards/a.json", '{"name":"Barn Owl","art":{"file":"art/owl-9.png","focus":{"x":0.1,"y":0.2}}}'],
    ["cards/half.json", '{"name":"Half, "art":{"file":"art/owl-10.png"'],
    ["decks/d.json", '{"file":"art/beasts/fox.webp"}'],
  ]);
  const pictures = knownPictures(assets, files);

  test("are told with the cards that show them, also of a card that can't be read", () => {
    expect(pictures.map(({ path, cards }) => [path, cards])).toEqual([
      ["art/beasts/fox.webp", []],
      ["art/owl-9.png", ["Barn Owl", "Night Owl"]],
      ["art/owl-10.png", ["half"]],
    ]);
  });

  test("come with whose work they are, as far as a card says it", () => {
    expect(pictures.map(({ credits }) => credits)).toEqual([{}, { author: "Ada", licence: "CC0" }, {}]);
  });

  test.each<[string, PictureUse, string[]]>([
    ["", "all", ["beasts/fox.webp", "owl-9.png", "owl-10.png"]],
    ["", "unused", ["beasts/fox.webp"]],
    ["owl", "used", ["owl-9.png", "owl-10.png"]],
    ["night", "all", ["owl-9.png"]],
    ["owl barn 9", "all", ["owl-9.png"]],
    ["dragon", "all", []],
  ])("%j among those that are %s finds %j", (query, use, found) => {
    expect(findPictures(pictures, query, use).map(({ path }) => pictureName(path))).toEqual(found);
  });

  test("say how sharp they are on the card", () => {
    const window = { box: { x: 0, y: 0, width: 50.8, height: 25.4 }, fit: "fill" as const };
    const size = { width: 600, height: 300 };
    expect(sharpness("art/a.png", size, window)).toEqual({ words: "600 × 300 px, 300 dpi", isCoarse: false });
    expect(sharpness("art/a.png", size, window, { scale: 200 })).toEqual({
      words: "600 × 300 px, only 150 dpi",
      isCoarse: true,
    });
    expect(sharpness("art/a.SVG", size, window).words).toBe("Drawing, sharp at any size");
    expect(sharpness("art/a.png", size, undefined).words).toBe("600 × 300 px");
  });

  test.each<[string, number, number | undefined]>([
    ["ArrowRight", 0, 1],
    ["ArrowDown", 1, 4],
    ["ArrowUp", 1, 1],
    ["ArrowDown", 6, 6],
    ["End", 2, 7],
    ["Home", 5, 0],
    ["a", 0, undefined],
  ])("%s from %d in rows of three leads to %j", (key, from, to) => {
    expect(nextPlace(key, from, 3, 8)).toBe(to);
  });
});

describe("finding a symbol", () => {
  const names = ["round-bottom-flask", "fizzing-flask", "open-book", "flask", "book-aura"];

  test.each<[string, string[]]>([
    ["flask", ["flask", "fizzing-flask", "round-bottom-flask"]],
    ["book", ["book-aura", "open-book"]],
    ["round fl", ["round-bottom-flask"]],
    ["lask", []],
    ["  ", names],
  ])("%j finds %j", (query, found) => {
    expect(findIcons(names, query)).toEqual(found);
  });

  test("names are read as words", () => {
    expect(iconWords("round-bottom-flask")).toBe("round bottom flask");
  });
});
