/**
 * What a page's main thread does from frame to frame, by the browser's own trace: script, style and layout, in milliseconds of the
 * processor's time, which other programs on the machine don't lengthen.
 */
const counted = new Set([
  "FunctionCall",
  "EvaluateScript",
  "FireAnimationFrame",
  "TimerFire",
  "EventDispatch",
  "RunMicrotasks",
  "HandlePostMessage",
  "UpdateLayoutTree",
  "Layout",
  "MinorGC",
  "MajorGC",
]);

export async function workOf(page) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const ended = new Promise((done) => session.on("Tracing.tracingComplete", done));
  await session.send("Tracing.start", { categories: "devtools.timeline,__metadata,v8", transferMode: "ReportEvents" });
  return {
    async end() {
      await session.send("Tracing.end");
      await ended;
      await session.detach();
      return perFrame(events);
    },
  };
}

function groupBy(things, keyOf) {
  const groups = new Map();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

function perFrame(events) {
  // Other pages' processes are in the trace as well; this one has asked for frames all the time.
  const threads = groupBy(
    events.filter(({ name }) => name === "FireAnimationFrame"),
    ({ pid, tid }) => `${pid} ${tid}`,
  );
  const [busiest] = [...threads.values()].toSorted((a, b) => b.length - a.length);
  const own = events.filter(({ tid, pid }) => tid === busiest?.[0].tid && pid === busiest?.[0].pid);
  const starts = own.filter(({ name }) => name === "FireAnimationFrame").map(({ ts }) => ts);
  const spans = topmost(own.filter(({ name, ph }) => ph === "X" && counted.has(name)));
  const each = starts.slice(0, -1).map((start, n) => {
    const within = spans.filter(({ ts }) => ts >= start && ts < starts[n + 1]);
    return within.reduce((sum, span) => sum + workIn(span), 0);
  });
  const longest = spans
    .toSorted((a, b) => workIn(b) - workIn(a))
    .slice(0, 3)
    .map((span) => `${span.name} ${workIn(span).toFixed(1)}`)
    .join(", ");
  return { each, longest };
}

const workIn = ({ dur, tdur = dur }) => tdur / 1000;

/** What isn't part of something else that is counted. */
export function topmost(spans) {
  const found = [];
  let end = 0;
  for (const span of spans.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    if (span.ts < end) continue;
    found.push(span);
    end = span.ts + span.dur;
  }
  return found;
}
