import { type CSSProperties, memo } from 'react';
import { Art } from '../../components/art.tsx';
import type { Surroundings } from '../../drawing-worker/tasks/surroundings.ts';
import './mockup-strip.css';

/** Where the logo will live, under the canvas: choices are judged there. */
export const MockupStrip = memo(function MockupStrip({ mockups }: { readonly mockups: Surroundings['mockups'] | null }) {
  return (
    // It scrolls on narrow windows, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
    <section className="strip" aria-label="Mockups" tabIndex={0}>
      {mockups?.map(({ kind, label, width, height, art }) => (
        <span key={kind} className="mockup" style={{ '--ratio': width / height } as CSSProperties}>
          <Art markup={art} label={label} place={`mockup-${kind}`} />
        </span>
      ))}
    </section>
  );
});
