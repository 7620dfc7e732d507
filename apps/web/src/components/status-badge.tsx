import type { KitStatus } from '@brandwright/contract';
import { CircleAlert, CircleCheck, Clock, LoaderCircle } from 'lucide-react';
import { statusWords } from '../content/dashboard.ts';
import './status-badge.css';

const signs = {
  completed: CircleCheck,
  generating: LoaderCircle,
  error: CircleAlert,
  pending: Clock,
} as const satisfies Readonly<Record<KitStatus, unknown>>;

/** What is none of the three is shown as pending (row D-05). */
const statusOf = (status: string): KitStatus => (Object.hasOwn(signs, status) ? (status as KitStatus) : 'pending');

/** How far a kit is: a sign and a word. */
export function StatusBadge({ status }: { readonly status: string }) {
  const known = statusOf(status);
  const Sign = signs[known];
  return (
    <span className="status-badge" data-status={known}>
      <Sign aria-hidden="true" />
      {statusWords[known]}
    </span>
  );
}
