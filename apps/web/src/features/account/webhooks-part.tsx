import { webhookLimits } from '@brandwright/contract';
import { useRef, useState } from 'react';
import { call } from '../../client.ts';
import { Field } from '../../components/field.tsx';
import { focusFirst } from '../../components/focus-first.ts';
import { useForm } from '../../components/use-form.ts';
import { webhooks as words } from '../../content/webhooks.ts';
import { found } from '../auth/validate.ts';
import { Buttons, Folded } from './folded.tsx';
import { FreshSecret } from './fresh-secret.tsx';
import { Part } from './part.tsx';
import { toastRefusal } from './toast-refusal.ts';
import { Trouble } from './trouble.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookItem } from './webhook-item.tsx';
import './api-keys.css';
import './webhooks.css';

/** The person’s webhooks: added, tested, turned off, deleted, and what was sent to each. */
export function WebhooksPart() {
  const { answer, trouble, read } = useWebhooks();
  const [secret, setSecret] = useState<string | null>(null);
  const begin = useRef<HTMLDivElement>(null);
  const end = (): void => {
    setSecret(null);
    requestAnimationFrame(() => focusFirst(begin.current));
  };
  const onGone = async (): Promise<void> => {
    await read();
    // The button that had the focus is gone with its webhook.
    requestAnimationFrame(() => focusFirst(begin.current));
  };
  return (
    <Part id="webhooks" title={words.title} text={words.text}>
      {answer !== null ? (
        <>
          {answer.length === 0 ? <p className="now">{words.none}</p> : null}
          <ul className="keys webhooks">
            {answer.map((webhook) => (
              <WebhookItem key={webhook.id} told={webhook} read={read} onGone={onGone} />
            ))}
          </ul>
          {trouble === null ? null : <Trouble words={words} trouble={trouble} read={read} />}
          <div ref={begin} className="begin-key">
            {secret === null ? (
              <Folded label={words.make.open}>
                {(fold) => (
                  <MakeWebhook
                    fold={fold}
                    onMade={async (made) => {
                      setSecret(made);
                      await read();
                    }}
                  />
                )}
              </Folded>
            ) : (
              <FreshSecret title={words.fresh.title} words={words.fresh} secret={secret} end={end} />
            )}
          </div>
          <p className="now">
            <a href={words.docs.href}>{words.docs.label}</a>
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

interface MakeProps {
  readonly fold: () => void;
  readonly onMade: (secret: string) => Promise<void>;
}

/** Names an address that events go to. */
function MakeWebhook({ fold, onMade }: MakeProps) {
  const { form, field, onSubmit, busy } = useForm({
    empty: { url: '' },
    judge: ({ url }) => found({ url: url.trim() === '' ? words.make.noUrl : undefined }),
    async send({ url }) {
      await onMade((await call('POST /api/account/webhooks', { body: { url: url.trim() } })).secret);
    },
    refused: toastRefusal(words.make.failed),
  });
  return (
    <form ref={form} method="post" onSubmit={onSubmit} noValidate>
      <Field label={words.make.url} placeholder={words.make.placeholder} limit={webhookLimits.url} required {...field('url')} />
      <Buttons submit={words.make.submit} busy={busy} fold={fold} />
    </form>
  );
}
