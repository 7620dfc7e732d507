import { apiKeys, apiRequests } from './api.ts';
import { auditLog, erasures } from './audit.ts';
import { brandPages } from './brand-pages.ts';
import { canvaConnections, canvaDesigns, canvaExports, canvaStates } from './canva.ts';
import { contactMessages } from './contact-messages.ts';
import { drafts } from './drafts.ts';
import { kitComments, kitVotes } from './feedback.ts';
import { kitEvents } from './kit-events.ts';
import {
  brandKitAssets,
  brandKitRevisions,
  brandKits,
  kitChanges,
  kitLogos,
  logos,
  shareLinks,
  socialMediaTemplates,
} from './kits.ts';
import { mails } from './mails.ts';
import { orderProofLogos, orderProofs } from './order-proofs.ts';
import { orders, receiptNumbers } from './orders.ts';
import { accountLinks, credentials, profiles, secondFactors, sessions, verifications } from './people.ts';
import { sandboxCheckouts, sandboxEvents } from './sandbox.ts';
import { rateLimits, releases, usage } from './usage.ts';
import { webhookDeliveries, webhooks } from './webhooks.ts';

/** All tables by their names in code, for the query builder. */
export const tables = {
  auditLog,
  erasures,
  drafts,
  brandKits,
  logos,
  kitLogos,
  kitChanges,
  shareLinks,
  kitVotes,
  kitComments,
  brandPages,
  brandKitAssets,
  brandKitRevisions,
  socialMediaTemplates,
  mails,
  contactMessages,
  orders,
  orderProofs,
  orderProofLogos,
  receiptNumbers,
  kitEvents,
  sandboxCheckouts,
  sandboxEvents,
  profiles,
  sessions,
  credentials,
  verifications,
  accountLinks,
  secondFactors,
  usage,
  releases,
  rateLimits,
  canvaConnections,
  canvaStates,
  canvaDesigns,
  canvaExports,
  apiKeys,
  apiRequests,
  webhooks,
  webhookDeliveries,
};
