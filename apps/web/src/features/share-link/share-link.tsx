import type { SharedKit } from '@brandwright/contract';
import { Eye } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { call, isRefusal } from '../../client.ts';
import { facesFor } from '../../components/browser/load-faces.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { results, shared } from '../../content/results.ts';
import { swatchesOf } from '../results/palette.ts';
import { SwatchList } from '../results/swatch-list.tsx';
import './share-link.css';

type State = 'loading' | 'closed' | 'failed' | { readonly kit: SharedKit; readonly secret: string };

/** What a share link shows: a picture, a palette and four facts (rows M-10, S-28). */
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
      <div className="shared" aria-busy="true">
        <h1>{shared.loading}</h1>
        <div className="picture" aria-hidden="true" />
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
  return <Kit {...state} />;
}

function Kit({ kit, secret }: { readonly kit: SharedKit; readonly secret: string }) {
  const { businessName: name, colors, logos } = kit;
  return (
    <div className="shared">
      <div className="head">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="look">
          <Eye aria-hidden="true" />
          {shared.label}. {shared.note}
        </p>
      </div>
      <div className="sheet">
        <figure>
          {logos === 0 ? (
            <p className="picture none">{results.noLogo.other}</p>
          ) : (
            <img className="picture" src={`/api/shared/${secret}/logo`} alt={shared.logoOf(name)} width={640} height={480} />
          )}
        </figure>
        <SwatchList swatches={swatchesOf(colors)} />
      </div>
      <dl className="facts">
        {(['industry', 'personality', 'style'] as const).map((key) => (
          <div key={key}>
            <dt>{results.facts[key]}</dt>
            <dd>{kit[key]}</dd>
          </div>
        ))}
      </dl>
      <p className="own">
        {shared.own}
        <a className="button quiet" href="/">
          {shared.create}
        </a>
      </p>
    </div>
  );
}
