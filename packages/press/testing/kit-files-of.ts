import { parseBrief } from '@brandwright/engine';
import type { KitFile } from '@brandwright/kit';
import { planKit } from '../src/pack-kit.ts';
import { printFile } from '../src/print-file.ts';
import { drawSet, type Studio } from '../src/studio.ts';

/** The files of a kit, by name of the business. `called` replaces the name after the design is drawn. */
export async function kitFilesOf(studio: Studio, name: string, slot: number, called: string = name): Promise<readonly KitFile[]> {
  const parsed = parseBrief({ name });
  if (!parsed.ok) throw new Error(`${name} was refused.`);
  const { set } = await drawSet(studio, parsed.value, { round: 0 });
  const design = set.designs[slot % set.designs.length];
  if (design === undefined) throw new Error(`${name} has no design.`);
  return planKit(studio, { design: { ...design, name: called }, brief: parsed.value });
}

/** One of the files, printed. Throws if there is none at the path. */
export async function printedAt(files: readonly KitFile[], path: string): Promise<Buffer> {
  const file = files.find((one) => one.path === path);
  if (file === undefined) throw new Error(`There is no ${path}.`);
  return Buffer.from(await printFile(file));
}
