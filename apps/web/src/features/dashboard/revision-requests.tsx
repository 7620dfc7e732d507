import type { AnswerOf, listRevisions } from '@brandwright/contract';
import { useEffect, useState } from 'react';
import { call } from '../../client.ts';
import { RevisionList } from '../../components/revision-list.tsx';
import { dashboard } from '../../content/dashboard.ts';
import './folded-list.css';

type Requests = AnswerOf<typeof listRevisions>['revisions'];

/** Changes that the person requested in all their kits, newest first (row V-01). Nothing where there are none. */
export function RevisionRequests() {
  const [revisions, setRevisions] = useState<Requests>([]);
  useEffect(() => {
    // Each kit’s own page shows them too, and says what is wrong.
    call('GET /api/revisions').then(
      (answer) => setRevisions(answer.revisions),
      () => {},
    );
  }, []);
  if (revisions.length === 0) return null;
  return (
    <details className="folded-list" open>
      <summary>{dashboard.revisions(revisions.length)}</summary>
      <RevisionList revisions={revisions} />
    </details>
  );
}
