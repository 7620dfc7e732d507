import { useState } from 'react';
import { signup } from '../content/auth.ts';
import { EmailSent } from '../features/auth/email-sent.tsx';
import { SignUpForm } from '../features/auth/sign-up-form.tsx';
import { useNext, useSentOn } from '../features/auth/use-next.ts';
import { FormPage } from '../layouts/form-page.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${signup.title} · Brandwright`, description: signup.description };

/** A new account, and the word that an email is on its way (rows ). */
export default function Signup() {
  const [sent, setSent] = useState<{ readonly email: string; readonly mailbox: string | null } | null>(null);
  const next = useNext();
  useSentOn(next);
  if (sent !== null) {
    return (
      <EmailSent title={signup.doneTitle} text={signup.doneText} later={signup.doneLater} {...sent}>
        <button type="button" onClick={() => setSent(null)}>
          {signup.again}
        </button>
      </EmailSent>
    );
  }
  return (
    <FormPage title={signup.title} lead={signup.lead} plate="signup">
      <SignUpForm next={next} onSent={(email, mailbox) => setSent({ email, mailbox })} />
    </FormPage>
  );
}
