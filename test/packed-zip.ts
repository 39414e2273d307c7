import { crc32, deflateRawSync } from "node:zlib";
import { bytesOf } from "../project/archive/utf8";

/** A zip as other programs write it: packed, and with names as they are given. */
export function packedZip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const [parts, list]: Buffer[][] = [[], []];
  let at = 0;
  for (const [called, content] of Object.entries(files)) {
    const bytes = typeof content === "string" ? bytesOf(content) : content;
    const [name, packed] = [Buffer.from(called), deflateRawSync(bytes)];
    const common = Buffer.alloc(26);
    for (const [place, value] of [20, 0x800, 8, 0, 0x21].entries()) common.writeUInt16LE(value, place * 2);
    for (const [place, value] of [crc32(bytes), packed.length, bytes.length].entries())
      common.writeUInt32LE(value, 10 + place * 4);
    common.writeUInt16LE(name.length, 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(at, 10);
    parts!.push(Buffer.from("PK\u0003\u0004"), common, name, packed);
    list!.push(Buffer.from("PK\u0001\u0002\u0014\u0000"), common, end, name);
    at += 30 + name.length + packed.length;
  }
  const entries = Buffer.concat(list!);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  for (const place of [8, 10]) end.writeUInt16LE(Object.keys(files).length, place);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts!, entries, end]);
}
