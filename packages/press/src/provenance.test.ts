import { type Design, parseBrief } from '@brandwright/engine';
import type { KitFile } from '@brandwright/kit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { kitFilesOf, printedAt } from '../testing/kit-files-of.ts';
import { readXml } from '../testing/read-xml.ts';
import { picture } from '../testing/silhouettes.ts';
import { planKit } from './pack-kit.ts';
import { printFile } from './print-file.ts';
import { labeled } from './provenance.ts';
import { drawKinds, openStudio } from './studio.ts';
import { tracePicture } from './trace-picture.ts';

const studio = await openStudio();
const model = 'org/painter-1';
const said = `icon traced from a picture by ${model}`;
const term = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

let files: readonly KitFile[] = [];
/** A few files of the kit in a format. */
const some = (format: string): readonly KitFile[] => files.filter(({ path }) => path.endsWith(`.${format}`)).slice(0, 3);
/** A file, and the same without its label. */
const both = async (file: KitFile): Promise<readonly [Buffer, Buffer]> => {
  const { model: _, ...plain } = file;
  return [Buffer.from(await printFile(file)), Buffer.from(await printFile(plain as KitFile))];
};

beforeAll(async () => {
  const parsed = parseBrief({ name: 'Juniper & Rye', industry: 'Food & Beverage' });
  const traced = await tracePicture(await picture('<path d="M70 330C70 170 180 70 330 70C330 230 230 330 70 330Z"/>'));
  if (!parsed.ok || !traced.ok) throw new Error('These tests have no drawing.');
  const combination = { maker: model, path: traced.path, seal: 's'.repeat(43) };
  const kinds = await drawKinds(studio, parsed.value, { round: 0, seen: [], square: 1024, traced: { combination } });
  const design = JSON.parse(kinds[2]?.json ?? '') as Design;
  expect(design.genome.traced).toEqual(combination);
  files = await planKit(studio, { design, brief: parsed.value });
});

test('[I-03] PNGs and JPGs of a kit with a model’s icon say so, and show what they show without', async () => {
  expect([some('png').length, some('jpg').length]).toEqual([3, 3]);
  for (const file of [...some('png'), ...some('jpg')]) {
    const [bytes, plain] = await both(file);
    for (const text of [said, term]) {
      expect(bytes.includes(text), file.path).toBe(true);
      expect(plain.includes(text), file.path).toBe(false);
    }
    const [shown, usual] = await Promise.all([bytes, plain].map((one) => sharp(one).raw().toBuffer()));
    expect(shown?.equals(usual as Buffer), file.path).toBe(true);
    const { xmp, format } = await sharp(bytes).metadata();
    if (format === 'jpeg') expect(xmp?.toString(), file.path).toContain(`<Iptc4xmpExt:DigitalSourceType>${term}<`);
  }
});

test('[I-03] SVGs of such a kit say so in their metadata, and their drawing is as it was', async () => {
  expect(some('svg')).toHaveLength(3);
  for (const file of files.filter(({ path }) => path.endsWith('.svg'))) {
    const [text, plain] = (await both(file)).map((bytes) => bytes.toString()) as [string, string];
    const [metadata = ''] = /<metadata>.*<\/metadata>/s.exec(text) ?? [];
    expect(metadata, file.path).toContain(said);
    expect(metadata, file.path).toContain(term);
    expect(text.replace(metadata, ''), file.path).toBe(plain);
    readXml(text);
  }
});

test('[I-03] EPS files of such a kit say so in comments of less than 255 characters', async () => {
  expect(some('eps')).toHaveLength(3);
  for (const file of some('eps')) {
    const text = (await both(file))[0].toString('latin1');
    const [comments = ''] = text.split('%%EndComments');
    expect(comments).toContain(said);
    expect(comments).toContain(term);
    for (const line of comments.split('\n')) expect(line.length, line).toBeLessThan(255);
  }
});

/** Metadata and pages of a PDF, as another program reads them. */
async function readPages(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const { info, metadata } = await pdf.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => (await pdf.getPage(i + 1)).getOperatorList()),
  );
  const read = { info, xmp: metadata?.getRaw() as string | undefined, pages: JSON.stringify(pages) };
  await task.destroy();
  return read;
}

test('[I-03] PDFs of such a kit say so in XMP, beside what they say of themselves', async () => {
  const guidelines = files.filter((file) => file.kind === 'document').slice(0, 1);
  expect([some('pdf').length, guidelines.length]).toEqual([3, 1]);
  for (const file of [...some('pdf'), ...guidelines]) {
    const [bytes, plain] = await both(file);
    expect(bytes.subarray(0, plain.length).equals(plain), file.path).toBe(true);
    const [read, usual] = [await readPages(bytes), await readPages(plain)];
    expect(read.xmp, file.path).toContain(said);
    expect(read.xmp, file.path).toContain(`<Iptc4xmpExt:DigitalSourceType>${term}<`);
    expect(read.info, file.path).toEqual(usual.info);
    if (file.kind === 'document') expect(read.xmp).toContain('<pdfuaid:part>1<');
  }
});

test('[I-03] what was printed twice is the same, and a kit without a model’s icon bears no label', async () => {
  for (const file of [some('png'), some('jpg'), some('svg'), some('eps'), some('pdf')].flatMap(([first]) => first ?? []))
    expect(Buffer.from(await printFile(file)).equals(Buffer.from(await printFile(file))), file.path).toBe(true);
  const usual = await kitFilesOf(studio, 'Juniper & Rye', 0);
  expect(usual.filter((file) => 'model' in file)).toEqual([]);
  const svg = usual.find(({ path }) => path.endsWith('.svg'))?.path ?? '';
  expect((await printedAt(usual, svg)).includes('<metadata>')).toBe(false);
});

test('[I-03] a file without the place for a label is refused, never labeled in another', () => {
  const at = '/Size 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF';
  for (const [path, text] of [
    ['a.pdf', 'no trailer'],
    ['a.pdf', `trailer\n<< ${at}\n`],
    ['a.pdf', 'trailer\n<< /Size 9 >>\nstartxref\n9\n%%EOF\n'],
    ['a.svg', '<svg/>'],
    ['a.eps', '%!PS'],
  ] as const)
    expect(() => labeled(path, Buffer.from(text), model), text).toThrow('to put a label by');
});
