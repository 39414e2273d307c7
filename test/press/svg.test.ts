import { expect, test } from "vitest";
import { placeImage } from "../../press/image-placement";
import { toSvg } from "../../press/svg";
import { flaskCard, flaskFace, flaskFonts, plainFace } from "./faces";

const svgOf = async (name: string, options: Partial<Parameters<typeof toSvg>[1]> = {}): Promise<string> => {
  const { scene } = await flaskFace(flaskCard(name, { R1: 1 }, { art: { file: "art/a & b.png" } }));
  return toSvg(scene, { fonts: await flaskFonts(), ...options });
};

test("a face is named for screen readers, with what XML cannot carry taken out", async () => {
  const svg = await svgOf('Salt & "Pepper" <b>\u0007');
  expect(svg).toContain("<title>Salt &amp; &quot;Pepper&quot; &lt;b&gt;</title>");
  expect(svg).toContain('role="img" aria-label="Salt &amp; &quot;Pepper&quot; &lt;b&gt;"');
});

test("text is outlines: no font has to be installed", async () => {
  const svg = await svgOf("Attack");
  expect(svg).not.toContain("<text");
  expect(svg).not.toContain("font-family");
});

test("nothing that a card's file or a layout says can break out of the picture", async () => {
  const { scene } = await flaskFace(flaskCard("Attack", { R1: 1 }));
  const evil = '"/><script>alert(1)</script><g id="';
  for (const item of scene.items)
    if (item.kind === "path" || item.kind === "rect") Object.assign(item, { fill: evil, stroke: evil });
  for (const clip of scene.clips) Object.assign(clip, { d: evil });
  const svg = toSvg(scene, { fonts: await flaskFonts(), prefix: `f-${evil}` });
  expect(svg).not.toContain("<script");
  expect(svg).not.toMatch(/id="[^"]*[<>/][^"]*"/);
});

test("two faces on one page share no id", async () => {
  const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
  const [one, two] = [ids(await svgOf("One", { prefix: "one" })), ids(await svgOf("Two", { prefix: "two" }))];
  expect(one.length).toBeGreaterThan(1);
  expect(new Set([...one, ...two]).size).toBe(one.length + two.length);
});

test("every clip that is used is defined", async () => {
  const svg = await svgOf("One", { prefix: "p" });
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`);
});

test("pictures are referred to as the resolver says", async () => {
  const svg = await svgOf("One", { pictures: (source) => ({ href: `/files/${source}?v=1&x` }) });
  expect(svg).toContain('href="/files/art/a &amp; b.png?v=1&amp;x"');
});

test("areas over the fields can be clicked, also where nothing is drawn", async () => {
  const { scene } = await plainFace(
    [{ kind: "text", text: "{{card.name}}", size: 8, field: "/name", box: [1, 2, 30, 10] }],
    { name: "" },
  );
  const svg = toSvg(scene, { fonts: await flaskFonts(), areas: true });
  expect(svg).toContain('data-field="/name" x="1" y="2" width="30" height="10" fill="none" pointer-events="all"');
});

test("with bleed the view reaches beyond the trim on every side", async () => {
  expect(await svgOf("One")).toContain('viewBox="0 0 63 88"');
  expect(await svgOf("One", { bleed: true })).toContain('width="69mm" height="94mm" viewBox="-3 -3 69 94"');
});

test.each([
  ["wide picture, focus in the middle", { x: 0.5, y: 0.5 }, 200, 100, { x: -5, y: 0, width: 20, height: 10 }],
  ["wide picture, focus at its left edge", { x: 0, y: 0.5 }, 200, 100, { x: 0, y: 0, width: 20, height: 10 }],
  ["wide picture, focus at its right edge", { x: 1, y: 0.5 }, 200, 100, { x: -10, y: 0, width: 20, height: 10 }],
  ["tall picture, focus low", { x: 0.5, y: 0.9 }, 100, 200, { x: 0, y: -10, width: 10, height: 20 }],
])("a %s fills the box", (_, focus, width, height, expected) => {
  expect(placeImage({ box: { x: 0, y: 0, width: 10, height: 10 }, fit: "fill", focus }, width, height).box).toEqual(
    expected,
  );
});

test("a fitted picture is whole and in the middle", () => {
  const placed = placeImage(
    { box: { x: 0, y: 0, width: 10, height: 10 }, fit: "fit", focus: { x: 0, y: 0 } },
    200,
    100,
  );
  expect(placed).toEqual({ box: { x: 0, y: 2.5, width: 10, height: 5 } });
});
