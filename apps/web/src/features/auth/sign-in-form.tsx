import { call } from '../../client.ts';
import { Field } from '../../components/field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { Submit } from '../../components/submit.tsx';
import { announce } from '../../components/toasts/announce.ts';
import { useForm } from '../../components/use-form.ts';
import { entry, login } from '../../content/auth.ts';
import { authUrl } from '../../session/next-path.ts';
import { Or, ProviderButtons } from './provider-buttons.tsx';
import { useNobodyIn, useProviders } from './use-next.ts';
import { emailFault, found, passwordFault } from './validate.ts';

interface Props {
  /** Where it leads afterwards. */
  readonly next: string;
  readonly onIn: () => void;
  /** The password was right, and a code has to follow. */
  readonly onFactor: () => void;
}

/** Address and password (rows ). */
export function SignInForm({ next, onIn, onFactor }: Props) {
  const ready = useNobodyIn();
  const providers = useProviders();
  const { form, field, onSubmit, busy } = useForm({
    empty: { email: '', password: '' },
    judge: ({ email, password }) => found({ email: emailFault(email), password: passwordFault(password) }),
    async send({ email, password }) {
      const { secondFactor } = await call('POST /api/account/sign-in', { body: { email, password } });
      if (secondFactor) onFactor();
      else onIn();
    },
    place: ({ code }) => (code === 'account.credentials' ? 'password' : undefined),
    refused: ({ message }) => announce({ kind: 'failed', title: login.failed, text: message }),
  });
  return (
    <>
      <form ref={form} method="post" onSubmit={onSubmit} noValidate aria-busy={!ready}>
        <Field label={entry.email} type="email" autoComplete="username" limit={254} required {...field('email')} />
        <PasswordField label={entry.password} autoComplete="current-password" {...field('password')} />
        <Submit label={login.submit} busy={busy} disabled={!ready} />
        {/* Last, because they come with the session: nothing that is being filled in moves. */}
        {providers.length === 0 ? null : (
          <>
            <Or />
            <ProviderButtons providers={providers} purpose="enter" next={next} />
          </>
        )}
      </form>
      <div className="ways">
        <a href="/forgot-password">{login.forgot}</a>
        <p>
          {login.other} <a href={authUrl('/signup', next)}>{login.otherLink}</a>
        </p>
      </div>
    </>
  );
}
