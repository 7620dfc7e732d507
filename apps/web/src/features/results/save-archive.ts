import { call } from '../../client.ts';
import { saveFile } from '../../components/browser/save-file.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { results } from '../../content/results.ts';

/** Fetches every file of a finished logo as one archive, the first logo's where none is named, and saves it (row K-07). Resolves to whether it is there. */
export async function saveArchive(kit: string, logo: string | null): Promise<boolean> {
  const ids = { kit };
  try {
    const { blob, name } =
      logo === null
        ? await call('GET /api/kits/:kit/archive', { ids })
        : await call('POST /api/kits/:kit/archive', { ids, body: { logo } });
    saveFile(blob, name);
    toastSuccess(results.downloaded, results.downloadedText(name));
    return true;
  } catch (error) {
    toastError(results.downloadFailed, error instanceof Error ? error.message : results.downloadFailedText);
    return false;
  }
}
