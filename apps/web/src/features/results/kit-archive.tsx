import type { Kit } from '@brandwright/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { results } from '../../content/results.ts';
import { saveArchive } from './save-archive.ts';

/** Every file of a kit in one archive (row K-07). */
export function KitArchive({ id, status, plan }: Pick<Kit, 'id' | 'status' | 'plan'>) {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await saveArchive(id, null);
    setBusy(false);
  };
  if (plan === null) return <p className="said">{results.downloadLocked}</p>;
  if (status !== 'completed') return <p className="said">{results.downloadLater}</p>;
  return (
    <button type="button" className="button main" aria-disabled={busy} onClick={() => void download()}>
      <Download aria-hidden="true" />
      {busy ? results.downloading : results.downloadAll}
    </button>
  );
}
