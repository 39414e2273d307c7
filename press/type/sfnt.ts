/** The tables of a TrueType file, as they lie in it. */
export type Tables = ReadonlyMap<string, Uint8Array>;

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function readTables(file: Uint8Array): Tables {
  const view = viewOf(file);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + index * 16;
    const start = view.getUint32(at + 8);
    tables.set(tagAt(view, at), file.subarray(start, start + view.getUint32(at + 12)));
  }
  return tables;
}

/** Those of a plain TrueType file; undefined for fonts of other kinds. */
export function plainTables(file: Uint8Array): Tables | undefined {
  if (![0x00010000, 0x74727565].includes(viewOf(file).getUint32(0))) return undefined;
  const tables = readTables(file);
  return tables.has("glyf") ? tables : undefined;
}

export function tableOf(tables: Tables, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no ${tag} table, so it is not a TrueType font.`);
  return table;
}

/** How many bytes a file says that it has unpacked: its tables are read from as many, whatever is in them. */
export function unpackedLength(file: Uint8Array): number {
  if (file.length < 20) return file.length;
  const isPacked = ["wOFF", "wOF2"].includes(tagAt(viewOf(file), 0));
  return isPacked ? viewOf(file).getUint32(16) : file.length;
}

/** Four letters. */
export const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
