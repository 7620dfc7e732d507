import { home } from '../content/home.ts';
import { Hero } from '../features/hero/hero.tsx';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: home.title, description: home.description };

export default function Home() {
  return (
    <SiteLayout>
      <Hero />
    </SiteLayout>
  );
}
