import { Art } from '../../components/art.tsx';

/** A tile's picture in its final size: a gray box until it is drawn, empty where this name offers none. */
export function Sample({ drawn, waiting }: { readonly drawn: string | null | undefined; readonly waiting: boolean }) {
  if (typeof drawn === 'string') return <Art className="sample" markup={drawn} place="sample" />;
  return <span className="sample" data-waiting={waiting ? '' : undefined} />;
}
