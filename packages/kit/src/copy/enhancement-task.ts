import { type BrandCopy, type CopyTask, copyTask, copyTaskVersion } from '@brandwright/copy';
import type { Brief } from '@brandwright/engine';
import type { Enhancement, NamedColor } from './enhancement.ts';

/** The texts of a brand as a task for a model (row I-01). */
export interface EnhancementTask extends Pick<CopyTask, 'instructions' | 'prompt' | 'faultsOf'> {
  /** The texts that a model of this name wrote. They have no faults. */
  readonly written: (copy: BrandCopy, model: string) => Enhancement;
}

/** The task that `writeEnhancement` does for the same brief, colors and round. */
export function enhancementTask(brief: Brief, colors: readonly NamedColor[], round = 0): EnhancementTask {
  const { instructions, prompt, faultsOf, finished } = copyTask(brief, colors, round);
  return {
    instructions,
    prompt,
    faultsOf,
    written: (copy, model) => ({
      ...finished(copy),
      colors: colors.map(({ name, hex }) => ({ name, hex })),
      round,
      writer: { kind: 'model', name: model, version: copyTaskVersion },
    }),
  };
}
