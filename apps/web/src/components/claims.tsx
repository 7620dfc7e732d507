import type { Claims as AllClaims, ClaimPage } from '@brandwright/contract';
import { useEffect, useState } from 'react';
import { call } from '../client.ts';
import { claims as words } from '../content/claims.ts';
import './claims.css';

/** What the operator claims on a page (row B-10). Nothing until the server has said what may be shown, and where it cannot be asked. */
export function Claims({ page, across = false }: { readonly page: ClaimPage; readonly across?: boolean }) {
  const [claims, setClaims] = useState<AllClaims | null>(null);
  useEffect(() => {
    call('GET /api/claims').then(setClaims, () => {});
  }, []);
  const list = claims?.[page] ?? [];
  if (list.length === 0) return null;
  return (
    <ul className={across ? 'claims across' : 'claims'} aria-label={words.label}>
      {list.map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  );
}
