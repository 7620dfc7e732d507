import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { AiFault, type AiReason } from '../../http/ai-fault.ts';
import type { AiSettings } from '../../settings/ai-settings.ts';
import { createBreaker } from './breaker.ts';
import { type AskModel, openModel, type Question } from './model.ts';
import { createRecentAnswers } from './recent-answers.ts';
import { repeatedWords } from './repeated-words.ts';

/** Something that a model is asked to write or to choose, as JSON. */
export interface AiTask<T> {
  /** For the log and the metrics. */
  readonly purpose: 'copy' | 'direction';
  /** Ours. No word of a customer stands in it. */
  readonly instructions: string;
  /** Names that an answer may hold, sent after the instructions. Answers repeat them, so they are not looked for there. */
  readonly vocabulary?: string;
  /** The brief as JSON. It is data: the model has no tools, and nothing that it says is obeyed. */
  readonly prompt: string;
  readonly schema: z.ZodMiniType<T>;
  /** What is wrong with an answer of the schema, one sentence each; empty if it may be used. */
  readonly faultsOf: (answer: T) => readonly string[];
}

/** Tokens that whoever asks may use. */
export interface TokenMeter {
  /** Takes tokens before a request. False: there are not so many left. */
  take(tokens: number): Promise<boolean>;
  /** Returns those that it did not use. */
  giveBack(tokens: number): Promise<void>;
}

/** What asking a model came to, for the log and the metrics. No word of a brief or an answer is in it. */
export interface AiUse {
  readonly purpose: AiTask<unknown>['purpose'] | 'picture';
  readonly outcome: 'answered' | 'repaired' | 'remembered' | AiReason;
  /** HTTP status of a refusal. */
  readonly status: number | null;
  /** Requests sent, with retries and a repair. */
  readonly requests: number;
  /** Tokens as the provider counts them. */
  readonly read: number;
  readonly written: number;
  /** Null without prices. */
  readonly dollars: number | null;
  readonly milliseconds: number;
}

/** A language model. */
export interface AiGateway {
  /** As the operator named it. */
  readonly textModel: string;
  /**
   * An answer that has the schema and no faults, at the latest at the deadline. The same task has the same answer while it is
   * remembered. Rejects with AiFault.
   */
  ask<T>(task: AiTask<T>, meter: TokenMeter): Promise<T>;
  /** True while the model is not asked for one purpose or another because it kept failing. */
  isPaused(): boolean;
}

export interface AiOptions {
  readonly used: (use: AiUse) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Milliseconds before the first retry. */
  readonly retry?: number;
}

/** Answers that are remembered, some 5 kB each. */
const mostRemembered = 300;

/** A model behind an OpenAI-compatible API. */
export function openAi(settings: AiSettings, { used, now, retry = 400 }: AiOptions): AiGateway {
  const { textModel, prices, deadline } = settings;
  // One for each purpose: whatever makes one kind of request fail, such as its length, says nothing of the others.
  const breakers = { copy: createBreaker({ now, verdict }), direction: createBreaker({ now, verdict }) };
  const remembered = createRecentAnswers(mostRemembered);
  const model = openModel(settings, retry);

  return {
    textModel,
    isPaused: () => Object.values(breakers).some(({ isOpen }) => isOpen()),
    async ask<T>(task: AiTask<T>, meter: TokenMeter): Promise<T> {
      const began = now();
      const spent = { requests: 0, read: 0, written: 0 };
      const told = (outcome: AiUse['outcome'], status: number | null = null): void => {
        const dollars = prices === null ? null : (spent.read * prices.read + spent.written * prices.written) / 1e6;
        used({ purpose: task.purpose, outcome, status, ...spent, dollars, milliseconds: Math.round(now() - began) });
      };
      const key = keyOf(task);
      const known = remembered.get(key);
      if (known !== undefined) {
        told('remembered');
        return known as T;
      }
      try {
        const asked = { model, task, meter, spent, signal: AbortSignal.timeout(deadline) };
        const { answer, isRepaired } = await breakers[task.purpose].run(() => askTwice(asked));
        remembered.keep(key, answer);
        told(isRepaired ? 'repaired' : 'answered');
        return answer;
      } catch (error) {
        if (error instanceof AiFault) told(error.reason, error.status);
        throw error;
      }
    },
  };
}

interface Spent {
  requests: number;
  read: number;
  written: number;
}

interface Asked<T> {
  readonly model: AskModel;
  readonly task: AiTask<T>;
  readonly meter: TokenMeter;
  readonly spent: Spent;
  readonly signal: AbortSignal;
}

/** Asks, and once more with what was wrong. */
async function askTwice<T>(asked: Asked<T>): Promise<{ readonly answer: T; readonly isRepaired: boolean }> {
  const { task } = asked;
  const first = await askOnce(asked, [{ role: 'user', content: task.prompt }]);
  if ('answer' in first) return { answer: first.answer, isRepaired: false };
  const second = await askOnce(asked, [
    { role: 'user', content: task.prompt },
    { role: 'assistant', content: first.text.slice(0, 20_000) || '{}' },
    {
      role: 'user',
      content: `Your answer can’t be used. ${first.faults.slice(0, 12).join(' ')} Send the whole JSON object again.`,
    },
  ]);
  if ('answer' in second) return { answer: second.answer, isRepaired: true };
  throw new AiFault(second.reason);
}

interface Faulty {
  readonly reason: 'unreadable' | 'unsound';
  readonly text: string;
  readonly faults: readonly string[];
}

/** Tokens that an answer has at most, as far as can be told before. */
const usualAnswer = 3_000;
/** Characters of a token, at the least. */
const tokenCharacters = 3;

async function askOnce<T>(
  { model, task, meter, spent, signal }: Asked<T>,
  messages: Question['messages'],
): Promise<{ readonly answer: T } | Faulty> {
  const { schema } = task;
  const instructions = [task.instructions, task.vocabulary ?? []].flat().join('\n\n');
  const characters = instructions.length + messages.reduce((sum, { content }) => sum + content.length, 0);
  const taken = Math.ceil(characters / tokenCharacters) + usualAnswer;
  if (!(await meter.take(taken))) throw new AiFault('spent');
  let used = 0;
  try {
    const { text, read, written } = await model({
      instructions,
      messages,
      schema: jsonSchemaOf(schema),
      signal,
      sent: () => spent.requests++,
    });
    used = read + written;
    spent.read += read;
    spent.written += written;
    return judged(task, text);
  } catch (error) {
    // What was read is on the bill, whether or not an answer came in time.
    if (error instanceof AiFault && (error.reason === 'late' || error.reason === 'too_large')) used = taken - usualAnswer;
    throw error;
  } finally {
    await meter.giveBack(taken - used);
  }
}

function judged<T>({ schema, faultsOf, instructions }: AiTask<T>, text: string): { readonly answer: T } | Faulty {
  const json = parsed(text);
  if (json === undefined) return { reason: 'unreadable', text, faults: ['It isn’t one JSON object.'] };
  const { success, data, error } = z.safeParse(schema, json);
  if (!success) {
    const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`);
    return { reason: 'unreadable', text, faults };
  }
  const repeated = repeatedWords(text, instructions);
  const faults = [...faultsOf(data), ...(repeated === null ? [] : ['It repeats these instructions.'])];
  return faults.length === 0 ? { answer: data } : { reason: 'unsound', text, faults };
}

/** JSON, also within the fence that some models put around it. Undefined for anything else. */
function parsed(text: string): unknown {
  const [, fenced = text] = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(text) ?? [];
  try {
    return JSON.parse(fenced);
  } catch {
    return undefined;
  }
}

/** Without what strict providers refuse. */
const jsonSchemaOf = (schema: z.ZodMiniType): Readonly<Record<string, unknown>> => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly;
    },
  });
  return rest;
};

const keyOf = ({ purpose, instructions, vocabulary, prompt }: Omit<AiTask<never>, 'schema' | 'faultsOf'>): string =>
  createHash('sha256')
    .update(JSON.stringify([purpose, instructions, vocabulary, prompt]))
    .digest('base64url');

/** Text that fails its checks tells nothing of the service: a customer’s brief may be the reason. */
export function verdict(error: unknown): 'failed' | 'worked' | 'unknown' {
  if (!(error instanceof AiFault) || error.reason === 'spent') return 'unknown';
  return error.reason === 'unsound' ? 'worked' : 'failed';
}
