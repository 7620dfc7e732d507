import type { SharedKit } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call, isRefusal } from '../../client.ts';
import { facesFor } from '../../components/browser/load-faces.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { shared } from '../../content/share-link.ts';
import { SharedBook } from './shared-book.tsx';

type State = 'loading' | 'closed' | 'failed' | { readonly kit: SharedKit; readonly secret: string };

/** The page behind a share link: a kit as visitors see it, or why they do not (rows M-10, S-28). */
export function ShareLink() {
  const [state, setState] = useState<State>('loading');
  const load = useCallback(async (): Promise<void> => {
    setState('loading');
    const secret = location.pathname.split('/')[2] ?? '';
    try {
      const kit = await call('GET /api/shared/:secret', { ids: { secret } });
      await facesFor(kit.businessName);
      document.title = `${kit.businessName} · Brandwright`;
      setState({ kit, secret });
    } catch (error) {
      setState(isRefusal(error, 'route.not_found') ? 'closed' : 'failed');
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  if (state === 'loading')
    return (
      <div className="results shared loading" aria-busy="true">
        <div className="head">
          <h1>{shared.loading}</h1>
          <p className="look" />
        </div>
        <div className="cover waiting" aria-hidden="true" />
      </div>
    );
  if (state === 'closed')
    return (
      <EmptyState page="shared" title={shared.closed.title} text={shared.closed.text}>
        <a className="button quiet" href="/">
          {shared.closed.home}
        </a>
      </EmptyState>
    );
  if (state === 'failed')
    return (
      <EmptyState page="shared" title={shared.failed.title} text={shared.failed.text}>
        <button type="button" className="button quiet" onClick={() => void load()}>
          {shared.failed.again}
        </button>
      </EmptyState>
    );
  return <SharedBook {...state} closed={() => setState('closed')} />;
}
