import type { CanvaCard as Card, Kit } from '@brandwright/contract';
import { ExternalLink, Send } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { canva as words } from '../../content/canva.ts';
import { CanvaDesigns } from './canva-designs.tsx';
import { useCanva } from './use-canva.ts';
import './canva-card.css';

/** The design editor (rows J): not configured, locked, not connected, connected, exporting, exported. Null for the sample kit. */
export function CanvaCard({ kit }: { readonly kit: Kit | null }) {
  return (
    <div className="canva-card">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      {kit === null ? null : <Connection kit={kit} />}
    </div>
  );
}

function Connection({ kit }: { readonly kit: Kit }) {
  const canva = useCanva(kit.id);
  const { state } = canva;
  if (state === 'loading') return <p className="waits">{words.loading}</p>;
  if (state === 'failed') {
    return (
      <div>
        <p role="alert">{words.failed}</p>
        <button type="button" className="button quiet" onClick={() => void canva.load()}>
          {words.retry}
        </button>
      </div>
    );
  }
  if (state.status === 'unconfigured') return <p>{words.unconfigured}</p>;
  if (kit.plan === null) return <p>{words.locked}</p>;
  if (kit.status !== 'completed') return <p>{words.later}</p>;
  return <Actions canva={canva} card={state} />;
}

interface ActionsProps {
  readonly canva: ReturnType<typeof useCanva>;
  readonly card: Card;
}

function Actions({ canva, card }: ActionsProps) {
  const connecter = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone.
    if (card.status === 'disconnected' && isLeaving.current) connecter.current?.focus();
    isLeaving.current = false;
  }, [card.status]);
  const leave = (): void => {
    isLeaving.current = true;
    void canva.disconnect();
  };
  return card.status === 'disconnected' ? (
    <Connect canva={canva} connecter={connecter} />
  ) : (
    <Export canva={canva} card={card} leave={leave} />
  );
}

function Connect({
  canva,
  connecter,
}: Pick<ActionsProps, 'canva'> & { readonly connecter: RefObject<HTMLButtonElement | null> }) {
  const note = useId();
  const isConnecting = canva.busy === 'connecting';
  return (
    <>
      <Problem>{canva.problem}</Problem>
      <button
        ref={connecter}
        type="button"
        className="button quiet"
        aria-disabled={isConnecting || undefined}
        aria-describedby={note}
        onClick={() => void canva.connect()}
      >
        <ExternalLink aria-hidden="true" />
        {isConnecting ? words.connecting : words.connect}
      </button>
      <p id={note} className="note">
        {words.consent}
      </p>
    </>
  );
}

function Export({ canva, card, leave }: ActionsProps & { readonly leave: () => void }) {
  const note = useId();
  const { busy, problem } = canva;
  const { accountName, exporting, designs } = card;
  const isExporting = busy === 'exporting' || exporting !== null;
  const step = exporting === null ? words.exporting : words.progress(Math.min(exporting.done + 1, exporting.of), exporting.of);
  return (
    <>
      <div className="account">
        <span className="active">{words.active}</span>
        <p>
          {words.connectedAs} <bdi>{accountName}</bdi>
        </p>
      </div>
      {isExporting ? <ProgressBar step={step} progress={exporting === null ? 0 : exporting.done / exporting.of} /> : null}
      <p role="status" className="visually-hidden">
        {isExporting ? step : ''}
      </p>
      <Problem>{isExporting ? null : problem}</Problem>
      <div className="does">
        <button
          type="button"
          className="button quiet"
          aria-disabled={isExporting || undefined}
          aria-describedby={note}
          onClick={() => (isExporting ? undefined : void canva.exportKit())}
        >
          <Send aria-hidden="true" />
          {isExporting ? words.exporting : designs.length > 0 ? words.again : words.export}
        </button>
        <button
          type="button"
          className="button plain"
          aria-disabled={busy !== null || isExporting || undefined}
          onClick={() => (isExporting ? undefined : leave())}
        >
          {words.disconnect}
        </button>
      </div>
      <p id={note} className="note">
        {words.counts}
      </p>
      {designs.length === 0 ? null : <CanvaDesigns designs={designs} />}
    </>
  );
}

/** Why the last export failed, said aloud. */
function Problem({ children }: { readonly children: ReactNode }) {
  return children === null ? null : (
    <p role="alert" className="problem">
      {children}
    </p>
  );
}
