/**
 * Builds packages/engine/src/concepts/catalogue/pictures.json from the drawings in `pictures`: an SVG each, and a line in one of the
 * lists beside them that says how well it is drawn and which phrases ask for it. Pages fetch these drawings on demand, so that
 * none waits for all of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { PictureFile, StoredPicture } from '../../packages/engine/src/concepts/picture-file.ts';
import { type ListedPicture, listedPictures } from './listed-pictures.ts';
import { assemble, centerdPath } from './marks/assemble.ts';
import { cornerClass } from './marks/judge.ts';
import { depths, orient, parsePath } from './marks/outline.ts';

const output = new URL('../../packages/engine/src/concepts/catalogue/pictures.json', import.meta.url);
const folder = new URL('pictures/', import.meta.url);

/** What an SVG of the folder holds: its origin, such as `mdi:owl`, and its license, both empty if it was drawn for us, and its outline. */
export function readDrawing(svg: string): { readonly source: string; readonly license: string; readonly d: string } {
  const origin = /^<!-- (.+?) -->/u.exec(svg)?.[1];
  const d = / d="([^"]+)"/u.exec(svg)?.[1];
  if (origin === undefined || d === undefined) throw new Error('A drawing names its origin in its first line and has one path.');
  const source = /[a-z-]+:[a-z0-9-]+/u.exec(origin)?.[0];
  if (source === undefined && origin !== 'drawn for Brandwright') throw new Error(`“${origin}” names no set.`);
  return { source: source ?? '', license: /, ([A-Za-z0-9.-]+)$/u.exec(origin)?.[1] ?? '', d };
}

function stored({ name, craft }: ListedPicture): StoredPicture {
  const { source, d } = readDrawing(readFileSync(new URL(`${name}.svg`, folder), 'utf8'));
  const path = centerdPath(orient(parsePath(d)));
  const depth = depths(path);
  const corner = cornerClass(path.filter((_, i) => depth[i] === 0));
  const { parts, r16 } = assemble({
    id: `icon/${name}`,
    family: 'icon',
    icons: [name],
    parts: [{ role: 'mark', path }],
    corner,
    craft,
    decimals: 1,
  });
  return [parts[0]?.d as string, corner, Number(r16.toFixed(3)), craft, source];
}

/** What pictures.json holds, as text. Tells of every drawing that cannot be used at once. */
export function writtenPictures(): string {
  const faults: string[] = [];
  const file: Record<string, StoredPicture> = {};
  for (const listed of [...listedPictures()].sort((a, b) => (a.name < b.name ? -1 : 1)))
    try {
      if (file[listed.name] !== undefined) throw new Error('Two lines name it.');
      file[listed.name] = stored(listed);
    } catch (error) {
      faults.push(`${listed.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const lines = Object.entries(file satisfies PictureFile).map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

if (import.meta.main) writeFileSync(output, writtenPictures());
