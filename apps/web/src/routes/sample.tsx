import { results } from '../content/results.ts';
import { kitSample } from '../content/sample-brands.ts';
import { Sample } from '../features/results/sample.tsx';
import { RoomLayout } from '../layouts/room.tsx';
import type { Head } from '../page.tsx';

export const head: Head = {
  title: `${results.title(kitSample.brief.name)} · Brandwright`,
  description: 'A sample brand kit for a coffee company we made up: logo, palette, type and mockups on one page.',
  hidden: true,
};

/** The sample kit (row M-04). */
export default function SamplePage() {
  return (
    <RoomLayout>
      <Sample />
    </RoomLayout>
  );
}
