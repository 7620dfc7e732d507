import { Download } from 'lucide-react';
import { useState } from 'react';
import { kitFiles } from '../../content/kit-files.ts';

interface Props {
  /** What it says; “Download” where none is given. */
  readonly label?: string;
  /** What it downloads, for readers who do not see what stands beside it. */
  readonly what?: string;
  readonly save: () => Promise<void>;
  readonly main?: boolean;
}

/** Downloads something, and says so while it comes. */
export function SaveButton({ label = kitFiles.download, what, save, main = false }: Props) {
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await save();
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={`button ${main ? 'main' : 'quiet'}`}
      aria-disabled={busy}
      aria-label={what === undefined ? undefined : kitFiles.downloadOf(what)}
      onClick={() => void press()}
    >
      <Download aria-hidden="true" />
      {busy ? kitFiles.busy : label}
    </button>
  );
}
