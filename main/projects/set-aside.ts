import type { Disk } from "./disk";

/** Moves something out of the way, under a name beside it that nobody has: nothing is opened, followed or lost. */
export async function setAside(disk: Disk, file: string, why: "aside" | "damaged" | "foreign"): Promise<string> {
  let free = `${file}.${why}`;
  for (let n = 2; disk.look(free); n++) free = `${file}.${why}-${n}`;
  await disk.rename(file, free);
  return free;
}
