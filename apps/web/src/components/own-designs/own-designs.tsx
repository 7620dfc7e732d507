import type { CSSProperties, ReactNode } from 'react';
import { ownDesigns } from '../../content/own-designs.ts';
import { Art } from '../art.tsx';
import { useOwnDesigns } from './use-own-designs.ts';
import './own-designs.css';

interface Props {
  /** The sample, for visitors without a name. Without a sample, they see an empty board. */
  readonly children?: ReactNode;
}

/** The visitor's own designs in place of a sample. */
export function OwnDesigns({ children }: Props) {
  const own = useOwnDesigns();
  if (own === null) {
    return (
      children ?? (
        <figure className="own-designs" aria-hidden="true">
          <div className="board" />
        </figure>
      )
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
