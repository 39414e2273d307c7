import { isWithin } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { Binder } from "./binders";
import type { Carrier } from "./carriers";
import type { Consumer } from "./consumers";
import type { Deriver } from "./patterns";

/** A word that speaks of what always stands for the same: “this”, “you”. */
interface Call {
  consumer: Consumer;
  name: string;
}

export const keysOf = (words: readonly { key: string }[]): string => words.map(({ key }) => key).join(" ");

/** What is done, without the ability that does it. */
export const statementIn = (effects: Carrier, whole: Json): Json =>
  effects.at === "" ? whole : (whole as Record<string, Json>)[effects.at.slice(1)]!;

/** What an ability names by itself, besides what it does; and what it calls otherwise, which is noted. */
export function ownNames(
  deriver: Deriver,
  effects: Carrier,
  wholes: readonly Json[],
  calls: readonly Call[],
  note: (keys: string, name: string) => void,
): Binder[] {
  if (effects.at === "") return [];
  const binders: Binder[] = [];
  const usually = new Map<string, string>();
  for (const { consumer, name } of calls) {
    const told = deriver.tell(consumer.with(name));
    if (told) usually.set(`${consumer.at} ${name}`, keysOf(deriver.region(told.telling, consumer.at)));
  }
  const speaking = calls.filter(({ consumer }) => consumer.sort === "verbs");
  const inShort = shortly(deriver, effects, speaking);
  for (const whole of wholes as readonly Record<string, Json>[]) {
    const [key, ...more] = Object.keys(whole).filter((one) => `/${one}` !== effects.at);
    if (key === undefined || more.length > 0) continue;
    const withMore = (doing: Json): Json => ({ ...(doing as object), [key]: whole[key]! }) as Json;
    const changed = inShort(withMore);
    const seen = new Map<string, number>();
    for (const { consumer, name } of speaking) {
      if (!changed.has(name) || (seen.get(name) ?? 0) > 2) continue;
      const told = deriver.tell(withMore(consumer.with(name)));
      const region = told ? deriver.region(told.telling, consumer.at) : [];
      const keys = keysOf(region);
      if (keys === "" || keys === usually.get(`${consumer.at} ${name}`) || keys.includes("…")) continue;
      if (!region.some(({ from }) => from.some((at) => isWithin(at, `/${key}`)))) {
        note(keys, name);
        continue;
      }
      seen.set(name, (seen.get(name) ?? 0) + 1);
      const items = deriver.items(told!.root, region, `/${key}`, new Set());
      binders.push({ items, kind: "whole", value: { [key]: whole[key]! }, name: { is: name } });
    }
  }
  return binders;
}

/** Which names are called otherwise, asked of each once: most abilities call nothing otherwise. */
function shortly(deriver: Deriver, effects: Carrier, speaking: readonly Call[]) {
  const names = [...new Set(speaking.map(({ name }) => name))].map((name) => {
    const own = speaking.filter((one) => one.name === name).map(({ consumer }) => consumer);
    const kinds = [...new Map(own.map((consumer) => [consumer.schema["x-slot"], consumer])).values()];
    const doing = effects.with(kinds.map((consumer) => statementIn(effects, consumer.with(name))));
    const heard = (whole: Json): string => {
      const told = deriver.tell(whole);
      const place = ({ at }: Consumer, n: number): string => `${effects.at}/${n}${at.slice(effects.at.length)}`;
      return told ? kinds.map((consumer, n) => keysOf(deriver.region(told.telling, place(consumer, n)))).join() : "";
    };
    return { name, doing, heard, usually: heard(doing) };
  });
  return (withMore: (doing: Json) => Json): ReadonlySet<string> =>
    new Set(names.flatMap(({ name, doing, heard, usually }) => (heard(withMore(doing)) === usually ? [] : [name])));
}
