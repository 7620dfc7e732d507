/** For tests: a server on this machine that speaks OpenAI’s images API. */

import { givenIn } from '@brandwright/kit';
import { marksOf, silhouette } from '../../../packages/press/testing/silhouettes.ts';
import type { BudgetedAi } from '../src/deps.ts';
import { openImages } from '../src/gateways/ai/images.ts';
import type { AiSettings, ImageSettings } from '../src/settings/ai-settings.ts';
import { budgetedModel } from './budgeted-model.ts';
import { type ApiTrouble, PlayedApi } from './played-api.ts';

interface PictureBody {
  readonly model: string;
  readonly prompt: string;
  readonly [field: string]: unknown;
}

/** What becomes of a request: a file, an answer as JSON, or trouble. */
export type PictureFate = Uint8Array | { readonly answer: unknown } | ApiTrouble;

/** An image model whose pictures a test makes. */
export class PlayedPainter extends PlayedApi<PictureBody, PictureFate> {
  fate: PlayedApi<PictureBody, PictureFate>['fate'] = () => ({ status: 500 });
  protected readonly emptyBody = { model: '', prompt: '' };
  protected readonly ends = ['{"data":[{"b64_json":"', '"}]}'] as const;

  protected answerTo(fate: PictureFate): string | ApiTrouble {
    if (fate instanceof Uint8Array)
      return JSON.stringify({ created: 1, data: [{ b64_json: Buffer.from(fate).toString('base64') }] });
    return 'answer' in fate ? JSON.stringify(fate.answer) : fate;
  }
}

export const playedImages: ImageSettings = { model: 'painter-1', price: 0.04, daily: 20 };

/** What a server has of an image model that is played. Its retries come at once. */
export function budgetedPainter(painter: PlayedPainter, change: Partial<AiSettings & ImageSettings> = {}): BudgetedAi {
  const images = { ...playedImages, ...change };
  const gateway = openImages(painter.settings(change), images, { used: () => {}, now: () => 0, retry: 1 });
  return {
    ...budgetedModel(painter),
    images: { gateway, daily: images.daily, givenOf: givenIn },
  };
}

/** Pictures as a good model sends them: two of our marks. */
export const goodPictures = (): Promise<readonly Uint8Array[]> =>
  Promise.all(
    marksOf(1)
      .filter(({ name }) => /sail|shore/.test(name))
      .map(({ path }) => silhouette(path)),
  );
