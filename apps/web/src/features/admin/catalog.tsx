import { type AnswerOf, type adminClaims, contentsOf, dollars, planIds, plans } from '@brandwright/contract';
import { useEffect, useState } from 'react';
import { call } from '../../client.ts';
import { admin } from '../../content/admin.ts';
import './catalog.css';

type Claims = AnswerOf<typeof adminClaims>;

const words = admin.catalog;

/** What the pages claim and what the plans hold, to read: both are changed on the server (rows B-10, B-11). */
export function Catalog() {
  const [claims, setClaims] = useState<Claims | 'loading' | 'failed'>('loading');
  useEffect(() => {
    void call('GET /api/admin/claims')
      .catch(() => 'failed' as const)
      .then(setClaims);
  }, []);
  return (
    <section className="catalog" aria-labelledby="admin-catalog" aria-busy={claims === 'loading'}>
      <h2 id="admin-catalog">{words.title}</h2>
      <div className="columns">
        <div>
          <h3>{words.claims}</h3>
          {claims === 'failed' ? <p role="alert">{words.failed}</p> : null}
          {typeof claims === 'string' ? null : <ClaimList stated={claims} />}
        </div>
        <div>
          <h3>{words.plans}</h3>
          <dl>
            {planIds.map((id) => (
              <div key={id}>
                <dt>
                  {plans[id].name}, {dollars(plans[id].cents)}
                </dt>
                <dd>{contentsOf(plans[id])}</dd>
              </div>
            ))}
          </dl>
          <p className="facts">{words.plansHint}</p>
        </div>
      </div>
    </section>
  );
}

function ClaimList({ stated: { areShown, isProduction, source, claims } }: { readonly stated: Claims }) {
  const why = source === 'unreadable' ? 'unreadable' : !areShown ? 'hidden' : isProduction ? 'confirmed' : 'local';
  return (
    <>
      <p>
        <strong>{areShown ? words.shown : words.notShown}</strong> {words.why[why]}
      </p>
      <dl>
        {(Object.keys(words.pages) as (keyof typeof words.pages)[]).map((page) => (
          <div key={page}>
            <dt>{words.pages[page]}</dt>
            <dd>
              {claims[page].length === 0 ? (
                words.none
              ) : (
                <ul>
                  {claims[page].map((claim) => (
                    <li key={claim}>{claim}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="facts">{words.sources[source]}</p>
    </>
  );
}
