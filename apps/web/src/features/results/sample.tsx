import type { Kit } from '@brandwright/contract';
import { useEffect, useState } from 'react';
import { results } from '../../content/results.ts';
import { kitSample } from '../../content/sitters.ts';
import { KitBook } from './kit-book.tsx';
import { Loading } from './results.tsx';

/** The sample kit (row M-04): designed while the pages were built, and nobody's: nothing is asked of the server, nothing is saved. */
export function Sample() {
  const [kit, setKit] = useState<Kit | null>(null);
  useEffect(() => void import('virtual:samples/kit').then((module) => setKit(module.default)), []);
  if (kit === null) return <Loading title={results.title(kitSample.brief.name)} />;
  return (
    <div className="results">
      <KitBook kit={kit} actions={null} />
    </div>
  );
}
