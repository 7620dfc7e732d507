import { crc32, inflateRawSync } from 'node:zlib';

/**
 * The files of a zip by name, in the order of its directory: a reader that shares nothing with the writer. Throws for a zip that
 * is cut short, for a method that is neither stored nor deflated, and for a file whose checksum does not hold.
 */
export function readZip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('no end of a zip');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry where the directory says');
    const [method, sum, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const [nameSize, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [number, number, number];
    const name = zip.toString('utf8', at + 46, at + 46 + nameSize);
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const body = zip.subarray(from, from + packed);
    if (method !== 0 && method !== 8) throw new Error(`${name}: method ${method}`);
    const bytes = method === 0 ? body : inflateRawSync(body);
    if (crc32(bytes) !== sum) throw new Error(`${name}: its checksum does not hold`);
    files.set(name, bytes);
    at += 46 + nameSize + extra + comment;
  }
  return files;
}
