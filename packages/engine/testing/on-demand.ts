import type { PictureFile } from '../src/concepts/picture-file.ts';
import {
  addPictures,
  asDesigned,
  type Brief,
  customize,
  designSet,
  editorLayouts,
  findIcons,
  iconDrawing,
  moreLikeThis,
  picturesFor,
  picturesIn,
} from '../src/index.ts';
import { briefOf, everyFace } from './font-book.ts';

/** Names whose drawings, letters and outlines come on demand: a thing drawn by us, an icon of another set, a letter that is a thing, a ring-break, another script. */
const inputs = [
  { name: 'Bright Owl Tutors', industry: 'Education' },
  { name: 'Wolf & Lantern', industry: 'Food & Beverage', description: 'Steakhouse' },
  { name: 'Spark Plug Kitchen', industry: 'Other', description: 'Car mechanic' },
  { name: 'Hammer & Leaf', industry: 'Retail', iconPlacement: 'integrated' },
  { name: 'Маяк', industry: 'Finance' },
] as const;

/** What icons are searched for. */
const queries = ['', 'owl', 'leaf', 'hammer', 'grizzly'];

/**
 * Draws sets, relatives, edits in every layout, replaced icons and searches. `fetchAll` adds what a page would fetch for these names,
 * before each step.
 */
export function drawnOnDemand(fetchAll: (names: readonly string[]) => void): readonly string[] {
  const out: string[] = [];
  const fonts = everyFace();
  for (const input of inputs) {
    const brief: Brief = briefOf(input);
    fetchAll(picturesFor(brief));
    const { designs } = designSet(brief, { fonts });
    out.push(...designs.map(({ id, reasons }) => `${id} ${reasons[0] ?? ''}`));
    const [first, second] = designs;
    if (first === undefined || second === undefined) continue;
    fetchAll([...picturesFor(brief), ...picturesIn([first.genome.mark, second.genome.mark])]);
    const more = moreLikeThis(brief, { liked: [first, second], passed: [] }, { fonts, round: 1 });
    out.push(...more.designs.map(({ id }) => id));
    const icons = [null, 'icon/bear-head', 'icon/leaf'];
    for (const design of [first, second])
      for (const layout of editorLayouts)
        for (const icon of icons) {
          fetchAll([...picturesFor(brief), ...picturesIn([design.genome.mark, icon])]);
          out.push(customize(design, brief, { ...asDesigned, layout, icon }, fonts).design.id);
        }
  }
  for (const query of queries) {
    const found = findIcons(query).map(({ id }) => id);
    fetchAll(picturesIn(found));
    out.push(...found.map((id) => `${id} ${JSON.stringify(iconDrawing(id))?.length}`));
  }
  return out;
}

/** Adds the named parts of some files. */
export const fetching =
  (files: readonly PictureFile[]) =>
  (names: readonly string[]): void => {
    for (const name of names)
      for (const file of files) {
        const one = file[name];
        if (one !== undefined) addPictures({ [name]: one });
      }
  };
