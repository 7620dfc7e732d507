import { type AnswerOf, type adminTroubles, findPlan } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client.ts';
import { dayOf } from '../../components/day.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { admin } from '../../content/admin.ts';

type Kit = AnswerOf<typeof adminTroubles>['kits'][number];

/** Kits that were paid for and given up: what has to be looked at, and the way to have one made once more (row R-19). */
export function Troubles() {
  const [kits, setKits] = useState<readonly Kit[] | 'loading' | 'failed'>('loading');
  const load = useCallback(async (): Promise<void> => {
    setKits(
      await call('GET /api/admin/troubles').then(
        ({ kits }) => kits,
        () => 'failed' as const,
      ),
    );
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  const retry = async ({ id, businessName }: Kit): Promise<void> => {
    try {
      await call('POST /api/admin/kits/:kit/retry', { ids: { kit: id } });
      toastSuccess(admin.troubles.retried(businessName));
    } catch (error) {
      toastError(admin.troubles.notRetried, error instanceof Error ? error.message : '');
    }
    await load();
  };
  const { title, none, failed, retry: again, facts } = admin.troubles;
  return (
    <section className="troubles" aria-labelledby="admin-troubles" aria-busy={kits === 'loading'}>
      <h2 id="admin-troubles">{title}</h2>
      {kits === 'failed' ? <p role="status">{failed}</p> : null}
      {typeof kits === 'string' ? null : kits.length === 0 ? (
        <p role="status">{none}</p>
      ) : (
        <ul>
          {kits.map((kit) => (
            <li key={kit.id}>
              <div>
                <strong>
                  <bdi>{kit.businessName}</bdi>
                </strong>
                <p className="facts">{facts(kit.email, findPlan(kit.plan)?.name ?? kit.plan, kit.failures, dayOf(kit.since))}</p>
              </div>
              <button type="button" className="button quiet" onClick={() => void retry(kit)}>
                {again}
                <span className="visually-hidden">: {kit.businessName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
