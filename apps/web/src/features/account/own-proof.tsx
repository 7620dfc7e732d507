import type { ReactNode } from 'react';
import type { Refusal } from '../../client.ts';
import { PasswordField } from '../../components/password-field.tsx';
import type { Form } from '../../components/use-form.ts';
import { account as words } from '../../content/account.ts';
import { ProviderButtons } from '../auth/provider-buttons.tsx';
import { useProviders } from '../auth/use-next.ts';
import { passwordFault } from '../auth/validate.ts';
import { toastRefusal } from './toast-refusal.ts';
import type { Account } from './use-account.ts';

type Ways = Pick<Account, 'password' | 'providers' | 'proved'>;

/** The current password, where the account has one. */
export function CurrentPassword({
  account,
  field,
}: {
  readonly account: Ways;
  readonly field: ReturnType<Form<'current'>['field']>;
}) {
  return account.password ? <PasswordField label={words.current} autoComplete="current-password" {...field} /> : null;
}

/** What is wrong with it. */
export const currentFault = ({ password }: Ways, current: string): string | undefined =>
  password ? passwordFault(current) : undefined;

/** How it is sent. */
export const currentOf = ({ password }: Ways, current: string): { readonly current?: string } => (password ? { current } : {});

/**
 * Shows why something was not done. A proof counts for ten minutes: where it has run out since the account was read, the account is read again, so
 * that `Proven` asks for another.
 */
export const toastUnproven =
  (title: string, read: () => Promise<void>) =>
  (refusal: Refusal): void => {
    toastRefusal(title)(refusal);
    if (refusal.code === 'account.provider.proof') void read();
  };

/**
 * Shows a form to whoever can prove that the account is theirs: with its password, or because they just did with a provider. Everyone
 * else is led to a provider first (row A-11).
 */
export function Proven({ account, children }: { readonly account: Ways; readonly children: ReactNode }) {
  const configured = useProviders();
  const own = account.providers.filter((one) => configured.includes(one));
  if (account.password || account.proved) return children;
  return (
    <div className="prove">
      <p>{own.length === 0 ? words.prove.away : words.prove.text}</p>
      <ProviderButtons
        providers={own}
        purpose="prove"
        next="/account"
        label={words.prove.with}
        onRefused={toastRefusal(words.failed)}
      />
      <p>
        {own.length === 0 ? null : words.prove.or} <a href="/forgot-password">{words.prove.email}</a>
      </p>
    </div>
  );
}
