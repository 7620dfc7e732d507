import { useCallback, useEffect, useState } from 'react';
import { call, isRefusal, type Refusal } from '../../client.ts';
import { isUnjudged, type SentBack, useSentBack } from '../../components/browser/use-sent-back.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { announceNext } from '../../components/toasts/announce.ts';
import { toastError } from '../../components/toasts/toast.ts';
import { canva } from '../../content/canva.ts';
import { authUrl } from '../../session/next-path.ts';
import { rememberedKit } from './remembered-kit.ts';
import './connect-canva.css';

const words = canva.page;
const { connected, connectFailed } = canva.toasts;

/** Where Canva sends people back (row J-02): the connection is completed, and their kit comes next. */
export function ConnectCanva() {
  const [state, setState] = useState<'connecting' | 'nothing' | Refusal>('connecting');
  const [kit, setKit] = useState<string | null>(null);
  const send = useCallback(async (sentBack: SentBack | null): Promise<void> => {
    if (sentBack === null) return setState('nothing');
    setState('connecting');
    const { name: _, ...body } = sentBack;
    try {
      const made = await call('POST /api/canva/connection', { body });
      announceNext({ kind: 'done', title: connected[0], text: connected[1] });
      location.replace(`/results/${made.kit}#logos`);
    } catch (error) {
      const back = rememberedKit();
      // Signed out meanwhile: this answer belonged to the session that ended.
      if (isRefusal(error, 'account.needed')) {
        announceNext({ kind: 'failed', title: connectFailed[0], text: connectFailed[1] });
        return location.replace(authUrl('/login', back ?? '/dashboard'));
      }
      setKit(back);
      toastError(...connectFailed);
      setState(error as Refusal);
    }
  }, []);
  const sendAgain = useSentBack(send);

  const isNothing = state === 'nothing';
  const mayRetry = isUnjudged(state);
  const title =
    typeof state !== 'string' ? (mayRetry ? words.unreachable : words.refused) : isNothing ? words.nothing : words.title;
  useEffect(() => {
    document.title = `${title} · Brandwright`;
  }, [title]);
  if (state === 'connecting') {
    return (
      <EmptyState page="connect-canva" title={title} text={words.text}>
        {null}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      page="connect-canva"
      title={title}
      text={state === 'nothing' ? words.nothingText : state.message}
      alert={!isNothing}
    >
      {mayRetry ? (
        <button type="button" className="button main" onClick={sendAgain}>
          {words.retry}
        </button>
      ) : null}
      <a className={`button ${mayRetry ? 'quiet' : 'main'}`} href={kit ?? '/dashboard'}>
        {kit === null ? words.kits : words.kit}
      </a>
    </EmptyState>
  );
}
