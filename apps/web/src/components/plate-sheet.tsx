import type { Plate } from '../content/plate-list.ts';
import './plate.css';
import { useNear } from './browser/use-near.ts';

export interface PlateProps {
  /** Its key among the drawings of the build (prerender/draw-plates.ts, prerender/draw-editorial.ts). */
  readonly name: string;
  /** A line in its lower corner. */
  readonly caption?: string;
  /** What it shows, when its own label is not what matters here; empty for decoration. */
  readonly alt?: string;
  /** Loaded with the page instead of when it comes near. */
  readonly eager?: boolean;
}

/**
 * A picture drawn while the pages were built, on its own ground. It keeps its room until it comes: unless it is wanted at once, when it is near and the page has been
 * painted and taken over, so that no picture further down delays the first.
 */
export function PlateSheet({ name, shown, caption, alt, eager = false }: PlateProps & { readonly shown: Plate }) {
  const { ref, near } = useNear<HTMLElement>(eager);
  const { src, width, height, label } = shown;
  const image = { width, height, decoding: 'async' } as const;
  const words = alt ?? label;
  return (
    <figure ref={ref} className="sheet" data-plate={name}>
      <img {...image} alt={words} src={near ? src : undefined} />
      {eager ? null : (
        <noscript>
          <img {...image} alt={words} src={src} loading="lazy" />
        </noscript>
      )}
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
