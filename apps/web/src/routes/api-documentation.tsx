import { apiGuide } from '../content/api-guide.ts';
import { ApiGuide } from '../features/api-guide/api-guide.tsx';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${apiGuide.title} · Brandwright`, description: apiGuide.description };

export default function ApiDocumentationPage() {
  return (
    <SiteLayout>
      <ApiGuide />
    </SiteLayout>
  );
}
