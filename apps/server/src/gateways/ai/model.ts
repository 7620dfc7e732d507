import { AiFault } from '../../http/ai-fault.ts';
import type { AiSettings } from '../../settings/ai-settings.ts';
import { boundedFetch } from './ai-http.ts';

interface Message {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** One question to a model. */
export interface Question {
  readonly instructions: string;
  readonly messages: readonly Message[];
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  /** Called with each request that is sent. */
  readonly sent: () => void;
}

/** What it wrote, and the tokens as the provider counts them. */
interface Written {
  readonly text: string;
  readonly read: number;
  readonly written: number;
}

/** Asks a model. Rejects with AiFault. */
export type AskModel = (question: Question) => Promise<Written>;

/** Bytes of an answer. Those with a brand’s texts have some 6 kB. */
const mostBytes = 512 * 1024;

type Sdk = readonly [typeof import('ai'), typeof import('@ai-sdk/openai-compatible')];

/** The model of the settings, through the AI SDK, which speaks the wire format. Its own retries are off: ours share one deadline. */
export function openModel({ baseUrl, apiKey, textModel }: AiSettings, retry: number): AskModel {
  let opened: Promise<Sdk> | null = null;
  // Hundreds of modules, so they are loaded with the first question.
  const sdk = (): Promise<Sdk> => (opened ??= Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]));
  return async ({ instructions, messages, schema, signal, sent }) => {
    const [{ generateText, jsonSchema, NoObjectGeneratedError, Output }, { createOpenAICompatible }] = await sdk();
    const provider = createOpenAICompatible({
      name: 'operator',
      baseURL: baseUrl.href.replace(/\/+$/, ''),
      ...(apiKey === null ? {} : { apiKey }),
      supportsStructuredOutputs: true,
      fetch: boundedFetch({ baseUrl, mostBytes, retry, sent, signal }),
    });
    try {
      // No limit of tokens is sent: servers disagree on the name of that field. Bytes and the deadline bound the answer.
      const { text, usage } = await generateText({
        model: provider(textModel),
        instructions,
        messages: [...messages],
        output: Output.object({ schema: jsonSchema(schema) }),
        maxRetries: 0,
        abortSignal: signal,
      });
      return written(text, usage);
    } catch (error) {
      // It wrote something else than JSON, which was paid for and may be repaired.
      if (NoObjectGeneratedError.isInstance(error)) return written(error.text ?? '', error.usage);
      throw faultIn(error, signal);
    }
  };
}

interface Usage {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}

const written = (text: string, usage: Usage | undefined): Written => ({
  text,
  read: usage?.inputTokens ?? 0,
  written: usage?.outputTokens ?? 0,
});

/** The fault among the causes of an error. Without one, the answer was no JSON of the API. */
function faultIn(error: unknown, signal: AbortSignal): AiFault {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof AiFault) return cause;
  return new AiFault(signal.aborted ? 'late' : 'unreadable');
}
