import type { Shows } from '@brandwright/engine';
import { useCallback, useEffect, useState } from 'react';
import { useView } from '../../components/browser/use-view.ts';
import { toastError } from '../../components/toasts/toast.ts';
import { gallery } from '../../content/gallery.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { briefOf } from '../../draft/brief-of.ts';
import { runTask } from '../../drawing-worker/client.ts';
import { showsLine, sourceLine } from './source.ts';
import './source-line.css';

const loadPanel = async () => (await import('./shows/shows-panel.tsx')).ShowsPanel;

interface Props {
  readonly draft: BrandDraft;
  readonly show: (shows: Shows | null) => void;
}

/** Which choices shaped the designs, and the way to change what the logo shows (row G-15). */
export function Source({ draft, show }: Props) {
  const trade = useTrade(draft);
  const [open, setOpen] = useState(false);
  const unopened = useCallback(() => {
    setOpen(false);
    toastError(...gallery.toasts.unopened);
  }, []);
  const ShowsPanel = useView(loadPanel, false, open, unopened);
  return (
    <div className="source">
      {/* Until the trade is known, the industry keeps its place free. */}
      <p className={trade === null ? 'waiting' : undefined}>{sourceLine(draft, trade ?? '')}</p>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          {gallery.shows.label} {showsLine(draft.shows)}{' '}
          <span className="end">
            <span aria-hidden="true">·</span> <span className="change">{gallery.shows.change}</span>
          </span>
        </span>
      </button>
      {!open || ShowsPanel === null ? null : <ShowsPanel draft={draft} close={() => setOpen(false)} show={show} />}
    </div>
  );
}

/** What the business does, as the engine understood it: null until it is asked, empty where it is not known. */
function useTrade(draft: BrandDraft): string | null {
  const [trade, setTrade] = useState<string | null>(null);
  const { businessName, description, industry } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the trade is read from these fields alone.
  useEffect(() => {
    const over = new AbortController();
    runTask('setSource', { brief: briefOf(draft), marks: [] }, over.signal).then(
      ({ trade }) => setTrade(trade),
      () => over.signal.aborted || setTrade(''),
    );
    return () => over.abort();
  }, [businessName, description, industry]);
  return trade;
}
