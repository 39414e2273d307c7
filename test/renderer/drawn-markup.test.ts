import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Drawing } from "../../renderer/press/drawing";
import { drawn, inPlace, isDrawing, outOfPlace } from "../../renderer/press/drawn-markup";

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg" width="63mm"><g clip-path="url(#a-c0)"><path d="M0 0L1 1" fill="#fff"/></g></svg>',
  '<filter id="a-t1" color-interpolation-filters="sRGB"><feColorMatrix values="1 0 0"/></filter><image filter="url(#a-t1)"/>',
  '<radialGradient id="a-f1" cx="1" cy="2" r="3"><stop stop-color="#fff"/></radialGradient><path fill="url(#a-f1)"/>',
  '<image href="blob:http://127.0.0.1:4000/1" x="0" y="0" width="1" height="1"/>',
  "<title>Two &lt;coins&gt; on credit = none</title>",
  "",
])("takes the drawing %s", (markup) => {
  expect(isDrawing(markup)).toBe(true);
  expect(drawn(markup, "p")).toEqual({ __html: inPlace(markup, "p") });
});

test.each([
  "<script>alert(1)</script>",
  '<svg><script href="data:,alert(1)"/></svg>',
  '<svg onload="alert(1)"></svg>',
  '<path d="" OnClick="alert(1)"/>',
  "<path d='' onclick='alert(1)'/>",
  "<svg onload=alert(1)>",
  '<image href="https://example.org/x.png"/>',
  '<use xlink:href="https://example.org/x.svg#a"/>',
  '<image href="javascript:alert(1)"/>',
  '<foreignObject><iframe src="x"></iframe></foreignObject>',
  '<image filter="url(https://example.org/x.svg#a)"/>',
  '<g style="background:url(https://example.org)"/>',
  "<!-- --><svg></svg>",
  "<a<svg></svg>",
  "a < b",
])("takes no %s", (markup) => {
  expect(isDrawing(markup)).toBe(false);
  expect(() => drawn(markup, "p")).toThrow("no drawing");
});

test("ids are a drawing's own wherever it stands, and what it says of itself is left alone", () => {
  const markup =
    '<svg aria-label="url(#a-c0)"><title>Say id= or url(#a)</title><defs><clipPath id="a-c0"></clipPath></defs>' +
    '<g clip-path="url(#a-c0)"><path fill="url(#a-f1)"/></g></svg>';
  const placed = inPlace(markup, "_r_1_");
  expect(placed).toBe(
    '<svg aria-label="url(#a-c0)"><title>Say id= or url(#a)</title><defs><clipPath id="_r_1_-a-c0"></clipPath></defs>' +
      '<g clip-path="url(#_r_1_-a-c0)"><path fill="url(#_r_1_-a-f1)"/></g></svg>',
  );
  expect(outOfPlace(placed)).toBe(markup);
});

test("a card that is shown twice takes its colours from nobody else's drawing", () => {
  const svg =
    '<svg><defs><linearGradient id="f-egg-f1"></linearGradient></defs><path fill="url(#f-egg-f1)"></path></svg>';
  const page = renderToStaticMarkup(
    createElement("main", null, createElement(Drawing, { markup: svg }), createElement(Drawing, { markup: svg })),
  );
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  for (const [drawing, id] of page
    .split("</svg>")
    .map((drawing, at) => [drawing, ids[at]])
    .slice(0, 2))
    expect(drawing).toContain(`fill="url(#${id})"`);
});
