import type { CSSProperties, ReactNode } from 'react';
import { ownDesigns } from '../../content/own-designs.ts';
import { useDraft } from '../../draft/draft.ts';
import { Art } from '../art.tsx';
import { useOwnDesigns } from './use-own-designs.ts';
import './own-designs.css';

interface Props {
  /** The sample, for visitors without a name. */
  readonly children: ReactNode;
  /** Shows an empty board, and not the sample, until the draft is read: whoever comes here has a name. */
  readonly named?: boolean;
}

/** The visitor's own designs in place of a sample. */
export function OwnDesigns({ children, named = false }: Props) {
  const own = useOwnDesigns();
  const isRead = useDraft() !== null;
  if (own === null) {
    return isRead || !named ? (
      children
    ) : (
      <figure className="own-designs" aria-hidden="true">
        <div className="board" />
      </figure>
    );
  }
  const { name, designs } = own;
  return (
    <figure className="own-designs" aria-busy={designs === null}>
      <div className="board" data-designs={designs?.length ?? 0} aria-hidden="true">
        {designs?.map(({ id, ground, art }) => (
          <div key={id} style={{ '--ground': ground } as CSSProperties}>
            <Art markup={art} place={`own-${id}`} />
          </div>
        ))}
      </div>
      <figcaption>
        {ownDesigns.caption} <bdi>{name}</bdi>
      </figcaption>
    </figure>
  );
}
