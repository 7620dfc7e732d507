import type { Kit } from '@brandwright/contract';
import { drawing, frame } from '@brandwright/engine';
import { animatedSvg } from '@brandwright/kit';
import { runTask } from '../../drawing-worker/client.ts';

/** Pixels of the sheet, as that of the picture that stands still. */
const sheet = { width: 592, height: 336 } as const;

/** The first logo of a kit as the address of a picture that draws itself once. Null without a logo. Rejects with StudioFailure. */
export async function drawItself({ logos, brief }: Pick<Kit, 'logos' | 'brief'>, signal: AbortSignal): Promise<string | null> {
  const [first] = logos;
  if (first === undefined) return null;
  const edited = first.customization !== null && brief !== null;
  const { design } = edited ? await runTask('kitLogo', { ...first, brief }, signal) : first;
  const svg = animatedSvg(frame(drawing(design, 'full'), sheet.width, sheet.height), design.name);
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
