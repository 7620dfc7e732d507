import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AiSettings } from '../src/settings/ai-settings.ts';
import { PlayedServer } from './played-server.ts';

/** What a request to a played model held. */
export interface AskedOf<Body> {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Body;
}

/** What becomes of a request besides a good answer: a refusal, or trouble. */
export type ApiTrouble =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly trouble: 'hang' | 'drop' | 'drip' | 'html' | 'huge' };

/** Settings of a server that asks a model at an address. */
const playedSettings = (address: string): AiSettings => ({
  ...{ apiKey: 'sk-of-tests', textModel: 'played-1', prices: { read: 1, written: 10 }, dailyTokens: 1e6, deadline: 3_600_000 },
  ...{ baseUrl: new URL(address), images: null },
});

/** For tests: a model of an OpenAI-compatible API that a test lets answer, or get into trouble. */
export abstract class PlayedApi<Body, Fate> extends PlayedServer {
  readonly asked: AskedOf<Body>[] = [];
  abstract fate: (asked: AskedOf<Body>) => Fate | Promise<Fate>;
  /** Bytes of huge answers that were taken. */
  sentBytes = 0;

  /** Settings of a server that asks it. */
  settings(change: Partial<AiSettings> = {}): AiSettings {
    return { ...playedSettings(`${this.url}/v1`), ...change };
  }

  /** The text of a good answer, or what happens instead. */
  protected abstract answerTo(fate: Fate, asked: AskedOf<Body>): string | ApiTrouble;
  /** Body of a request that has none. */
  protected abstract readonly emptyBody: Body;
  /** How an answer begins and ends that never comes to its end, or is huge. */
  protected abstract readonly ends: readonly [string, string];

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { url: path = '', headers } = request;
    const text = Buffer.concat(parts).toString();
    const asked: AskedOf<Body> = { path, headers, body: text === '' ? this.emptyBody : JSON.parse(text) };
    this.asked.push(asked);
    const answer = this.answerTo(await this.fate(asked), asked);
    if (typeof answer === 'string') return void response.writeHead(200, json).end(answer);
    if ('status' in answer) return void response.writeHead(answer.status, { ...json, ...answer.headers }).end(refusal);
    switch (answer.trouble) {
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
    }
  }

  /** A byte now and then, for ever. */
  #drip(response: ServerResponse): void {
    response.writeHead(200, json).write(this.ends[0]);
    const timer = setInterval(() => response.write('A'), 5);
    response.on('close', () => clearInterval(timer));
  }

  /** 50 MB, as fast as they are taken. */
  #pour(response: ServerResponse): void {
    response.writeHead(200, json).write(this.ends[0]);
    const part = 'A'.repeat(64 * 1024);
    const more = (): void => {
      while (this.sentBytes < 50e6 && !response.destroyed) {
        this.sentBytes += part.length;
        if (!response.write(part)) return void response.once('drain', more);
      }
      response.end(this.ends[1]);
    };
    more();
  }
}

const json = { 'content-type': 'application/json' } as const;
const refusal = JSON.stringify({ error: { message: 'Played refusal.', type: 'played', code: null } });
