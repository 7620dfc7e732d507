import { createHash } from 'node:crypto';
import type { Brief, MarkedKind, TracedDrawing, TracedMarks } from '@brandwright/engine';
import { PressError } from '@brandwright/press';
import type { BudgetedImages, Deps } from '../../deps.ts';
import { AiFault } from '../../http/ai-fault.ts';
import { dailyMeter } from '../accounts/daily-meter.ts';
import { sealed } from './drawing-seal.ts';
import { picturePrompt } from './picture-prompt.ts';
import type { RequestPress } from './request-press.ts';

/** What a model’s marks are made with. */
export interface MarkMakers extends Pick<Deps, 'ai' | 'database' | 'log'> {
  readonly settings: Pick<Deps['settings'], 'secret'>;
  readonly press: Pick<RequestPress, 'trace'>;
}

const markedKinds: readonly MarkedKind[] = ['icon-based', 'combination'];

/**
 * Marks that the image model draws for a brief, traced and sealed; none without a model. A kind is missing where the model gave no
 * picture in time, or one that is no silhouette: the engine draws its own mark then. The same brief and round have the same marks.
 */
export async function modelMarks(makers: MarkMakers, personId: string, brief: Brief, round: number): Promise<TracedMarks> {
  const images = makers.ai?.images ?? null;
  if (images === null) return {};
  const drawn = await Promise.all(
    markedKinds.map((kind) => oneMark(makers, images, personId, picturePrompt(brief, kind, round))),
  );
  return Object.fromEntries(markedKinds.flatMap((kind, i) => (drawn[i] == null ? [] : [[kind, drawn[i]]])));
}

async function oneMark(
  { database, log, press, settings: { secret } }: MarkMakers,
  { gateway, daily, remembered }: BudgetedImages,
  personId: string,
  prompt: string,
): Promise<TracedDrawing | null> {
  const key = createHash('sha256').update(prompt).digest('base64url');
  const known = remembered.get(key);
  if (known !== undefined) return known as TracedDrawing;
  const maker = gateway.imageModel;
  try {
    const traced = await press.trace(await gateway.draw(prompt, dailyMeter(database, 'images', { personId }, daily)));
    if (!traced.ok) {
      log.warn({ model: maker, fault: traced.fault }, 'the model’s picture can’t be used');
      return null;
    }
    const drawing = sealed(secret, { maker, path: traced.path });
    remembered.keep(key, drawing);
    return drawing;
  } catch (error) {
    // A busy press says so again when it is asked for the logos.
    if (!(error instanceof AiFault || error instanceof PressError)) throw error;
    return null;
  }
}
