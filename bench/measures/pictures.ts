import { gameIds } from "../../schemas/game-id";
import { ratio } from "../measure";
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
    const [time, bytes] = [ratio(made.pictures, made.symbols), size.pictures / size.symbols];
    times.push(time);
    sizes.push(bytes);
    const beside = `${time.toFixed(2)} × the time, ${bytes.toFixed(2)} × the size of plain symbols`;
    rows.push({ name: game, value: size.pictures, unit: "KB", beside });
  }
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    title: "Starter sets with composed pictures on A4 sheets",
    rows,
    checks: [
      { name: "pictures, beside plain symbols", value: mean(times), unit: "× the time", most: 1.2 },
      { name: "their file, beside plain symbols'", value: mean(sizes), unit: "× the size", most: 1.2 },
    ],
  };
}
