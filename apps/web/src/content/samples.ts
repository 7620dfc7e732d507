import notes from 'virtual:samples';
import type { Picture, Sheet } from '../features/hero/picture.ts';
import type { Panel, PathsArt } from '../features/path-chooser/paths-art.ts';
import { artKey } from './art-key.ts';
import 'virtual:samples.css';

/** What the build drew, without the drawings. */
export interface SampleNotes {
  readonly name: string;
  readonly pictures: readonly Omit<Picture, 'art' | 'file'>[];
  readonly lost: Omit<Picture, 'art' | 'file'>;
  readonly panels: readonly Omit<Panel, 'art'>[];
}

/** Drawings by the place they take in the page. */
export type SampleArt = Readonly<Record<string, string>>;

/**
 * The drawings stand in the HTML, some hundred kilobytes of paths. The build reads them from the engine; a browser reads them back
 * from its own page instead of loading them a second time, which also makes sure that it takes over exactly what is there.
 */
const drawn: SampleArt | null = import.meta.env.SSR || import.meta.env.DEV ? (await import('virtual:samples/art')).default : null;
const art = (key: string): string => drawn?.[key] ?? document.querySelector(`[data-art="${key}"]`)?.innerHTML ?? '';

export const samples = {
  sheet: {
    name: notes.name,
    pictures: notes.pictures.map((picture, slot) => ({ ...picture, art: art(artKey('cell', slot)), file: null })),
    // Plates of the build, which come when they are near (features/drawn).
    proofs: [],
  } satisfies Sheet,
  lost: { ...notes.lost, art: art(artKey('lost', 0)) },
  paths: {
    name: notes.name,
    panels: notes.panels.map((panel) => ({ ...panel, art: art(artKey('panel', panel.key)) })),
  } satisfies PathsArt,
};

/** The file of a picture the build drew, fetched when somebody wants to keep it. */
export async function sampleFile(id: string): Promise<string> {
  const { default: files } = await import('virtual:samples/files');
  const file = files[id];
  if (file === undefined) throw new Error(`No sample ${id}.`);
  return file;
}
