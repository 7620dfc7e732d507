import { payment } from '../content/payment.ts';
import { Payment } from '../features/payment/payment.tsx';
import { RoomLayout } from '../layouts/room.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${payment.head} · Brandwright`, description: payment.description, hidden: true };

/** Where a payment leads back to (rows Z). */
export default function PaymentSuccessPage() {
  return (
    <RoomLayout>
      <Payment />
    </RoomLayout>
  );
}
