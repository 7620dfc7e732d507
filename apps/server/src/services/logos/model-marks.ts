import { createHash } from 'node:crypto';
import type { Brief, MarkedKind, TracedDrawing, TracedMarks } from '@brandwright/engine';
import {
  createRecent,
  type JobDescription,
  PressError,
  type PressErrorCode,
  passingCodes,
  type TracedPicture,
} from '@brandwright/press';
import type { BudgetedImages, Deps } from '../../deps.ts';
import { AiFault } from '../../http/ai-fault.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { dailyMeter } from '../accounts/daily-meter.ts';
import { sealed, type Unsealed } from './drawing-seal.ts';
import { picturePrompt } from './picture-prompt.ts';
import type { RequestPress } from './request-press.ts';
import { createSharedWork } from './shared-work.ts';

/** Who asks for marks, and when it is too late for them. */
interface MarkRequest {
  readonly press: Pick<RequestPress, 'charge' | 'signal' | 'until'>;
  readonly personId: string;
  readonly brief: Brief;
  readonly round: number;
  /** Aborts when the logos must be set without whatever is missing. */
  readonly late: AbortSignal;
}

/**
 * Marks that the image model draws for a brief, traced and sealed; none without a model. A kind is missing where the model gave no
 * picture in time, or one that is no silhouette: the engine draws its own mark then. The same brief and round have the same marks,
 * and requests of one person at once wait for the same pictures. Rejects with `request.rate_limited`, before anything is asked for.
 */
export type ModelMarks = (request: MarkRequest) => Promise<TracedMarks>;

const markedKinds: readonly MarkedKind[] = ['icon-based', 'combination'];

/** What became of a picture: outlines, or null because it can’t be used. */
type Outcome = Unsealed | null;

/** Outcomes that are remembered, some 8 kB each. */
const mostOutcomes = 300;
/** Pictures that nobody has traced yet. Most have 0.1 to 1 MB. */
const untraced = { entries: 40, weight: 16e6 };

/** A trace takes as long whatever the picture is. */
const tracing: JobDescription = { kind: 'trace', input: { png: new Uint8Array() } };

export function createModelMarks(
  deps: Pick<Deps, 'ai' | 'database' | 'log'> & { readonly settings: { readonly secret: string } },
): ModelMarks {
  const { ai, log, settings } = deps;
  const images = ai?.images ?? null;
  if (images === null) return async () => ({});
  const model = images.gateway.imageModel;
  const outcomes = createRecent<Outcome>({ entries: mostOutcomes });
  const marking = createSharedWork<Outcome>();
  const pictures = createPictures(deps, images);

  const oneMark = async ({ press, personId, late }: MarkRequest, prompt: string): Promise<Outcome> => {
    const key = keyOf(prompt);
    const known = outcomes.get(key);
    if (known !== undefined) return known;
    try {
      const until = AbortSignal.any([press.signal, late]);
      return await marking.join(`${personId} ${key}`, until, async (signal) => {
        const traced = await traceIn(press, signal, await pictures.of(personId, prompt));
        if (!traced.ok) log.warn({ model, fault: traced.fault }, 'the model’s picture can’t be used');
        const outcome = traced.ok ? { maker: model, path: traced.path } : null;
        outcomes.set(key, outcome);
        pictures.drop(prompt);
        return outcome;
      });
    } catch (error) {
      // A busy press says so again when it is asked for the logos.
      if (error instanceof AiFault || error instanceof PressError) return null;
      // So ends the wait for shared work.
      if (late.aborted && error instanceof ProblemError) return null;
      throw error;
    }
  };

  return async (request) => {
    const { press, personId, brief, round } = request;
    const prompts = markedKinds.map((kind) => picturePrompt(images, brief, kind, round));
    const isOpen = (key: string): boolean => outcomes.get(key) === undefined && !marking.has(`${personId} ${key}`);
    await press.charge(...prompts.filter((prompt) => isOpen(keyOf(prompt))).map(() => tracing));
    const drawn = await Promise.all(prompts.map((prompt) => oneMark(request, prompt)));
    const seal = (mark: Unsealed): TracedDrawing => sealed(settings.secret, personId, mark);
    return Object.fromEntries(markedKinds.flatMap((kind, i) => (drawn[i] == null ? [] : [[kind, seal(drawn[i])]])));
  };
}

/**
 * The model’s picture for a prompt. It is drawn to its end although nobody may wait any more, and kept: it is on the bill, and whoever asks again
 * has it at once. Rejects with AiFault.
 */
function createPictures({ database }: Pick<Deps, 'database'>, { gateway, daily }: BudgetedImages) {
  const kept = createRecent<Uint8Array>(untraced);
  const drawing = createSharedWork<Uint8Array>();
  return {
    async of(personId: string, prompt: string): Promise<Uint8Array> {
      const key = keyOf(prompt);
      const draw = async (): Promise<Uint8Array> => {
        const png = await gateway.draw(prompt, dailyMeter(database, 'images', { personId }, daily));
        kept.set(key, png);
        kept.weigh(key, png.length);
        return png;
      };
      return kept.get(key) ?? drawing.join(`${personId} ${key}`, new AbortController().signal, draw);
    },
    /** Once it is known what became of it. */
    drop: (prompt: string): void => kept.drop(keyOf(prompt)),
  };
}

const keyOf = (prompt: string): string => createHash('sha256').update(prompt).digest('base64url');

/** Traces a picture. One that ends its child, or takes it too long, can’t be used either. Rejects with PressError. */
async function traceIn(
  press: Pick<RequestPress, 'until'>,
  signal: AbortSignal,
  png: Uint8Array,
): Promise<TracedPicture | { readonly ok: false; readonly fault: PressErrorCode }> {
  try {
    return await press.until(signal).trace(png);
  } catch (error) {
    if (!(error instanceof PressError) || passingCodes.has(error.fault.code)) throw error;
    return { ok: false, fault: error.fault.code };
  }
}
