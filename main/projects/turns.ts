import type { Turn } from "../api";

/** What a request is about: the text at a path, or what lies in the trash. */
interface About {
  readonly path: string;
}

/**
 * When a page goes, its last edit leaves before the one under way is answered, and the network decides which arrives
 * first. What has been overtaken by a later request of the same page is left out.
 */
export class Turns {
  private readonly pages = new Map<string, { last: number; paths: Map<string, number> }>();

  /** Those of the changes that neither this request nor a later one of the page has been taken for. */
  ahead<Change extends About>(turn: Turn, changes: readonly Change[]): Change[] {
    const paths = this.pages.get(turn.page)?.paths;
    return changes.filter(({ path }) => (paths?.get(path) ?? 0) < turn.number);
  }

  isOvertaken({ page, number }: Turn): boolean {
    return number <= (this.pages.get(page)?.last ?? 0);
  }

  took({ page, number }: Turn, changes: readonly About[] = []): void {
    const { last, paths } = this.pages.get(page) ?? { last: 0, paths: new Map<string, number>() };
    for (const { path } of changes) paths.set(path, Math.max(number, paths.get(path) ?? 0));
    this.pages.set(page, { last: Math.max(number, last), paths });
  }
}
