import { drawingLimit } from '@brandwright/contract';
import { consume } from '@brandwright/data';
import type { Making } from '@brandwright/press';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { consumeOrRefuse } from '../accounts/rate-limits.ts';

/** Archives that are made for a person at a time. More would fill the press for everybody else (H18-01). */
const most = 2;
/** Seconds until a retry. */
const retryAfter = 2;
/** Milliseconds of an ordinary archive. What one takes beyond the estimates of its parts is counted afterwards. */
const ordinary = 2_400;

/** Archives under way, by person. */
export interface Makings {
  /** How a person's archive is made if it is missing. Refusals: `answers.too_many`, `request.rate_limited`. */
  of(personId: string): Required<Pick<Making, 'owner' | 'around' | 'terms'>>;
}

/**
 * Archives are made a few at a time for each person, as long as they are really under way, whoever still waits for
 * them; and for each account as much work a minute as it may draw.
 */
export function createMakings(deps: Pick<Deps, 'database' | 'log'>): Makings {
  const underWay = new Map<string, number>();
  const change = (personId: string, by: number): void => {
    const left = (underWay.get(personId) ?? 0) + by;
    if (left === 0) underWay.delete(personId);
    else underWay.set(personId, left);
  };
  const share = (personId: string, units: number) => ({
    key: `archives:person:${personId}`,
    most: drawingLimit.milliseconds,
    seconds: drawingLimit.seconds,
    units,
  });
  return {
    of: (personId) => ({
      owner: personId,
      terms: {
        clients: [`person:${personId}`],
        onExcess: (milliseconds) => {
          consume(deps.database, share(personId, Math.ceil(milliseconds))).catch((err: unknown) =>
            deps.log.warn({ err }, 'work could not be counted'),
          );
        },
      },
      async around(make) {
        if ((underWay.get(personId) ?? 0) >= most) refuse('answers.too_many', { allowed: `${most} at a time`, retryAfter });
        change(personId, 1);
        try {
          const said = `${drawingLimit.milliseconds / 1000} seconds of work a minute`;
          await consumeOrRefuse(deps, share(personId, ordinary), said);
          return await make();
        } finally {
          change(personId, -1);
        }
      },
    }),
  };
}
