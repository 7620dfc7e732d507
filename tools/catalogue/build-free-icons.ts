/**
 * Builds packages/engine/src/free/catalogue/icons.json: the icons of the free builder that the mark catalogue lacks, because no
 * concept names them. They stand apart, so that what the engine proposes by itself stays as it was judged. Deterministic; run after
 * changing packages/engine/src/free/icons.ts.
 */
import { writeFileSync } from 'node:fs';
import marksData from '../../packages/engine/src/concepts/catalogue/marks.json' with { type: 'json' };
import type { CataloguedMark } from '../../packages/engine/src/concepts/mark.ts';
import { freeIcons } from '../../packages/engine/src/free/icons.ts';
import { assemble, centerdPath } from './marks/assemble.ts';
import { cutIcon } from './marks/icon.ts';
import { cornerClass } from './marks/judge.ts';
import { depths } from './marks/outline.ts';

const output = new URL('../../packages/engine/src/free/catalogue/icons.json', import.meta.url);

const catalogued: ReadonlySet<string> = new Set(marksData.marks.map(({ id }) => id));

/** A person asked for this very icon: what counts is that it can be read, and `assemble` refuses what falls apart at 16 px. */
const craft = 3;

function iconMark(name: string): CataloguedMark {
  const path = centerdPath(cutIcon(name, 'drawn'));
  const outer = path.filter((_, i) => depths(path)[i] === 0);
  const parts = [{ role: 'mark', path }] as const;
  return assemble({ id: `icon/${name}`, family: 'icon', icons: [name], parts, corner: cornerClass(outer), craft, decimals: 1 });
}

/** The file as it is written. */
export function writtenFreeIcons(): string {
  const missing = freeIcons.map(({ icon }) => icon).filter((icon) => !catalogued.has(`icon/${icon}`));
  return `[\n${missing.map((icon) => JSON.stringify(iconMark(icon))).join(',\n')}\n]\n`;
}

if (import.meta.main) writeFileSync(output, writtenFreeIcons());
