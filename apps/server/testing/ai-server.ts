/** For tests: a server on this machine that speaks OpenAI’s chat completions, as any compatible API does. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AiSettings } from '../src/settings/ai-settings.ts';
import { PlayedServer } from './played-server.ts';

/** What a request to the model held. */
export interface AskedOfModel {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string; readonly json_schema: { readonly schema: object } };
    readonly [field: string]: unknown;
  };
}

/** What becomes of a request: the text of the model, or trouble. */
export type ModelFate =
  | string
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly trouble: 'hang' | 'drop' | 'drip' | 'html' | 'huge' | 'filtered' };

/** Tokens that each answer counts. */
export const playedTokens = { read: 1000, written: 200 } as const;

/** Settings of a server that asks a model at an address. */
export const playedSettings = (address: string): AiSettings => ({
  ...{ apiKey: 'sk-of-tests', textModel: 'played-1', prices: { read: 1, written: 10 }, dailyTokens: 1e6, deadline: 3_600_000 },
  ...{ baseUrl: new URL(address), images: null },
});

/** A model whose answers a test writes. */
export class PlayedModel extends PlayedServer {
  readonly asked: AskedOfModel[] = [];
  fate: (asked: AskedOfModel) => ModelFate | Promise<ModelFate> = () => '{}';
  /** Bytes of huge answers that were taken. */
  sentBytes = 0;

  /** Settings of a server that asks it. */
  settings(change: Partial<AiSettings> = {}): AiSettings {
    return { ...playedSettings(`${this.url}/v1`), ...change };
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { url: path = '', headers } = request;
    const text = Buffer.concat(parts).toString();
    const asked = { path, headers, body: text === '' ? { model: '', messages: [] } : JSON.parse(text) };
    this.asked.push(asked);
    const fate = await this.fate(asked);
    if (typeof fate === 'string') return void response.writeHead(200, json).end(completion(asked.body.model, fate));
    if ('status' in fate) return void response.writeHead(fate.status, { ...json, ...fate.headers }).end(refusal);
    switch (fate.trouble) {
      case 'hang':
        return;
      case 'drop':
        return void request.socket.destroy();
      case 'drip':
        return this.#drip(response);
      case 'html':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Bad gateway');
      case 'huge':
        return this.#pour(response);
      case 'filtered':
        return void response.writeHead(200, json).end(completion(asked.body.model, '', 'content_filter'));
    }
  }

  /** A byte now and then, for ever. */
  #drip(response: ServerResponse): void {
    response.writeHead(200, json).write('{"choices":[{"message":{"content":"');
    const timer = setInterval(() => response.write('x'), 5);
    response.on('close', () => clearInterval(timer));
  }

  /** 50 MB, as fast as they are taken. */
  #pour(response: ServerResponse): void {
    response.writeHead(200, json).write('{"choices":[{"message":{"content":"');
    const part = 'x'.repeat(64 * 1024);
    const more = (): void => {
      while (this.sentBytes < 50e6 && !response.destroyed) {
        this.sentBytes += part.length;
        if (!response.write(part)) return void response.once('drain', more);
      }
      response.end(`"}}]}`);
    };
    more();
  }
}

const json = { 'content-type': 'application/json' } as const;
const refusal = JSON.stringify({ error: { message: 'Played refusal.', type: 'played', code: null } });

const completion = (model: string, content: string, finish = 'stop'): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: {
      prompt_tokens: playedTokens.read,
      completion_tokens: playedTokens.written,
      total_tokens: playedTokens.read + playedTokens.written,
    },
  });
