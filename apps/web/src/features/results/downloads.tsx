import type { KitContents } from '@brandwright/contract';
import { byteSize } from '../../components/byte-size.ts';
import { kitFiles as words } from '../../content/kit-files.ts';
import { SaveButton } from './save-button.tsx';
import type { KitActions } from './use-kit.ts';
import './downloads.css';

interface Props {
  readonly contents: KitContents;
  readonly actions: Pick<KitActions, 'downloadWhole' | 'downloadPackage' | 'downloadFile'>;
}

/** Everything that can be downloaded, with true counts and sizes: by format, by folder, whole, and file by file (row K-02). */
export function Downloads({ contents: { files, packages, bytes }, actions }: Props) {
  return (
    <>
      <table className="downloads">
        <tbody>
          {packages.map(({ type, files: count, bytes: size }) => {
            const name = words.packageNames[type] ?? type.toUpperCase();
            return (
              <tr key={type}>
                <th scope="row">{name}</th>
                <td className="text">{words.packages[type]}</td>
                <td className="size">
                  {words.files(count)}, {byteSize(size)}
                </td>
                <td>
                  <SaveButton what={name} save={() => actions.downloadPackage(type)} />
                </td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">{words.whole}</th>
            <td className="text">{words.wholeText}</td>
            <td className="size">
              {words.files(files.length)}, {byteSize(bytes)}
            </td>
            <td>
              <SaveButton what={words.whole} save={actions.downloadWhole} main />
            </td>
          </tr>
        </tbody>
      </table>
      <details className="every-file">
        <summary>{words.browse}</summary>
        <Folders files={files} save={actions.downloadFile} />
      </details>
    </>
  );
}

interface FoldersProps {
  readonly files: KitContents['files'];
  readonly save: KitActions['downloadFile'];
}

function Folders({ files, save }: FoldersProps) {
  const folders = Map.groupBy(files, ({ path }) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''));
  return [...folders].map(([folder, some]) => (
    <details key={folder} className="folder" open={folder === ''}>
      <summary>
        <span>{folder === '' ? words.mainFolder : folder}</span>
        <span className="size">
          {words.files(some.length)}, {byteSize(some.reduce((sum, { bytes }) => sum + bytes, 0))}
        </span>
      </summary>
      <ul>
        {some.map(({ path, bytes }) => (
          <li key={path}>
            <button type="button" className="plain" onClick={() => void save(path)}>
              {path.slice(folder === '' ? 0 : folder.length + 1)}
            </button>
            <span className="size">{byteSize(bytes)}</span>
          </li>
        ))}
      </ul>
    </details>
  ));
}
