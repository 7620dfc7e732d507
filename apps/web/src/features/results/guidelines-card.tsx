import { byteSize } from '../../components/byte-size.ts';
import { kitFiles } from '../../content/kit-files.ts';
import { results } from '../../content/results.ts';
import { FilesWait } from './files-wait.tsx';
import { SaveButton } from './save-button.tsx';
import type { KitActions } from './use-kit.ts';
import type { FilesState } from './use-kit-files.ts';

const words = kitFiles.guidelines;

interface Props {
  /** Null for the sample, which has no files. */
  readonly files: FilesState | null;
  readonly save: KitActions['downloadFile'] | null;
}

/** The guidelines: not made, being made, ready to download (row L-01). */
export function GuidelinesCard({ files, save }: Props) {
  const found = files?.kind === 'ready' ? files.contents.files : [];
  const book = found.find(({ path }) => path.endsWith('-brand-guidelines.pdf'));
  const sheet = found.find(({ path }) => path.endsWith('-brand-sheet.pdf'));
  return (
    <div className="guidelines-card">
      <h3>{results.guidelines.title}</h3>
      <p>{results.guidelines.text}</p>
      {files === null ? null : <FilesWait files={files} />}
      {save === null || book === undefined ? null : (
        <SaveButton label={`${words.download}, ${byteSize(book.bytes)}`} save={() => save(book.path)} />
      )}
      {save === null || sheet === undefined ? null : (
        <button type="button" className="plain" onClick={() => void save(sheet.path)}>
          {words.sheet}
        </button>
      )}
    </div>
  );
}
