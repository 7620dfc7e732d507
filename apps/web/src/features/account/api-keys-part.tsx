import type { AnswerOf, ApiKey, makeApiKey } from '@brandwright/contract';
import { useEffect, useRef, useState } from 'react';
import { call, isRefusal, type Refusal } from '../../client.ts';
import { dayOf } from '../../components/day.ts';
import { focusFirst } from '../../components/focus-first.ts';
import { Sure } from '../../components/sure.tsx';
import { announce } from '../../components/toasts/announce.ts';
import { apiKeys as words } from '../../content/api-keys.ts';
import { Folded } from './folded.tsx';
import { FreshSecret } from './fresh-secret.tsx';
import { MakeKey } from './make-key.tsx';
import { Part } from './part.tsx';
import { toastRefusal } from './toast-refusal.ts';
import { Trouble } from './trouble.tsx';
import { useApiKeys } from './use-api-keys.ts';
import './api-keys.css';

type FreshKey = AnswerOf<typeof makeApiKey>;
const count = new Intl.NumberFormat('en-US');

/** The person’s API keys: listed, made, shown once and revoked (row P-02). */
export function ApiKeysPart() {
  const { answer, trouble, read, forget } = useApiKeys();
  const [fresh, setFresh] = useState<FreshKey | null>(null);
  const begin = useRef<HTMLDivElement>(null);
  const revoke = async ({ id, name }: ApiKey): Promise<void> => {
    try {
      await call('DELETE /api/account/api-keys/:key', { ids: { key: id } });
    } catch (error) {
      // Revoked in another window.
      if (!isRefusal(error, 'route.not_found')) return toastRefusal(words.revoke.failed)(error as Refusal);
    }
    announce({ kind: 'done', title: words.revoke.done(name), text: '' });
    forget(id);
    if (fresh?.id === id) setFresh(null);
    // The button that had the focus is gone with its key.
    requestAnimationFrame(() => focusFirst(begin.current));
  };
  const endFresh = (): void => {
    setFresh(null);
    requestAnimationFrame(() => focusFirst(begin.current));
  };
  return (
    <Part id="api-keys" title={words.title} text={words.text}>
      {answer !== null ? (
        <>
          {answer.keys.length === 0 ? <p className="now">{words.none}</p> : null}
          <ul className="keys">
            {answer.keys.map((key) => (
              <Key key={key.id} told={key} revoke={() => revoke(key)} />
            ))}
          </ul>
          {trouble === null ? null : <Trouble words={words} trouble={trouble} read={read} />}
          <div ref={begin} className="begin-key">
            {fresh === null ? (
              <Folded label={words.make.open}>
                {(fold) => (
                  <MakeKey
                    fold={fold}
                    onMade={async (made) => {
                      setFresh(made);
                      await read();
                    }}
                  />
                )}
              </Folded>
            ) : (
              <FreshSecret
                key={fresh.id}
                title={words.fresh.title(fresh.name)}
                words={words.fresh}
                secret={fresh.key}
                end={endFresh}
              />
            )}
          </div>
          <p className="now">{words.rate(count.format(answer.perMinute))}</p>
          <p className="now">
            <a href="/api-documentation">{words.docs}</a>
          </p>
        </>
      ) : trouble !== null ? (
        <Trouble words={words} trouble={trouble} read={read} />
      ) : (
        <p className="now" role="status">
          {words.loading}
        </p>
      )}
    </Part>
  );
}

/** A key and its end, which is asked for twice: whatever uses the key stops at once. */
function Key({ told, revoke }: { readonly told: ApiKey; readonly revoke: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLLIElement>(null);
  const was = useRef(asking);
  useEffect(() => {
    if (was.current !== asking) focusFirst(box.current);
    was.current = asking;
  }, [asking]);
  const end = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await revoke();
    setBusy(false);
  };
  const { name, prefix, scopes, createdAt, lastUsedAt } = told;
  return (
    <li ref={box}>
      <p>
        <bdi>{name}</bdi>
        <small>{scopes.map((scope) => words.scopes[scope][0]).join(' · ')}</small>
        <small>
          <code>{words.begins(prefix)}</code>, {words.made(dayOf(createdAt))},{' '}
          {lastUsedAt === null ? words.never : words.used(dayOf(lastUsedAt))}
        </small>
      </p>
      {asking ? (
        <Sure
          ask={words.revoke.ask(name)}
          words={words.revoke}
          busy={busy}
          onYes={() => void end()}
          onNo={() => setAsking(false)}
        />
      ) : (
        <button type="button" className="button quiet" aria-label={words.revoke.of(name)} onClick={() => setAsking(true)}>
          {words.revoke.open}
        </button>
      )}
    </li>
  );
}
