import { Dialog } from '@base-ui/react/dialog';
import type { KitSummary } from '@brandwright/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useOpener } from '../../../components/browser/use-opener.ts';
import { dashboard } from '../../../content/dashboard.ts';
import { KitSide } from './kit-side.tsx';

export interface CompareKitsProps {
  /** Kits with a logo, two at least, in the order of the page. The first two are shown first. */
  readonly kits: readonly KitSummary[];
  readonly close: () => void;
}

const { compare } = dashboard;
const words = [compare.left, compare.right] as const;

/** Two kits in the whole window (row D-08). */
export function CompareKits({ kits, close }: CompareKitsProps) {
  const opener = useOpener();
  const [ids, setIds] = useState<readonly [string, string]>([kits[0]?.id ?? '', kits[1]?.id ?? '']);
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : close())}>
      <Dialog.Portal>
        <Dialog.Popup className="full-window comparison compare-kits" finalFocus={opener}>
          <div className="head">
            <Dialog.Title className="title">{compare.title}</Dialog.Title>
            <Dialog.Close className="button icon" aria-label={compare.close}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="sheet">
            <div className="pair">
              {ids.map((id, i) => {
                const kit = kits.find((one) => one.id === id);
                return kit === undefined ? null : (
                  <KitSide
                    // A side stays what it is, whichever kit stands there.
                    key={words[i]?.side}
                    words={words[i] ?? compare.left}
                    kit={kit}
                    kits={kits}
                    other={ids[1 - i] ?? ''}
                    pick={(picked) => setIds(i === 0 ? [picked, ids[1]] : [ids[0], picked])}
                  />
                );
              })}
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
