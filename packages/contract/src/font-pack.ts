/**
 * Several typefaces, cut to the characters of one name, in one answer.
 *
 * Little endian, no padding:
 *
 *     4 bytes   "BWF1"
 *     uint16    number of faces
 *     per face  uint8 length of the id, the id in ASCII, uint32 length of the TTF, the TTF
 */
export interface FaceBytes {
  /** Id of a typeface in the engine's catalogue, such as `young-serif-400`. */
  readonly id: string;
  /** A TTF that HarfBuzz can read. */
  readonly bytes: Uint8Array;
}

const magic = [0x42, 0x57, 0x46, 0x31] as const;

/**
 * Packs faces in the given order. Throws RangeError for ids that are not 1–255 ASCII characters, and for more
 * than 65,535 faces.
 */
export function encodeFontPack(faces: readonly FaceBytes[]): Uint8Array<ArrayBuffer> {
  if (faces.length > 0xffff) throw new RangeError('A font pack holds at most 65,535 faces.');
  const size = faces.reduce((sum, face) => sum + 5 + face.id.length + face.bytes.length, 6);
  const pack = new Uint8Array(size);
  const view = new DataView(pack.buffer);
  pack.set(magic);
  view.setUint16(4, faces.length, true);
  let at = 6;
  for (const { id, bytes } of faces) {
    if (!/^[\x21-\x7e]{1,255}$/.test(id))
      throw new RangeError(`“${id}” isn’t a valid font pack ID. Use 1 to 255 ASCII characters.`);
    view.setUint8(at, id.length);
    for (let i = 0; i < id.length; i++) view.setUint8(at + 1 + i, id.charCodeAt(i));
    at += 1 + id.length;
    view.setUint32(at, bytes.length, true);
    pack.set(bytes, at + 4);
    at += 4 + bytes.length;
  }
  return pack;
}

/** The faces of a pack, as views into it, without copying. Null if the bytes are not a complete pack. */
export function decodeFontPack(pack: Uint8Array): readonly FaceBytes[] | null {
  if (pack.length < 6 || magic.some((byte, i) => pack[i] !== byte)) return null;
  const view = new DataView(pack.buffer, pack.byteOffset, pack.byteLength);
  const faces: FaceBytes[] = [];
  let at = 6;
  for (let left = view.getUint16(4, true); left > 0; left--) {
    if (at + 1 > pack.length) return null;
    const end = at + 1 + view.getUint8(at);
    if (end + 4 > pack.length) return null;
    const id = String.fromCharCode(...pack.subarray(at + 1, end));
    const length = view.getUint32(end, true);
    at = end + 4 + length;
    if (at > pack.length) return null;
    faces.push({ id, bytes: pack.subarray(end + 4, at) });
  }
  return at === pack.length ? faces : null;
}
