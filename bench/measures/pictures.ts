import { gameIds } from "../../schemas/game-id";
import { printStarter } from "../press/pictures";
import type { Row, Section } from "../report";

/** What composed pictures cost: each game's starter set on sheets, with them and with plain symbols in turns. */
export async function measurePictures(rounds: number): Promise<Section> {
  const rows: Row[] = [];
  const [times, sizes]: [number[], number[]] = [[], []];
  for (const game of gameIds) {
    const made = { pictures: [] as number[], symbols: [] as number[] };
    const size = { pictures: 0, symbols: 0 };
    for (let round = 0; round <= rounds; round++) {
      for (const kind of ["symbols", "pictures"] as const) {
        const before = process.cpuUsage();
        const { length } = await printStarter(game, kind === "pictures");
        const { user, system } = process.cpuUsage(before);
        size[kind] = length / 1024;
        // The first print reads fonts and symbols.
        if (round > 0) made[kind].push((user + system) / 1000);
      }
    }
    // The fastest of each: whatever else the machine does only adds, and not the same to both.
    const time = Math.min(...made.pictures) / Math.min(...made.symbols);
    const bytes = size.pictures / size.symbols;
    times.push(time);
    sizes.push(bytes);
    const beside = `${time.toFixed(2)} × the time, ${bytes.toFixed(2)} × the size of plain symbols`;
    rows.push({ name: game, value: size.pictures, unit: "KB", beside });
  }
  return {
    title: "Starter sets with composed pictures on A4 sheets",
    rows,
    checks: [
      { name: "pictures, beside plain symbols, at most", value: Math.max(...times), unit: "× the time", most: 1.2 },
      { name: "their file, beside plain symbols', at most", value: Math.max(...sizes), unit: "× the size", most: 1.2 },
    ],
  };
}
