import notes from 'virtual:samples';
import type { Picture, Proof, Sheet } from '../features/hero/picture.ts';
import { artKey } from './art-key.ts';
import 'virtual:samples.css';

/** A choice of the panel; its small picture is drawn by the engine too. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly art: string;
}

/** What the build drew, without the drawings. */
export interface SampleNotes {
  readonly name: string;
  readonly pictures: readonly Omit<Picture, 'art' | 'file'>[];
  readonly proofs: readonly Omit<Proof, 'art'>[];
  readonly lost: Omit<Picture, 'art' | 'file'>;
  readonly industries: readonly string[];
  readonly styles: readonly string[];
  readonly colors: readonly string[];
  readonly placements: readonly string[];
}

/** Drawings by the place they take in the page. */
export type SampleArt = Readonly<Record<string, string>>;

/**
 * The drawings stand in the HTML, some hundred kilobytes of paths. The build reads them from the engine; a browser reads them back
 * from its own page instead of loading them a second time, which also makes sure that it takes over exactly what is there.
 */
const drawn: SampleArt | null = import.meta.env.SSR || import.meta.env.DEV ? (await import('virtual:samples/art')).default : null;
const art = (key: string): string => drawn?.[key] ?? document.querySelector(`[data-art="${key}"]`)?.innerHTML ?? '';

const choices = (values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1), art: art(artKey('choice', value)) }));

export const samples = {
  sheet: {
    name: notes.name,
    pictures: notes.pictures.map((picture, slot) => ({ ...picture, art: art(artKey('cell', slot)), file: null })),
    proofs: notes.proofs.map((proof) => ({ ...proof, art: art(artKey('proof', proof.key)) })),
  } satisfies Sheet,
  lost: { ...notes.lost, art: art(artKey('lost', 0)) },
  industries: notes.industries,
  styles: choices(notes.styles),
  colors: choices(notes.colors),
  placements: choices(notes.placements),
};

/** The file of a picture the build drew, fetched when somebody wants to keep it. */
export async function sampleFile(id: string): Promise<string> {
  const { default: files } = await import('virtual:samples/files');
  const file = files[id];
  if (file === undefined) throw new Error(`No sample ${id}.`);
  return file;
}
