import { type ProviderPurpose, type SignInProvider, signInProviderNames } from '@brandwright/contract';
import { useCallback, useState } from 'react';
import { call, type Refusal } from '../../client.ts';
import { useReturn } from '../../components/browser/use-return.ts';
import { announce } from '../../components/toasts/announce.ts';
import { entry } from '../../content/auth.ts';
import { signIn } from '../../content/sign-in.ts';
import { ProviderMark } from './provider-mark.tsx';
import { rememberVisit } from './remembered-visit.ts';
import './provider-buttons.css';

interface Props {
  readonly providers: readonly SignInProvider[];
  readonly purpose: ProviderPurpose;
  /** Where it leads afterwards. */
  readonly next: string;
  /** The terms were accepted on this page. */
  readonly accepted?: boolean;
  /** Says what a button does. Default: “Continue with Google”. */
  readonly label?: (name: string) => string;
  /** Whether the page may be left; says itself why not. */
  readonly mayLeave?: () => boolean;
  /** Is told a refusal in place of the toast. */
  readonly onRefused?: (refusal: Refusal) => void;
}

/** Goes to a provider, to come back to the page of `provider-return.tsx`. Rejects with a Refusal. */
export async function goToProvider(
  provider: SignInProvider,
  {
    purpose,
    next,
    ...body
  }: {
    readonly purpose: ProviderPurpose;
    readonly next: string;
    readonly accepted?: true;
    readonly current?: string;
    readonly code?: string;
  },
): Promise<void> {
  const { url } = await call('POST /api/account/provider/begin', { body: { provider, purpose, ...body } });
  rememberVisit({ purpose, next });
  location.assign(url);
}

/** A button for each provider that the site is configured for (row A-11). */
export function ProviderButtons({ providers, purpose, next, accepted = false, label = signIn.with, mayLeave, onRefused }: Props) {
  const [leaving, setLeaving] = useState<SignInProvider | null>(null);
  // Back from the provider’s page by the browser’s own button.
  useReturn(useCallback(() => setLeaving(null), []));
  const leave = async (provider: SignInProvider): Promise<void> => {
    if (leaving !== null || mayLeave?.() === false) return;
    setLeaving(provider);
    try {
      await goToProvider(provider, { purpose, next, ...(accepted ? { accepted: true } : {}) });
    } catch (error) {
      setLeaving(null);
      const refusal = error as Refusal;
      if (onRefused === undefined) announce({ kind: 'failed', title: signIn.failed, text: refusal.message });
      else onRefused(refusal);
    }
  };
  return (
    <div className="provider-buttons">
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          className={`provider-button ${provider}`}
          aria-disabled={leaving !== null || undefined}
          onClick={() => void leave(provider)}
        >
          <ProviderMark provider={provider} />
          <span>{leaving === provider ? entry.busy : label(signInProviderNames[provider])}</span>
        </button>
      ))}
    </div>
  );
}

/** Stands between the form and the buttons. */
export function Or() {
  return (
    <p className="provider-or">
      <span>{signIn.or}</span>
    </p>
  );
}
