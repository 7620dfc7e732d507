import type { CSSProperties, MouseEvent } from 'react';
import { Art } from '../../components/art.tsx';
import { review } from '../../content/review.ts';
import { wizard } from '../../content/wizard.ts';
import { goTo } from './address.ts';
import type { Preview } from './preview.ts';
import type { Drawing } from './use-drawing.ts';
import { searchOf } from './use-place.ts';

/** The chosen logo on its ground, its variants, its colors and its letters. */
export function ReviewLogo({ drawing: { drawn }, name }: { readonly drawing: Drawing<Preview>; readonly name: string }) {
  const plate = (ground: string | undefined) => (ground === undefined ? undefined : ({ '--plate': ground } as CSSProperties));
  return (
    <>
      <section>
        <h2>
          {review.logo} <EditLink step={5} what={review.logo} />
        </h2>
        <div className="logos">
          <div className="main-logo" style={plate(drawn?.ground)}>
            {drawn === null ? null : <Art markup={drawn.dock} place="review-logo" label={wizard.preview.drawn(name)} />}
          </div>
          {[0, 1, 2].map((place) => {
            const proof = drawn?.proofs[place];
            return (
              <figure key={place}>
                <div style={plate(proof?.ground)}>
                  {proof === undefined ? null : <Art markup={proof.art} place={`review-${place}`} label={proof.label} />}
                </div>
                <figcaption>{proof?.label}</figcaption>
              </figure>
            );
          })}
        </div>
      </section>
      <div className="pair">
        <section>
          <h2>
            {review.palette} <EditLink step={6} what={review.palette} />
          </h2>
          <ul className="palette">
            {drawn?.palette.map(([role, hex]) => (
              <li key={role}>
                <span className="swatch" style={{ '--swatch': hex } as CSSProperties} />
                <span>{role}</span>
                <code>{hex}</code>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>
            {review.type} <EditLink step={6} what={review.type} />
          </h2>
          <ul className="families">
            {drawn?.families.map((family) => (
              <li key={family}>{family}</li>
            ))}
          </ul>
          <ul className="reasons">
            {drawn?.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** The way back to where something was chosen. */
export function EditLink({
  step,
  what,
  question = 1,
}: {
  readonly step: number;
  readonly what: string;
  readonly question?: number;
}) {
  const place = searchOf({ step, question });
  // With a key held the browser opens it where that key says.
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(place);
  };
  return (
    <a className="edit" href={place} onClick={follow} aria-label={review.editWhat(what)}>
      {review.edit}
    </a>
  );
}
