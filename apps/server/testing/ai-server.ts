/** For tests: a server on this machine that speaks OpenAI’s chat completions, as any compatible API does. */
import { type ApiTrouble, type AskedOf, PlayedApi } from './played-api.ts';

interface ChatBody {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly type: string; readonly json_schema: { readonly schema: object } };
  readonly [field: string]: unknown;
}

/** What becomes of a request: the text of the model, or trouble. */
export type ModelFate = string | ApiTrouble | { readonly trouble: 'filtered' };

/** Tokens that each answer counts. */
export const playedTokens = { read: 1000, written: 200 } as const;

/** A model whose answers a test writes. */
export class PlayedModel extends PlayedApi<ChatBody, ModelFate> {
  fate: PlayedApi<ChatBody, ModelFate>['fate'] = () => '{}';
  protected readonly emptyBody = { model: '', messages: [] };
  protected readonly ends = ['{"choices":[{"message":{"content":"', '"}}]}'] as const;

  protected answerTo(fate: ModelFate, { body: { model } }: AskedOf<ChatBody>): string | ApiTrouble {
    if (typeof fate === 'string') return completion(model, fate);
    if ('status' in fate || fate.trouble !== 'filtered') return fate as ApiTrouble;
    return completion(model, '', 'content_filter');
  }
}

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
