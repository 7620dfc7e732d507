import type { CSSProperties } from 'react';
import { Art } from '../../components/art.tsx';
import { results } from '../../content/results.ts';
import { Later } from './chapter.tsx';
import { type FilesOfLogo, LogoFiles } from './logo-files.tsx';
import { platesOf, stageOf } from './pictures.ts';
import type { ShownLogo } from './use-kit-logos.ts';
import './logos.css';

interface Props {
  readonly logos: readonly ShownLogo[];
  readonly name: string;
  readonly status: string;
  /** Null where nothing can be had: the kit is a sample, or is not paid for. */
  readonly files: FilesOfLogo | null;
}

/** Two thirds: each logo large with its other drawings; one third: what else is made from them (row M-11). */
export function Logos({ logos, name, status, files }: Props) {
  return (
    <div className="logos">
      <ol>
        {logos.length === 0 ? (
          <li className="none">{status === 'generating' ? results.noLogo.generating : results.noLogo.other}</li>
        ) : null}
        {logos.map(({ design }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kit's logos are known by their place.
          <li key={place}>
            {logos.length > 1 ? (
              <div className="head">
                <h3>{results.logoOf(place + 1)}</h3>
                {files === null ? null : <LogoFiles {...files} place={place} />}
              </div>
            ) : null}
            {design === null ? (
              <div className="stage" />
            ) : (
              <>
                <Placed className="stage" of={stageOf(design)} label={results.stage(name)} />
                <ul className="plates">
                  {platesOf(design).map(({ key, ...placed }) => (
                    <li key={key}>
                      <Placed className="plate" of={placed} label={`${name}: ${results.variants[key].toLowerCase()}`} />
                      <p aria-hidden="true">{results.variants[key]}</p>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ol>
      <div className="beside">
        {[results.editor, results.guidelines].map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Later />
          </div>
        ))}
      </div>
    </div>
  );
}

interface PlacedProps {
  readonly className: string;
  readonly of: Pick<ReturnType<typeof stageOf>, 'ground' | 'art'>;
  readonly label: string;
}

/** A drawing on its own ground. */
export function Placed({ className, of: { ground, art }, label }: PlacedProps) {
  return (
    <div className={className} style={{ '--ground': ground } as CSSProperties}>
      <Art markup={art} place={label} label={label} />
    </div>
  );
}
