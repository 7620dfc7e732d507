import type { FreeDesign } from '@brandwright/engine';
import { freeSchemes } from '@brandwright/engine';
import type { CSSProperties } from 'react';
import { Art } from '../../components/art.tsx';
import './live-preview.css';
import type { DrawnFree } from './use-free-picture.ts';

interface Props {
  readonly design: FreeDesign | null;
  readonly drawn: DrawnFree;
}

/** The logo on its own ground, and small where it will live. */
export function LivePreview({ design, drawn: { picture, trouble, busy, retry } }: Props) {
  const empty = design !== null && design.businessName.trim() === '';
  const scheme = freeSchemes.find(({ name }) => name === design?.colorScheme);
  const shown = design === null || empty ? null : picture;
  const ground = shown?.ground ?? scheme?.background;
  const ink = shown?.ink ?? scheme?.primary;
  const colors = design === null ? undefined : ({ '--ground': ground, '--stage-ink': ink } as CSSProperties);
  const label = shown === null ? '' : `Logo for ${shown.name}`;
  return (
    <section className="live-preview" aria-labelledby="free-preview" aria-busy={busy} style={colors}>
      <h2 id="free-preview">Live Preview</h2>
      {empty ? <p className="placeholder">Enter your business name to see preview</p> : null}
      {!empty && shown === null && trouble !== null ? (
        <p className="placeholder">Your logo will appear here once we can draw it</p>
      ) : null}
      {design !== null && !empty && shown === null && trouble === null ? <span className="waiting" /> : null}
      {shown === null ? null : <Art markup={shown.art} label={label} place="free/stage" className="logo" />}
      {shown === null ? null : (
        <ul className="proofs" aria-label="Small previews">
          {shown.proofs.map(({ kind, label: what, ground: under, art }) => (
            <li key={kind} className={kind} style={{ '--under': under } as CSSProperties}>
              <Art markup={art} label={what} place={`free/proof/${kind}`} />
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {shown === null || busy || trouble !== null ? '' : `${label} is ready.`}
      </p>
      {trouble?.about === 'delivery' ? (
        <div className="line" role="alert">
          <p>{trouble.sentence}</p>
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        </div>
      ) : null}
    </section>
  );
}
