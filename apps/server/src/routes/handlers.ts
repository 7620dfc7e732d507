import type { EndpointName } from '@brandwright/contract';
import type { Handler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { createLargeAnswers } from '../pipeline/large-answers.ts';
import { createLeadLogo, type LeadLogo } from '../services/kits/lead-logo.ts';
import { createMakings } from '../services/kits/makings.ts';
import { createGenerateLogo } from '../services/logos/generate-logo.ts';
import { createSelling } from '../services/orders/selling.ts';
import { accountRoutes } from './account.ts';
import { accountEntryRoutes } from './account-entry.ts';
import { accountProviderRoutes } from './account-providers.ts';
import { adminRoutes } from './admin.ts';
import { adminLogRoutes } from './admin-log.ts';
import { adminPeopleRoutes } from './admin-people.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { artDirectionRoutes } from './art-direction.ts';
import { brandPageRoutes, publicBrandPage } from './brand-pages.ts';
import { canvaRoutes } from './canva.ts';
import { claimsRoutes } from './claims.ts';
import { contactRoutes } from './contact.ts';
import { enhancementRoutes } from './enhancement.ts';
import { eventsRoute } from './events.ts';
import { feedbackRoutes } from './feedback.ts';
import { fontsRoute } from './fonts.ts';
import { freeLogoRoute } from './free-logo.ts';
import { aiLogoRoutes } from './generate-ai-logos.ts';
import { generateLogoRoute } from './generate-logo.ts';
import { kitFileRoutes } from './kit-files.ts';
import { kitRoutes } from './kits.ts';
import { mailboxRoutes } from './mailbox.ts';
import { publicApiRoutes } from './public-api.ts';
import { purchaseRoutes } from './purchases.ts';
import { revisionRoutes } from './revisions.ts';
import { sandboxRoutes } from './sandbox.ts';
import { sessionRoute } from './session.ts';
import { shareLinkRoutes } from './share-links.ts';
import { webhookRoutes } from './webhooks.ts';

/** What answers requests: the handlers of the endpoints, and the pages of brands, which share the logos drawn last. */
export function routesOf(deps: Deps) {
  const leadLogo = createLeadLogo(deps.database);
  return { handlers: handlersOf(deps, leadLogo), brandPage: publicBrandPage(deps, leadLogo) };
}

/** A handler for each endpoint of the contract: one that is missing, or one too many, does not compile. */
function handlersOf(deps: Deps, leadLogo: LeadLogo): Readonly<Record<EndpointName, Handler<AppEnv>>> {
  const largeAnswers = createLargeAnswers(deps);
  const makings = createMakings(deps);
  const generateLogo = createGenerateLogo();
  const selling = createSelling(deps);
  return {
    generateLogo: generateLogoRoute(deps, generateLogo),
    ...aiLogoRoutes(deps),
    ...artDirectionRoutes(deps),
    freeLogo: freeLogoRoute(deps),
    session: sessionRoute(deps),
    fonts: fontsRoute(deps),
    ...claimsRoutes(deps),
    ...accountEntryRoutes(deps),
    ...accountProviderRoutes(deps),
    ...accountRoutes(deps, largeAnswers),
    ...kitRoutes(deps, { leadLogo, largeAnswers }),
    ...enhancementRoutes(deps, { leadLogo, largeAnswers }),
    ...kitFileRoutes(deps, { largeAnswers, makings }),
    ...shareLinkRoutes(deps, leadLogo),
    ...feedbackRoutes(deps),
    ...brandPageRoutes(deps),
    ...canvaRoutes(deps, { largeAnswers, makings }),
    ...purchaseRoutes(deps, selling),
    ...sandboxRoutes(deps),
    readEvents: eventsRoute(deps),
    ...mailboxRoutes(deps),
    ...adminRoutes(deps),
    ...adminPeopleRoutes(deps),
    ...adminLogRoutes(deps, largeAnswers),
    ...contactRoutes(deps),
    ...revisionRoutes(deps, leadLogo),
    ...apiKeyRoutes(deps),
    ...webhookRoutes(deps),
    ...publicApiRoutes(deps, { generateLogo, largeAnswers, makings, selling }),
  };
}
