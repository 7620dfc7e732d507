import { readFileSync } from 'node:fs';
import type { Brief } from '@brandwright/engine';
import { briefOf, type Written } from '../specimens.ts';

/** A brief with what was written. */
export interface BriefFile {
  readonly written: Written;
  readonly brief: Brief;
}

export const specimens = new URL('../../../packages/engine/testing/briefs.json', import.meta.url).pathname;

/** Every brief of a JSON list; throws naming the first that cannot be designed. */
export function readBriefs(file: string): readonly BriefFile[] {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(list) || list.length === 0) throw new Error(`${file} must hold a list of briefs.`);
  return list.map((written: Written) => ({ written, brief: briefOf(written) }));
}
