/** How many cards of a deck cost how much: by the number in the cost, or by its symbols where it has none. */
export function costCurve(costs: Readonly<Record<string, number>>): { cost: number; cards: number }[] {
  const bySize = new Map<number, number>();
  for (const [cost, cards] of Object.entries(costs)) {
    if (cost === "") continue;
    const size = costSize(cost);
    bySize.set(size, (bySize.get(size) ?? 0) + cards);
  }
  const largest = Math.max(-1, ...bySize.keys());
  return Array.from({ length: largest + 1 }, (_, cost) => ({ cost, cards: bySize.get(cost) ?? 0 }));
}

/** Numbers in words count too: "{B} and 2 Cards" costs three. */
function costSize(cost: string): number {
  const [bare, ...symbols] = [cost.replace(/\{[^}]+\}/g, ""), ...cost.matchAll(/\{[^}]+\}/g)];
  const numbers = [...bare.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0);
  // "2 {sack}" is two sacks, "{R}{R}" two resources.
  return /^\s*\d+\s*\{[^}]+\}\s*$/.test(cost) ? numbers : numbers + symbols.length;
}
