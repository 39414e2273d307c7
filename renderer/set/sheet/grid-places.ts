/** Where things stand in the grid of a sheet, in pixels and in the page. */
export const rowHeight = 32;
export const headHeight = 44;
export const rowNumberWidth = 48;

export const cellId = (gridId: string, row: number, column: number): string => `${gridId}-${row}-${column}`;

/** Whether it is what the selected cells are pulled on by. */
export const isCorner = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-corner]") !== null;

/** The cell under the pointer, or that of a row's number (`column` -1). */
export function placeUnder(target: EventTarget | null): { row: number; column: number } | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>("[data-column]");
  const row = target.closest<HTMLElement>("[data-row]");
  return cell && row ? { row: Number(row.dataset["row"]), column: Number(cell.dataset["column"]) } : undefined;
}
