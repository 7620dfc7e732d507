import type { AdminActionName } from '@brandwright/contract';
import type { Database } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';

/** A line of the audit log about what an admin did. */
export interface AdminAction {
  readonly id: number;
  readonly at: Date;
  readonly action: AdminActionName;
  /** The admin's address; null once they were erased, and for the command line. */
  readonly by: string | null;
  readonly isCommand: boolean;
  readonly subject: string | null;
  /** Address of the person it concerns; null if it is nobody's, or they were erased. */
  readonly about: string | null;
  readonly detail: Record<string, string | number | boolean>;
}

/**
 * What admins did, newest first: at most `most` lines before the line `after`. Addresses are the current ones: the log
 * holds only ids, so that whoever is erased leaves it too.
 */
export async function listAdminActions(database: Database, after: number | null, most: number): Promise<readonly AdminAction[]> {
  const [rows] = await database.ask(
    statement<AdminAction>`
    select line.id::float8 as id, line.at, line.action, line.subject, line.detail, admin.email as by, line.person_id is null as "isCommand",
      coalesce(
        (select email from profiles where id = line.about),
        (select email from orders join profiles on profiles.id = orders.user_id where orders.id = line.about),
        (select email from brand_kits join profiles on profiles.id = brand_kits.user_id where brand_kits.id = line.about),
        (select email from contact_messages where id = line.about),
        (select email from brand_kit_revisions as asked join profiles on profiles.id = asked.user_id where asked.id = line.about)
      ) as about
    from (
      select id, at, action, subject, detail, person_id,
        case when subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then subject::uuid end as about
      from audit_log where by_admin and (${after}::bigint is null or id < ${after}::bigint) order by id desc limit ${most}
    ) as line left join profiles as admin on admin.id = line.person_id
    order by line.id desc`,
  );
  return rows;
}
