import { signIn } from '../content/sign-in.ts';
import { ProviderReturn } from '../features/auth/provider-return.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${signIn.back.title} · Brandwright`, description: signIn.back.description, hidden: true };

/** Where Google and Apple send people back (row A-11). */
export default function SignInReturn() {
  return <ProviderReturn />;
}
