import { expect, test } from "vitest";
import { drawn, isDrawing } from "../../renderer/press/drawn-markup";

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg" width="63mm"><g clip-path="url(#a-c0)"><path d="M0 0L1 1" fill="#fff"/></g></svg>',
  '<filter id="a-t1" color-interpolation-filters="sRGB"><feColorMatrix values="1 0 0"/></filter><image filter="url(#a-t1)"/>',
  '<radialGradient id="a-f1" cx="1" cy="2" r="3"><stop stop-color="#fff"/></radialGradient><path fill="url(#a-f1)"/>',
  '<image href="blob:http://127.0.0.1:4000/1" x="0" y="0" width="1" height="1"/>',
  "<title>Two &lt;coins&gt; on credit = none</title>",
  "",
])("takes the drawing %s", (markup) => {
  expect(isDrawing(markup)).toBe(true);
  expect(drawn(markup)).toEqual({ __html: markup });
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
  expect(() => drawn(markup)).toThrow("no drawing");
});

test("one drawing stays on the page as it is, however often its card is shown anew", () => {
  const markup = (id: string) => `<svg><g id="${id}"></g></svg>`;
  expect(drawn(markup("a"))).toBe(drawn(markup("a")));
  expect(drawn(markup("a"))).not.toBe(drawn(markup("b")));
});
