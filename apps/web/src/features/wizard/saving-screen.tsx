import { useEffect, useRef } from 'react';
import { saving } from '../../content/review.ts';

/** The whole screen while a kit is being saved (row W-11). Its bar stands at 85 %: it is a picture, not a measure. */
export function SavingScreen({ personality }: { readonly personality: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="saving">
      <h1 ref={title} tabIndex={-1}>
        {saving.title(personality)}
      </h1>
      <p>{saving.text}</p>
      <div role="progressbar" aria-label={saving.text} aria-valuenow={85} className="saving-bar">
        <span />
      </div>
    </div>
  );
}
