import { support } from '../content/support.ts';
import { useSession } from '../session/session.ts';
import './support.css';

/** The ways to people who help: the operator's own address where one is set, with what it is about in the subject (row Z-06). */
export function Support({ subject }: { readonly subject: string }) {
  const address = useSession()?.support ?? null;
  return (
    <p className="support">
      <span>{support.ask}</span>
      {address === null ? null : (
        <a href={`mailto:${address}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`}>
          {support.write(address)}
        </a>
      )}
      <a href={`/contact${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`}>{support.contact}</a>
    </p>
  );
}
