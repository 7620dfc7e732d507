import { plate } from '../content/plates.ts';
import './plate.css';
import { useAlive } from './use-alive.ts';

interface Props {
  /** Its key among the drawings of the build (prerender/draw-plates.ts). */
  readonly name: string;
  /** A line in its lower corner. */
  readonly caption?: string;
  /** What it shows, when its own label is not what matters here; empty for decoration. */
  readonly alt?: string;
  /** Loaded with the page instead of when it comes near. */
  readonly eager?: boolean;
}

/**
 * A picture drawn while the pages were built, on its own ground. It keeps its room while it loads; unless it is wanted at once, that is
 * after the page has been painted and taken over, so that no picture further down delays the first.
 */
export function Plate({ name, caption, alt, eager = false }: Props) {
  const alive = useAlive();
  const { src, width, height, label } = plate(name);
  const image = { width, height, decoding: 'async' } as const;
  const words = alt ?? label;
  return (
    <figure className="sheet" data-plate={name}>
      <img {...image} alt={words} src={eager || alive ? src : undefined} loading={eager ? 'eager' : 'lazy'} />
      {eager ? null : (
        <noscript>
          <img {...image} alt={words} src={src} loading="lazy" />
        </noscript>
      )}
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
