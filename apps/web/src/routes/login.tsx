import { useState } from 'react';
import { login } from '../content/auth.ts';
import { CodeForm } from '../features/auth/code-form.tsx';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { arrive, useNext, useSentOn } from '../features/auth/use-next.ts';
import { FormPage } from '../layouts/form-page.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${login.title} · Brandwright`, description: login.description };

/** The way in (rows ), with a second step for accounts that ask for one. */
export default function Login() {
  const [asksCode, setAsksCode] = useState(false);
  const next = useNext();
  useSentOn(next);
  const onIn = () => arrive(next);
  return asksCode ? (
    <FormPage title={login.factor.title} lead={login.factor.lead} plate="login">
      <CodeForm onIn={onIn} onBack={() => setAsksCode(false)} />
    </FormPage>
  ) : (
    <FormPage title={login.title} lead={login.lead} plate="login">
      <SignInForm next={next} onIn={onIn} onFactor={() => setAsksCode(true)} />
    </FormPage>
  );
}
