import { expect, test } from "vitest";
import { createDesk } from "../../main/services/desk";
import { card, emptyFolder, good, open, ownSeal, projectWith } from "./kit";

test("a project that could only be looked at is opened anew when it is asked for again", async () => {
  const root = projectWith({ "cards/a.json": card("A") });
  const first = await open(root);
  const desk = createDesk({
    events: { emit: () => {}, listen: () => () => {} },
    projectsFolder: async () => emptyFolder(),
    starters: { templates: () => "templates" },
    seal: ownSeal,
    note: async () => {},
  });
  expect(good(await desk.open(root)).readOnly).toBe("locked");
  await first.store.close();
  expect(good(await desk.open(root)).readOnly).toBe(false);
  await desk.shut();
});
