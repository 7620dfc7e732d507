import { useEffect, useState } from 'react';
import { call } from '../../client.ts';
import { payment } from '../../content/payment.ts';
import '../../components/plate.css';

const still = '(prefers-reduced-motion: reduce)';

/** The logo of a kit that has just been made. It draws itself once; for people with reduced motion, and where it cannot, it stands there. */
export function DrawnLogo({ kit, name }: { readonly kit: string; readonly name: string }) {
  const picture = `/api/kits/${kit}/logo`;
  const [source, setSource] = useState<string | null>(() => (matchMedia(still).matches ? picture : null));
  useEffect(() => {
    if (matchMedia(still).matches) return;
    const over = new AbortController();
    Promise.all([call('GET /api/kits/:kit', { ids: { kit } }), import('./draw-itself.ts')])
      .then(([made, { drawItself }]) => drawItself(made, over.signal))
      .then((drawn) => over.signal.aborted || setSource(drawn ?? picture))
      // The picture that stands still is the same logo.
      .catch(() => over.signal.aborted || setSource(picture));
    return () => over.abort();
  }, [kit, picture]);
  return (
    <figure className="sheet own">
      {source === null ? null : <img src={source} alt={payment.logoOf(name)} width={592} height={336} />}
    </figure>
  );
}
