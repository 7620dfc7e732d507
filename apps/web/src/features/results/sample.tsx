import type { Kit } from '@brandwright/contract';
import { useEffect, useState } from 'react';
import '../../components/field.css';
import { facesFor } from '../../components/browser/load-faces.ts';
import { results } from '../../content/results.ts';
import { kitSample, otherKitSamples } from '../../content/sample-brands.ts';
import { redirectToLogin } from '../../session/login-redirect.ts';
import { useSession } from '../../session/session.ts';
import { KitBook } from './kit-book.tsx';
import { Loading } from './results.tsx';
import './sample.css';

const words = results.sample;
const samples = [{ id: 'sample', name: kitSample.brief.name }, ...otherKitSamples];

/**
 * The sample kits (row M-04), for people who are signed in (row M-01). Designed while the pages were built, and nobody's: nothing of them is
 * asked of the server, nothing is saved.
 */
export function Sample() {
  const session = useSession();
  const [kits, setKits] = useState<readonly Kit[]>([]);
  const [open, setOpen] = useState('sample');
  useEffect(() => {
    void Promise.all([import('virtual:samples/kit'), facesFor()]).then(([module]) => setKits([module.default]));
  }, []);
  useEffect(() => {
    if (session !== null && session.user === null) redirectToLogin(results.toasts.signIn);
  }, [session]);
  const leaf = async (id: string): Promise<void> => {
    setOpen(id);
    if (kits.some((kit) => kit.id === id)) return;
    const { default: others } = await import('virtual:samples/other-kits');
    setKits((known) => [...known.slice(0, 1), ...others]);
  };
  // The one before stays until the next is there.
  const kit = kits.find(({ id }) => id === open) ?? kits[0];
  if (kit === undefined || session === null || session.user === null) return <Loading title={results.loading} />;
  return (
    <div className="results">
      <nav className="sample-kits" aria-label={words.kits}>
        <ul>
          {samples.map(({ id, name }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === open} onClick={() => void leaf(id)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <KitBook key={kit.id} kit={kit} actions={null} />
      <Yours />
    </div>
  );
}

/** Where a visitor goes on with a name of their own. */
function Yours() {
  const { title, label, press } = words.yours;
  return (
    <section className="yours" aria-labelledby="yours">
      <h2 id="yours">{title}</h2>
      <form action="/create">
        <div className="field">
          <label htmlFor="own-name">{label}</label>
          <input id="own-name" name="name" type="text" autoComplete="off" required maxLength={120} />
        </div>
        <button type="submit" className="button main">
          {press}
        </button>
      </form>
    </section>
  );
}
