import { auditLog, erasures } from './audit.ts';
import { drafts } from './drafts.ts';
import { brandKitAssets, brandKitRevisions, brandKits, kitChanges, shareLinks, socialMediaTemplates } from './kits.ts';
import { mails } from './mails.ts';
import { orders } from './orders.ts';
import { credentials, profiles, secondFactors, sessions, verifications } from './people.ts';
import { rateLimits, usage } from './usage.ts';

/** Every table by its name in code: what statements are made over. */
export const tables = {
  auditLog,
  erasures,
  drafts,
  brandKits,
  kitChanges,
  shareLinks,
  brandKitAssets,
  brandKitRevisions,
  socialMediaTemplates,
  mails,
  orders,
  profiles,
  sessions,
  credentials,
  verifications,
  secondFactors,
  usage,
  rateLimits,
};
