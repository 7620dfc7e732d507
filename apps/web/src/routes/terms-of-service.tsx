import { operator } from '../content/operator.ts';
import { termsOf } from '../content/terms.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import type { Head } from '../page.tsx';

const terms = termsOf(operator);

export const head: Head = { title: `${terms.title} · Brandwright`, description: terms.description };

export default function TermsOfService() {
  return <LegalPage page={terms} />;
}
