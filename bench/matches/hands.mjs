import { among } from "./chance.mjs";

/**
 * Four ways to play at the table in a real browser, as a person does: by keys alone, by clicks on what lies there, by carrying
 * things, by a finger. Each does one thing and says what it did; `list` says that only the numbered list was left to do it with.
 */

/** What can be seen and done now. */
export const look = (page) =>
  page.evaluate(() => {
    const isSeen = (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility();
    };
    const all = (selector, within = document) => [...(within?.querySelectorAll(selector) ?? [])].filter(isSeen);
    const region = (name) => document.querySelector(`section[aria-label="${name}"]`);
    const asked = region("Asked now");
    const middle = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, top: y, left: x, width, height };
    };
    const nameOf = (element) => (element.querySelector(".visually-hidden")?.textContent ?? element.innerText).trim();
    /** The place where a pointer meets it and nothing else. */
    const spotOf = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [fx, fy] of [
        [0.5, 0.5],
        [0.5, 0.12],
        [0.12, 0.5],
        [0.5, 0.88],
        [0.08, 0.08],
        [0.88, 0.5],
        [0.05, 0.95],
      ]) {
        const [x, y] = [left + width * fx, top + height * fy];
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === element || element.contains(hit))) return { x, y };
      }
      return null;
    };
    const thing = (element) => ({
      name: nameOf(element).slice(0, 80),
      key: element.closest("[data-thing], [data-drop]")?.dataset.thing ?? element.closest("[data-drop]")?.dataset.drop,
      spot: spotOf(element),
      isPressed: element.getAttribute("aria-pressed") === "true",
      canBeLifted: element.dataset.lift !== undefined,
    });
    const moment = document.querySelector('input[aria-label="Moment of the match"]');
    const field = document.querySelector('button[aria-label^="Choose a point"]');
    const form = asked?.querySelector("form");
    return {
      done: Number(moment?.value ?? -1),
      total: Number(moment?.max ?? -1),
      result: region("Result")?.innerText ?? null,
      cover: all('[role="dialog"] button').find((each) => each.innerText.startsWith("I am ")) !== undefined,
      dialog: all('[role="dialog"]').map((each) => each.getAttribute("aria-label") ?? each.innerText.slice(0, 60)),
      asked: asked?.innerText.slice(0, 160) ?? "",
      answers: all('ol[aria-label="Answers"] > li > button[class*="answer"]').map((each) => ({
        text: nameOf(each) || each.innerText,
        isOpen: each.innerText.trim().endsWith("…"),
        isAble: !each.disabled,
        spot: middle(each),
      })),
      several: all('[class*="several"]').length > 0,
      confirm: all("button", asked).some((each) => /^Confirm all/.test(each.innerText) && !each.disabled),
      picked: all('ul[aria-label="Picked"] li').length,
      form: form
        ? {
            text: form.getAttribute("aria-label"),
            refused: form.querySelector('[role="alert"]')?.innerText ?? null,
            numbers: all("input:not([type=checkbox]):not([role=combobox])", form).map((each) => each.value),
            checks: all("input[type=checkbox]", form).map((each) => each.checked),
            submit: middle(form.querySelector("button[type=submit]")),
          }
        : null,
      // What can be pressed on the table, by any of the signs it is given.
      things: all("[data-asked]:not([data-origin] *)")
        .flatMap((each) => (each.matches("button") ? [each] : [...each.querySelectorAll("button")]))
        .map(thing)
        .filter(({ spot }) => spot),
      places: all(
        "[data-open] > button, [data-open] h3 > button, [data-open] .choose, [data-open] ul button[class*=stack]",
      )
        .map(thing)
        .filter(({ spot }) => spot),
      hidden: all("[data-asked]")
        .filter((each) => each.matches("button") && !spotOf(each))
        .map((each) => nameOf(each)),
      field: field ? middle(field) : null,
      reach: all('path[class*="open"], circle[class*="reach"], path[class*="dot"]').map(middle),
      open: all("[data-open]").map((each) => ({ key: each.dataset.drop ?? each.dataset.thing, ...middle(each) })),
      table: middle(document.querySelector("[data-table]") ?? document.body),
    };
  });

/** Waits in the page until something else is asked or shown, and nobody else decides; says whether that came. */
export const settles = (page, before, within) =>
  page.evaluate(
    async ([before, within]) => {
      const until = performance.now() + within;
      for (;;) {
        const asked = document.querySelector('section[aria-label="Asked now"]');
        const cover = [...document.querySelectorAll('[role="dialog"]')].map((each) => each.innerText).join();
        const moment = document.querySelector('input[aria-label="Moment of the match"]')?.value;
        // What is only being filled in is no answer yet.
        const filledIn = [...(asked?.querySelectorAll("fieldset") ?? [])].map((each) => each.innerText);
        const text = filledIn.reduce((left, each) => left.replace(each, ""), asked?.innerText ?? "");
        const disabled = asked?.querySelectorAll("button:disabled").length;
        const now = [
          moment,
          text,
          disabled,
          cover,
          document.querySelector('section[aria-label="Result"]') !== null,
        ].join("|");
        const isWaiting = cover === "" && /is thinking|about to decide|Look as /.test(text);
        if (now !== before && !isWaiting) return now;
        if (performance.now() > (isWaiting ? until + 20_000 : until)) return null;
        await new Promise((done) => setTimeout(done, 30));
      }
    },
    [before, within],
  );

const keys = "123456789abcdefghijklmnopqrstuvwxyz";

/**
 * One decision by keys alone: a key of the list, or some words of what is beyond them; by arrow keys from thing to thing, and
 * on the field; what else is to be filled in is reached by the tabulator.
 */
export async function byKeys(page, now, random) {
  if (now.confirm) return press(page, "Enter", "confirm");
  if (now.form && now.field && random() < 0.6) return aimByKeys(page, now, random);
  if (now.form) return fillByKeys(page, now, random);
  if (now.things.length > 0 && random() < 0.4) return goByKeys(page, random);
  const able = now.answers.flatMap((answer, n) => (answer.isAble ? [{ ...answer, n }] : []));
  if (able.length === 0) return { did: "nothing", how: "stuck" };
  const { n, text } = among(random, able);
  if (keys[n] === undefined) return findByKeys(page, text);
  return press(page, keys[n], text);
}

async function press(page, key, did) {
  await page.keyboard.press(key);
  return { did, how: "key" };
}

async function findByKeys(page, text) {
  await page.keyboard.press("/");
  await page.keyboard.type(text.replace(/[^\p{L}\p{N} ]/gu, " ").slice(0, 40));
  await page.keyboard.press("Enter");
  return { did: text, how: "found" };
}

const arrows = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

async function goByKeys(page, random) {
  for (let n = 0; n < 4; n++) await page.keyboard.press(among(random, arrows));
  const did = await page.evaluate(() => document.activeElement?.textContent?.slice(0, 40) ?? "");
  await page.keyboard.press("Enter");
  return { did, how: "arrows" };
}

async function aimByKeys(page, { form }, random) {
  for (let n = 0; n < 6; n++) await page.keyboard.press(among(random, arrows));
  await page.keyboard.press("Enter");
  return { did: form.text, how: "aimed" };
}

async function fillByKeys(page, now, random) {
  const { form } = now;
  for (let n = 0; n < 150; n++) {
    const at = await page.evaluate(() => {
      const here = document.activeElement;
      const form = here?.closest("form");
      if (!form?.closest('section[aria-label="Asked now"]')) return null;
      return { tag: here.tagName, type: here.type, value: here.value, role: here.role, checked: here.checked };
    });
    if (at?.tag === "INPUT" && at.type !== "checkbox" && at.role !== "combobox") {
      const value = Number(at.value);
      const next = form.refused === null && random() < 0.3 ? value : value + Math.round((random() - 0.5) * 60) / 20;
      await page.keyboard.press("Control+a");
      await page.keyboard.type(String(Math.max(0, Math.round(next * 20) / 20)));
    } else if (at?.type === "checkbox" && random() < 0.5) await page.keyboard.press("Space");
    else if (at?.tag === "BUTTON" && at.type === "submit") {
      await page.keyboard.press("Enter");
      return { did: form.text, how: "filled in" };
    }
    await page.keyboard.press("Tab");
  }
  return { did: form.text, how: "stuck" };
}

/** One decision by clicks: on things that are offered, on the field, and on the list only where nothing else says it. */
export async function byClicks(page, now, random) {
  if (now.confirm) return clickButton(page, /^Confirm all/, "confirm");
  const things = [...now.things, ...now.places].filter(({ isPressed }) => !isPressed);
  if (now.form && now.field) return clickField(page, now, random);
  if (now.form && now.picked === 0) return clickForm(page, now, random, things);
  const plain = now.answers.filter(({ isAble }) => isAble);
  // What has no thing on the table, such as the end of a turn, is chosen now and then.
  if (things.length > 0 && (plain.length === 0 || random() < 0.8)) {
    const thing = among(random, things);
    await page.mouse.click(thing.spot.x, thing.spot.y);
    return { did: thing.name, how: "click" };
  }
  if (now.form) return clickForm(page, now, random, things);
  if (plain.length === 0) return { did: "nothing", how: "stuck" };
  return clickAnswer(page, among(random, plain), things.length === 0);
}

async function clickAnswer(page, { text, spot }, isOnly) {
  await page
    .locator('ol[aria-label="Answers"] button')
    .filter({ hasText: text.slice(0, 30) })
    .first()
    .click({ timeout: 3000 })
    .catch(() => page.mouse.click(spot.x, spot.y));
  return { did: text, how: isOnly ? "list" : "row" };
}

async function clickButton(page, name, did) {
  await page.getByRole("button", { name }).first().click();
  return { did, how: "click" };
}

async function clickField(page, now, random) {
  const at = pointOf(now, random);
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
  return { did: `${now.form.text} on the field`, how: "click" };
}

/** Somewhere that is offered, and now and then beyond it. */
function pointOf({ reach, field }, random) {
  const within = among(random, reach) ?? field;
  const spread = reach.length > 0 ? 0.4 : 0.9;
  const inside = (value, least, size) => Math.max(least + 3, Math.min(least + size - 3, value));
  return {
    x: inside(within.x + (random() - 0.5) * within.width * spread, field.left, field.width),
    y: inside(within.y + (random() - 0.5) * within.height * spread, field.top, field.height),
  };
}

async function clickForm(page, now, random, things) {
  if (things.length > 0 && random() < 0.7) {
    const thing = among(random, things);
    await page.mouse.click(thing.spot.x, thing.spot.y);
    return { did: thing.name, how: "click" };
  }
  const form = page.locator('section[aria-label="Asked now"] form');
  for (const box of await form.locator("input[type=checkbox]").all()) if (random() < 0.5) await box.click();
  await form.locator("button[type=submit]").click({ timeout: 3000 });
  return { did: now.form.text, how: "filled in" };
}

/** One decision by carrying: a thing to something that lights up, to the field, or just over the table. */
export async function byDrags(page, now, random) {
  if (now.confirm) return clickButton(page, /^Confirm all/, "confirm");
  const lifted = now.things.filter(({ canBeLifted }) => canBeLifted);
  if (now.form || lifted.length === 0 || random() < 0.1) return byClicks(page, now, random);
  const thing = among(random, lifted);
  await page.mouse.move(thing.spot.x, thing.spot.y);
  await page.mouse.down();
  await page.mouse.move(thing.spot.x + 9, thing.spot.y - 9);
  await page.mouse.move(thing.spot.x + 14, thing.spot.y - 14);
  await page.waitForTimeout(30);
  const meanwhile = await look(page);
  const targets = [
    ...meanwhile.open,
    ...meanwhile.things.filter(({ key }) => key !== thing.key).map(({ spot, key }) => ({ ...spot, key })),
  ].filter(({ key }) => key !== thing.key);
  const onField = meanwhile.form && meanwhile.field && random() < 0.7;
  const to = onField
    ? pointOf(meanwhile, random)
    : (among(random, targets) ?? { x: now.table.x, y: now.table.y + now.table.height * 0.12 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  const where = onField ? "the field" : targets.length > 0 ? "a target" : "the table";
  return { did: `${thing.name} to ${where}`, how: "drag" };
}

/** So long a finger rests to ask about a thing, in milliseconds. */
const rest = 700;

/** One decision by a finger: a tap on what lies there; now and then it rests on a thing, which tells all about it. */
export async function byTouch(page, now, random) {
  const things = [...now.things, ...now.places];
  if (things.length > 0 && random() < 0.08) return restOn(page, among(random, things));
  const isOffered = things.filter(({ isPressed }) => !isPressed);
  if (now.confirm) return tapButton(page, /^Confirm all/, "confirm");
  const plain = now.answers.filter(({ isAble }) => isAble);
  if (isOffered.length > 0 && !(now.form && now.field) && (plain.length === 0 || random() < 0.8)) {
    const thing = among(random, isOffered);
    await page.touchscreen.tap(thing.spot.x, thing.spot.y);
    return { did: thing.name, how: "tap" };
  }
  if (now.form) return tapForm(page, now, random);
  if (plain.length === 0) return { did: "nothing", how: "stuck" };
  const { text } = among(random, plain);
  await tapMiddle(page, page.locator('ol[aria-label="Answers"] button').filter({ hasText: text.slice(0, 30) }));
  return { did: text, how: isOffered.length === 0 ? "list" : "row" };
}

async function restOn(page, { spot, name }) {
  const finger = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x: spot.x, y: spot.y }]);
  await page.waitForTimeout(rest);
  await touch("touchEnd", []);
  await finger.detach();
  const about = page.getByRole("dialog", { name: /^About / });
  const isTold = await about
    .waitFor({ timeout: 3000 })
    .then(() => true)
    .catch(() => false);
  if (!isTold) return { did: `${name} under a resting finger`, how: "stuck" };
  await page.touchscreen.tap(2, 2);
  await about.waitFor({ state: "detached" });
  return { did: name, how: "asked about" };
}

/** As a finger finds it: brought into view, then touched, whatever else moves. */
async function tapMiddle(page, element) {
  const { x, y } = await element.first().evaluate((found) => {
    found.scrollIntoView({ block: "nearest" });
    const box = found.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.touchscreen.tap(x, y);
}

async function tapButton(page, name, did) {
  await tapMiddle(page, page.getByRole("button", { name }));
  return { did, how: "tap" };
}

async function tapForm(page, now, random) {
  if (now.field && random() < 0.7) {
    const at = pointOf(now, random);
    await page.touchscreen.tap(at.x, at.y);
    return { did: `${now.form.text} on the field`, how: "tap" };
  }
  const form = page.locator('section[aria-label="Asked now"] form');
  for (const box of await form.locator("input[type=checkbox]").all()) if (random() < 0.5) await tapMiddle(page, box);
  await tapMiddle(page, form.locator("button[type=submit]"));
  return { did: now.form.text, how: "filled in" };
}
