import type { Kit } from '@brandwright/contract';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
export function LogoFiles({ kit: { logos, finished, chosenElsewhere, mayFinish }, actions, place }: Props) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const logo = logos[place]?.design.id;
  const alone = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  if (logo === undefined) return null;
  const leave = (): void => {
    flushSync(() => setAsking(false));
    opener.current?.focus();
  };
  const finish = async (): Promise<void> => {
    if (!(await actions.finish(logo))) return;
    // It stands among the finished ones now, with its files.
    requestAnimationFrame(() => document.getElementById(idOf(logo))?.focus());
  };
  const name = results.logoOf(place + 1);
  if (finished.includes(logo))
    return (
      <button
        type="button"
        id={idOf(logo)}
        className="button quiet"
        aria-disabled={busy}
        aria-label={`${finishing.download}: ${name}`}
        onClick={() => void alone(() => actions.downloadWhole(logo))}
      >
        <Download aria-hidden="true" />
        {busy ? results.downloading : finishing.download}
      </button>
    );
  if (chosenElsewhere.includes(logo))
    return (
      <button
        type="button"
        className="button quiet"
        aria-disabled={busy}
        aria-label={`${finishing.yes}: ${name}`}
        onClick={() => void alone(finish)}
      >
        {busy ? finishing.busy : finishing.yes}
      </button>
    );
  if (mayFinish === 0) return null;
  if (!asking)
    return (
      <button
        ref={opener}
        type="button"
        className="button quiet"
        aria-label={`${finishing.open}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {finishing.open}
      </button>
    );
  return <Question left={mayFinish} busy={busy} no={leave} yes={() => void alone(finish)} />;
}

const idOf = (logo: string): string => `files-${logo}`;

const focus = (question: HTMLElement | null): void => question?.focus();

interface QuestionProps {
  /** Logos that the plan still allows. */
  readonly left: number;
  readonly busy: boolean;
  readonly no: () => void;
  readonly yes: () => void;
}

/** Asks before a logo takes a place of the plan. */
function Question({ left, busy, no, yes }: QuestionProps) {
  return (
    <div className="asks">
      <p ref={focus} tabIndex={-1}>
        {finishing.ask(left)}
      </p>
      <div className="does">
        <button type="button" className="button quiet" onClick={no}>
          {finishing.no}
        </button>
        <button type="button" className="button main" aria-disabled={busy} onClick={yes}>
          {busy ? finishing.busy : finishing.yes}
        </button>
      </div>
    </div>
  );
}
