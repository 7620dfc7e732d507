import { useCallback, useEffect, useRef, useState } from 'react';
import { call, isRefusal, type Refusal } from '../../client.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { announceNext } from '../../components/toasts/announce.ts';
import { toastError } from '../../components/toasts/toast.ts';
import { canva } from '../../content/canva.ts';
import { authUrl } from '../../session/next-path.ts';
import { rememberedKit } from './remembered-kit.ts';
import './connect-canva.css';

const words = canva.page;
const { connected, connectFailed } = canva.toasts;

/** What Canva sent back: a state with a code, or with the error why there is none. */
interface Answer {
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
}

/** The answer in the address, which leaves it, and with it the history. Null where there is none. */
function takeAnswer(): Answer | null {
  const fields = new URLSearchParams(location.search);
  const [state, code, error] = ['state', 'code', 'error'].map((name) => fields.get(name) ?? '');
  if (location.search !== '') history.replaceState(null, '', location.pathname);
  if (state === undefined || state === '') return null;
  return { state, ...(code ? { code } : {}), ...(error ? { error } : {}) };
}

/** Where Canva sends people back (row J-02): the connection is completed, and their kit comes next. */
export function ConnectCanva() {
  const answer = useRef<Answer | null>(null);
  const [state, setState] = useState<'connecting' | 'nothing' | Refusal>('connecting');
  const [kit, setKit] = useState<string | null>(null);
  const send = useCallback(async (): Promise<void> => {
    if (answer.current === null) return setState('nothing');
    setState('connecting');
    try {
      const made = await call('POST /api/canva/connection', { body: answer.current });
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
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    answer.current = takeAnswer();
    void send();
  }, [send]);

  const isNothing = state === 'nothing';
  // Nothing was judged: the same answer may still connect.
  const isUnjudged = typeof state !== 'string' && ['unreachable', 'unreadable', 'request.rate_limited'].includes(state.code);
  const title =
    typeof state !== 'string' ? (isUnjudged ? words.unreachable : words.refused) : isNothing ? words.nothing : words.title;
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
      {isUnjudged ? (
        <button type="button" className="button main" onClick={() => void send()}>
          {words.retry}
        </button>
      ) : null}
      <a className={`button ${isUnjudged ? 'quiet' : 'main'}`} href={kit ?? '/dashboard'}>
        {kit === null ? words.kits : words.kit}
      </a>
    </EmptyState>
  );
}
