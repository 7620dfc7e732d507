import { createHash } from 'node:crypto';
import type { OfficeDocument, OfficeFont } from '@brandwright/kit';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { faceBytes, readFace } from '../faces.ts';
import { zipped } from './print-package.ts';

/** Bytes above which a face is named and not embedded. Those of Chinese, Japanese and Korean have several million. */
const largest = 400_000;

/** Stands for the time at which a document was made, so that the same brand gives the same bytes. */
const made = '2000-01-01T00:00:00Z';

/**
 * Adds to a finished document what the library leaves out, and fixes what differs from run to run: fonts as files with a
 * fallback each; numbers of drawings; dates. Every face of the catalogue may be embedded: their licenses allow it, and their files say so.
 */
export async function finishDocx(bytes: Uint8Array, { theme }: OfficeDocument): Promise<Uint8Array> {
  const parts = new Map<string, Uint8Array>(Object.entries(unzipSync(bytes)));
  const edit = (path: string, change: (xml: string) => string): void => {
    const part = parts.get(path);
    if (part !== undefined) parts.set(path, strToU8(change(strFromU8(part))));
  };
  // The library counts drawings from one document to the next.
  let drawings = 0;
  const numbered = (xml: string): string => xml.replace(/<wp:docPr id="\d+"/g, () => `<wp:docPr id="${++drawings}"`);
  for (const header of ['word/header1.xml', 'word/header2.xml']) edit(header, numbered);
  edit('docProps/core.xml', (xml) => xml.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, made));
  const fonts = await embedded([theme.headings, theme.body]);
  for (const [i, { data }] of fonts.files.entries()) parts.set(fontPath(i), data);
  edit('word/fontTable.xml', (xml) => xml.replace(/\/>$/, `>${fonts.table}</w:fonts>`));
  edit('word/_rels/fontTable.xml.rels', (xml) =>
    xml.replace(/\/>$/, `>${fonts.files.map(relationship).join('')}</Relationships>`),
  );
  edit('word/settings.xml', (xml) =>
    xml.replace('<w:displayBackgroundShape/>', '<w:displayBackgroundShape/><w:embedTrueTypeFonts/>'),
  );
  return zipped(parts);
}

interface FontFile {
  readonly key: string;
  readonly data: Uint8Array;
}

const fontPath = (i: number): string => `word/fonts/font${i + 1}.odttf`;

const relationship = (_: FontFile, i: number): string =>
  `<Relationship Id="rId${i + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/font" Target="fonts/font${i + 1}.odttf"/>`;

/** The table of the fonts: each family with its fallback, and the faces that are in the document. */
async function embedded(fonts: readonly OfficeFont[]): Promise<{ readonly table: string; readonly files: readonly FontFile[] }> {
  const files: FontFile[] = [];
  const families = new Map<string, { readonly fallback: string; faces: string }>();
  const seen = new Set<string>();
  for (const { faces, fallback } of fonts)
    for (const { id: face, family, bold } of faces) {
      if (seen.has(face)) continue;
      seen.add(face);
      const entry = families.get(family) ?? { fallback, faces: '' };
      families.set(family, entry);
      if (faceBytes(face) > largest) continue;
      const key = keyOf(face);
      files.push({ key, data: obfuscated(await readFace(face), key) });
      entry.faces += `<w:embed${bold ? 'Bold' : 'Regular'} r:id="rId${files.length}" w:fontKey="${key}"/>`;
    }
  const table = [...families].map(([family, { fallback, faces }]) => {
    const kind = fallback === 'Georgia' ? 'roman' : 'swiss';
    // Regular comes before bold (ECMA-376, part 1, 17.8.3.10).
    const ordered = faces.split(/(?=<)/).sort().reverse().join('');
    return `<w:font w:name="${family}"><w:altName w:val="${fallback}"/><w:charset w:val="00"/><w:family w:val="${kind}"/><w:pitch w:val="variable"/>${ordered}</w:font>`;
  });
  return { table: table.join(''), files };
}

/** A key that never changes for a face, in the form of a GUID. */
function keyOf(face: string): string {
  const hex = createHash('sha256').update(face).digest('hex').toUpperCase();
  const [a, b, c, d, e] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)];
  return `{${a}-${b}-${c}-${d}-${e}}`;
}

/** A font as documents hold it: its first 32 bytes combined with the key (ECMA-376, part 4, 17.8.1). */
function obfuscated(font: Uint8Array, key: string): Uint8Array {
  const digits = key.replace(/[{}-]/g, '');
  const bytes = Array.from({ length: 16 }, (_, i) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16)).reverse();
  const out = Uint8Array.from(font);
  for (let i = 0; i < 32; i++) out[i] = (out[i] as number) ^ (bytes[i % 16] as number);
  return out;
}
