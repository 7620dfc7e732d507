import { designTips } from '../content/design-tips.ts';
import { DesignTips } from '../features/editorial/design-tips.tsx';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${designTips.title} · Brandwright`, description: designTips.description };

export default function DesignTipsPage() {
  return (
    <SiteLayout>
      <DesignTips />
    </SiteLayout>
  );
}
