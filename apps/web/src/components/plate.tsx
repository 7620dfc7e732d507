import { plate } from '../content/plates.ts';
import './plate.css';

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

/** A picture drawn while the pages were built, on its own ground. It keeps its room while it loads. */
export function Plate({ name, caption, alt, eager = false }: Props) {
  const { src, width, height, label } = plate(name);
  return (
    <figure className="sheet" data-plate={name}>
      <img src={src} width={width} height={height} alt={alt ?? label} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
