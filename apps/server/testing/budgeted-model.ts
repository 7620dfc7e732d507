import { directionTask, enhancementTask } from '@brandwright/kit';
import type { BudgetedAi } from '../src/deps.ts';
import { openAi } from '../src/gateways/ai/ai.ts';
import type { AiSettings } from '../src/settings/ai-settings.ts';
import type { PlayedModel } from './ai-server.ts';

/** What the server has of a model that is played. Its retries come at once. */
export function budgetedModel(model: Pick<PlayedModel, 'settings'>, change: Partial<AiSettings> = {}): BudgetedAi {
  const settings = model.settings(change);
  const gateway = openAi(settings, { used: () => {}, now: () => 0, retry: 1 });
  return { gateway, dailyTokens: settings.dailyTokens, taskOf: enhancementTask, directionOf: directionTask, images: null };
}
