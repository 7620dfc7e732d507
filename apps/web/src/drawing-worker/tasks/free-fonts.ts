import { type FreeDesign, facesForFree, freeDefaults, freeFonts, setFreeName, textForFree } from '@brandwright/engine';
import { oneInk } from '../../features/free-builder/draw-free.ts';
import type { Studio } from '../open-studio.ts';
import { readFree } from '../read-free.ts';

/** With these a face is fetched once, and typing on costs nothing. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzİı &';

/** The beginning of a name in some of the fonts, by font; the font's own label where there is no name. */
export async function freeFontsTask(
  ask: { readonly businessName: string; readonly fonts: readonly string[] },
  { fonts, stock }: Studio,
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  const designs = ask.fonts.map((font): FreeDesign => {
    const label = freeFonts.find(({ value }) => value === font)?.label ?? '';
    const businessName = ask.businessName === '' ? (label.split(' ')[0] ?? label) : ask.businessName;
    return readFree({ ...freeDefaults, businessName, slogan: '', font });
  });
  const faces = [...new Set(designs.flatMap(facesForFree))];
  const text = designs.map(textForFree).join('');
  await stock(faces, /[a-z]/iu.test(text) ? text + alphabet : text, signal);
  const drawn = designs.map((design) => {
    const scene = setFreeName(design, fonts);
    return [design.font, scene === null ? '' : oneInk(scene)] as const;
  });
  return Object.fromEntries(drawn);
}
