import { dashboard } from '../content/dashboard.ts';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { RoomLayout } from '../layouts/room.tsx';
import type { Head } from '../page.tsx';

export const head: Head = {
  title: `${dashboard.title} · Brandwright`,
  description: 'All your brand kits on one page, newest first.',
  hidden: true,
};

export default function DashboardPage() {
  return (
    <RoomLayout>
      <Dashboard />
    </RoomLayout>
  );
}
