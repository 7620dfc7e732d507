import { useEffect, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { results } from '../../content/results.ts';
import { KitBook } from './kit-book.tsx';
import { useKit } from './use-kit.ts';

/** The page of one kit, by the id in its address; nothing is known of it while it is built. */
export function Results() {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId(location.pathname.split('/')[2] ?? ''), []);
  const { state, load, actions } = useKit(id);
  switch (state.kind) {
    case 'loading':
      return <Loading title={results.loading} />;
    case 'missing':
      return (
        <EmptyState page="results" title={results.missing.title} text={results.missing.text}>
          <a className="button main" href="/">
            {results.missing.create}
          </a>
          <a className="button quiet" href="/dashboard">
            {results.missing.list}
          </a>
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState page="results" title={results.failed.title} text={results.failed.text}>
          <button type="button" className="button quiet" onClick={() => void load()}>
            {results.failed.again}
          </button>
        </EmptyState>
      );
    case 'there':
      return (
        <div className="results">
          <KitBook kit={state.kit} actions={actions} />
        </div>
      );
    default:
      return state satisfies never;
  }
}

/** The page's own boxes while its kit is on the way. */
export function Loading({ title }: { readonly title: string }) {
  return (
    <div className="results loading" aria-busy="true">
      <div className="head">
        <h1>{title}</h1>
        <p className="dates" />
        <p className="does" />
      </div>
      <div className="cover waiting" aria-hidden="true" />
    </div>
  );
}
