import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { results } from '../../content/results.ts';

export type ChapterKey = keyof typeof results.sections;

interface Props {
  readonly of: ChapterKey;
  /** It cannot be used yet: said beside its heading. */
  readonly later?: boolean;
  readonly children: ReactNode;
}

/** A section of the page, by the anchor of its name. */
export function Chapter({ of, later = false, children }: Props) {
  return (
    <section id={of} className="chapter" aria-labelledby={`${of}-title`}>
      <h2 id={`${of}-title`}>
        {results.sections[of]}
        {later ? <Later /> : null}
      </h2>
      {children}
    </section>
  );
}

/** Says of a thing that it is still to come. */
export function Later() {
  return (
    <span className="later">
      <Clock aria-hidden="true" />
      {results.later}
    </span>
  );
}
