import { expect, test } from "vitest";
import { menuTemplate } from "../../main/hosts/menu";

test("leaves the keys of its commands to the studio, which knows what has the focus", () => {
  const items = menuTemplate("linux", () => undefined, false).flatMap(({ submenu }) =>
    Array.isArray(submenu) ? submenu : [],
  );
  const withKeys = items.filter(({ accelerator }) => accelerator !== undefined);
  expect(withKeys.length).toBeGreaterThan(3);
  for (const item of withKeys) expect(item.registerAccelerator).toBe(false);
});

test("has the program's own menu on a Mac only", () => {
  expect(menuTemplate("darwin", () => undefined, false)[0]).toMatchObject({ label: "Cardwright" });
  expect(menuTemplate("win32", () => undefined, false)[0]).toMatchObject({ label: "File" });
});

test("offers the developer tools only while developing", () => {
  const roles = (isDeveloping: boolean) =>
    menuTemplate("linux", () => undefined, isDeveloping)
      .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
      .map(({ role }) => role);
  expect(roles(true)).toContain("toggleDevTools");
  expect(roles(false)).not.toContain("toggleDevTools");
});
