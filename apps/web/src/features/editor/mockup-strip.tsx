import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, memo, useRef } from 'react';
import { Art } from '../../components/art.tsx';
import type { Surroundings } from '../../drawing-worker/tasks/surroundings.ts';
import '../../components/round-button.css';
import './mockup-strip.css';

/** Share of the strip that a press moves it by. */
const page = 0.8;

/** Where the logo will live, under the canvas: choices are judged there. */
export const MockupStrip = memo(function MockupStrip({ mockups }: { readonly mockups: Surroundings['mockups'] | null }) {
  const strip = useRef<HTMLElement>(null);
  const move = (way: 1 | -1) => () => {
    const { current } = strip;
    current?.scrollBy({ left: way * page * current.clientWidth, behavior: 'smooth' });
  };
  return (
    <div className="mockups">
      {/* It scrolls, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above. */}
      <section ref={strip} className="strip" aria-label="Mockups" tabIndex={0}>
        {mockups?.map(({ kind, label, width, height, art }) => (
          <span key={kind} className="mockup" style={{ '--ratio': width / height } as CSSProperties}>
            <Art markup={art} label={label} place={`mockup-${kind}`} />
          </span>
        ))}
      </section>
      {mockups === null ? null : (
        <>
          <button type="button" className="round-button over turn before" aria-label="Previous mockups" onClick={move(-1)}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <button type="button" className="round-button over turn after" aria-label="More mockups" onClick={move(1)}>
            <ChevronRight aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
});
