import { accountLimits } from '@brandwright/contract';
import { call } from '../../client.ts';
import { Field } from '../../components/field.tsx';
import { Submit } from '../../components/submit.tsx';
import { announce } from '../../components/toasts/announce.ts';
import { useForm } from '../../components/use-form.ts';
import { entry, signup } from '../../content/auth.ts';
import { authUrl } from '../../session/next-path.ts';
import { Consent } from './consent.tsx';
import { leaveNext } from './later.ts';
import { areAlike, NewPassword } from './new-password.tsx';
import { Or, ProviderButtons } from './provider-buttons.tsx';
import { useNobodyIn, useProviders } from './use-next.ts';
import { emailFault, found, nameFault, newPasswordFault } from './validate.ts';

interface Props {
  readonly next: string;
  readonly onSent: (email: string, mailbox: string | null) => void;
}

/** A new account (rows ). */
export function SignUpForm({ next, onSent }: Props) {
  const ready = useNobodyIn();
  const providers = useProviders();
  const { form, values, field, onSubmit, busy, show } = useForm({
    empty: { name: '', email: '', password: '', repeat: '', accepted: '' },
    judge: ({ name, email, password, accepted }) =>
      found({
        name: nameFault(name),
        email: emailFault(email),
        password: newPasswordFault(password),
        repeat: undefined,
        accepted: accepted === '' ? signup.consentMissing : undefined,
      }),
    async send({ name, email, password }) {
      const { mailbox } = await call('POST /api/account/sign-up', { body: { name, email, password, accepted: true } });
      leaveNext(next);
      const [title, text] = signup.doneToast;
      announce({ kind: 'done', title, text });
      onSent(email.trim(), mailbox);
    },
    refused: ({ message }) => announce({ kind: 'failed', title: signup.failed, text: message }),
  });
  const isAccepted = values.accepted === 'yes';
  const mayLeave = (): boolean => {
    if (!isAccepted) show({ accepted: signup.consentMissing });
    return isAccepted;
  };
  return (
    <>
      <form ref={form} method="post" onSubmit={onSubmit} noValidate aria-busy={!ready}>
        <Field label={entry.name} autoComplete="name" limit={accountLimits.name} required {...field('name')} />
        <Field
          label={entry.email}
          type="email"
          autoComplete="username"
          limit={accountLimits.email}
          required
          {...field('email')}
        />
        <NewPassword field={field} />
        <Consent {...field('accepted')} />
        <Submit label={signup.submit} busy={busy} disabled={!ready || !areAlike(values)} />
        {/* Last, because they come with the session: nothing that is being filled in moves. */}
        {providers.length === 0 ? null : (
          <>
            <Or />
            <ProviderButtons providers={providers} purpose="enter" next={next} accepted={isAccepted} mayLeave={mayLeave} />
          </>
        )}
      </form>
      <div className="ways">
        <p>
          {signup.other} <a href={authUrl('/login', next)}>{signup.otherLink}</a>
        </p>
      </div>
    </>
  );
}
