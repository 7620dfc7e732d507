import { help } from '../content/help.ts';
import { Help } from '../features/help/help.tsx';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${help.title} · Brandwright`, description: help.description };

export default function HelpPage() {
  return (
    <SiteLayout>
      <Help />
    </SiteLayout>
  );
}
