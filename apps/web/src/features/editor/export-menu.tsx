import { ChevronDown, Share } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { runTask } from '../../drawing-worker/client.ts';
import type { Subject } from '../../drawing-worker/tasks/customize.ts';
import type { ExportKind } from '../../drawing-worker/tasks/export-logo.ts';
import type { Settings } from './editor-state.ts';
import { fileName, saveFile } from './save-file.ts';
import './menu.css';

const files: readonly { readonly kind: ExportKind; readonly label: string; readonly detail: string; readonly end: string }[] = [
  { kind: 'svg', label: 'SVG', detail: 'Vector, for web and print', end: '.svg' },
  { kind: 'png', label: 'PNG', detail: 'High-res, 4096 px', end: '.png' },
  { kind: 'jpg', label: 'JPG', detail: 'For email and slides, 2048 px', end: '.jpg' },
  { kind: 'pdf', label: 'PDF', detail: 'Vector, for printing', end: '.pdf' },
  { kind: 'transparent', label: 'Transparent', detail: 'No background, 2048 px', end: '-transparent.png' },
];

interface Props {
  readonly subject: Subject;
  readonly settings: Settings;
}

/** Free files of the logo as it stands (row E-03). */
export function ExportMenu({ subject, settings: { name: called, ...customization } }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState(false);
  const save = async (kind: ExportKind, end: string) => {
    list.current?.hidePopover();
    if (busy) return;
    setBusy(true);
    try {
      const name = fileName(called, end);
      saveFile(await runTask('exportLogo', { ...subject, name: called, customization, kind }), name);
      toastSuccess('Logo saved', name);
    } catch (error) {
      console.error(error);
      toastError('Export Failed', 'We couldn’t export your logo. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="export">
      <button type="button" className="button quiet" popoverTarget={id} aria-disabled={busy} aria-busy={busy}>
        <Share aria-hidden="true" />
        Export
        <ChevronDown className="down" aria-hidden="true" />
      </button>
      <ul ref={list} id={id} popover="auto" className="menu" aria-label="Export as">
        {files.map(({ kind, label, detail, end }) => (
          <li key={kind}>
            <button type="button" onClick={() => void save(kind, end)}>
              <span className="label">{label}</span>
              <span className="detail">{detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
