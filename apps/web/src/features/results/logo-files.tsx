import type { Kit } from '@brandwright/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { results } from '../../content/results.ts';
import type { KitActions } from './use-kit.ts';

export interface FilesOfLogo {
  readonly kit: Kit;
  readonly actions: KitActions;
}

interface Props extends FilesOfLogo {
  readonly place: number;
}

const { finishing } = results;

/** What can be had of one logo of a kit that is paid for: its files when it is a finished one, else the way to make it one (row B-06). */
export function LogoFiles({ kit: { id, logos, finished, mayFinish }, actions, place }: Props) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const logo = logos[place]?.design.id;
  const alone = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  if (logo === undefined) return null;
  const name = results.logoOf(place + 1);
  if (finished.includes(logo))
    return (
      <button
        type="button"
        className="button quiet"
        aria-disabled={busy}
        aria-label={`${finishing.download}: ${name}`}
        onClick={() => void alone(() => actions.download(id, logo))}
      >
        <Download aria-hidden="true" />
        {busy ? results.downloading : finishing.download}
      </button>
    );
  if (mayFinish === 0) return null;
  if (!asking)
    return (
      <button type="button" className="button quiet" aria-label={`${finishing.open}: ${name}`} onClick={() => setAsking(true)}>
        {finishing.open}
      </button>
    );
  return (
    <div className="asks">
      <p>{finishing.ask(mayFinish)}</p>
      <div className="does">
        <button type="button" className="button quiet" onClick={() => setAsking(false)}>
          {finishing.no}
        </button>
        <button
          type="button"
          className="button main"
          aria-disabled={busy}
          onClick={() => void alone(async () => (await actions.finish(logo)) && setAsking(false))}
        >
          {busy ? finishing.busy : finishing.yes}
        </button>
      </div>
    </div>
  );
}
