import type { EngineErrorCode } from '@brandwright/engine';
import * as z from 'zod/mini';

/** How one kind of failure is reported. */
export interface Problem {
  /** HTTP status. */
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503 | 504;
  /** True if the same request may succeed later. */
  readonly retryable: boolean;
  /** One sentence for people. Used if there is no more precise one about a field, and always for 5xx. */
  readonly text: string;
}

const refused = (text: string): Problem => ({ status: 400, retryable: false, text });
const unsettable = (text: string): Problem => ({ status: 422, retryable: false, text });
const failed = (text = 'Something went wrong on our side. Please try again.'): Problem => ({
  status: 500,
  retryable: true,
  text,
});
const later = (text = 'We are very busy right now. Please try again in a moment.'): Problem => ({
  status: 503,
  retryable: true,
  text,
});

/**
 * Every error code that can leave the server, with its status. The types check the engine's codes here, and
 * the press's codes where the server looks them up.
 */
export const problems = {
  'brief.invalid': refused('The brief must be one object of named fields.'),
  'brief.field.unknown': refused('This field is not part of the request.'),
  'brief.field.type': refused('A field has the wrong type.'),
  'brief.field.value': refused('A value is not one of those allowed.'),
  'brief.field.too_long': refused('A text is too long.'),
  'brief.text.control': refused('Line breaks and control characters cannot be set.'),
  'brief.text.bidi': refused('Hidden direction controls are not allowed.'),
  'brief.text.broken': refused('A text is not valid Unicode.'),
  'brief.text.marks': refused('Too many combining marks on one letter.'),
  'brief.name.empty': refused('A business name is needed.'),
  'brief.name.unsettable': unsettable('None of our typefaces can set this name.'),
  'brief.slogan.unsettable': unsettable('None of our typefaces can set this slogan.'),
  'design.none': unsettable('We could not draw a good logo for this brief. Please change the name or the style.'),
  'face.missing': failed(),
  'face.broken': failed(),
  'scene.number': failed(),
  'scene.ink': failed(),
  'edit.invalid': refused('A customization must be one object of named fields.'),
  'edit.field.unknown': refused('This field is not part of a customization.'),
  'edit.field.type': refused('A field of the customization has the wrong type.'),
  'edit.field.value': refused('A value of the customization is not one of those allowed.'),
  'design.edit': refused('This change is not one that a design can take.'),
  'design.refused': unsettable('This change would make a logo that does not hold. The design is as it was.'),
  'design.invalid': refused('This is not a design document of ours.'),
  'design.version': refused('This design was made by a version that can no longer be read.'),

  'press.busy': later(),
  'press.cancelled': later('Nobody waited for this any more, so it was stopped. Please try again.'),
  'press.time': { status: 504, retryable: true, text: 'This took too long and was stopped. Please try again.' },
  'press.memory': unsettable('This needs more memory than one drawing may take. Please choose a shorter name or slogan.'),
  'press.aborted': unsettable('This is more than we can draw. Please choose a shorter name or slogan.'),
  'press.crashed': failed(),
  'press.closed': later('The server is stopping. Please try again in a moment.'),
  'press.unavailable': later(),
  'press.failed': failed(),
  'press.face.unknown': refused('A typeface is not part of the catalogue.'),
  'press.face.unreadable': failed(),
  'press.profile.unreadable': failed(),
  'press.raster.size': refused('A picture may be 1 to 4096 pixels wide and high.'),
  'press.raster.content': refused('This drawing holds something we do not draw.'),
  'press.raster.broken': failed(),

  'request.body.too_large': { status: 413, retryable: false, text: 'The request is too large.' },
  'request.body.json': refused('The body is not valid JSON.'),
  'request.body.encoding': refused('The body must be UTF-8 without a byte order mark.'),
  'request.body.too_deep': refused('The body is nested too deeply.'),
  'request.body.too_many': refused('The body holds too many fields or list entries.'),
  'request.body.key': refused('The body holds a field name twice, or one that is not allowed.'),
  'request.media_type': { status: 415, retryable: false, text: 'The body must be sent as application/json.' },
  'request.field.unknown': refused('This field is not part of the request.'),
  'request.field.missing': refused('A field is missing.'),
  'request.field.type': refused('A field has the wrong type.'),
  'request.field.value': refused('A value is not allowed.'),
  'request.text': refused('A text is not valid Unicode, or holds the character U+0000.'),
  'request.malformed': refused('The request could not be read.'),
  'request.headers.too_large': { status: 431, retryable: false, text: 'The request headers are too large.' },
  'request.timeout': { status: 408, retryable: true, text: 'The request took too long to arrive.' },
  'request.origin': { status: 403, retryable: false, text: 'Requests from other sites are not accepted.' },
  'request.rate_limited': { status: 429, retryable: true, text: 'Too many requests. Please wait a moment.' },
  'answers.too_many': {
    status: 429,
    retryable: true,
    text: 'Too many kits or downloads are on their way to you at once. Please try again in a moment.',
  },
  'events.too_many': { status: 429, retryable: true, text: 'Too many pages of yours are open at once. Please close some.' },
  'account.needed': { status: 401, retryable: false, text: 'Please sign in.' },
  'account.forbidden': { status: 403, retryable: false, text: 'This is not open to your account.' },
  'account.credentials': {
    status: 401,
    retryable: false,
    text: 'The e-mail address or the password is wrong. If you have just signed up, please open the link in our letter first.',
  },
  'account.link': refused('This link does not work. It may be incomplete, or belong to an account that was deleted.'),
  'account.proof': { status: 403, retryable: false, text: 'Please enter the password of the account to confirm its address.' },
  'account.code': { status: 401, retryable: false, text: 'This code is wrong or too old.' },
  'account.second_factor': { status: 409, retryable: false, text: 'Your account has a second factor already.' },
  'account.password.wrong': { status: 403, retryable: false, text: 'The current password is wrong.' },
  'account.password.common': refused('Too many people use this password. Please choose another one.'),
  'usage.limit': {
    status: 403,
    retryable: false,
    text: "You've reached your free logo generation limit. Upgrade to premium for unlimited access!",
  },
  'kit.changed': {
    status: 409,
    retryable: false,
    text: 'This kit was changed elsewhere in the meantime. Please look at it again.',
  },
  'kit.no_change': { status: 409, retryable: false, text: 'There is no change to take back or to make again.' },
  'kit.too_many': { status: 409, retryable: false, text: 'There is no room for another kit. Please delete one first.' },
  'kit.too_many_links': { status: 409, retryable: false, text: 'This kit has too many links. Please end one first.' },
  'kit.unfinished': { status: 409, retryable: false, text: 'This kit is not finished yet.' },
  'kit.locked': { status: 403, retryable: false, text: 'The files of this kit are open while it is paid for.' },
  'kit.logos_used': {
    status: 409,
    retryable: false,
    text: 'All finished logos of your plan are chosen. A further one needs another plan.',
  },
  'kit.unmakeable': {
    status: 409,
    retryable: false,
    text: 'This kit can never be made from what was ordered. Its plan or its money goes back by itself within a day.',
  },
  'kit.no_logo': { status: 404, retryable: false, text: 'This kit has no logo yet.' },
  'payment.price': unsettable('This is not the price of the plan. Nothing was charged.'),
  'payment.address': refused('A payment can only lead back to this site.'),
  'payment.signature': refused('This was not signed by the payment provider.'),
  'payment.unavailable': later('The payment provider cannot be reached right now. Nothing was charged.'),
  'order.unknown': { status: 404, retryable: false, text: 'Order not found.' },
  'order.bought': {
    status: 409,
    retryable: false,
    text: 'You have bought this plan for this brand already. Its kit is on your dashboard; nothing was charged.',
  },
  'order.unpaid': { status: 409, retryable: false, text: 'This order has not been paid.' },
  'order.unproven': later('We could not check that your kit can be made. Nothing was charged. Please try again in a moment.'),
  'order.variations': unsettable('We cannot draw as many different logos for this brand as the plan holds. Nothing was charged.'),
  'order.unprintable': unsettable('No printer can print this logo. Please choose another one. Nothing was charged.'),
  'order.used': { status: 409, retryable: false, text: 'This plan was used for a kit already.' },
  'order.ended': { status: 409, retryable: false, text: 'This order was given back, so nothing can be made of it.' },
  'order.refund_over': {
    status: 409,
    retryable: false,
    text: 'This order can no longer be given back by yourself. Please write to us.',
  },
  'route.not_found': { status: 404, retryable: false, text: 'There is nothing at this address.' },
  'route.method': { status: 405, retryable: false, text: 'This address does not take that method.' },
  'database.unavailable': later(),
  'server.internal': failed(),
  'server.no_room': later('There is no room to keep this right now. Nothing was changed. Please try again later.'),
  'server.not_ready': later('This server is not ready for work.'),
} as const satisfies Readonly<Record<EngineErrorCode, Problem>> & Readonly<Record<string, Problem>>;

export type ErrorCode = keyof typeof problems;
export type ServerErrorCode = Exclude<ErrorCode, EngineErrorCode | `press.${string}`>;

/** Media type of `problemSchema`: RFC 9457. */
export const problemMediaType = 'application/problem+json';

/** The `type` of a problem (RFC 9457), and the address that answers with its row of the table. */
export const problemType = (code: ErrorCode): string => `/problems/${code}`;

/** Body of every answer with a status of 400 or more, as in RFC 9457. */
export const problemSchema = z.object({
  /** See `problemType`. A relative reference, resolved against the request's URL. */
  type: z.string(),
  /** The table's text; the same for every problem of this type. */
  title: z.string(),
  /** HTTP status of the answer. */
  status: z.number(),
  /** What is wrong this time, in one sentence for people; otherwise the title. */
  detail: z.string(),
  /** A code of `problems`. Clients must tolerate unknown codes. */
  code: z.string(),
  /** The field at fault, as spelled in the request. */
  field: z.optional(z.string()),
  received: z.optional(z.string()),
  allowed: z.optional(z.string()),
  /** Also in the header `x-request-id`. Quote it to support. */
  requestId: z.string(),
  /** Seconds until a retry makes sense; also in the header `retry-after`. */
  retryAfter: z.optional(z.number()),
});
export type ProblemBody = z.infer<typeof problemSchema>;
