import type { KitStatus } from '@brandwright/contract';
import type { Design } from '@brandwright/engine';
import type { CSSProperties } from 'react';
import { Art } from '../../components/art.tsx';
import { results } from '../../content/results.ts';
import type { Inks } from './color-format.ts';
import { Cell } from './cover-cell.tsx';
import { coverPalette } from './palette.ts';
import { coverLogo, coverMark, coverTone, usesOf } from './pictures.ts';
import { Specimen } from './specimen.tsx';
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

function Type({ design, logo: { faces, failed } }: { readonly design: Design; readonly logo: ShownLogo }) {
  return (
    <Cell className="type" word={results.type} placed={coverTone(design)}>
      <Specimen faces={faces} failed={failed} />
    </Cell>
  );
}
