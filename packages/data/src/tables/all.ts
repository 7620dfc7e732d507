import * as audit from './audit.ts';
import * as drafts from './drafts.ts';
import * as kits from './kits.ts';
import * as mails from './mails.ts';
import * as orders from './orders.ts';
import * as people from './people.ts';
import * as usage from './usage.ts';

/** Every table by its name in code: what statements are made over. */
export const tables = { ...audit, ...drafts, ...kits, ...mails, ...orders, ...people, ...usage } as const;
