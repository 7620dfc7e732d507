import type { Logger } from 'pino';
import type { AiUse } from '../gateways/ai/ai.ts';
import type { Metrics } from '../operations/metrics.ts';

interface Watchers {
  readonly log: Logger;
  readonly metrics: () => Pick<Metrics, 'modelAsked'>;
}

/** Outcomes that nobody has to look at. */
const usual: readonly AiUse['outcome'][] = ['answered', 'repaired', 'remembered', 'spent'];

/** Logs and counts each use of a model. */
export const modelUses =
  (model: string, { log, metrics }: Watchers) =>
  (use: AiUse): void => {
    metrics().modelAsked(use);
    if (usual.includes(use.outcome)) log.info({ model, ...use }, 'model asked');
    else log.warn({ model, ...use }, 'the model gave nothing to use');
  };
