import { createHash } from 'node:crypto';
import type { Brief, MarkedKind, TracedDrawing, TracedMarks } from '@brandwright/engine';
import { type JobDescription, PressError } from '@brandwright/press';
import type { BudgetedImages, Deps } from '../../deps.ts';
import { AiFault } from '../../http/ai-fault.ts';
import { dailyMeter } from '../accounts/daily-meter.ts';
import { sealed, type Unsealed } from './drawing-seal.ts';
import { picturePrompt } from './picture-prompt.ts';
import type { RequestPress } from './request-press.ts';

/** What a model’s marks are made with. */
export interface MarkMakers extends Pick<Deps, 'ai' | 'database' | 'log'> {
  readonly settings: Pick<Deps['settings'], 'secret'>;
  readonly press: Pick<RequestPress, 'charge' | 'trace'>;
}

const markedKinds: readonly MarkedKind[] = ['icon-based', 'combination'];

/**
 * Marks that the image model draws for a brief, traced and sealed; none without a model. A kind is missing where the model gave no
 * picture in time, or one that is no silhouette: the engine draws its own mark then. The same brief and round have the same marks.
 * Rejects with `request.rate_limited`, before anything is asked for.
 */
export async function modelMarks(makers: MarkMakers, personId: string, brief: Brief, round: number): Promise<TracedMarks> {
  const images = makers.ai?.images ?? null;
  if (images === null) return {};
  const prompts = markedKinds.map((kind) => picturePrompt(images, brief, kind, round));
  const asked = prompts.filter((prompt) => images.remembered.get(keyOf(prompt)) === undefined);
  await makers.press.charge(...asked.map(() => tracing));
  const drawn = await Promise.all(prompts.map((prompt) => oneMark(makers, images, personId, prompt)));
  const seal = (mark: Unsealed): TracedDrawing => sealed(makers.settings.secret, personId, mark);
  return Object.fromEntries(markedKinds.flatMap((kind, i) => (drawn[i] == null ? [] : [[kind, seal(drawn[i])]])));
}

const keyOf = (prompt: string): string => createHash('sha256').update(prompt).digest('base64url');

/** A trace takes as long whatever the picture is. */
const tracing: JobDescription = { kind: 'trace', input: { png: new Uint8Array() } };

async function oneMark(
  { database, log, press }: MarkMakers,
  { gateway, daily, remembered }: BudgetedImages,
  personId: string,
  prompt: string,
): Promise<Unsealed | null> {
  const key = keyOf(prompt);
  const known = remembered.get(key);
  if (known !== undefined) return known as Unsealed;
  const maker = gateway.imageModel;
  try {
    const traced = await press.trace(await gateway.draw(prompt, dailyMeter(database, 'images', { personId }, daily)));
    if (!traced.ok) {
      log.warn({ model: maker, fault: traced.fault }, 'the model’s picture can’t be used');
      return null;
    }
    const drawing: Unsealed = { maker, path: traced.path };
    remembered.keep(key, drawing);
    return drawing;
  } catch (error) {
    // A busy press says so again when it is asked for the logos.
    if (!(error instanceof AiFault || error instanceof PressError)) throw error;
    return null;
  }
}
