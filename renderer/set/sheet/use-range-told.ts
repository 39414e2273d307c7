import { useEffect } from "react";
import { type RangeSum, rangeSum } from "../../../project/sheet/range-sum";
import { type Box, sizeOf } from "../../../project/sheet/ranges";
import type { SheetColumn } from "../../../project/sheet/sheet-columns";
import type { TellsOf } from "../../../project/sheet/tell-cell";
import { count } from "../../state/count";
import { inNumbers } from "../../state/numbers";
import { useProject } from "../../state/open-project";
import { setUi } from "../../state/ui-store";
import { rowNow } from "./use-cells";

/** Milliseconds that a range rests before it is summed up: thousands of cells are read for it. */
const rest = 80;

/** Says in the status line what the selected cells come to, as soon as they are several. */
export function useRangeTold(order: readonly string[], columns: readonly SheetColumn[], box: Box, around: TellsOf) {
  const files = useProject((state) => state.files);
  const { top, left, bottom, right } = box;
  const { rows: down, columns: across } = sizeOf(box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cells are read anew when a file has changed.
  useEffect(() => {
    if (down * across < 2) return undefined;
    const soon = setTimeout(() => {
      const rows = order.slice(top, bottom + 1).map((id) => rowNow(id, around.game));
      setUi({ summedUp: inWords(rangeSum(rows, columns.slice(left, right + 1), around)) });
    }, rest);
    return () => {
      clearTimeout(soon);
      setUi({ summedUp: null });
    };
  }, [order, columns, around, files, top, left, bottom, right]);
}

const rounded = (n: number): string => inNumbers(Math.round(n * 100) / 100);

function inWords({ cells, numbers, sum, least, most }: RangeSum): string {
  if (numbers === 0) return count(cells, "cell");
  const span = least === most ? rounded(least) : `${rounded(least)} to ${rounded(most)}`;
  return `${count(cells, "cell")}, ${count(numbers, "number")}: sum ${rounded(sum)}, average ${rounded(sum / numbers)}, ${span}`;
}
