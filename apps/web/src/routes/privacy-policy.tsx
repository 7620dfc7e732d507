import { operator } from '../content/operator.ts';
import { privacyOf } from '../content/privacy.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import type { Head } from '../page.tsx';

const privacy = privacyOf(operator);

export const head: Head = { title: `${privacy.title} · Brandwright`, description: privacy.description };

export default function PrivacyPolicy() {
  return <LegalPage page={privacy} />;
}
