import { useState } from 'react';
import { login } from '../content/entry.ts';
import { CodeForm } from '../features/entry/code-form.tsx';
import { Door } from '../features/entry/door.tsx';
import { SignInForm } from '../features/entry/sign-in-form.tsx';
import { arrive, useNext, useSentOn } from '../features/entry/use-next.ts';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${login.title} · Brandwright`, description: login.description };

/** The way in (rows ), with a second step for accounts that ask for one. */
export default function Login() {
  const [asksCode, setAsksCode] = useState(false);
  const next = useNext();
  useSentOn(next);
  const onIn = () => arrive(next);
  return asksCode ? (
    <Door title={login.factor.title} lead={login.factor.lead} plate="login">
      <CodeForm onIn={onIn} onBack={() => setAsksCode(false)} />
    </Door>
  ) : (
    <Door title={login.title} lead={login.lead} plate="login">
      <SignInForm next={next} onIn={onIn} onFactor={() => setAsksCode(true)} />
    </Door>
  );
}
