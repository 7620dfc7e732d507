export * from './account.ts';
export * from './admin.ts';
export * from './admin-actions.ts';
export * from './admin-claims.ts';
export * from './admin-export.ts';
export * from './admin-people.ts';
export * from './admin-trends.ts';
export * from './api-key.ts';
export * from './api-scope.ts';
export * from './art-direction.ts';
export { type BodySize, sizeOfBody } from './body-size.ts';
export * from './brand-data.ts';
export * from './brand-page.ts';
export * from './canva.ts';
export * from './claims.ts';
export * from './contact.ts';
export { draftSchema } from './draft.ts';
export {
  type Access,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  endpoint,
  type IdsOf,
  type LineOf,
  type Method,
  type QueryOf,
} from './endpoint.ts';
export { type EndpointName, endpoints } from './endpoints.ts';
export * from './enhancement.ts';
export * from './events.ts';
export * from './feedback.ts';
export { decodeFontPack, encodeFontPack, type FaceBytes } from './font-pack.ts';
export {
  type FreeFormat,
  type FreeLogoRequest,
  freeConfig,
  freeConfigSchema,
  freeFormats,
  freeLogoRequest,
  logoFileName,
} from './free-logo.ts';
export * from './generate-ai-logos.ts';
export {
  type GenerateLogoRequest,
  type GenerateLogoResponse,
  generateLogoRequest,
  generateLogoResponse,
  type LogoResult,
  logoSchema,
} from './generate-logo.ts';
export * from './instant-revision.ts';
export * from './kit.ts';
export * from './kit-contents.ts';
export * from './kit-enhancement.ts';
export * from './kit-files.ts';
export {
  accountLimits,
  apiKeyLimits,
  apiRates,
  atOnce,
  type BodyBounds,
  bodyBounds,
  brandPageLimits,
  contactLimits,
  drawingLimit,
  feedbackLimits,
  kitContactLimits,
  largeAnswers,
  type RateLimited,
  rateLimits,
  revisionLimits,
  webhookLimits,
  wireLimits,
} from './limits.ts';
export * from './mailbox.ts';
export { type OpenApiDocument, openApiOf } from './openapi.ts';
export * from './order.ts';
export * from './plan.ts';
export {
  type ErrorCode,
  type Problem,
  type ProblemBody,
  problemMediaType,
  problemSchema,
  problems,
  problemType,
  type ServerErrorCode,
} from './problem.ts';
export * from './provider-visit.ts';
export * from './public-api.ts';
export * from './revision.ts';
export * from './sandbox.ts';
export {
  type Session,
  sessionSchema,
  type UsageRow,
  type UsageType,
  usageLimits,
  usageRowSchema,
  usageTypes,
} from './session.ts';
export * from './shared-kit.ts';
export * from './sign-in-provider.ts';
export * from './site-origin.ts';
export * from './statuses.ts';
export * from './webhook.ts';
export * from './webhook-event.ts';
