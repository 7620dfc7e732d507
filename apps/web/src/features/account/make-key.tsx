import { type AnswerOf, type ApiScope, apiKeyLimits, apiScopes, type makeApiKey } from '@brandwright/contract';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { call } from '../../client.ts';
import { Field } from '../../components/field.tsx';
import { useForm } from '../../components/use-form.ts';
import { apiKeys } from '../../content/api-keys.ts';
import { found } from '../auth/validate.ts';
import { Buttons } from './folded.tsx';
import { toastRefusal } from './toast-refusal.ts';

const words = apiKeys.make;
/** What most programs need, and nothing that costs. */
const usual: readonly ApiScope[] = ['logos', 'kits:read'];

interface Props {
  readonly fold: () => void;
  readonly onMade: (made: AnswerOf<typeof makeApiKey>) => Promise<void>;
}

/** Names a key and chooses what it can do. */
export function MakeKey({ fold, onMade }: Props) {
  const id = useId();
  const [scopes, setScopes] = useState(usual);
  const { form, field, onSubmit, busy } = useForm({
    empty: { name: '' },
    judge: ({ name }) => found({ name: name.trim() === '' ? words.noName : undefined }),
    async send({ name }) {
      if (scopes.length === 0) return;
      await onMade(await call('POST /api/account/api-keys', { body: { name: name.trim(), scopes: [...scopes] } }));
    },
    refused: toastRefusal(words.failed),
  });
  const set = (scope: ApiScope, on: boolean): void =>
    setScopes((before) => apiScopes.filter((one) => (one === scope ? on : before.includes(one))));
  return (
    <form ref={form} method="post" onSubmit={onSubmit} noValidate>
      <Field label={words.name} placeholder={words.placeholder} limit={apiKeyLimits.name} required {...field('name')} />
      <fieldset className="scopes" aria-describedby={scopes.length === 0 ? `${id}-none` : undefined}>
        <legend>{words.allowed}</legend>
        {apiScopes.map((scope) => {
          const [label, what] = apiKeys.scopes[scope];
          return (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                aria-describedby={`${id}-${scope}`}
                onChange={(event) => set(scope, event.currentTarget.checked)}
              />
              <span>
                {label}
                <small id={`${id}-${scope}`}>{what}</small>
              </span>
            </label>
          );
        })}
        {scopes.length === 0 ? (
          <p className="trouble" id={`${id}-none`} role="alert">
            <CircleAlert aria-hidden="true" />
            {words.noScope}
          </p>
        ) : null}
      </fieldset>
      <Buttons submit={words.submit} busy={busy} fold={fold} />
    </form>
  );
}
