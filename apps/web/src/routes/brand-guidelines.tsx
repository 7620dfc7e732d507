import { brandGuidelines } from '../content/brand-guidelines.ts';
import { BrandGuidelines } from '../features/editorial/brand-guidelines.tsx';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${brandGuidelines.title} · Brandwright`, description: brandGuidelines.description };

export default function BrandGuidelinesPage() {
  return (
    <SiteLayout>
      <BrandGuidelines />
    </SiteLayout>
  );
}
