import type { Kit } from '@brandwright/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../client.ts';
import { saveFile } from '../../components/save-file.ts';
import { tell, warn } from '../../components/toast.ts';
import { results } from '../../content/results.ts';

/** Every file of a kit in one archive (row K-07). */
export function KitArchive({ id, status, plan }: Pick<Kit, 'id' | 'status' | 'plan'>) {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { blob, name } = await call('GET /api/kits/:kit/archive', { ids: { kit: id } });
      saveFile(blob, name);
      tell(results.downloaded, results.downloadedText(name));
    } catch (error) {
      warn(results.downloadFailed, error instanceof Error ? error.message : results.downloadFailedText);
    }
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
