import { shared } from '../content/share-link.ts';
import { ShareLink } from '../features/share-link/share-link.tsx';
import { RoomLayout } from '../layouts/room.tsx';
import type { Head } from '../page.tsx';

export const head: Head = {
  title: `${shared.label} · Brandwright`,
  description: 'A brand kit shared by its owner with anyone who has this link.',
  hidden: true,
};

/** A kit behind a share link (row M-10). */
export default function ShareLinkPage() {
  return (
    <RoomLayout>
      <ShareLink />
    </RoomLayout>
  );
}
