import type { BodyOf, answerRevision as endpoint, Revision } from '@brandwright/contract';
import { lockRevision, queueEmail, setRevision, writeAudit } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { revisionAnsweredEmail } from '../emails/revision-emails.ts';
import { revisionView } from './revision-view.ts';

/**
 * Use case: our designers set the status of a request and the notes that its owner reads (V-02). The owner
 * gets an email if either changed. Refuses `route.not_found`.
 */
export async function answerRevision(
  { database, settings, origin, mailSender }: Pick<Deps, 'database' | 'settings' | 'origin' | 'mailSender'>,
  revisionId: string,
  { status, notes }: BodyOf<typeof endpoint>,
  by: { readonly personId: string; readonly requestId: string },
): Promise<Revision> {
  const adminNotes = notes === '' ? null : notes;
  const answered = await database.asSystem(async (tx) => {
    const known = (await lockRevision(tx, revisionId)) ?? refuse('route.not_found');
    if (known.status === status && known.adminNotes === adminNotes) return known;
    const row = await setRevision(tx, revisionId, { status, adminNotes });
    const { kit, email } = known;
    const asked = { ...row, businessName: kit.businessName, kitId: kit.id, email };
    await queueEmail(tx, revisionAnsweredEmail(asked, { origin, support: settings.support }));
    await writeAudit(tx, { action: 'revision.answered', ...by, subject: revisionId, detail: { status } });
    return row;
  });
  mailSender.call();
  return revisionView(answered);
}
