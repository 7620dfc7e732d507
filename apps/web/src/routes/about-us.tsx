import { aboutUs } from '../content/about-us.ts';
import { operator } from '../content/operator.ts';
import { AboutUs } from '../features/editorial/about-us.tsx';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${aboutUs.title} · Brandwright`, description: aboutUs.description };

export default function AboutUsPage() {
  return (
    <SiteLayout>
      <AboutUs team={operator.team} />
    </SiteLayout>
  );
}
