import type { KitStatus } from '@brandwright/contract';
import type { Design } from '@brandwright/engine';
import type { CSSProperties, ReactNode } from 'react';
import { Art } from '../../components/art.tsx';
import { results } from '../../content/results.ts';
import { type FilesOfLogo, LogoFiles } from './logo-files.tsx';
import { platesOf, stageOf } from './pictures.ts';
import type { ShownLogo } from './use-kit-logos.ts';
import './logos.css';
import './placed.css';

interface Props {
  readonly logos: readonly ShownLogo[];
  readonly name: string;
  readonly status: KitStatus;
  /** Null where nothing can be had: the kit is a sample, or is not paid for. */
  readonly files: FilesOfLogo | null;
  /** The card of the design editor. */
  readonly editor: ReactNode;
  /** The card of the guidelines. */
  readonly guidelines: ReactNode;
}

/**
 * Two thirds: each finished logo large with its other drawings, then what else may be chosen, small; one third: what else is made from
 * them (row M-11). Where nothing can be had every logo is large: there is nothing to choose.
 */
export function Logos({ logos, name, status, files, editor, guidelines }: Props) {
  const shown = logos.map((logo, place) => ({ ...logo, place, large: files === null || isFinished(files, place) }));
  const others = shown.filter(({ large }) => !large);
  return (
    <div className="logos">
      <div className="all">
        <ol>
          {logos.length === 0 ? (
            <li className="none">{status === 'generating' ? results.noLogo.generating : results.noLogo.other}</li>
          ) : null}
          {shown
            .filter(({ large }) => large)
            .map(({ design, place }) => (
              <li key={place}>
                {logos.length > 1 ? (
                  <div className="head">
                    <h3>{results.logoOf(place + 1)}</h3>
                    {files === null ? null : <LogoFiles {...files} place={place} />}
                  </div>
                ) : null}
                <Stage design={design} name={name} />
                {design === null ? null : <Plates design={design} name={name} />}
              </li>
            ))}
        </ol>
        {files === null || others.length === 0 ? null : (
          <>
            <div className="choice">
              <h3>{results.finishing.others}</h3>
              <p>{results.finishing.left(files.kit.mayFinish)}</p>
            </div>
            <ol className="others">
              {others.map(({ design, place }) => (
                <li key={place}>
                  <Stage design={design} name={name} />
                  <div className="head">
                    <h4>{results.logoOf(place + 1)}</h4>
                    <LogoFiles {...files} place={place} />
                  </div>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <div className="beside">
        {editor}
        {guidelines}
      </div>
    </div>
  );
}

const isFinished = ({ kit: { logos, finished } }: FilesOfLogo, place: number): boolean =>
  finished.includes(logos[place]?.design.id ?? '');

function Stage({ design, name }: { readonly design: Design | null; readonly name: string }) {
  if (design === null) return <div className="placed stage" />;
  return <Placed className="stage" of={stageOf(design)} label={results.stage(name)} />;
}

function Plates({ design, name }: { readonly design: Design; readonly name: string }) {
  return (
    <ul className="plates">
      {platesOf(design).map(({ key, ...placed }) => (
        <li key={key}>
          <Placed className="plate" of={placed} label={`${name}: ${results.variants[key].toLowerCase()}`} />
          <p aria-hidden="true">{results.variants[key]}</p>
        </li>
      ))}
    </ul>
  );
}

interface PlacedProps {
  readonly className?: string;
  readonly of: Pick<ReturnType<typeof stageOf>, 'ground' | 'art'>;
  readonly label: string;
}

/** A drawing on its own ground. */
export function Placed({ className, of: { ground, art }, label }: PlacedProps) {
  return (
    <div className={className === undefined ? 'placed' : `placed ${className}`} style={{ '--ground': ground } as CSSProperties}>
      <Art markup={art} place={label} label={label} />
    </div>
  );
}
