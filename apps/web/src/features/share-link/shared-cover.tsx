import type { SharedKit } from '@brandwright/contract';
import { type CSSProperties, useEffect, useState } from 'react';
import { paintNames } from '../../content/paint-names.ts';
import { results } from '../../content/results.ts';
import { shared as words } from '../../content/share-link.ts';
import { runTask } from '../../drawing-worker/client.ts';
import type { KitFace } from '../../drawing-worker/tasks/brand-faces.ts';
import { legible } from '../home-showcase/tones.ts';
import { Cell } from '../results/cover-cell.tsx';
import '../results/cover.css';
import { paleTone } from '../results/pale-tone.ts';
import { swatchesOf } from '../results/palette.ts';
import { Specimen } from '../results/specimen.tsx';
import { SwatchList } from '../results/swatch-list.tsx';
import { pictureAt } from './picture-at.ts';

interface Props {
  readonly kit: SharedKit;
  readonly secret: string;
}

const paper = '#FFFFFF';
const ink = '#171614';

/** Mockups with the proportions that their cells have. */
const uses = [
  ['card', 624 / 300],
  ['sign', 560 / 300],
  ['phone', 332 / 300],
  ['favicon', 416 / 300],
] as const;

/** The brand at a glance, as on its owner’s page: logo, icon, type and palette edge to edge, and below them where they will live. */
export function SharedCover({ kit, secret }: Props) {
  const { businessName: name, colors, designs } = kit;
  const shown = useFaces(kit);
  if (designs.length === 0)
    return (
      <div className="cover vacant">
        <p>{results.noLogo.other}</p>
      </div>
    );
  const ground = colors.find(({ role, isLogo }) => isLogo && role === 'ground')?.hex ?? paper;
  const lettering = colors.find(({ role }) => role === 'name')?.hex ?? ink;
  const tone = paleTone(
    colors.map(({ hex }) => hex),
    ink,
    ground,
  ) ?? { ground: paper, ink };
  const swatches = swatchesOf(colors.map((color) => ({ ...color, role: roleOf(color) })));
  return (
    <section className="cover" aria-label={results.cover}>
      <Cell className="logo" word={results.logo} placed={{ ground, ink: legible(lettering, ground) }}>
        <img src={pictureAt(secret, 'wide')} alt={words.logoOf(name)} width={640} height={415} />
      </Cell>
      <div className="cell mark">
        <img src={pictureAt(secret, 'icon')} alt={words.pictures.icon(name)} width={480} height={640} />
      </div>
      <Cell className="type" word={results.type} placed={tone}>
        <Specimen {...shown} />
      </Cell>
      <SwatchList swatches={swatches.slice(0, Math.max(6, swatches.filter(({ isLogo }) => isLogo).length))} />
      <ul className="uses" aria-label={results.uses}>
        {uses.map(([use, shape]) => (
          <li key={use} style={{ '--shape': shape } as CSSProperties}>
            <img src={pictureAt(secret, use)} alt={words.pictures[use]()} width={Math.round(300 * shape)} height={300} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a color is for, as people say it. */
const roleOf = ({ role, isLogo }: SharedKit['colors'][number]): string =>
  isLogo && role in paintNames ? paintNames[role as keyof typeof paintNames] : role;

/** The brand's typefaces, set by the worker. */
function useFaces({ businessName: name, faces: ids }: SharedKit) {
  const [shown, setShown] = useState<{ readonly faces: readonly KitFace[] | null; readonly failed: boolean }>({
    faces: null,
    failed: false,
  });
  useEffect(() => {
    if (ids === null) return;
    const over = new AbortController();
    runTask('brandFaces', { name, face: ids.name, slogan: ids.slogan }, over.signal).then(
      (faces) => setShown({ faces, failed: false }),
      () => over.signal.aborted || setShown({ faces: null, failed: true }),
    );
    return () => over.abort();
  }, [name, ids]);
  return shown;
}
