import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KeptBytes, PdfPart } from "../../press/pdf-file";

/** Where finished pictures wait to be written: in memory up to a limit, then in files that go when the work is done. */
export class SideStore {
  private held = 0;
  private files = 0;
  private folder: string | undefined;

  constructor(private readonly mostHeld: number) {}

  async keep(bytes: Uint8Array): Promise<PdfPart> {
    if (this.held + bytes.length <= this.mostHeld) {
      this.held += bytes.length;
      return bytes;
    }
    this.folder ??= await mkdtemp(join(tmpdir(), "cardwright-print-"));
    const file = join(this.folder, String(this.files++));
    await writeFile(file, bytes);
    return { length: bytes.length, read: () => readFileSync(file) } satisfies KeptBytes;
  }

  async clear(): Promise<void> {
    const { folder } = this;
    this.folder = undefined;
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}
