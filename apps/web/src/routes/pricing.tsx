import { pricing } from '../content/pricing.ts';
import { Pricing } from '../features/pricing/pricing.tsx';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${pricing.title} · Brandwright`, description: pricing.description };

/** The plans (rows B). */
export default function PricingPage() {
  return (
    <SiteLayout>
      <Pricing />
    </SiteLayout>
  );
}
