import { NotFound } from '../features/not-found/not-found.tsx';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';

export const head: Head = {
  title: 'Page Not Found · Brandwright',
  description: 'There’s no page at this address.',
  hidden: true,
};

/** Any address nothing stands at (row N-04). */
export default function NotFoundPage() {
  return (
    <SiteLayout>
      <NotFound />
    </SiteLayout>
  );
}
