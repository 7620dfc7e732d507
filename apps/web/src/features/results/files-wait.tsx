import { ProgressBar } from '../../components/progress-bar.tsx';
import { kitFiles } from '../../content/kit-files.ts';
import { results } from '../../content/results.ts';
import type { FilesState } from './use-kit-files.ts';

/** Says why a kit's files are not there yet; nothing once they are. */
export function FilesWait({ files }: { readonly files: FilesState }) {
  switch (files.kind) {
    case 'locked':
      return <p className="said">{results.downloadLocked}</p>;
    case 'later':
      return <p className="said">{results.downloadLater}</p>;
    case 'making':
      return <ProgressBar step={kitFiles.making} progress={files.share} />;
    case 'failed':
      return (
        <div className="files-failed">
          <p role="alert">
            {kitFiles.failed}. {files.message}
          </p>
          <button type="button" className="button quiet" onClick={files.again}>
            {kitFiles.again}
          </button>
        </div>
      );
    case 'ready':
      return null;
    default:
      return files satisfies never;
  }
}
