import { Dialog } from '@base-ui/react/dialog';
import type { Design } from '@brandwright/engine';
import { X } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useOpener } from '../../../components/browser/use-opener.ts';
import { gallery } from '../../../content/gallery.ts';
import type { Entry } from '../entry.ts';
import { CompareSide, type SideWords } from './compare-side.tsx';
import { usePair } from './use-pair.ts';

export interface CompareViewProps {
  /** Designs that can be compared, in the order of the page. */
  readonly entries: readonly Entry[];
  /** Keys of the two to begin with. */
  readonly first: string;
  readonly second: string;
  readonly close: () => void;
  readonly choose: (design: Design) => void;
}

/** What both stand on: nothing said, each keeps its own. */
interface Ground {
  readonly key: string;
  readonly word: string;
  readonly hex: string | null;
}

const white = '#FFFFFF';
const dark = '#171614';

/** Two designs in the whole window: at one size, on one ground, and in the same uses. */
export function CompareView({ entries, first, second, close, choose }: CompareViewProps) {
  const opener = useOpener();
  const [keys, setKeys] = useState<readonly [string, string]>([first, second]);
  const [at, setAt] = useState('own');
  const pair = keys.map((key) => entries.find((entry) => entry.key === key) ?? null);
  const grounds = groundsOf(pair);
  const ground = grounds.find(({ key }) => key === at) ?? grounds[0];
  const designs = pair.flatMap((entry) => (entry?.logo == null ? [] : [entry.logo.design]));
  const { stages, uses, failed } = usePair(designs, ground?.hex ?? null);
  const words: readonly SideWords[] = [gallery.compare.left, gallery.compare.right];

  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : close())}>
      <Dialog.Portal>
        <Dialog.Popup className="full-window comparison compare-view" finalFocus={opener}>
          <div className="head">
            <Dialog.Title className="title">{gallery.compare.title}</Dialog.Title>
            <Dialog.Close className="button icon" aria-label={gallery.compare.close}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="sheet">
            <fieldset className="grounds">
              <legend>{gallery.compare.ground}</legend>
              <div className="choices">
                {grounds.map(({ key, word, hex }) => (
                  <button key={key} type="button" aria-pressed={key === ground?.key} onClick={() => setAt(key)}>
                    {hex === null ? null : <span className="color-circle" style={{ '--swatch': hex } as CSSProperties} />}
                    {word}
                  </button>
                ))}
              </div>
            </fieldset>
            {failed ? (
              <p className="line" role="alert">
                {gallery.compare.failed}
              </p>
            ) : null}
            <div className="pair">
              {pair.map((entry, i) =>
                entry === null ? null : (
                  <CompareSide
                    // A side stays what it is, whichever design stands there.
                    key={words[i]?.side}
                    words={words[i] ?? gallery.compare.left}
                    entry={entry}
                    entries={entries}
                    other={keys[1 - i] ?? ''}
                    stage={stages?.[i] ?? null}
                    uses={uses?.map(({ view, shots }) => ({ view, shot: shots[i] ?? null })) ?? []}
                    pick={(key) => setKeys(i === 0 ? [key, keys[1]] : [keys[0], key])}
                    choose={choose}
                  />
                ),
              )}
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function groundsOf(pair: readonly (Entry | null)[]): readonly Ground[] {
  const theirs = pair.flatMap((entry): readonly Ground[] => {
    const hex = entry?.logo?.design.scheme.paints.ground ?? null;
    if (entry === null || hex === null || hex === white || hex === dark) return [];
    return [{ key: `of ${entry.key}`, word: gallery.compare.groundOf(entry.label || entry.style), hex }];
  });
  return [
    { key: 'own', word: gallery.compare.own, hex: null },
    { key: 'white', word: gallery.compare.white, hex: white },
    { key: 'dark', word: gallery.compare.dark, hex: dark },
    ...theirs,
  ];
}
