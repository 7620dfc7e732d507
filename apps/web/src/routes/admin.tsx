import { Admin } from '../features/admin/admin.tsx';
import { RoomLayout } from '../layouts/room.tsx';
import type { Head } from '../page.tsx';

/** Whoever reads the file itself learns no more than that a page stands here. */
export const head: Head = { title: 'Brandwright', description: 'A page for the Brandwright team.', hidden: true };

export default function AdminPage() {
  return (
    <RoomLayout>
      <Admin />
    </RoomLayout>
  );
}
