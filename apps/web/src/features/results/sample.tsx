import type { Kit } from '@brandwright/contract';
import { useEffect, useState } from 'react';
import { facesFor } from '../../components/browser/load-faces.ts';
import { results } from '../../content/results.ts';
import { redirectToLogin } from '../../session/login-redirect.ts';
import { useSession } from '../../session/session.ts';
import { KitBook } from './kit-book.tsx';
import { Loading } from './results.tsx';

/**
 * The sample kit (row M-04), for people who are signed in (row M-01). Designed while the pages were built, and nobody's: nothing of it is
 * asked of the server, nothing is saved.
 */
export function Sample() {
  const session = useSession();
  const [kit, setKit] = useState<Kit | null>(null);
  useEffect(() => {
    void Promise.all([import('virtual:samples/kit'), facesFor()]).then(([module]) => setKit(module.default));
  }, []);
  useEffect(() => {
    if (session !== null && session.user === null) redirectToLogin(results.toasts.signIn);
  }, [session]);
  if (kit === null || session === null || session.user === null) return <Loading title={results.loading} />;
  return (
    <div className="results">
      <KitBook kit={kit} actions={null} />
    </div>
  );
}
