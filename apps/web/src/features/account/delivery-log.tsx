import type { Webhook, WebhookAttempt, WebhookDelivery } from '@brandwright/contract';
import { useState } from 'react';
import { call, type Refusal } from '../../client.ts';
import { momentOf } from '../../components/day.ts';
import { announce } from '../../components/toasts/announce.ts';
import { webhooks } from '../../content/webhooks.ts';
import { toastRefusal } from './toast-refusal.ts';
import { useDeliveries } from './use-webhooks.ts';

const words = webhooks.log;

interface Props {
  readonly webhook: Webhook;
  /** Grows with each event that was sent by hand: the log opens and is read again. */
  readonly sent: number;
}

/** What was sent to a webhook, and what became of it. */
export function DeliveryLog({ webhook, sent }: Props) {
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(sent);
  if (seen !== sent) {
    setSeen(sent);
    setOpen(true);
  }
  return (
    <details className="deliveries" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.open}
        <span className="visually-hidden">: {webhook.url}</span>
      </summary>
      {open ? <Deliveries webhook={webhook} sent={sent} /> : null}
    </details>
  );
}

function Deliveries({ webhook, sent }: Props) {
  const { answer, trouble, read } = useDeliveries(webhook.id, sent);
  const replay = async (id: string): Promise<void> => {
    const [, done, failed] = words.replay;
    try {
      await call('POST /api/account/deliveries/:delivery/replay', { ids: { delivery: id } });
      announce({ kind: 'done', title: done, text: '' });
      await read();
    } catch (error) {
      toastRefusal(failed)(error as Refusal);
    }
  };
  if (answer === null && trouble === null)
    return (
      <p className="now" role="status">
        {words.loading}
      </p>
    );
  return (
    <>
      {trouble === null ? null : (
        <p className="now" role="alert">
          {words.broken} {trouble}
        </p>
      )}
      {answer?.length === 0 ? <p className="now">{words.none}</p> : null}
      <ol aria-label={words.of(webhook.url)}>
        {answer?.map((delivery) => (
          <Delivery key={delivery.id} told={delivery} isOn={webhook.state === 'on'} replay={() => replay(delivery.id)} />
        ))}
      </ol>
      <p className="now">{words.kept}</p>
      <button type="button" className="button plain" onClick={() => void read()}>
        {words.refresh}
      </button>
    </>
  );
}

interface DeliveryProps {
  readonly told: WebhookDelivery;
  /** Whether its webhook is on. */
  readonly isOn: boolean;
  readonly replay: () => Promise<void>;
}

function Delivery({ told, isOn, replay }: DeliveryProps) {
  const { event, type, state, createdAt, attempts, nextAt, body } = told;
  const [busy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await replay();
    setBusy(false);
  };
  const moment = momentOf(createdAt);
  return (
    <li>
      <p>
        {words.events[type]}
        <small>
          <span className="state" data-state={state}>
            {words.states[state]}
          </span>
          , {moment}
        </small>
        {nextAt === null || attempts.length === 0 ? null : <small>{words.next(momentOf(nextAt))}</small>}
      </p>
      {isOn && state !== 'waiting' ? (
        <button
          type="button"
          className="button quiet"
          aria-disabled={busy}
          aria-label={words.replayOf(words.events[type], moment)}
          onClick={() => void again()}
        >
          {words.replay[0]}
        </button>
      ) : null}
      <details>
        <summary>{words.details}</summary>
        <ul className="attempts">
          {attempts.map((attempt, i) => (
            <Attempt key={attempt.at} told={attempt} number={i + 1} />
          ))}
        </ul>
        <dl>
          <dt>{words.id}</dt>
          <dd>
            <code>{event}</code>
          </dd>
          <dt>{words.body}</dt>
          <dd>
            <code>{body}</code>
          </dd>
        </dl>
      </details>
    </li>
  );
}

function Attempt({
  told: { at, took, status, said, failure },
  number,
}: {
  readonly told: WebhookAttempt;
  readonly number: number;
}) {
  return (
    <li>
      {words.attempt(number, momentOf(at))}
      {status === null ? null : <small>{words.took(status, took)}</small>}
      {failure === null ? null : <small>{words.failures[failure]}</small>}
      {said === '' ? null : (
        <small>
          {words.said}: <bdi>{said}</bdi>
        </small>
      )}
    </li>
  );
}
