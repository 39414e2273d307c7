import { describe, expect, test } from "vitest";
import { creditPictures, replacePicture, setPictures } from "../../project/pictures/change-pictures";
import { matchPictures } from "../../project/pictures/match-pictures";

const card = (name: string, art?: object) =>
  [`cards/${name.toLowerCase()}.json`, JSON.stringify({ name, type: "unit", ...(art && { art }) })] as const;
const files = new Map([
  card("Owl", { file: "art/owl.png", author: "Ada", scale: 140 }),
  card("Cub", { file: "art/owl.png", icon: "bear" }),
  card("Elk", { file: "art/elk.png", licence: "CC0 1.0" }),
  card("Bee"),
]);
const artOf = ({ changes }: { changes: readonly { path: string; text: string | null }[] }) =>
  Object.fromEntries(changes.map(({ path, text }) => [path.slice(6, -5), JSON.parse(text!).art]));

describe("for all cards that show it, in one step, a picture", () => {
  test("is credited, and an empty text takes a credit away", () => {
    expect(artOf(creditPictures(files, "castle-lanes", ["art/owl.png"], { author: "", licence: "Own work" }))).toEqual({
      owl: { file: "art/owl.png", scale: 140, licence: "Own work" },
      cub: { file: "art/owl.png", icon: "bear", licence: "Own work" },
    });
  });

  test("gives way to another, which keeps neither how it was shown nor its artist", () => {
    expect(artOf(replacePicture(files, "castle-lanes", "art/owl.png", "art/new.png"))).toEqual({
      owl: { file: "art/new.png" },
      cub: { file: "art/new.png", icon: "bear" },
    });
  });

  test("is put on cards; one that shows it already is left alone", () => {
    const wanted = new Map([
      ["bee", "art/bee.png"],
      ["elk", "art/elk.png"],
      ["owl", "art/new.png"],
      ["gone", "art/x.png"],
    ]);
    expect(artOf(setPictures(files, "castle-lanes", wanted))).toEqual({
      bee: { file: "art/bee.png" },
      owl: { file: "art/new.png" },
    });
  });
});

test("pictures find their cards by name, each card once, and nothing far off", () => {
  const cards = ["Amber Sovereign", "Épée", "Owl", "Owl Queen"].map((name) => ({
    id: name.toLowerCase().replace(/ /g, "-"),
    name,
  }));
  const match = (names: string[]) => matchPictures(names, cards);
  expect(match(["amber-sovereign.png", "EPEE.jpg", "owl_queen_final_v2.webp"])).toEqual([
    "amber-sovereign",
    "épée",
    "owl-queen",
  ]);
  expect(match(["ambr soverein.png", "hippo.png"])).toEqual(["amber-sovereign", undefined]);
  expect(match(["owl 2.png", "Owl.png"])).toEqual([undefined, "owl"]);
  expect(match(["__proto__.png", ".png", ""])).toEqual([undefined, undefined, undefined]);
});
