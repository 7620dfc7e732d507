import { results } from '../content/results.ts';
import { Results } from '../features/results/results.tsx';
import { RoomLayout } from '../layouts/room.tsx';
import type { Head } from '../page.tsx';

export const head: Head = {
  title: `${results.loading} · Brandwright`,
  description: 'A finished brand kit on one page, like a brand book.',
  hidden: true,
};

/** One person's kit (rows M). */
export default function ResultsPage() {
  return (
    <RoomLayout>
      <Results />
    </RoomLayout>
  );
}
