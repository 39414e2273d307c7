import { describe, expect, test } from "vitest";
import { eased } from "../../renderer/table/motion/easing";
import * as gestures from "../../renderer/table/motion/gestures";
import { inCss, type Movement, poseAt, rest } from "../../renderer/table/motion/pose";
import type { Seen } from "../../renderer/table/motion/scene";
import { Spots } from "../../renderer/table/motion/spots";
import { type Box, endOfSprite, extentOf, isUnderWay, type Sprite, spriteAt } from "../../renderer/table/motion/sprite";

/** Where whatever flies is at every moment, and how it looks there. */

const card = { width: 40, height: 60 };
const look = (name: string) => ({ name, box: { x: -8, y: -8, width: card.width + 16, height: card.height + 16 } });
type Look = ReturnType<typeof look>;

const flight: Movement = {
  at: 100,
  lasts: 200,
  frames: [
    { offset: 0, x: -300, opacity: 0 },
    { offset: 0.001, x: -300 },
    { offset: 0.5, x: -150, y: -30, scale: 2 },
    { offset: 1 },
  ],
  easing: "linear",
};
const sprite = (more: Partial<Sprite<Look>> = {}): Sprite<Look> => ({
  thing: "card 7",
  box: { x: 400, y: 200, ...card },
  looks: [{ from: 0, look: look("face") }],
  way: flight,
  gestures: [],
  begins: 0,
  ends: Number.POSITIVE_INFINITY,
  ...more,
});

describe("a card that flies", () => {
  test("isn't seen before it leaves its pile, goes its way, and lies where it belongs until all is over", () => {
    const flying = sprite();
    const xs = [0, 100, 150, 200, 300, 5000].map((time) => spriteAt(flying, time)?.pose.x);
    expect(xs).toEqual([undefined, undefined, expect.closeTo(-225, 0), -150, 0, 0]);
    expect(spriteAt(flying, 5000)!.pose).toMatchObject(rest);
    expect([50, 150, 350].map((time) => isUnderWay(flying, time))).toEqual([false, true, false]);
    expect(endOfSprite(flying)).toBe(300);
  });

  test("shows its back until it is seen from its edge, and then its face", () => {
    const drawn = sprite({
      looks: [
        { from: 0, look: look("back") },
        { from: 200, look: look("face") },
      ],
      gestures: [gestures.turnOver(flight)],
    });
    const at = (time: number) => spriteAt(drawn, time)!;
    expect([at(150), at(199.9), at(201), at(299)].map(({ look }) => look.name)).toEqual([
      "back",
      "back",
      "face",
      "face",
    ]);
    expect(at(200).pose.squeeze).toBeLessThan(0.1);
    expect(at(300).pose.squeeze).toBe(1);
  });

  test("is gone when its picture isn't needed any more", () => {
    expect(spriteAt(sprite({ ends: 300 }), 299)).not.toBeNull();
    expect(spriteAt(sprite({ ends: 300 }), 300)).toBeNull();
  });
});

test("a blow comes on top of the way, and leaves nothing behind", () => {
  const shaken = sprite({ gestures: [gestures.shake({ at: 400, lasts: 100 })] });
  const xs = [399, 424, 448, 600].map((time) => Math.round(spriteAt(shaken, time)!.pose.x));
  expect(xs).toEqual([0, -4, 4, 0]);
  const lunge = gestures.lunge({ at: 0, lasts: 100 }, { x: 0, y: 0, ...card }, { x: 400, y: 0, ...card })!;
  expect(Math.max(...lunge.frames.map(({ x = 0 }) => x))).toBe(130);
  expect(poseAt(lunge, 100)).toMatchObject(rest);
  expect(gestures.lunge({ at: 0, lasts: 1 }, { x: 0, y: 0, ...card }, { x: 0, y: 0, ...card })).toBeNull();
});

test("nothing is ever drawn outside of what the drawing was made for", () => {
  const within = ({ x, y, width, height }: Box, box: Box) =>
    x >= box.x && y >= box.y && x + width <= box.x + box.width && y + height <= box.y + box.height;
  const pile = { x: 60, y: 300, ...card };
  const sprites = [
    sprite({ gestures: [gestures.shake({ at: 250, lasts: 100 }), gestures.pulse({ at: 120, lasts: 300 })] }),
    ...gestures.riffle({ at: 0, lasts: 400 }, pile).map((each) => sprite({ box: pile, way: null, gestures: [each] })),
  ];
  const extent = extentOf(sprites);
  for (let time = 0; time < 700; time += 7)
    for (const each of sprites) {
      const pose = spriteAt(each, time)?.pose;
      if (!pose) continue;
      const [wide, high] = [card.width * pose.scale, card.height * pose.scale];
      const [x, y] = [each.box.x + card.width / 2 + pose.x, each.box.y + card.height / 2 + pose.y];
      expect(within({ x: x - wide / 2, y: y - high / 2, width: wide, height: high }, extent)).toBe(true);
    }
});

test("what is drawn and what stays part of the page move alike", () => {
  expect([0, 0.5, 1].map((share) => eased("linear", share))).toEqual([0, 0.5, 1]);
  const shares = [0.1, 0.3, 0.6, 0.9].map((share) => eased("whole", share));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  // The curve of CSS at its middle.
  expect(eased("whole", 0.5)).toBeCloseTo(0.92, 1);
  const [, middle] = inCss(gestures.pulse({ at: 0, lasts: 100 }));
  expect(middle).toEqual({
    offset: 0.5,
    easing: "cubic-bezier(0, 0, 1, 1)",
    transform: "translate(0px, 0px) rotate(0deg) scale(1.07, 1.07)",
  });
});

test("what lies where nothing lay, because of what flies there, is known, so that it isn't seen before it lands", () => {
  const seen = (cards: number, card?: Seen): Seen => ({
    element: { querySelectorAll: () => ({ length: cards }) } as unknown as HTMLElement,
    rect: {} as DOMRect,
    ...(card && { card }),
  });
  const top = seen(0);
  const now = new Map([
    ["zone new", seen(1, top)],
    ["zone old", seen(1, top)],
    ["zone hand", seen(3, top)],
  ]);
  const spots = new Spots(new Map([["zone old", seen(1, seen(0))]]), now, {} as DOMRect);
  const first = (thing: string, picture: "pile" | "back") =>
    spots.firstOf({ do: "track", thing, picture, from: null, legs: [], isDrawn: false });
  expect(first("zone new", "pile")).toBe(top);
  expect(first("zone old", "pile")).toBeUndefined();
  expect(first("zone hand", "pile")).toBeUndefined();
  expect(first("zone new", "back")).toBeUndefined();
});
