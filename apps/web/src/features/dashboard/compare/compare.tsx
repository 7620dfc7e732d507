import type { KitSummary } from '@brandwright/contract';
import { Columns2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useView } from '../../../components/browser/use-view.ts';
import { toastError } from '../../../components/toasts/toast.ts';
import { dashboard } from '../../../content/dashboard.ts';
import '../../../components/full-window.css';
import '../../../components/comparison.css';
import '../../../components/select.css';
import './compare-kits.css';

const load = async () => (await import('./compare-kits.tsx')).CompareKits;

/** Opens the comparison of two kits; nothing while there are no two with a logo. */
export function Compare({ kits }: { readonly kits: readonly KitSummary[] }) {
  const [open, setOpen] = useState(false);
  const pictured = kits.filter(({ variants }) => variants > 0);
  const fail = useCallback(() => {
    setOpen(false);
    toastError(...dashboard.compare.unopened);
  }, []);
  const CompareKits = useView(load, pictured.length > 1, open, fail);
  if (pictured.length < 2) return null;
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        <Columns2 aria-hidden="true" />
        <span>{dashboard.compare.open}</span>
      </button>
      {open && CompareKits !== null ? <CompareKits kits={pictured} close={() => setOpen(false)} /> : null}
    </>
  );
}
