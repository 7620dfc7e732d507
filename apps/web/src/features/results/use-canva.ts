import type { CanvaCard, CanvaDesign, CanvaProgress, ErrorCode } from '@brandwright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, callLines, isRefusal, Refusal } from '../../client.ts';
import { useReturn } from '../../components/browser/use-return.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { whenFree } from '../../components/when-free.ts';
import { canva } from '../../content/canva.ts';
import { clientErrors } from '../../content/client-errors.ts';
import { redirectedToLogin } from '../../session/login-redirect.ts';
import { rememberKit } from '../connect-canva/remembered-kit.ts';

export type CanvaState = 'loading' | 'failed' | CanvaCard;

/** Milliseconds between two looks at an export that another page began, or that this one lost sight of. */
const betweenLooks = 3_000;

const { toasts } = canva;

/** The design-editor card of a kit, and what its owner does there (rows J). */
export function useCanva(kit: string) {
  const [state, setState] = useState<CanvaState>('loading');
  const [busy, setBusy] = useState<'connecting' | 'exporting' | 'disconnecting' | null>(null);
  /** Why the last export failed, in one sentence. */
  const [problem, setProblem] = useState<string | null>(null);
  /** Ids of the designs before an export that this page lost sight of. */
  const lost = useRef<readonly string[] | null>(null);

  const load = useCallback(async (): Promise<void> => {
    try {
      const card = await call('GET /api/kits/:kit/canva', { ids: { kit } });
      setState(card);
      if (card.exporting !== null || lost.current === null) return;
      const before = lost.current;
      lost.current = null;
      tellEnd(card.designs, before);
    } catch (error) {
      if (!redirectedToLogin(error)) setState((known) => (typeof known === 'string' ? 'failed' : known));
    }
  }, [kit]);
  useEffect(() => {
    void load();
  }, [load]);

  // Back from Canva’s page, to which the button led.
  useReturn(
    useCallback(() => {
      setBusy((before) => (before === 'connecting' ? null : before));
      void load();
    }, [load]),
  );

  // Each look that finds an export leads to the next one.
  const isElsewhere = typeof state !== 'string' && state.exporting !== null && busy !== 'exporting';
  useEffect(() => {
    if (!isElsewhere) return;
    const timer = setInterval(() => void load(), betweenLooks);
    return () => clearInterval(timer);
  }, [isElsewhere, load]);

  const change = (part: Partial<CanvaCard>): void =>
    setState((known) => (typeof known === 'string' ? known : { ...known, ...part }));

  const connect = async (): Promise<void> => {
    if (busy !== null) return;
    setBusy('connecting');
    try {
      const { url } = await call('POST /api/canva/authorization', { body: { kit } });
      rememberKit(kit);
      // The button stays busy until Canva's page is there.
      location.assign(url);
    } catch (error) {
      setBusy(null);
      if (!redirectedToLogin(error)) toastError(...toasts.connectFailed);
    }
  };

  const exportKit = async (): Promise<void> => {
    if (busy !== null || typeof state === 'string') return;
    const before = state.designs.map(({ id }) => id);
    setBusy('exporting');
    setProblem(null);
    try {
      const designs = await whenFree(() => exported(kit, (exporting) => change({ exporting })));
      change({ designs, exporting: null });
      toastSuccess(...toasts.exported(designs.length));
    } catch (error) {
      if (redirectedToLogin(error)) return;
      // The server goes on without this page.
      if (isRefusal(error, 'unreachable')) lost.current = before;
      else {
        toastError(...toasts.exportFailed);
        setProblem(error instanceof Error ? error.message : null);
      }
      // What was exported before it failed, and whether the account is still connected.
      await load();
    } finally {
      setBusy(null);
    }
  };

  const disconnect = async (): Promise<void> => {
    if (busy !== null) return;
    setBusy('disconnecting');
    try {
      await call('DELETE /api/canva/connection');
      change({ status: 'disconnected', accountName: null, designs: [], exporting: null });
      setProblem(null);
      toastSuccess(...toasts.disconnected);
    } catch (error) {
      if (!redirectedToLogin(error)) toastError(toasts.disconnectFailed, error instanceof Error ? error.message : '');
    } finally {
      setBusy(null);
    }
  };

  return { state, busy, problem, load, connect, exportKit, disconnect };
}

/** Exports a kit and tells the progress. Resolves to its designs. */
async function exported(kit: string, tell: (progress: CanvaProgress) => void): Promise<CanvaDesign[]> {
  const answer: { designs?: CanvaDesign[]; refusal?: Refusal } = {};
  await callLines('POST /api/kits/:kit/canva', { ids: { kit } }, (line) => {
    if ('exporting' in line) tell(line.exporting);
    else if ('designs' in line) answer.designs = line.designs;
    else answer.refusal = new Refusal(line.problem.code as ErrorCode, line.problem.detail);
  });
  // Without a last line the answer broke off.
  return answer.designs ?? Promise.reject(answer.refusal ?? new Refusal('unreachable', clientErrors.unreachable));
}

/** Says how an export ended that this page had lost sight of: a whole one makes every design anew. */
function tellEnd(designs: readonly CanvaDesign[], before: readonly string[]): void {
  const made = designs.filter(({ id }) => !before.includes(id));
  if (made.length > 0 && made.length === designs.length) toastSuccess(...toasts.exported(designs.length));
  else toastError(...toasts.exportFailed);
}
