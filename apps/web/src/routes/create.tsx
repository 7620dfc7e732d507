import { paths } from '../content/paths.ts';
import { PathChooser } from '../features/path-chooser/path-chooser.tsx';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${paths.title} · Brandwright`, description: paths.description };

/** The way to the free builder or to the wizard (rows H-05, H-08). */
export default function Create() {
  return (
    <SiteLayout>
      <PathChooser />
    </SiteLayout>
  );
}
