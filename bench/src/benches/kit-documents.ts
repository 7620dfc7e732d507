import { type Design, drawing, printSvg } from '@brandwright/engine';
import type { KitOrder } from '@brandwright/press';
import { drawSet, openStudio, packFile, planKit } from '@brandwright/press/maker';
import { Document, G, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { Resvg } from '@resvg/resvg-js';
import { type Browser, chromium } from 'playwright-core';
import { createElement as element } from 'react';
import satori from 'satori';
import { chromiumFlags, chromiumPath } from '../../../tools/chromium.ts';
import type { Bench } from '../bench.ts';
import { figure } from '../figure.ts';
import { interleaveItems } from '../interleave.ts';
import { briefOf, faceFile, written } from '../specimens.ts';

/** Briefs whose documents are made. */
const sitters = [0, 7, 12, 19] as const;
/** As many as the guidelines have. */
const pages = 23;
const words =
  'Use the logo on plain grounds, keep the clear space around it, and set headlines in the face of the name. Everything else follows from that.';

/** The largest documents of a kit, in one process, beside what other programs take for the like. */
export const kitDocuments: Bench = {
  name: 'kit-documents',
  title: 'Guidelines and a picture of 1200 × 630, warm, on one thread (the middle of four brands)',
  async run() {
    const studio = await openStudio();
    const orders: KitOrder[] = [];
    for (const sitter of sitters) {
      const brief = briefOf(written[sitter]);
      const { set } = await drawSet(studio, brief, { round: 0 });
      const [design] = set.designs;
      if (design !== undefined) orders.push({ design, brief });
    }
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
    try {
      const sizes: number[] = [];
      // Planned anew for each, as for each kit: what a kit composes once is composed again.
      let files: Awaited<ReturnType<typeof planKit>> = [];
      const made = async (end: string) => {
        const file = files.find(({ path }) => path.endsWith(end));
        if (file === undefined) throw new Error(`The kit has no ${end}.`);
        return packFile(file);
      };
      const prepare = async (order: KitOrder): Promise<void> => {
        files = await planKit(studio, order);
      };
      const { guidelines, reactPdf, printed, card, peerCard } = await interleaveItems(
        orders,
        {
          guidelines: async () => void sizes.push((await made('-brand-guidelines.pdf')).size / 1000),
          reactPdf: ({ design }: KitOrder) => reactDocument(design),
          printed: ({ design }: KitOrder) => printedPage(browser, design),
          card: () => made('facebook-post-1200x630.png'),
          peerCard: ({ design }: KitOrder) => satoriCard(design),
        },
        prepare,
      );
      return [
        figure('guidelines, composed and printed', 'ms', guidelines.medians, {
          demand: 400,
          beside: [
            { what: `@react-pdf/renderer: ${pages} pages with a logo and two lines`, unit: 'ms', samples: reactPdf.medians },
            { what: 'Chromium, page.pdf: the same', unit: 'ms', samples: printed.medians },
          ],
        }),
        figure('their size', 'kB', sizes, { demand: 600 }),
        figure('a picture of 1200 × 630 ÷ satori + resvg', '×', ratios(card.medians, peerCard.medians), { demand: 1 }),
        figure('a picture of 1200 × 630, composed and drawn', 'ms', card.medians, {
          beside: [{ what: 'satori + resvg: the mark and a headline', unit: 'ms', samples: peerCard.medians }],
        }),
      ];
    } finally {
      await browser.close();
    }
  },
};

const ratios = (ours: readonly number[], theirs: readonly number[]): readonly number[] =>
  ours.map((value, i) => value / (theirs[i] ?? Number.NaN));

/** Paths of a logo with their fills. */
function pathsOf(design: Design): {
  readonly box: string;
  readonly paths: readonly { readonly d: string; readonly fill: string }[];
} {
  const svg = printSvg(drawing(design, 'full'), { ground: false });
  const paths = [...svg.matchAll(/<path[^>]*?fill="([^"]+)"[^>]*? d="([^"]+)"/g)].map(([, fill = '', d = '']) => ({ d, fill }));
  return { box: /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 100 100', paths };
}

async function reactDocument(design: Design): Promise<void> {
  const { box, paths } = pathsOf(design);
  const logo = element(
    Svg,
    { viewBox: box, style: { width: 300, height: 150 } },
    element(G, null, ...paths.map(({ d, fill }, key) => element(Path, { key, d, fill }))),
  );
  const page = (key: number) =>
    element(
      Page,
      { key, size: 'A4', orientation: 'landscape' as const },
      element(View, null, logo, element(Text, null, `Chapter ${key}`), element(Text, null, words)),
    );
  await renderToBuffer(element(Document, null, ...Array.from({ length: pages }, (_, i) => page(i))));
}

async function printedPage(browser: Browser, design: Design): Promise<void> {
  const page = await browser.newPage();
  const svg = printSvg(drawing(design, 'full'));
  const sheets = Array.from(
    { length: pages },
    (_, i) =>
      `<section style="break-after:page"><div style="width:300px">${svg}</div><h1>Chapter ${i}</h1><p>${words}</p></section>`,
  );
  await page.setContent(`<!doctype html><title>Guidelines</title>${sheets.join('')}`);
  await page.pdf({ format: 'A4', landscape: true, tagged: true });
  await page.close();
}

const fonts = [{ name: 'Inter', data: faceFile('inter-600'), weight: 600, style: 'normal' }] as const;

async function satoriCard(design: Design): Promise<void> {
  const mark = `data:image/svg+xml;base64,${Buffer.from(printSvg(drawing(design, 'mark'))).toString('base64')}`;
  const style = { display: 'flex', width: '100%', height: '100%', alignItems: 'center', justifyContent: 'space-around' };
  const props = {
    style: { ...style, fontSize: 96, color: '#112233', background: '#FFEEDD' },
    children: ['We’re open', { type: 'img', props: { src: mark, width: 480, height: 480 } }],
  };
  const svg = await satori({ type: 'div', props } as unknown as Parameters<typeof satori>[0], {
    width: 1200,
    height: 630,
    fonts: [...fonts],
  });
  new Resvg(svg).render().asPng();
}
