import { support } from '../content/support.ts';
import './support.css';

/** Says that emails are late and that nothing is missing (row R-11). */
export function MailDelayed() {
  return (
    <p className="mail-delayed" role="status">
      <strong>{support.mailDelayed.title}</strong> {support.mailDelayed.text}
    </p>
  );
}
