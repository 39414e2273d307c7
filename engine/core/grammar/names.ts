interface Named<Things> {
  first: Things;
  later: Things;
  isSaid: boolean;
  /** What a single thing that was chosen is. */
  kind?: string;
}

/** What names stand for in one text, in any language, and whether it has said so already. */
export class Names<Things, Amount> {
  protected readonly names = new Map<string, Named<Things>>();
  private heard = new Set<string>();
  private readonly numbers = new Map<string, Amount>();

  /** From here on a name is this number: “that many”, “each of them”. */
  introduceNumber(name: string, amount: Amount): void {
    this.numbers.set(name, amount);
  }
  number(name: string): Amount | undefined {
    return this.numbers.get(name);
  }

  /** From here on a name reads like this; `first` where it is spoken of for the first time. */
  introduce(name: string, later: Things, first?: Things): void {
    this.names.set(name, { later, first: first ?? later, isSaid: first === undefined });
  }

  /** How a name is called now; nothing, if none was given. */
  call(name: string): Things | undefined {
    const found = this.names.get(name);
    if (found === undefined) return undefined;
    this.heard.add(name);
    const { isSaid } = found;
    found.isSaid = true;
    return isSaid ? found.later : found.first;
  }

  known(): ReadonlySet<string> {
    return new Set(this.names.keys());
  }
  isSaid(name: string): boolean {
    return this.names.get(name)?.isSaid === true;
  }

  /** Tells something, and which names it spoke of. */
  listen<Told>(tell: () => Told): { told: Told; names: ReadonlySet<string> } {
    const before = this.heard;
    this.heard = new Set();
    const told = tell();
    const names = this.heard;
    this.heard = new Set([...before, ...names]);
    return { told, names };
  }

  /** Tells something as if it had not been told, unless it turns out to be kept. */
  attempt<Told>(tell: () => Told, isKept: (told: Told) => boolean): Told | undefined {
    const before = [...this.names].map(([name, entry]) => [name, { ...entry }] as const);
    const told = tell();
    if (isKept(told)) return told;
    this.names.clear();
    for (const [name, entry] of before) this.names.set(name, entry);
    return undefined;
  }
}
