import { isDeepStrictEqual } from "node:util";
import type { Locator } from "playwright-core";
import type { Lexicon } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import { beginning, chosenWord, schemaOn } from "../../../engine/words/new-word";
import { holesIn, type Place, placeOf, type SlotSchema, within } from "../../../engine/words/place";
import { labelOf } from "../../../renderer/form/effects/builder";
import { type Form, formsOf } from "../../../renderer/form/effects/forms";
import { offersFor } from "../../../renderer/form/effects/word-offers";
import { joinPointer, keysOf, type Pointer, valueAt, withoutValueAt, withValueAt } from "../../../schemas/json-pointer";
import type { Hand } from "./hand";

/**
 * Says an ability in the studio as a person does, by clicks and keys alone: what is wanted is compared with what stands there,
 * place by place, and whatever differs is opened and said. What the studio is asked is followed here, so that nothing has to
 * be read back until the end.
 */
export async function sayByHand(hand: Hand, lexicon: Lexicon, wanted: Place, card: Json): Promise<void> {
  const { page } = hand;
  const { at: start } = wanted;
  const schema = schemaOn(wanted.schema, card);
  let said: Json | undefined = beginning(lexicon, schema);
  const block = page.locator(`[data-saying="${start}"]`);
  const dialog = page.getByRole("dialog");

  await hand.click(page.locator(`[id="${addingId(start)}"]`));
  await block.waitFor();
  // What is to be said first is asked for by itself.
  if (holesIn(placeOf(lexicon, schema, said, start)).length > 0) await dialog.waitFor();
  await sayInstead();
  await say(wanted);
  if (await dialog.isVisible()) await hand.press("Escape");

  /** What is always so is found where something else would happen. */
  async function sayInstead(): Promise<void> {
    const root = placed(start)!;
    const happens = root.parts.find(({ kind }) => kind === "verbs");
    const name = wanted.parts.find(({ kind }) => kind === "statics")?.word?.about.name;
    if (!happens || name === undefined) return;
    const instead = offersFor(happens, { lexicon, root }, new Map()).find((offer) => offer.at && offer.name === name)!;
    await choose(happens, name, instead.value, start);
  }

  async function say(want: Place): Promise<void> {
    const is = placed(want.at);
    if (isDeepStrictEqual(is?.value, want.value)) return;
    if (!is) throw new Error(`Nothing can stand at ${want.at}.`);
    if (want.value === undefined) await leaveOut(is);
    else if (Array.isArray(want.value) && want.kind !== "list") await saySeveral(want);
    else if (is.branches && !hasForm(is, want)) await chooseForm(is, want);
    else if (want.word) await sayWord(want, is);
    else if (want.kind === "values" || want.kind === "selectors") await choose(is, String(want.value), want.value);
    else if (want.kind === "fields" || want.kind === "record") await sayFields(want, is);
    else if (want.kind === "list") await sayList(want, is);
    else await sayPlain(want, is);
  }

  async function sayWord(want: Place, is: Place): Promise<void> {
    const { sort, key, about } = want.word!;
    if (is.word?.key !== key) {
      const begun = chosenWord(lexicon, sort, key, is);
      await choose(is, about.name, begun);
    }
    await sayParts(want);
  }

  /** Names first, which others refer to; then holes, which are asked for anyway. */
  async function sayParts(want: Place): Promise<void> {
    const is = placed(want.at);
    if (is && isDeepStrictEqual(is.value, want.value)) return;
    const now = is ?? want;
    const turn = ({ kind, value }: Place): number => (kind === "name" ? 0 : value === null ? 1 : 2);
    for (const part of now.parts.toSorted((a, b) => turn(a) - turn(b))) {
      const value = valueAt(want.value, part.at.slice(want.at.length)) as Json | undefined;
      const { title, isOptional } = part;
      const form = part.branches ? ({ anyOf: part.branches } as SlotSchema) : part.schema;
      await say(placeOf(lexicon, form, value, part.at, { title, isOptional }));
    }
  }

  async function saySeveral(want: Place): Promise<void> {
    const [first, ...rest] = want.parts;
    const { title, isOptional } = want;
    await say(placeOf(lexicon, first!.schema, first!.value, want.at, { title, isOptional }));
    for (const [n, next] of rest.entries()) {
      const last = n === 0 ? want.at : joinPointer(want.at, n);
      await closeDialog();
      const line = block.locator(`[data-line="${last}"]`);
      const after = line.getByRole("button", { name: /^Add an effect after/ }).first();
      const isAlone = (await after.count()) === 0;
      if (!isAlone) await line.locator("p").hover();
      await hand.click(isAlone ? block.getByRole("button", { name: /^And then: add an effect to/ }) : after);
      const before = placed(want.at)!.value as Json;
      put(want.at, [...(n === 0 ? [before] : (before as readonly Json[])), null]);
      await say(next);
    }
  }

  async function sayFields(want: Place, is: Place): Promise<void> {
    if (is.value === undefined || is.value === null) {
      await show(is);
      // What was left out begins with the first thing that is said of it.
      if ((placed(is.at)?.value ?? null) === null) put(is.at, beginning(lexicon, is.schema));
    }
    if (want.kind === "record")
      for (const { at, title } of want.parts) {
        if (placed(at)) continue;
        await show(placed(want.at)!);
        await hand.click(row("Another").getByRole("textbox"));
        await hand.type(title);
        await hand.press("Enter");
        put(at, null);
      }
    await sayParts(want);
  }

  async function sayList(want: Place, is: Place): Promise<void> {
    if (isTuple(is) && is.value === undefined) await show(is);
    const one = is.schema.items as SlotSchema;
    for (let n = is.parts.length; n < want.parts.length && !isTuple(is); n++) {
      await showRowOf(is);
      await hand.click(dialog.getByRole("button", { name: `Add to ${is.title}`, exact: true }));
      put(want.at, [...((placed(want.at)!.value ?? []) as readonly Json[]), beginning(lexicon, one)]);
    }
    for (const part of want.parts) await say(part);
  }

  async function sayPlain(want: Place, is: Place): Promise<void> {
    const field = await showRowOf(is);
    const { value, schema: form } = want;
    if (want.kind === "fixed") await hand.click(field.getByRole("checkbox"));
    else if (want.kind === "check" && !(is.isOptional && form.default === undefined))
      await hand.click(field.getByRole("checkbox"));
    else if (want.kind === "check" || want.kind === "choice") await pick(field, labelOf(form, value!));
    else {
      await hand.click(field.locator("input").last());
      await hand.press("Control+a");
      await hand.type(String(value));
      if (want.kind !== "number") await hand.press("Tab");
    }
    put(want.at, value);
  }

  async function chooseForm(is: Place, want: Place): Promise<void> {
    const form = formFor(is, want);
    if (!form) throw new Error(`No form of ${want.at} takes ${JSON.stringify(want.value)}.`);
    await pick(await showRowOf(is), form.label);
    put(is.at, "fixed" in form ? form.fixed : beginning(lexicon, form.branch));
    // What a word is told in several parts stands at its own place.
    if (placed(want.at)) await say(want);
    else await sayParts(want);
  }

  function formFor(is: Place, want: Place): Form | undefined {
    const forms = is.branches!.flatMap((branch) => formsOf(branch, placed(start)!, is));
    return (
      forms.find((form) => "fixed" in form && isDeepStrictEqual(form.fixed, want.value)) ??
      forms.find((form) => "branch" in form && form.branch === want.branch)
    );
  }

  /** Whether the form that is wanted is the one that stands there. */
  function hasForm(is: Place, want: Place): boolean {
    const form = formFor(is, want);
    return (
      is.value !== undefined && is.value !== null && form !== undefined && "branch" in form && form.branch === is.branch
    );
  }

  /** Types the first letters of a name, until it is on top of what is offered. */
  async function choose(is: Place, name: string, value: Json, at = is.at): Promise<void> {
    await show(is);
    // What was left out begins as what it usually is.
    const begun = placed(is.at);
    if (isDeepStrictEqual(begun?.value, value)) return;
    if (begun?.word) await hand.click(dialog.getByRole("button", { name: "Use another…" }));
    const search = dialog.getByRole("textbox", { name: "Search what can stand here" });
    await search.waitFor();
    const top = dialog.locator("li strong").first();
    const isTop = async (): Promise<boolean> => {
      const shown = (await dialog.locator("li strong").count()) > 0 ? await top.innerText() : "";
      return shown === name || shown === `“${name}”`;
    };
    for (const letter of name) {
      if (await isTop()) break;
      await hand.type(letter);
    }
    if (!(await isTop())) throw new Error(`“${name}” isn't found by its name at ${is.at}.`);
    await hand.press("Enter");
    put(at, value);
  }

  async function pick(field: Locator, label: string): Promise<void> {
    await hand.click(field.getByRole("combobox").first());
    await hand.click(page.getByRole("option", { name: label, exact: true }));
  }

  async function leaveOut(is: Place): Promise<void> {
    await show(hostOf(is) ?? is);
    await hand.click(dialog.getByRole("button", { name: `Leave out: ${is.title}`, exact: true }));
    put(is.at, undefined);
  }

  /** Opens a place in the inspector, by the shortest way. */
  async function show(place: Place): Promise<void> {
    const opened = await openedAt();
    if (opened === place.at) return;
    const chain = opened === undefined ? [] : chainOf(opened);
    const handle = block.locator(`[data-at="${place.at}"]`).first();
    const host = hostOf(place);
    if (opened !== undefined && chain.includes(place.at))
      await hand.click(dialog.getByRole("navigation").getByRole("button").nth(chain.indexOf(place.at)));
    else if (host?.at === opened && host) await openFromRow(place);
    else if (await handle.isVisible()) {
      await closeDialog();
      await hand.click(handle);
    } else if (host) {
      await show(host);
      await openFromRow(place);
    } else {
      await closeDialog();
      await hand.click(block.getByRole("button", { name: /^All parts of/ }));
    }
    await page.locator(`[data-place="${place.at}"]`).waitFor({ state: "attached" });
  }

  async function openFromRow(place: Place): Promise<void> {
    await hand.click(row(titleOf(place)).getByRole("button").first());
    if (place.value === undefined) put(place.at, beginning(lexicon, place.schema));
  }

  /** Opens what a place is a row of, and gives the row. */
  async function showRowOf(place: Place): Promise<Locator> {
    const host = hostOf(place);
    if ((await openedAt()) !== place.at) await show(host ?? place);
    return row(titleOf(place));
  }

  function row(title: string): Locator {
    return dialog.locator(`div:has(> span:text-is(${JSON.stringify(title)}))`).first();
  }

  function titleOf(place: Place): string {
    const parent = parentOf(place);
    if (!parent || !Array.isArray(parent.value)) return place.title;
    const n = Number(keysOf(place.at).at(-1)) + 1;
    return parent.kind === "list" ? (isTuple(parent) ? place.title : `${parent.title} ${n}`) : `${n}.`;
  }

  /** What a place is shown as a row of: lists stand in the row of what holds them. */
  function hostOf(place: Place): Place | undefined {
    const parent = parentOf(place);
    return parent?.kind === "list" && !isTuple(parent) ? (hostOf(parent) ?? parent) : parent;
  }

  function parentOf({ at }: Place): Place | undefined {
    return [...within(placed(start)!)].find(({ parts }) => parts.some((part) => part.at === at));
  }

  function chainOf(at: Pointer): Pointer[] {
    const around = [...within(placed(start)!)].filter((place) => at === place.at || at.startsWith(`${place.at}/`));
    return around.filter(({ value }) => !Array.isArray(value)).map((place) => place.at);
  }

  async function openedAt(): Promise<Pointer | undefined> {
    const place = page.locator("[data-place]");
    return (await place.count()) === 0 ? undefined : ((await place.getAttribute("data-place")) ?? undefined);
  }

  async function closeDialog(): Promise<void> {
    if (!(await dialog.isVisible())) return;
    await hand.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }

  function placed(at: Pointer): Place | undefined {
    return [...within(placeOf(lexicon, schema, said, start))].find((place) => place.at === at);
  }

  function put(at: Pointer, value: Json | undefined): void {
    if (at === start) said = value;
    else if (value === undefined) said = withoutValueAt(said, at.slice(start.length)) as Json;
    else said = withValueAt(said, at.slice(start.length), value) as Json;
  }
}

const addingId = (start: Pointer): string => {
  const field = /\/\d+$/.test(start) ? start.slice(0, start.lastIndexOf("/")) : start;
  return `field${field.replaceAll("/", "-")}`;
};

const isTuple = ({ schema }: Place): boolean => Array.isArray(schema.items);
