import type { Kit } from '@brandwright/contract';
import { brandColors, speaksOf } from '@brandwright/kit';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { enhancement as words } from '../../content/enhancement.ts';
import { useSession } from '../../session/session.ts';
import { EnhancementTexts } from './enhancement-texts.tsx';
import type { KitActions } from './use-kit.ts';
import type { ShownLogo } from './use-kit-logos.ts';
import './enhancement.css';

interface Props {
  readonly kit: Kit;
  readonly logos: readonly ShownLogo[];
  /** Null for the sample. */
  readonly enhance: KitActions['enhance'] | null;
}

/** The texts of a kit, and how they are written (rows I). */
export function Enhancement({ kit: { enhancement, status }, logos: [lead], enhance }: Props) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const press = async (): Promise<void> => {
    if (busy || enhance === null) return;
    setBusy(true);
    setSaid(words.busy);
    const isDone = await enhance();
    setSaid(isDone ? words.ready : '');
    setBusy(false);
  };
  const isStale = enhancement !== null && lead?.design != null && !speaksOf(enhancement, brandColors(lead.design));
  const label = enhancement === null ? words.enhance : words.again;
  return (
    <div className="enhancement">
      <p className="said">{words.text}</p>
      {isStale ? <p className="said">{words.stale}</p> : null}
      {enhance === null ? null : status === 'completed' ? (
        <Enhance label={label} busy={busy} press={() => void press()} />
      ) : (
        <p className="said">{words.later}</p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {enhancement === null ? null : <EnhancementTexts texts={enhancement} />}
    </div>
  );
}

interface EnhanceProps {
  readonly label: string;
  readonly busy: boolean;
  readonly press: () => void;
}

/** Until it is known whether the person is premium, a spinner; the server decides (row I-02). */
function Enhance({ label, busy, press }: EnhanceProps) {
  const session = useSession();
  if (session === null)
    return (
      <p className="said checking">
        <span className="spinner" aria-hidden="true" />
        {words.checking}
      </p>
    );
  const isPremium = session.usage.some(({ type, hasPremium }) => type === 'ai_enhancement' && hasPremium);
  return (
    <div className="does">
      <button type="button" className="button quiet" aria-disabled={busy} onClick={press}>
        {busy ? <span className="spinner" aria-hidden="true" /> : <PenLine aria-hidden="true" />}
        {busy ? words.busy : label}
      </button>
      {isPremium ? null : (
        <>
          <a className="button quiet" href="/pricing">
            {words.plans}
          </a>
          <p className="said">{words.paid}</p>
        </>
      )}
    </div>
  );
}
