import { saveFile } from '../../components/browser/save-file.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { results } from '../../content/results.ts';

/** Fetches a file of a kit and saves it (row K-02). Resolves to whether it is there; `failure` is said in place of the reason where it is not. */
export async function saveFiles(
  fetched: Promise<{ readonly blob: Blob; readonly name: string }>,
  failure: string | null = null,
): Promise<boolean> {
  try {
    const { blob, name } = await fetched;
    saveFile(blob, name);
    toastSuccess(results.downloaded, results.downloadedText(name));
    return true;
  } catch (error) {
    toastError(results.downloadFailed, failure ?? (error instanceof Error ? error.message : results.downloadFailedText));
    return false;
  }
}
