import type { Studio } from "./studio";

/** What a person does at the table, whatever game is on it. */
export function handsAt(studio: () => Studio) {
  const region = (name: string) => studio().page.getByRole("region", { name, exact: true });
  const answers = () => studio().page.getByRole("list", { name: "Answers" }).getByRole("button");
  const log = () => studio().page.getByRole("list", { name: "Log of the match" });
  const moment = () => studio().page.getByRole("slider", { name: "Moment of the match" });
  const done = async (): Promise<number> => Number((await moment().getAttribute("aria-valuetext"))?.match(/\d+/)?.[0]);

  async function toTable(): Promise<void> {
    await studio().page.getByRole("button", { name: "Table", exact: true }).click();
    await studio()
      .page.getByRole("heading", { name: /^Deal a match/ })
      .waitFor();
  }

  async function seatBy(seat: number, kind: string): Promise<void> {
    const { page } = studio();
    await page
      .getByRole("listitem", { name: `Seat ${seat}` })
      .getByLabel("Who")
      .click();
    await page.getByRole("option", { name: kind }).click();
  }

  /** One of a few, at the table's bar. */
  async function choose(what: string, answer: string): Promise<void> {
    await studio().page.getByRole("combobox", { name: what }).click();
    await studio().page.getByRole("option", { name: answer, exact: true }).click();
  }

  async function deal(): Promise<void> {
    await studio().page.getByRole("button", { name: "Deal", exact: true }).click();
    await region("What happened").waitFor();
  }

  async function leave(): Promise<void> {
    const { page } = studio();
    await page.getByRole("button", { name: "Leave the table" }).click();
    await page.getByRole("heading", { name: /^Deal a match/ }).waitFor();
  }

  return { region, answers, log, moment, done, toTable, seatBy, choose, deal, leave };
}
