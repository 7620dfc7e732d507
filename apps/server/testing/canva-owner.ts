import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CanvaCard, type CanvaExportLine, canvaCardSchema, canvaExportLine } from '@brandwright/contract';
import type { Database } from '@brandwright/data';
import { archiveOf, packed } from '@brandwright/press';
import { afterAll, beforeAll } from 'vitest';
import type { Deps } from '../src/deps.ts';
import { openCanva } from '../src/gateways/canva/canva.ts';
import { canvaClient, PlayedCanva, pixel, quickPatience } from './canva-server.ts';
import { kitWriter } from './kit-writer.ts';
import { sharedPress as press } from './shared-press.ts';
import { memberBrowser } from './test-browser.ts';

/** Files of a kit as an export looks for them, beside some that it must not take. */
const files: Readonly<Record<string, Buffer>> = {
  'licenses.txt': Buffer.from('Licenses'),
  'logo/horizontal/horizontal-on-dark-transparent-1000.png': Buffer.from('for dark grounds'),
  'logo/horizontal/horizontal-transparent-1000.png': pixel,
  'logo/vertical/vertical-transparent-1000.png': Buffer.from('another form'),
  'stationery/business-card-front-print-cmyk.pdf': Buffer.from('for printers'),
  'stationery/business-card-front.pdf': Buffer.from('%PDF-1.4 card'),
  'stationery/letterhead-a4.pdf': Buffer.from('%PDF-1.4 letter'),
};

let archive: Promise<string> | undefined;

async function writeArchive(): Promise<string> {
  const chunks: Uint8Array[] = [];
  const entries = async function* () {
    for (const [path, bytes] of Object.entries(files)) yield packed(path, bytes);
  };
  for await (const chunk of archiveOf(entries())) chunks.push(chunk);
  const written = join(mkdtempSync(join(tmpdir(), 'canva-archive-')), 'kit.zip');
  writeFileSync(written, Buffer.concat(chunks));
  return written;
}

export interface CanvaOwnerOptions {
  /** Status of the order of the kit. Null: nobody paid for it. */
  readonly order?: 'paid' | 'refunded' | null;
  readonly change?: Partial<Deps>;
}

/** A Canva that is played during the tests of a file. */
export function playCanva(): PlayedCanva {
  const canva = new PlayedCanva();
  beforeAll(() => canva.start());
  afterAll(() => canva.close());
  return canva;
}

/** The gateway to a Canva that is played. */
export const gatewayTo = (canva: PlayedCanva, clientSecret: string = canvaClient.clientSecret) =>
  openCanva({ ...canvaClient, clientSecret, url: new URL(canva.url) }, quickPatience);

/** Somebody with a kit, in front of a server that is configured for a Canva that is played. */
export async function canvaOwner(
  database: Database,
  canva: PlayedCanva,
  { order = 'paid', change = {} }: CanvaOwnerOptions = {},
) {
  const shelf = { archive: () => (archive ??= writeArchive()) };
  const browser = await memberBrowser(database, { press, change: { canva: gatewayTo(canva), shelf, ...change } });
  const { path } = await kitWriter(database, { order, browser, name: 'Harbor & Pine' });
  const kit = path.split('/').at(-1) ?? '';
  const { call } = browser;
  const begin = async (of = kit): Promise<string> =>
    ((await (await call('POST', '/api/canva/authorization', { kit: of })).json()) as { url: string }).url;
  const complete = (answer: unknown): Promise<Response> => call('POST', '/api/canva/connection', answer);
  const lines = async (response: Response): Promise<readonly CanvaExportLine[]> =>
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => canvaExportLine.parse(JSON.parse(line)));
  return {
    ...browser,
    kit,
    path,
    begin,
    complete,
    connect: async (): Promise<Response> => complete(canva.consent(await begin())),
    card: async (): Promise<CanvaCard> => canvaCardSchema.parse(await (await call('GET', `${path}/canva`)).json()),
    disconnect: (): Promise<Response> => call('DELETE', '/api/canva/connection'),
    /** Lines of an export, or of the refusal in its place. */
    send: (): Promise<Response> => call('POST', `${path}/canva`),
    export: async (): Promise<readonly CanvaExportLine[]> => lines(await call('POST', `${path}/canva`)),
  };
}
