import type { HitArea, Scene } from "./scene";

/** Where two faces of a card look different: the areas of the fields whose drawing isn't the same. */
export function changedAreas(one: Scene, other: Scene): HitArea[] {
  const [mine, theirs] = [drawnByField(one), drawnByField(other)];
  return one.areas.filter(({ field }) => mine.get(field) !== theirs.get(field));
}

/** What is drawn for each field; clips are numbered anew in each scene, and say nothing. */
function drawnByField({ items }: Scene): Map<string, string> {
  const drawn = new Map<string, string>();
  for (const { field, clip: _clip, ...item } of items)
    if (field !== undefined) drawn.set(field, `${drawn.get(field) ?? ""}${JSON.stringify(item)}`);
  return drawn;
}
