import type { Kit, KitLook } from '@brandwright/contract';
import { kitPalettes, kitPersonalities, unchangedLook } from '@brandwright/engine';
import { Check } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { Art } from '../../components/art.tsx';
import { useNear } from '../../components/browser/use-near.ts';
import { results } from '../../content/results.ts';
import { runTask } from '../../drawing-worker/client.ts';
import type { LookPicture } from '../../drawing-worker/tasks/kit-looks.ts';
import type { KitActions } from './use-kit.ts';
import './logo-card.css';
import './looks.css';

const words = results.customize;

interface Props {
  readonly kit: Kit;
  readonly of: keyof KitLook;
  /** Null where nothing can be changed: the tiles are pictures. */
  readonly change: KitActions['changeLook'] | null;
}

const choices = { palette: kitPalettes, personality: kitPersonalities } as const;

/** The look of a kit with one thing of it replaced. */
const lookWith = (look: KitLook, of: keyof KitLook, name: string | null): KitLook => ({ ...look, [of]: name }) as KitLook;

/** The kit’s own logo in each palette or personality; a press applies it to everything (row M-05). */
export function Looks({ kit, of, change }: Props) {
  const { ref, near } = useNear<HTMLDivElement>(false);
  const pictures = usePictures(kit, of, near);
  const [busy, setBusy] = useState<string | null>(null);
  const look = kit.look ?? unchangedLook;
  if (kit.logos.length === 0 || kit.brief === null || kit.status !== 'completed') return null;
  const apply = async (name: string | null): Promise<void> => {
    if (busy !== null || change === null || look[of] === name) return;
    setBusy(name ?? '');
    await change(lookWith(look, of, name));
    setBusy(null);
  };
  return (
    <div className="looks" ref={ref}>
      <p className="said">{words.does[of]}</p>
      <ul>
        {choices[of].map(({ name }, place) => (
          <li key={name}>
            <Tile
              name={name}
              picture={pictures?.[place] ?? null}
              state={busy === name ? 'busy' : look[of] === name ? 'used' : 'free'}
              press={change === null ? null : () => void apply(name)}
            />
          </li>
        ))}
      </ul>
      {look[of] === null || change === null ? null : (
        <button type="button" className="button quiet" aria-disabled={busy !== null} onClick={() => void apply(null)}>
          {words.back[of]}
        </button>
      )}
    </div>
  );
}

/** Of the first logo, in every choice; null until they are drawn. */
function usePictures({ logos: [lead], brief, look }: Kit, of: keyof KitLook, near: boolean): readonly LookPicture[] | null {
  const [pictures, setPictures] = useState<readonly LookPicture[] | null>(null);
  useEffect(() => {
    if (!near || lead === undefined || brief === null) return;
    const over = new AbortController();
    const looks = choices[of].map(({ name }) => lookWith(look ?? unchangedLook, of, name));
    // Without pictures the names still say what there is.
    runTask('kitLooks', { ...lead, brief, looks }, over.signal).then(setPictures, () => {});
    return () => over.abort();
  }, [lead, brief, look, of, near]);
  return pictures;
}

interface TileProps {
  readonly name: string;
  readonly picture: LookPicture | null;
  readonly state: 'free' | 'busy' | 'used';
  readonly press: (() => void) | null;
}

function Tile({ name, picture, state, press }: TileProps) {
  const inside = (
    <>
      <span className="plate" style={picture === null ? undefined : ({ '--ground': picture.ground } as CSSProperties)}>
        {picture === null ? null : <Art markup={picture.art} place={name} />}
      </span>
      <span className="name">
        {state === 'busy' ? words.busy : name}
        {state === 'used' ? <Check aria-hidden="true" /> : null}
      </span>
    </>
  );
  if (press === null) return <div className="logo-card look">{inside}</div>;
  return (
    <button type="button" className="logo-card look" aria-pressed={state === 'used'} onClick={press}>
      {inside}
    </button>
  );
}
