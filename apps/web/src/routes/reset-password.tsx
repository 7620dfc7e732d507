import { reset } from '../content/auth.ts';
import { ChoosePassword } from '../features/auth/choose-password.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${reset.title} · Brandwright`, description: reset.description, hidden: true };

/** Where the email for a forgotten password leads (row A-06). */
export default function ResetPassword() {
  return <ChoosePassword title={reset.title} lead={reset.lead} done={reset.done} />;
}
