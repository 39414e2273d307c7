import { valueAt, withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { Chart } from "./chart";
import { type Found, found, type Matched, type Named, nameMark, pruned } from "./found";
import type { Hole, Pattern } from "./patterns";
import { asList, named, simple } from "./put-together";

/** How many ways to go on are followed. */
const waysOn = 24;

/** What is done, one sentence or clause after the other. */
export class Sentences {
  constructor(private readonly chart: Chart) {}

  /** One effect after the other; between sentences, words that aren't understood are passed over. */
  from(start: number, isOuter: boolean): Found[] {
    let ways: Found[] = [found(start, [], 0)];
    const ends: Found[] = [];
    for (let round = 0; round < 12 && ways.length > 0; round++) {
      const next: Found[] = [];
      for (const way of ways) {
        const list = way.value as readonly Json[];
        const begins = list.length === 0 ? [way.end] : this.joints(way.end, isOuter);
        for (const begin of begins) {
          for (const part of this.statements(begin, list.length === 0 ? undefined : way.subject)) {
            const more = {
              before: [...way.before, ...part.before],
              missed: [...way.missed, ...part.missed],
              subject: part.subject,
            };
            const cost = way.cost + part.cost;
            const joined = [found(part.end, [...list, ...asList(part.value!)], cost, { ...more, body: part.body })];
            const isWithin = this.chart.tokens.slice(way.end, begin).some(({ key }) => key === ";");
            if (way.body !== undefined && isWithin)
              joined.push(found(part.end, continued(list, way.body, part.value!), cost, { ...more, body: way.body }));
            next.push(...joined);
            ends.push(...joined);
          }
        }
      }
      ways = pruned(next).slice(0, waysOn);
    }
    if (isOuter) ends.push(...this.passedOver(start, ends));
    return ends.map((way) => ({ ...way, value: simple(way.value as readonly Json[]) }));
  }

  /** Where nothing goes on, the next sentence or clause that does. */
  private passedOver(start: number, ends: readonly Found[]): Found[] {
    const ways: Found[] = [];
    let frontier = pruned([...(ends.length > 0 ? ends : [found(start, [], 0)])]).slice(0, 4);
    for (let round = 0; round < 4; round++) {
      const next: Found[] = [];
      for (const way of frontier) {
        for (let skip = way.end; skip < this.chart.tokens.length; skip++) {
          const isStart =
            skip === way.end || /^[.,;:]$|^and$|^then$/.test(this.chart.tokens[skip - 1]!.key) || skip === start;
          if (!isStart && (way.value as readonly Json[]).length > 0) continue;
          const parts = this.statements(skip, undefined);
          if (parts.length === 0) continue;
          const missed = Array.from({ length: skip - way.end }, (_, n) => way.end + n);
          for (const part of parts.slice(0, 3))
            next.push(
              found(
                part.end,
                [...(way.value as readonly Json[]), ...asList(part.value!)],
                way.cost + part.cost + missed.length,
                {
                  before: [...way.before, ...part.before],
                  missed: [...way.missed, ...missed, ...part.missed],
                  subject: part.subject,
                },
              ),
            );
          break;
        }
      }
      if (next.length === 0) break;
      frontier = pruned(next).slice(0, 4);
      ways.push(...frontier);
    }
    return ways;
  }

  /** Where the next effect may begin. */
  private joints(end: number, isOuter: boolean): number[] {
    const found: number[] = [];
    let at = end;
    while (at < this.chart.tokens.length && at < end + 4 && /^(,|;|and|then|\.)$/.test(this.chart.tokens[at]!.key)) {
      if (this.chart.tokens[at]!.key === "." && !isOuter) break;
      at++;
      found.push(at);
    }
    return found.slice(-2);
  }

  private statements(start: number, subject: Json | undefined): Found[] {
    if (start >= this.chart.tokens.length) return [];
    const own = this.chart.once("statement", start, () =>
      this.chart
        .candidates("verbs", start)
        .flatMap((pattern) =>
          this.chart.match(pattern.items, start).map((matched) => this.statement(pattern, matched, start)),
        ),
    );
    if (subject === undefined) return own;
    const elided = this.elided(start).flatMap((pattern) =>
      this.chart.match(pattern.items.slice(1), start).map((matched) =>
        this.statement(
          pattern,
          {
            ...matched,
            cost: matched.cost + 0.1,
            filled: [{ at: (pattern.items[0] as Hole).at, value: subject }, ...matched.filled],
          },
          start,
        ),
      ),
    );
    return [...own, ...pruned(elided)];
  }

  private elided(start: number): readonly Pattern[] {
    const { key } = this.chart.tokens[start]!;
    return (this.chart.index.verbs!.get("") ?? []).filter(({ items }) => items[1] === key);
  }

  private statement(pattern: Pattern, matched: Matched, start: number): Found {
    const { value: told, before, ...rest } = this.chart.filled(pattern, matched);
    const value = named(told!, `${nameMark}${start}`);
    const [first] = pattern.items;
    const subject = typeof first === "object" ? matched.filled[0]?.value : undefined;
    let effect = value as Json;
    let body: string | undefined;
    const whole: Named[] = [];
    for (const name of [...before].reverse()) {
      if (name.kind === "whole") whole.unshift(name);
      else if (name.kind === "around") {
        effect = withValueAt(name.value, name.body!, effect) as Json;
        body = `${name.body}${body ?? ""}`;
      } else {
        effect = [name.value, ...asList(effect)];
        body = undefined;
      }
    }
    return { ...rest, value: effect, before: whole, subject, body };
  }
}

/** With something more done where the last effect goes on. */
function continued(list: readonly Json[], body: string, more: Json): Json {
  const last = list.at(-1)!;
  const done = valueAt(last, body) as Json;
  return [...list.slice(0, -1), withValueAt(last, body, [...asList(done), ...asList(more)]) as Json];
}
