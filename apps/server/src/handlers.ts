import type { EndpointName } from '@brandwright/contract';
import type { Handler } from 'hono';
import type { AppEnv, Deps } from './app-env.ts';
import { createLargeAnswers } from './large-answers.ts';
import { accountRoutes } from './routes/account.ts';
import { accountEntryRoutes } from './routes/account-entry.ts';
import { adminRoutes } from './routes/admin.ts';
import { contactRoutes } from './routes/contact.ts';
import { eventsRoute } from './routes/events.ts';
import { fontsRoute } from './routes/fonts.ts';
import { freeLogoRoute } from './routes/free-logo.ts';
import { generateLogoRoute } from './routes/generate-logo.ts';
import { kitRoutes } from './routes/kits.ts';
import { mailboxRoutes } from './routes/mailbox.ts';
import { purchaseRoutes } from './routes/purchases.ts';
import { sandboxRoutes } from './routes/sandbox.ts';
import { sessionRoute } from './routes/session.ts';
import { shareLinkRoutes } from './routes/share-links.ts';
import { createLeadLogo } from './services/lead-logo.ts';

/** A handler for each endpoint of the contract: one that is missing, or one too many, does not compile. */
export function handlersOf(deps: Deps): Readonly<Record<EndpointName, Handler<AppEnv>>> {
  const leadLogo = createLeadLogo(deps.database);
  const largeAnswers = createLargeAnswers(deps);
  return {
    generateLogo: generateLogoRoute(deps),
    freeLogo: freeLogoRoute(deps),
    session: sessionRoute(deps),
    fonts: fontsRoute(deps),
    ...accountEntryRoutes(deps),
    ...accountRoutes(deps, largeAnswers),
    ...kitRoutes(deps, { leadLogo, largeAnswers }),
    ...shareLinkRoutes(deps, leadLogo),
    ...purchaseRoutes(deps),
    ...sandboxRoutes(deps),
    readEvents: eventsRoute(deps),
    ...mailboxRoutes(deps),
    ...adminRoutes(deps),
    ...contactRoutes(deps),
  };
}
