/** Two texts line by line: equal lines stand side by side, the rest is marked. */
interface DiffRow {
  mine: string | null;
  theirs: string | null;
  same: boolean;
}

/** Longest common subsequence over lines. Beyond this many cells the middle is shown as changed altogether. */
const maxCells = 4_000_000;

export function diffLines(mine: string, theirs: string): DiffRow[] {
  const a = mine.split("\n");
  const b = theirs.split("\n");
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail += 1;
  const equal = (line: string): DiffRow => ({ mine: line, theirs: line, same: true });
  return [
    ...a.slice(0, head).map(equal),
    ...pairUp(middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail))),
    ...a.slice(a.length - tail).map(equal),
  ];
}

function middle(a: readonly string[], b: readonly string[]): DiffRow[] {
  const removed = (line: string): DiffRow => ({ mine: line, theirs: null, same: false });
  const added = (line: string): DiffRow => ({ mine: null, theirs: line, same: false });
  if (a.length * b.length > maxCells) return [...a.map(removed), ...b.map(added)];
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const rows: DiffRow[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]];
    if (x !== undefined && x === y) {
      rows.push({ mine: x, theirs: x, same: true });
      i += 1;
      j += 1;
    } else if (x !== undefined && (y === undefined || at(i + 1, j) >= at(i, j + 1))) {
      rows.push(removed(x));
      i += 1;
    } else if (y !== undefined) {
      rows.push(added(y));
      j += 1;
    }
  }
  return rows;
}

/** A removed run followed by an added one is a change: its lines share rows. */
function pairUp(rows: readonly DiffRow[]): DiffRow[] {
  const result: DiffRow[] = [];
  let mine: string[] = [];
  let theirs: string[] = [];
  const flush = () => {
    for (let n = 0; n < Math.max(mine.length, theirs.length); n++) {
      result.push({ mine: mine[n] ?? null, theirs: theirs[n] ?? null, same: false });
    }
    mine = [];
    theirs = [];
  };
  for (const row of rows) {
    if (row.same) {
      flush();
      result.push(row);
    } else if (row.mine !== null) mine.push(row.mine);
    else if (row.theirs !== null) theirs.push(row.theirs);
  }
  flush();
  return result;
}
