import { type Design, facesFor, picturesFor, picturesIn, redesign, textFor } from '@brandwright/engine';
import type { Studio } from '../open-studio.ts';
import { type BriefInput, readBrief } from '../read-brief.ts';

interface Ask {
  readonly design: Design;
  readonly brief: BriefInput;
  readonly edit: Parameters<typeof redesign>[2];
}

/** A design drawn again with what mends it; refused when that would break another rule. */
export async function mendLogoTask(
  { design, brief: input, edit }: Ask,
  { fonts, stock, stockPictures }: Studio,
  signal: AbortSignal,
): Promise<Design> {
  const brief = readBrief(input);
  const partners = Object.values(design.genome.partners).filter((id) => id !== null);
  const faces = new Set([...facesFor(brief, design.round), design.genome.face, ...partners]);
  await Promise.all([
    stockPictures([...picturesFor(brief), ...picturesIn([design.genome.mark, edit.mark ?? null])], signal),
    stock([...faces], textFor(brief), signal),
  ]);
  return redesign(design, brief, edit, fonts);
}
