import { type CSSProperties, useEffect, useRef } from 'react';
import { Art } from '../../components/art.tsx';
import { BrandMark } from '../../components/brand-mark.tsx';
import { wizard } from '../../content/wizard.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { BrandFacts } from './brand-facts.tsx';
import type { Preview } from './preview.ts';
import type { Drawing } from './use-drawing.ts';
import './brand-preview.css';

interface Props {
  /** Null while the draft has not been read. */
  readonly draft: BrandDraft | null;
  readonly drawing: Drawing<Preview>;
  readonly step: number;
}

const words = wizard.preview;

/** The brand as it stands, on its own ground: progress, stage, three proofs, facts (row W-01). On a phone its top docks over the form. */
export function BrandPreview({ draft, drawing: { drawn, current, trouble, again }, step }: Props) {
  const named = draft !== null && draft.businessName.trim() !== '';
  const shown = named ? drawn : null;
  const before = usePrevious(shown);
  const colors =
    shown === null
      ? undefined
      : ({ '--ground': shown.ground, '--on-ground': shown.ink, '--quiet': shown.quiet, '--rule': shown.line } as CSSProperties);
  return (
    <aside className="brand-preview" aria-label={words.title} data-empty={shown === null ? '' : undefined} style={colors}>
      <div className="dock">
        <header>
          <a className="home" href="/" aria-label="Brandwright, home">
            <BrandMark />
          </a>
          <p>{words.title}</p>
          <p className="count">{words.step(step)}</p>
        </header>
        <progress value={step} max={7} aria-label={words.step(step)} />
        <div className="stage" data-busy={named && !current ? '' : undefined}>
          {before === null ? null : <Picture key={`${before.id} before`} preview={before} old />}
          {shown === null ? null : <Picture key={shown.id} preview={shown} />}
          {draft !== null && !named ? <p className="empty">{words.empty}</p> : null}
        </div>
        <div className="trouble-line" role="status">
          {named && trouble !== null ? (
            <>
              <p>{trouble.sentence}</p>
              {trouble.field === null ? (
                <button type="button" onClick={again}>
                  {words.again}
                </button>
              ) : null}
            </>
          ) : null}
        </div>
      </div>
      <div className="rest">
        <ul className="proofs">
          {[0, 1, 2].map((place) => {
            const proof = shown?.proofs[place];
            return (
              <li key={place} style={proof === undefined ? undefined : ({ '--plate': proof.ground } as CSSProperties)}>
                {proof === undefined ? null : (
                  <Art key={shown?.id} markup={proof.art} place={`proof-${place}`} label={proof.label} />
                )}
              </li>
            );
          })}
        </ul>
        {draft === null ? <div className="brand-facts" /> : <BrandFacts draft={draft} preview={shown} />}
      </div>
    </aside>
  );
}

function Picture({ preview, old = false }: { readonly preview: Preview; readonly old?: boolean }) {
  const label = old ? undefined : words.drawn(preview.name);
  return (
    <div className={old ? 'picture old' : 'picture'}>
      <Art className="wide" markup={preview.dock} place="preview-dock" label={label} />
      <Art className="square" markup={preview.stage} place="preview-stage" label={label} />
    </div>
  );
}

/** What was shown before this, to fade out under it. */
function usePrevious(now: Preview | null): Preview | null {
  const seen = useRef<{ now: Preview | null; before: Preview | null }>({ now: null, before: null });
  useEffect(() => {
    if (seen.current.now?.id !== now?.id) seen.current = { now, before: seen.current.now };
  }, [now]);
  const { now: last, before } = seen.current;
  return last?.id === now?.id ? before : last;
}
