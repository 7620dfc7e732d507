import type { KitStatus } from '@brandwright/contract';
import type { Design } from '@brandwright/engine';
import type { CSSProperties, ReactNode } from 'react';
import { Art } from '../../components/art.tsx';
import { results } from '../../content/results.ts';
import type { KitFace } from '../../drawing-worker/tasks/kit-logo.ts';
import type { Inks } from './color-format.ts';
import { coverPalette } from './palette.ts';
import { coverLogo, coverMark, coverTone, type Placed, usesOf } from './pictures.ts';
import { SwatchList } from './swatch-list.tsx';
import type { ShownLogo } from './use-kit-logos.ts';
import './cover.css';

interface Props {
  /** The first logo; undefined while there is none. */
  readonly logo: ShownLogo | undefined;
  readonly name: string;
  readonly status: KitStatus;
  readonly inks: Inks;
}

/** The brand at a glance: logo, mark, type and palette edge to edge, and below them where they will live. */
export function Cover({ logo, name, status, inks }: Props) {
  if (logo === undefined)
    return (
      <div className="cover vacant">
        <p>{status === 'generating' ? results.noLogo.generating : results.noLogo.other}</p>
      </div>
    );
  const { design } = logo;
  if (design === null) return <div className="cover waiting" aria-hidden="true" />;
  return (
    <section className="cover" aria-label={results.cover}>
      <Cell className="logo" word={results.logo} placed={coverLogo(design)}>
        <Art markup={coverLogo(design).art} place="cover-logo" label={results.stage(name)} />
      </Cell>
      <Cell className="mark" word={results.mark} placed={coverMark(design)}>
        <Art markup={coverMark(design).art} place="cover-mark" />
      </Cell>
      <Type design={design} logo={logo} />
      <SwatchList swatches={coverPalette(design)} inks={inks} />
      <ul className="uses" aria-label={results.uses}>
        {usesOf(design).map(({ kind, label, art, shape }) => (
          <li key={kind} style={{ '--shape': shape } as CSSProperties}>
            <Art markup={art} place={`use-${kind}`} label={label} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CellProps {
  readonly className: string;
  readonly word: string;
  readonly placed: Omit<Placed, 'art'>;
  readonly children: ReactNode;
}

function Cell({ className, word, placed: { ground, ink }, children }: CellProps) {
  return (
    <div className={`cell ${className}`} style={{ '--ground': ground, '--on-ground': ink } as CSSProperties}>
      <p className="word">{word}</p>
      {children}
    </div>
  );
}

function Type({ design, logo: { faces, failed } }: { readonly design: Design; readonly logo: ShownLogo }) {
  const [lead] = faces ?? [];
  const text = faces?.find((face) => face !== lead && face.roles.includes('text'));
  return (
    <Cell className="type" word={results.type} placed={coverTone(design)}>
      <div className="lines" aria-hidden="true">
        {(text === undefined ? lead?.lines : lead?.lines.slice(0, 3))?.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one specimen.
          <Art key={place} className={place === 0 ? 'big' : 'line'} markup={line} place={`type-${place}`} />
        ))}
        {/* The alphabet in the face of cards and letters. */}
        {text?.lines.slice(1, 3).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one specimen.
          <Art key={place} className="text" markup={line} place={`text-${place}`} />
        ))}
      </div>
      <ul className="faces">
        {failed ? <li>{results.undrawn}</li> : null}
        {faces?.map((face) => (
          <li key={face.roles[0]}>
            <strong>{calledFully(face)}</strong>, {face.roles.join(' and ')}
          </li>
        ))}
      </ul>
    </Cell>
  );
}

const weights: Readonly<Record<number, string>> = {
  100: 'Thin',
  200: 'Extra Light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
  800: 'Extra Bold',
  900: 'Black',
};

/** “Outfit Medium”. */
const calledFully = ({ family, weight, italic }: KitFace): string =>
  [family, weights[weight] ?? weight, ...(italic ? ['Italic'] : [])].join(' ');
