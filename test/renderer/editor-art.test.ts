import { describe, expect, test } from "vitest";
import { dragFocus, focusAt, middle, readFocus, writtenFocus } from "../../renderer/form/art/focus-point";
import { findIcons, iconWords } from "../../renderer/form/art/icon-library";

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
