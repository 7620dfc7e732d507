import { type SignInProvider, signInProviderNames, signInProviders } from '@brandwright/contract';
import { useEffect, useRef, useState } from 'react';
import { call, type Refusal } from '../../client.ts';
import { Field } from '../../components/field.tsx';
import { focusFirst } from '../../components/focus-first.ts';
import { announce } from '../../components/toasts/announce.ts';
import { useForm } from '../../components/use-form.ts';
import { account as words } from '../../content/account.ts';
import { goToProvider } from '../auth/provider-buttons.tsx';
import { ProviderMark } from '../auth/provider-mark.tsx';
import { useProviders } from '../auth/use-next.ts';
import { bareCode, codeFault, found } from '../auth/validate.ts';
import { Buttons } from './folded.tsx';
import { CurrentPassword, currentFault, currentOf, Proven, toastUnproven } from './own-proof.tsx';
import { Part } from './part.tsx';
import { toastRefusal } from './toast-refusal.ts';
import type { Account } from './use-account.ts';
import { wrongProof } from './wrong-password.ts';

interface Props {
  readonly account: Account;
  readonly read: () => Promise<void>;
}

/** Services that sign the person in, to connect and disconnect (row A-11). Nothing where the site offers none, and none is connected. */
export function MethodsPart({ account, read }: Props) {
  const configured = useProviders();
  const [asking, setAsking] = useState<SignInProvider | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef<SignInProvider | null>(null);
  // The button that was pressed makes room for a form, and is there again when that is left.
  useEffect(() => {
    if (asking !== null) focusFirst(box.current);
    else if (asked.current !== null) focusFirst(list.current?.querySelector(`[data-provider="${asked.current}"]`) ?? null);
    asked.current = asking;
  }, [asking]);
  const shown = signInProviders.filter((one) => configured.includes(one) || account.providers.includes(one));
  if (shown.length === 0) return null;
  const disconnect = async (provider: SignInProvider): Promise<void> => {
    try {
      await call('POST /api/account/provider/disconnect', { body: { provider } });
      announce({ kind: 'done', title: words.methods.done(signInProviderNames[provider]), text: '' });
    } catch (error) {
      return toastRefusal(words.failed)(error as Refusal);
    }
    await read();
  };
  return (
    <Part title={words.methods.title} text={words.methods.text}>
      <ul className="methods" ref={list}>
        {shown.map((provider) => {
          const name = signInProviderNames[provider];
          const isConnected = account.providers.includes(provider);
          const isLast = isConnected && !account.password && account.providers.length === 1;
          return (
            <li key={provider} data-provider={provider}>
              <ProviderMark provider={provider} />
              <p>
                {name}
                <small>{isLast ? words.methods.last : isConnected ? words.methods.on : words.methods.off}</small>
              </p>
              {isLast || asking === provider ? null : (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={`${isConnected ? words.methods.end : words.methods.begin} ${name}`}
                  onClick={() => (isConnected ? void disconnect(provider) : setAsking(provider))}
                >
                  {isConnected ? words.methods.end : words.methods.begin}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {asking === null ? null : (
        <div ref={box}>
          <Proven account={account}>
            <Connect key={asking} account={account} read={read} provider={asking} fold={() => setAsking(null)} />
          </Proven>
        </div>
      )}
    </Part>
  );
}

interface ConnectProps extends Props {
  readonly provider: SignInProvider;
  readonly fold: () => void;
}

/** Connecting is one more way into the account, so it asks who is there. */
function Connect({ account, read, provider, fold }: ConnectProps) {
  const { secondFactor } = account;
  const { form, field, onSubmit, busy } = useForm({
    empty: { current: '', code: '' },
    judge: ({ current, code }) =>
      found({ current: currentFault(account, current), code: secondFactor ? codeFault(code) : undefined }),
    send: ({ current, code }) =>
      goToProvider(provider, {
        ...{ purpose: 'connect', next: '/account' },
        ...currentOf(account, current),
        ...(secondFactor ? { code: bareCode(code) } : {}),
      }),
    place: wrongProof,
    refused: toastUnproven(words.failed, read),
  });
  return (
    <form ref={form} method="post" onSubmit={onSubmit} noValidate>
      <CurrentPassword account={account} field={field('current')} />
      {secondFactor ? (
        <Field label={words.email.code} autoComplete="one-time-code" limit={40} required {...field('code')} />
      ) : null}
      <Buttons submit={words.methods.go(signInProviderNames[provider])} busy={busy} fold={fold} />
    </form>
  );
}
