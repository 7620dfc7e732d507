import { orders } from '../content/orders.ts';
import { Orders } from '../features/orders/orders.tsx';
import { RoomLayout } from '../layouts/room.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${orders.title} · Brandwright`, description: orders.description, hidden: true };

/** What somebody bought (rows B-07 to B-09). */
export default function OrdersPage() {
  return (
    <RoomLayout>
      <Orders />
    </RoomLayout>
  );
}
