import { documentsOf, erasePerson, writeAudit } from '@brandwright/data';
import type { Person } from '../accounts.ts';
import type { Deps } from '../app-env.ts';
import type { KitDocument } from './kit-document.ts';

type Needed = Pick<Deps, 'database' | 'janitor' | 'payment' | 'log'>;

/**
 * The use case: somebody erases their account. When it resolves they are gone from the database, and from this node's letters and archives; checkout pages that they
 * left open take no money any more, or, where the provider cannot be asked, give back by themselves what still comes.
 */
export async function eraseAccount(
  { database, janitor, payment, log }: Needed,
  { id, email }: Pick<Person, 'id' | 'email'>,
  requestId: string,
): Promise<void> {
  const { open, documents } = await database.asSystem(async (tx) => {
    const documents = (await documentsOf(tx, id)) as readonly KitDocument[];
    const open = await erasePerson(tx, id);
    await writeAudit(tx, { action: 'account.deleted', personId: id, requestId });
    return { open, documents };
  });
  await janitor.erased(
    email,
    documents.map(({ order }) => order),
  );
  await Promise.all(
    open.map((session) =>
      payment
        .close(session)
        .catch((err: unknown) => log.warn({ err, session }, 'a checkout page of somebody who was erased could not be closed')),
    ),
  );
}
