import type { CSSProperties } from 'react';
import { Art } from '../../components/art.tsx';
import { artKey } from '../../content/art-key.ts';
import { home } from '../../content/home.ts';
import { samples } from '../../content/samples.ts';
import type { Picture } from './picture.ts';
import { savePng, saveSvg } from './save-picture.ts';

interface Props {
  readonly slot: number;
  readonly picture: Picture;
  /** What stood here, kept under the new one while it fades in. */
  readonly before: Picture | undefined;
}

/** One slot of the mosaic: the logo, its style, and the file to keep. */
export function Cell({ slot, picture, before }: Props) {
  return (
    // A tap brings the buttons up by giving the cell the focus; it is no stop for the keyboard, its buttons are.
    <li className="cell" tabIndex={-1}>
      {before === undefined || before.id === picture.id ? null : <Layer key={before.id} slot={slot} picture={before} old />}
      <Layer key={picture.id} slot={slot} picture={picture} />
      <div className="save">
        <button type="button" aria-label={home.save('SVG', picture.name, picture.caption)} onClick={() => void saveSvg(picture)}>
          SVG
        </button>
        <button type="button" aria-label={home.save('PNG', picture.name, picture.caption)} onClick={() => void savePng(picture)}>
          PNG
        </button>
      </div>
    </li>
  );
}

interface LayerProps {
  readonly slot: number;
  readonly picture: Picture;
  readonly old?: boolean;
}

function Layer({ slot, picture, old = false }: LayerProps) {
  const sample = samples.sheet.pictures[slot]?.id === picture.id;
  // The page's own samples are colored by a stylesheet: a strict policy allows no style attribute in the HTML.
  const colors = sample
    ? { 'data-sample': slot }
    : { style: { '--ground': picture.ground, '--caption': picture.ink } as CSSProperties };
  return (
    <div className={old ? 'layer old' : 'layer'} {...colors}>
      <Art
        className="art"
        markup={picture.art}
        place={artKey('cell', slot)}
        label={old ? undefined : home.pictureName(picture.name, picture.caption)}
      />
      <p className="caption" aria-hidden={old}>
        {picture.caption}
      </p>
    </div>
  );
}
