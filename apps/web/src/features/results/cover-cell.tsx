import type { CSSProperties, ReactNode } from 'react';
import type { Tone } from './pale-tone.ts';

interface Props {
  readonly className: string;
  readonly word: string;
  readonly placed: Tone;
  readonly children: ReactNode;
}

/** A cell of a cover on its own ground, with a word for what it shows. */
export function Cell({ className, word, placed: { ground, ink }, children }: Props) {
  return (
    <div className={`cell ${className}`} style={{ '--ground': ground, '--on-ground': ink } as CSSProperties}>
      <p className="word">{word}</p>
      {children}
    </div>
  );
}
