/** For tests: a server on this machine that speaks OpenAI’s images API. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { givenIn } from '@brandwright/kit';
import { marksOf, silhouette } from '../../../packages/press/testing/silhouettes.ts';
import type { BudgetedAi } from '../src/deps.ts';
import { openImages } from '../src/gateways/ai/images.ts';
import { createRecentAnswers } from '../src/gateways/ai/recent-answers.ts';
import type { AiSettings, ImageSettings } from '../src/settings/ai-settings.ts';
import { playedSettings } from './ai-server.ts';
import { budgetedModel } from './budgeted-model.ts';
import { PlayedServer } from './played-server.ts';

/** What a request for a picture held. */
export interface AskedForPicture {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly model: string; readonly prompt: string; readonly [field: string]: unknown };
}

/** What becomes of a request: a file, an answer as JSON, a refusal, or trouble. */
export type PictureFate =
  | Uint8Array
  | { readonly answer: unknown }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly trouble: 'hang' | 'drop' | 'drip' | 'html' | 'huge' };

/** An image model whose pictures a test makes. */
export class PlayedPainter extends PlayedServer {
  readonly asked: AskedForPicture[] = [];
  fate: (asked: AskedForPicture) => PictureFate | Promise<PictureFate> = () => ({ status: 500 });
  /** Bytes of huge answers that were taken. */
  sentBytes = 0;

  settings(change: Partial<AiSettings> = {}): AiSettings {
    return { ...playedSettings(`${this.url}/v1`), ...change };
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    const asked = {
      path: request.url ?? '',
      headers: request.headers,
      body: text === '' ? { model: '', prompt: '' } : JSON.parse(text),
    };
    this.asked.push(asked);
    const fate = await this.fate(asked);
    if (fate instanceof Uint8Array)
      return send(response, { created: 1, data: [{ b64_json: Buffer.from(fate).toString('base64') }] });
    if ('answer' in fate) return send(response, fate.answer);
    if ('status' in fate)
      return void response.writeHead(fate.status, { ...json, ...fate.headers }).end('{"error":{"message":"Played."}}');
    if (fate.trouble === 'drop') return void request.socket.destroy();
    if (fate.trouble === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>Bad gateway');
    if (fate.trouble === 'hang') return;
    response.writeHead(200, json).write('{"data":[{"b64_json":"');
    if (fate.trouble === 'huge') return this.#pour(response);
    const timer = setInterval(() => response.write('A'), 5);
    response.on('close', () => clearInterval(timer));
  }

  /** 50 MB, as fast as they are taken. */
  #pour(response: ServerResponse): void {
    const part = 'A'.repeat(64 * 1024);
    const more = (): void => {
      while (this.sentBytes < 50e6 && !response.destroyed) {
        this.sentBytes += part.length;
        if (!response.write(part)) return void response.once('drain', more);
      }
      response.end('"}]}');
    };
    more();
  }
}

const json = { 'content-type': 'application/json' } as const;
const send = (response: ServerResponse, answer: unknown): void => void response.writeHead(200, json).end(JSON.stringify(answer));

export const playedImages: ImageSettings = { model: 'painter-1', price: 0.04, daily: 20 };

/** What a server has of an image model that is played. Its retries come at once. */
export function budgetedPainter(painter: PlayedPainter, change: Partial<AiSettings & ImageSettings> = {}): BudgetedAi {
  const images = { ...playedImages, ...change };
  const gateway = openImages(painter.settings(change), images, { used: () => {}, now: () => 0, retry: 1 });
  return {
    ...budgetedModel(painter),
    images: { gateway, daily: images.daily, givenOf: givenIn, remembered: createRecentAnswers(20) },
  };
}

/** Pictures as a good model sends them: two of our marks. */
export const goodPictures = (): Promise<readonly Uint8Array[]> =>
  Promise.all(
    marksOf(1)
      .filter(({ name }) => /sail|shore/.test(name))
      .map(({ path }) => silhouette(path)),
  );
