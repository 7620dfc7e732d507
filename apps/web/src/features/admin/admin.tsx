import type { AnswerOf, adminOverview } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call, isRefusal } from '../../client.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { admin } from '../../content/admin.ts';
import { useFollowSignOut } from '../../session/login-redirect.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { Actions } from './actions.tsx';
import { Catalog } from './catalog.tsx';
import { Messages } from './messages.tsx';
import { Orders } from './orders.tsx';
import { People } from './people.tsx';
import { Revisions } from './revisions.tsx';
import { TrendCharts } from './trends.tsx';
import { Troubles } from './troubles.tsx';
import './admin.css';

type Counts = AnswerOf<typeof adminOverview>;
type State = 'loading' | 'lost' | 'factor' | 'failed' | Counts;

/** The rooms of our own people: the server decides who that is; for everybody else nothing stands here. */
export function Admin() {
  const [state, setState] = useState<State>('loading');
  useFollowSignOut();
  const load = useCallback(async (): Promise<void> => {
    setState('loading');
    setState(await read().catch(() => 'failed' as const));
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  if (state === 'lost') return <NotFound />;
  if (state === 'factor')
    return (
      <EmptyState page="admin" title={admin.factor.title} text={admin.factor.text}>
        <a className="button main" href="/account">
          {admin.factor.account}
        </a>
      </EmptyState>
    );
  const counts = typeof state === 'string' ? null : state;
  return (
    <div className="admin" aria-busy={state === 'loading'}>
      <h1>{state === 'loading' ? admin.loading : admin.title}</h1>
      {state === 'failed' ? (
        <p>
          {admin.failed}{' '}
          <button type="button" className="button quiet" onClick={() => void load()}>
            {admin.again}
          </button>
        </p>
      ) : null}
      {counts === null ? null : (
        <>
          <nav className="sections" aria-label={admin.sections.label}>
            {Object.entries(admin.sections.links).map(([id, title]) => (
              <a key={id} href={`#admin-${id}`}>
                {title}
              </a>
            ))}
          </nav>
          <dl className="counts">
            {(Object.keys(admin.counts) as (keyof Counts)[]).map((key) => (
              <div key={key}>
                <dt>{admin.counts[key]}</dt>
                <dd>{counts[key].toLocaleString('en-US')}</dd>
              </div>
            ))}
          </dl>
          <TrendCharts />
          <Troubles />
          <Messages />
          <Revisions />
          <Orders />
          <People />
          <Actions />
          <Catalog />
        </>
      )}
    </div>
  );
}

/** Who asks, then the numbers; to everybody who is not one of us it says that nothing stands here. */
async function read(): Promise<State> {
  try {
    const { role, secondFactor } = await call('GET /api/account');
    if (role !== 'admin') return 'lost';
    return secondFactor ? await call('GET /api/admin/overview') : 'factor';
  } catch (error) {
    const known = isRefusal(error, 'account.needed', 'account.forbidden');
    return known ? 'lost' : 'failed';
  }
}
