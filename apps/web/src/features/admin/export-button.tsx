import type { ExportedList } from '@brandwright/contract';
import { useState } from 'react';
import { call } from '../../client.ts';
import { saveFile } from '../../components/browser/save-file.ts';
import { toastError } from '../../components/toasts/toast.ts';
import { admin } from '../../content/admin.ts';

/** Saves everything of a list for a spreadsheet. */
export function ExportButton({ list }: { readonly list: ExportedList }) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { blob, name } = await call('POST /api/admin/export', { body: { list } });
      saveFile(blob, name);
    } catch (error) {
      toastError(admin.csv.failed, error instanceof Error ? error.message : '');
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="button quiet csv" aria-disabled={busy || undefined} onClick={() => void save()}>
      {admin.csv.save}
      <span className="visually-hidden">: {admin.csv.lists[list]}</span>
    </button>
  );
}
