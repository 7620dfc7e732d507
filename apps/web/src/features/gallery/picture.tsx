import { type CSSProperties, useEffect, useState } from 'react';
import { Art } from '../../components/art.tsx';
import type { Shot } from '../../drawing-worker/tasks/view-logos.ts';
import type { DrawnLogo } from './drawn-logo.ts';
import './picture.css';

interface Props {
  readonly logo: DrawnLogo;
  readonly place: string;
  /** Shown in its place: the design in use. */
  readonly shot?: Shot | null;
  /** Milliseconds before it is shown. */
  readonly delay?: number;
}

/** A design on its own ground, filling the box it is put in. Decoration: the control around it has the name. */
export function Picture({ logo, place, shot = null, delay = 0 }: Props) {
  const ground = shot?.ground ?? logo.design.scheme.paints.ground ?? 'transparent';
  const style = { '--ground': ground, '--delay': `${delay}ms` } as CSSProperties;
  return (
    <span className="logo-picture" style={style}>
      {shot !== null ? (
        <Art key={shot.art} className="art" markup={shot.art} place={place} />
      ) : logo.art !== null ? (
        <Art className="art" markup={logo.art} place={place} />
      ) : logo.blob !== null ? (
        <BlobPicture blob={logo.blob} />
      ) : (
        <span className="name">{logo.design.name}</span>
      )}
    </span>
  );
}

function BlobPicture({ blob }: { readonly blob: Blob }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url === '' ? null : <img src={url} alt="" width={512} height={512} />;
}
