import { canva } from '../content/canva.ts';
import { ConnectCanva } from '../features/connect-canva/connect-canva.tsx';
import { RoomLayout } from '../layouts/room.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${canva.page.title} · Brandwright`, description: canva.page.description, hidden: true };

/** Where Canva sends people back (row J-02). */
export default function ConnectCanvaPage() {
  return (
    <RoomLayout>
      <ConnectCanva />
    </RoomLayout>
  );
}
