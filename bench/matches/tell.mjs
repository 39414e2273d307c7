/** What was played, a line a match, for whoever reads along. */

const columns = {
  game: (match) => match.game,
  by: (match) => match.way,
  seats: (match) => match.seats,
  others: (match) => match.others,
  ended: (match) => (match.failed ? "failed" : match.isEnded ? "yes" : "no"),
  actions: (match) => match.actions,
  "by means": (match) => worded(match.counts),
  "there and back": (match) => match.travelled,
  stuck: (match) => match.stuck?.length,
  faults: (match) => (match.faults ? Object.keys(match.faults).length + match.errors.length : undefined),
  seconds: (match) => match.seconds,
};

const worded = (counts = {}) =>
  Object.entries(counts)
    .map(([how, n]) => `${n} ${how}`)
    .join(", ");

export function tableOf(matches) {
  const rows = matches.map((match) => Object.values(columns).map((told) => String(told(match) ?? "")));
  const lines = [Object.keys(columns), Object.keys(columns).map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
