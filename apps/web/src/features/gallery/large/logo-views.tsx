import type { CSSProperties } from 'react';
import { Art } from '../../../components/art.tsx';
import { gallery } from '../../../content/gallery.ts';
import type { LookedAt } from '../../../drawing-worker/tasks/look-at-logo.ts';
import type { DrawnLogo } from '../drawn-logo.ts';
import { Picture } from '../picture.tsx';
import { useAnswer } from './use-answer.ts';

interface Props {
  readonly logo: DrawnLogo;
  /** What the drawing is called. */
  readonly called: string;
}

/** The design large, in its other drawings, and in use. Until they are drawn their boxes stand there. */
export function LogoViews({ logo, called }: Props) {
  const look = useAnswer('lookAtLogo', logo.design);
  const plates = look.answer?.plates ?? [];
  const uses = look.answer?.uses ?? [];
  return (
    <div className="views">
      {look.answer === null ? (
        <div className="stage" role="img" aria-label={called}>
          <Picture logo={logo} place="large-stage" />
        </div>
      ) : (
        <Plate className="stage" of={look.answer.stage} label={called} />
      )}
      {look.failed ? null : (
        <>
          <section aria-labelledby="large-plates">
            <h3 id="large-plates">{gallery.large.drawings}</h3>
            <ul className="plates">
              {Object.entries(gallery.large.plates).map(([key, word]) => {
                const plate = plates.find((one) => one.key === key);
                return (
                  <li key={key}>
                    {plate === undefined ? <div className="plate" /> : <Plate className="plate" of={plate} label={word} />}
                    <p aria-hidden="true">{word}</p>
                  </li>
                );
              })}
            </ul>
          </section>
          <section aria-labelledby="large-uses">
            <h3 id="large-uses">{gallery.large.mockups}</h3>
            <ul className="uses">
              {uses.map(({ label, art, shape }) => (
                <li key={label} style={{ '--shape': shape } as CSSProperties}>
                  <Art className="use" markup={art} place={`use-${label}`} label={label} />
                  <p aria-hidden="true">{label}</p>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  );
}

function Plate({ className, of, label }: { readonly className: string; readonly of: LookedAt; readonly label: string }) {
  return (
    <div className={className} style={{ '--ground': of.ground } as CSSProperties}>
      <Art className="art" markup={of.art} place={`large-${of.key}`} label={label} />
    </div>
  );
}
