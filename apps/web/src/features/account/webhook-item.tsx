import type { Webhook } from '@brandwright/contract';
import { useEffect, useRef, useState } from 'react';
import { call, type Refusal } from '../../client.ts';
import { dayOf, momentOf } from '../../components/day.ts';
import { focusFirst } from '../../components/focus-first.ts';
import { Sure } from '../../components/sure.tsx';
import { announce } from '../../components/toasts/announce.ts';
import { webhooks as words } from '../../content/webhooks.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { FreshSecret } from './fresh-secret.tsx';
import { toastRefusal } from './toast-refusal.ts';

type Action = 'test' | 'off' | 'on' | 'rotate' | 'remove';

interface Props {
  readonly told: Webhook;
  readonly read: () => Promise<void>;
  readonly onGone: () => Promise<void>;
}

/** A webhook, what can be done with it, and what was sent to it. */
export function WebhookItem({ told, read, onGone }: Props) {
  const { id, url, state, createdAt, formerUntil } = told;
  const [asking, setAsking] = useState<'rotate' | 'remove' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const was = useRef({ asking, secret });
  useEffect(() => {
    const before = was.current;
    was.current = { asking, secret };
    if (before.asking !== asking || (before.secret !== null && secret === null)) focusFirst(box.current);
  }, [asking, secret]);
  const ids = { webhook: id };
  const work: Readonly<Record<Action, () => Promise<void>>> = {
    async test() {
      await call('POST /api/account/webhooks/:webhook/test', { ids });
      setSent((before) => before + 1);
    },
    off: async () => void (await call('PATCH /api/account/webhooks/:webhook', { ids, body: { isOn: false } })),
    on: async () => void (await call('PATCH /api/account/webhooks/:webhook', { ids, body: { isOn: true } })),
    rotate: async () => setSecret((await call('POST /api/account/webhooks/:webhook/secret', { ids })).secret),
    remove: async () => void (await call('DELETE /api/account/webhooks/:webhook', { ids })),
  };
  const act = async (action: Action): Promise<void> => {
    if (busy) return;
    const [, done, failed] = words.actions[action];
    setBusy(true);
    try {
      await work[action]();
      announce({ kind: 'done', title: done, text: '' });
      setAsking(null);
      await (action === 'remove' ? onGone() : read());
    } catch (error) {
      toastRefusal(failed)(error as Refusal);
    }
    setBusy(false);
  };
  const button = (action: Action, onClick: () => void) => (
    <button
      type="button"
      className="button quiet"
      aria-disabled={busy}
      aria-label={words.actions.of(words.actions[action][0], url)}
      onClick={onClick}
    >
      {words.actions[action][0]}
    </button>
  );
  return (
    <li>
      <p>
        <bdi>{url}</bdi>
        <small>
          {words.states[state]}, {words.added(dayOf(createdAt))}
        </small>
        {formerUntil === null ? null : <small>{words.former(momentOf(formerUntil))}</small>}
      </p>
      <div ref={box} className="does">
        {secret !== null ? (
          <FreshSecret title={words.fresh.title} words={words.fresh} secret={secret} end={() => setSecret(null)} />
        ) : asking !== null ? (
          <Sure
            ask={words.sure[asking].ask}
            words={words.sure[asking]}
            busy={busy}
            erases={asking === 'remove'}
            onYes={() => void act(asking)}
            onNo={() => setAsking(null)}
          />
        ) : (
          <div className="buttons">
            {state === 'on' ? button('test', () => void act('test')) : button('on', () => void act('on'))}
            {button('rotate', () => setAsking('rotate'))}
            {state === 'on' ? button('off', () => void act('off')) : null}
            {button('remove', () => setAsking('remove'))}
          </div>
        )}
      </div>
      <DeliveryLog webhook={told} sent={sent} />
    </li>
  );
}
