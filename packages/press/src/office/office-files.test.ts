import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { textFaces, typefaces } from '@brandwright/engine';
import { familyOf, type KitFile } from '@brandwright/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { kitFilesOf, printedAt } from '../../testing/kit-files-of.ts';
import { type OfficePackage, readOffice } from '../../testing/read-office.ts';
import { readFace } from '../faces.ts';
import { openStudio, type Studio } from '../studio.ts';

/** Names of four scripts, the shortest, the longest, and one that tries to leave its file. */
const names: readonly (readonly [name: string, called?: string])[] = [
  ['Juniper & Rye'],
  ['Кофейня'],
  ['قهوة الصباح'],
  ['東京珈琲'],
  ['X'],
  ['The International Association of Independent Coffee Roasters & Sons'],
  ['Fernwell', `</w:t><script>"'&\u0007\u202E`],
];
const documents = [
  'letterhead-a4.docx',
  'letterhead-us-letter.docx',
  'invoice-a4.docx',
  'invoice-us-letter.docx',
  'presentation.pptx',
];

interface Opened {
  readonly name: string;
  readonly files: readonly KitFile[];
  readonly archives: ReadonlyMap<string, Buffer>;
  readonly packages: ReadonlyMap<string, OfficePackage>;
}

let studio: Studio;
const opened: Opened[] = [];
beforeAll(async () => {
  studio = await openStudio();
  for (const [i, [name, called = name]] of names.entries()) {
    const files = await kitFilesOf(studio, name, i, called);
    const archives = new Map<string, Buffer>();
    const packages = new Map<string, OfficePackage>();
    for (const one of documents) {
      const bytes = await printedAt(files, `office/${one}`);
      archives.set(one, bytes);
      packages.set(one, await readOffice(bytes));
    }
    opened.push({ name: called, files, archives, packages });
  }
});

const each = (check: (one: OfficePackage, where: string, opened: Opened) => void, ending = ''): void => {
  for (const brand of opened)
    for (const [path, one] of brand.packages) if (path.endsWith(ending)) check(one, `${path} of ${brand.name}`, brand);
};

describe('office files', () => {
  test('[K-13] are well formed, with a type for every part and a part for every reference', () => {
    each(({ faults }, where) => expect(faults, where).toEqual([]));
  });

  test('[K-13] hold no macro, no link to elsewhere and no date of the clock', () => {
    each(({ bytes, parts }, where) => {
      expect(
        [...bytes.keys()].filter((path) => /vba|activeX|oleObject|\.bin$/i.test(path)),
        where,
      ).toEqual([]);
      const core = bytes.get('docProps/core.xml')?.toString('utf8') ?? '';
      expect(core.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g), where).toEqual(['2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z']);
      for (const elements of parts.values())
        for (const { attributes } of elements) expect(attributes.get('TargetMode')).toBeUndefined();
    });
  });

  test('[K-13] bear the name of the business in every script', () => {
    each(({ text }, where, { name }) => expect(text, where).toContain(name.replace(/\p{C}/gu, ' ').trim()));
  });

  test('[K-13] give the same bytes for the same brand', async () => {
    const [brand] = opened;
    for (const [path, bytes] of brand?.archives ?? [])
      expect(bytes.equals(await printedAt(brand?.files ?? [], `office/${path}`))).toBe(true);
  });

  test('[K-13] have the logo as vectors, with pixels beside it', () => {
    each(({ bytes, parts }, where) => {
      const vectors = [...parts.values()].flat().filter(({ name }) => name === 'asvg:svgBlip');
      expect(vectors.length, where).toBeGreaterThan(0);
      for (const path of bytes.keys()) if (path.endsWith('.svg')) expect(bytes.has(path.replace(/svg$/, 'png')), path).toBe(true);
    });
  });

  test('[K-13] have the palette as theme colors', () => {
    each(({ parts }, where) => {
      const theme = [...parts].find(([path]) => path.endsWith('theme1.xml'))?.[1] ?? [];
      const at = theme.findIndex(({ name }) => name === 'a:accent1');
      expect(theme[at + 1]?.attributes.get('val'), where).toMatch(/^[0-9A-F]{6}$/);
      expect(theme[at + 1]?.attributes.get('val'), where).not.toBe('4472C4');
    });
  });

  test('[K-13] call every face by the family name in its file, which allows embedding', async () => {
    const texts = typefaces.map(({ id }) => textFaces(id, 'A'));
    for (const id of new Set(texts.flatMap(({ regular, bold }) => [regular[0] ?? '', bold[0] ?? '']))) {
      const font = Buffer.from(await readFace(id));
      expect(familyOf(id), id).toBe(familyIn(font));
      // Bits 1 to 3 of fsType restrict embedding (OpenType, OS/2).
      expect(font.readUInt16BE(tableAt(font, 'OS/2') + 8) & 0b1110, id).toBe(0);
    }
  });
});

describe('documents', () => {
  test('[K-13] have fields to click and styles of the brand', () => {
    each(({ parts }, where) => {
      const elements = parts.get('word/document.xml') ?? [];
      expect(elements.filter(({ name }) => name === 'w:showingPlcHdr').length, where).toBeGreaterThan(6);
      const styles = (parts.get('word/styles.xml') ?? []).flatMap(({ name, attributes }) =>
        name === 'w:style' ? [attributes.get('w:styleId')] : [],
      );
      expect(styles, where).toEqual(
        expect.arrayContaining(['Title', 'Heading1', 'Label', 'Contact', 'Sender', 'TableText', 'Total']),
      );
    }, '.docx');
  });

  test('[K-13] run from the right if the name does', () => {
    each(({ parts }, where, { name }) => {
      const bidi = (parts.get('word/document.xml') ?? [])
        .filter((one) => one.name === 'w:bidi')
        .map(({ attributes }) => attributes.get('w:val'));
      expect(bidi.length, where).toBeGreaterThan(3);
      expect(
        bidi.every((value) => (value !== 'false') === /\p{sc=Arab}/u.test(name)),
        where,
      ).toBe(true);
    }, '.docx');
  });

  test('[K-13] an invoice adds up by formulas of its own table', () => {
    each(({ parts }, where) => {
      const formulas = (parts.get('word/document.xml') ?? []).flatMap(({ name, attributes }) =>
        name === 'w:fldSimple' ? [(attributes.get('w:instr') ?? '').split(' ')[0]] : [],
      );
      const rows = Array.from({ length: 8 }, (_, i) => `=B${i + 2}*C${i + 2}`);
      expect(formulas, where).toEqual([...rows, '=SUM(D2:D9)', '=D10*C11/100', '=D10+D11']);
    }, 'invoice-a4.docx');
  });

  test('[K-13] hold small fonts, which their key opens', () => {
    const [brand] = opened;
    const one = brand?.packages.get('letterhead-a4.docx');
    const embedded = (one?.parts.get('word/fontTable.xml') ?? []).filter(({ name }) => /^w:embed/.test(name));
    expect(embedded.length).toBeGreaterThan(0);
    for (const { attributes } of embedded) {
      const key = Buffer.from((attributes.get('w:fontKey') ?? '').replace(/[{}-]/g, ''), 'hex').reverse();
      const font = one?.bytes.get(`word/fonts/font${attributes.get('r:id')?.slice(3)}.odttf`);
      const start = [0, 1, 2, 3].map((k) => (font?.[k] ?? 0) ^ (key[k] ?? 0));
      expect(start).toEqual([0, 1, 0, 0]);
    }
  });
});

describe('a presentation', () => {
  test('[K-13] has at least six layouts with placeholders of its master, and a slide for each', () => {
    each(({ parts }, where) => {
      const holders = (path: string) =>
        (parts.get(path) ?? []).filter(({ name }) => name === 'p:ph').map(({ attributes }) => attributes);
      const layouts = [...parts.keys()].filter((path) => /slideLayout\d+\.xml$/.test(path));
      expect(layouts.length, where).toBeGreaterThanOrEqual(6);
      expect(holders('ppt/slideMasters/slideMaster1.xml').map((one) => one.get('type'))).toEqual([
        'title',
        'body',
        'ftr',
        'sldNum',
      ]);
      for (const layout of layouts) {
        const known = holders(layout).map((one) => `${one.get('type') ?? 'obj'} ${one.get('idx') ?? ''}`);
        expect(
          known.some((one) => /title/i.test(one)),
          `${where}: ${layout}`,
        ).toBe(true);
        expect(new Set(known).size).toBe(known.length);
        const slide = holders(layout.replaceAll('slideLayout', 'slide'));
        expect(slide.map((one) => `${one.get('type') ?? 'obj'} ${one.get('idx') ?? ''}`)).toEqual(known);
      }
    }, '.pptx');
  });

  test('[K-13] numbers the shapes of every slide without doubles', () => {
    each(({ parts }, where) => {
      for (const [path, elements] of parts) {
        if (!/ppt\/slide\w+\/slide\w+\.xml$/.test(path)) continue;
        const ids = elements.filter(({ name }) => name === 'p:cNvPr').map(({ attributes }) => attributes.get('id'));
        expect(new Set(ids).size, `${where}: ${path}`).toBe(ids.length);
      }
    }, '.pptx');
  });
});

const office = spawnSync('soffice', ['--version']).error === undefined;

describe.skipIf(!office)('office files in LibreOffice (skipped where it is not installed)', () => {
  test('[K-13] become pages: one of a letter and of an invoice, eight of a presentation', () => {
    const folder = mkdtempSync(join(tmpdir(), 'office-'));
    try {
      const wanted = opened.slice(0, 4).flatMap(({ archives }, i) =>
        [...archives].flatMap(([path, bytes]) => {
          if (path.includes('us-letter')) return [];
          const file = `${i}-${path}`;
          writeFileSync(join(folder, file), bytes);
          return [file];
        }),
      );
      const profile = pathToFileURL(join(folder, 'profile')).href;
      const run = spawnSync('soffice', [`-env:UserInstallation=${profile}`, '--headless', '--convert-to', 'pdf', ...wanted], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(run.status).toBe(0);
      expect(run.stdout + run.stderr).not.toMatch(/error|could not|repair/i);
      for (const file of wanted) {
        const pdf = join(folder, file.replace(/\.\w+$/, '.pdf'));
        expect(existsSync(pdf), file).toBe(true);
        const pages = readFileSync(pdf, 'latin1').match(/\/Type\s*\/Page\b/g)?.length;
        expect(pages, file).toBe(file.endsWith('.pptx') ? 8 : 1);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** Where a table of a font begins. */
function tableAt(font: Buffer, table: string): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16)
    if (font.toString('latin1', entry, entry + 4) === table) return font.readUInt32BE(entry + 8);
  throw new Error(`There is no ${table}.`);
}

/** The family name of a font (name id 1, Windows, English), as its file says. */
function familyIn(font: Buffer): string | null {
  const start = tableAt(font, 'name');
  const strings = start + font.readUInt16BE(start + 4);
  for (let k = 0; k < font.readUInt16BE(start + 2); k++) {
    const record = start + 6 + 12 * k;
    const [platform, language, id] = [record, record + 4, record + 6].map((at) => font.readUInt16BE(at));
    if (platform !== 3 || language !== 0x409 || id !== 1) continue;
    const at = strings + font.readUInt16BE(record + 10);
    return Buffer.from(font.subarray(at, at + font.readUInt16BE(record + 8)))
      .swap16()
      .toString('utf16le');
  }
  return null;
}
