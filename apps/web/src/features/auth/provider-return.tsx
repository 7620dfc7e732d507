import { providerReturnPath, type SignInProvider, signInProviderNames, signInProviders } from '@brandwright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type Refusal } from '../../client.ts';
import { isUnjudged, type SentBack, useSentBack } from '../../components/browser/use-sent-back.ts';
import { announceNext } from '../../components/toasts/announce.ts';
import { login, signup } from '../../content/auth.ts';
import { signIn } from '../../content/sign-in.ts';
import { FormPage } from '../../layouts/form-page.tsx';
import { authUrl } from '../../session/next-path.ts';
import { CodeForm } from './code-form.tsx';
import { Consent } from './consent.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { rememberedVisit } from './remembered-visit.ts';
import { arrive } from './use-next.ts';

const words = signIn.back;

/** Whose page this is: each provider has its own. */
const providerHere = (): SignInProvider =>
  signInProviders.find((one) => location.pathname === providerReturnPath(one)) ?? signInProviders[0];

type State = 'waiting' | 'nothing' | 'code' | Refusal;

/** Where providers send people back (row A-11): they are signed in, and go on where they were. */
export function ProviderReturn() {
  const [state, setState] = useState<State>('waiting');
  const send = useCallback(async (sentBack: SentBack | null): Promise<void> => {
    if (sentBack === null) return setState('nothing');
    setState('waiting');
    const provider = providerHere();
    const name = signInProviderNames[provider];
    try {
      const { done, isNew } = await call('POST /api/account/provider/finish', { body: { provider, ...sentBack } });
      if (done === 'second-factor') return setState('code');
      const said =
        done === 'connected' ? signIn.connected(name) : done === 'proved' ? signIn.proved : isNew ? signIn.welcome(name) : null;
      if (said !== null) announceNext({ kind: 'done', title: said[0], text: said[1] });
      arrive(rememberedVisit().next);
    } catch (error) {
      setState(error as Refusal);
    }
  }, []);
  const sendAgain = useSentBack(send);

  if (state === 'waiting') return <FormPage title={words.title} lead={words.waiting} plate="login" />;
  if (state === 'code') {
    const { next } = rememberedVisit();
    return (
      <FormPage title={login.factor.title} lead={login.factor.lead} plate="login">
        <CodeForm onIn={() => arrive(next)} onBack={() => location.replace(authUrl('/login', next))} />
      </FormPage>
    );
  }
  const provider = providerHere();
  if (state !== 'nothing' && state.code === 'account.provider.unknown') return <Join provider={provider} />;
  return <Refused refusal={state === 'nothing' ? null : state} provider={provider} onRetry={sendAgain} />;
}

/** Whoever has no account yet makes one: the terms are accepted first, as everywhere (row A-07). */
function Join({ provider }: { readonly provider: SignInProvider }) {
  const [accepted, setAccepted] = useState('');
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const name = signInProviderNames[provider];
  const { next } = rememberedVisit();
  const mayLeave = (): boolean => {
    if (accepted === 'yes') return true;
    setMissing(true);
    box.current?.querySelector('input')?.focus();
    return false;
  };
  return (
    <FormPage title={signIn.join.title} lead={signIn.join.lead(name)} plate="signup">
      <div className="join" ref={box}>
        <Consent
          value={accepted}
          trouble={missing ? signup.consentMissing : null}
          onInput={(value) => {
            setAccepted(value);
            setMissing(false);
          }}
        />
        <ProviderButtons
          providers={[provider]}
          purpose="enter"
          next={next}
          accepted
          label={signIn.join.create}
          mayLeave={mayLeave}
        />
      </div>
      <div className="ways">
        <a href={authUrl('/login', next)}>{words.signIn}</a>
      </div>
    </FormPage>
  );
}

interface RefusedProps {
  /** Null: nothing came back. */
  readonly refusal: Refusal | null;
  readonly provider: SignInProvider;
  readonly onRetry: () => void;
}

function Refused({ refusal, provider, onRetry }: RefusedProps) {
  const { purpose, next } = rememberedVisit();
  const isOwn = purpose !== 'enter' && refusal !== null;
  const title = refusal === null ? words.nothing : isOwn ? words.unchanged : words.refused;
  useEffect(() => {
    document.title = `${title} · Brandwright`;
    document.querySelector<HTMLElement>('.form-page h1')?.focus();
  }, [title]);
  const way = isOwn ? { href: '/account', label: words.account } : { href: authUrl('/login', next), label: words.signIn };
  return (
    <FormPage title={title} lead={refusal === null ? words.nothingText : refusal.message} plate="login">
      <div className="actions join" {...(refusal === null ? {} : { role: 'alert' })}>
        {isUnjudged(refusal) ? (
          <button type="button" className="button main" onClick={onRetry}>
            {words.retry}
          </button>
        ) : refusal !== null && !isOwn ? (
          <ProviderButtons providers={[provider]} purpose="enter" next={next} />
        ) : null}
        <a className={`button ${isOwn || refusal === null ? 'main' : 'quiet'}`} href={way.href}>
          {way.label}
        </a>
      </div>
    </FormPage>
  );
}
