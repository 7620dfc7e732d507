import { Download } from 'lucide-react';
import { useState } from 'react';
import { results } from '../../content/results.ts';
import type { FilesOfLogo } from './logo-files.tsx';

/** Every file of a kit in one archive (row K-07). */
export function KitArchive({ kit: { id, status, plan }, actions }: FilesOfLogo) {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await actions.download(id, null);
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
