import { recover } from '../content/auth.ts';
import { ChoosePassword } from '../features/auth/choose-password.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${recover.title} · Brandwright`, description: recover.description, hidden: true };

/** Where the emails lead that tell an owner what somebody with their password did. */
export default function Recover() {
  return <ChoosePassword title={recover.title} lead={recover.lead} done={recover.done} />;
}
