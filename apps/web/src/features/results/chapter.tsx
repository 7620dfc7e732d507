import type { ReactNode } from 'react';
import { results } from '../../content/results.ts';

export type ChapterKey = keyof typeof results.sections;

interface Props {
  readonly of: ChapterKey;
  readonly children: ReactNode;
}

/** A section of the page, by the anchor of its name. */
export function Chapter({ of, children }: Props) {
  return (
    <section id={of} className="chapter" aria-labelledby={`${of}-title`}>
      <h2 id={`${of}-title`}>{results.sections[of]}</h2>
      {children}
    </section>
  );
}
