import * as z from 'zod/mini';
import { AiFault } from '../../http/ai-fault.ts';
import type { AiSettings, ImageSettings } from '../../settings/ai-settings.ts';
import { type AiOptions, type TokenMeter, verdict } from './ai.ts';
import { boundedFetch } from './ai-http.ts';
import { createBreaker } from './breaker.ts';

/** A model that draws. */
export interface ImageGateway {
  /** As the operator named it. */
  readonly imageModel: string;
  /**
   * The bytes of one picture, as the model sent them: nobody has looked at them yet. `meter` counts pictures: one is taken before the
   * request, and returned if the model surely drew none. Rejects with AiFault.
   */
  draw(prompt: string, meter: TokenMeter): Promise<Uint8Array>;
  /** True while the model is not asked because it kept failing. */
  isPaused(): boolean;
}

/** Bytes of an answer: a picture of 4 MB in base64. */
const mostBytes = 5_600_000;
/** Milliseconds. Tracing and setting the name come after the picture, and people have their logos within 20 seconds. */
const longest = 15_000;

/** What is read of an answer: its first picture. An address in the place of a picture is nothing: none is ever fetched (S-27). */
const answerSchema = z.object({ data: z.tuple([z.object({ b64_json: z.string() })], z.unknown()) });

/** A model behind the images API of an OpenAI-compatible server. */
export function openImages(
  { baseUrl, apiKey, deadline }: AiSettings,
  { model, price }: ImageSettings,
  { used, now, retry = 400 }: AiOptions,
): ImageGateway {
  const breaker = createBreaker({ now, verdict: verdictOfPicture });
  const address = `${baseUrl.href.replace(/\/+$/, '')}/images/generations`;
  const ask = async (prompt: string, sent: () => void): Promise<Uint8Array> => {
    const signal = AbortSignal.timeout(Math.min(longest, deadline));
    const response = await boundedFetch({ baseUrl, mostBytes, retry, sent, signal })(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({
        model,
        prompt,
        n: 1,
        size: '1024x1024',
        ...(sendsBase64(model) ? {} : { response_format: 'b64_json' }),
      }),
    });
    return pictureIn(await response.json().catch(() => null));
  };

  return {
    imageModel: model,
    isPaused: breaker.isOpen,
    async draw(prompt, meter) {
      const began = now();
      let requests = 0;
      const told = (outcome: 'answered' | AiFault['reason'], status: number | null = null): void => {
        const dollars = price === null ? null : outcome === 'answered' || mayBeBilled(outcome) ? price : 0;
        const spent = { requests, read: 0, written: 0, dollars, milliseconds: Math.round(now() - began) };
        used({ purpose: 'picture', outcome, status, ...spent });
      };
      try {
        const picture = await breaker.run(() => metered(meter, () => ask(prompt, () => requests++)));
        told('answered');
        return picture;
      } catch (error) {
        if (error instanceof AiFault) told(error.reason, error.status);
        throw error;
      }
    },
  };
}

/** These send base64 alone, and refuse the field that asks for it. */
const sendsBase64 = (model: string): boolean => /^(?:chat)?gpt-image-/.test(model);

/** Whether a picture may have been drawn, and be on the bill, although none came that can be read. */
const mayBeBilled = (reason: string): boolean => ['late', 'too_large', 'unreadable'].includes(reason);

/** A brief that a provider’s policy refuses tells nothing of the service. */
const verdictOfPicture = (error: unknown): ReturnType<typeof verdict> =>
  error instanceof AiFault && error.reason === 'refused' && (error.status === 400 || error.status === 422)
    ? 'worked'
    : verdict(error);

/** One picture of the meter, returned if surely none was drawn. */
async function metered(meter: TokenMeter, ask: () => Promise<Uint8Array>): Promise<Uint8Array> {
  if (!(await meter.take(1))) throw new AiFault('spent');
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof AiFault && mayBeBilled(error.reason))) await meter.giveBack(1);
    throw error;
  }
}

function pictureIn(answer: unknown): Uint8Array {
  const { success, data } = z.safeParse(answerSchema, answer);
  const text = success ? data.data[0].b64_json : '';
  if (text === '') throw new AiFault('unreadable');
  return Buffer.from(text, 'base64');
}
