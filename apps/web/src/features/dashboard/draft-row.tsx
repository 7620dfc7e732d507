import type { CSSProperties } from 'react';
import { Art } from '../../components/art.tsx';
import type { OwnDesigns } from '../../components/own-designs/use-own-designs.ts';
import { dashboard } from '../../content/dashboard.ts';
import { useDraft } from '../../draft/draft.ts';
import { DraftFavorites } from './draft-favorites.tsx';
import './draft-row.css';

/** The brand that this browser has begun: its logo, and the way back to its step. */
export function DraftRow({ own }: { readonly own: OwnDesigns }) {
  const draft = useDraft();
  if (draft === null) return null;
  const [lead] = own.designs ?? [];
  return (
    <section className="kit-row draft" aria-labelledby="draft">
      <a
        className="plate"
        href="/create/kit"
        tabIndex={-1}
        style={lead === undefined ? undefined : ({ '--ground': lead.ground } as CSSProperties)}
      >
        {lead === undefined ? null : (
          <Art className="draft-art" markup={lead.art} place="draft" label={dashboard.logoOf(own.name)} />
        )}
      </a>
      <div className="facts">
        <h2 id="draft">
          <bdi>{own.name}</bdi>
        </h2>
        <p>{dashboard.draft.at(draft.step)}</p>
        <DraftFavorites favorites={draft.favorites} />
        <div className="does">
          <a className="button quiet" href="/create/kit" aria-label={dashboard.draft.onWith(own.name)}>
            {dashboard.draft.on}
          </a>
        </div>
      </div>
    </section>
  );
}
