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
const later = (text = 'We’re very busy right now. Please try again in a moment.'): Problem => ({
  status: 503,
  retryable: true,
  text,
});

/**
 * Every error code that can leave the server, with its status. The types check the engine's codes here, and
 * the press's codes where the server looks them up.
 */
export const problems = {
  'brief.invalid': refused('The brief must be a single object with named fields.'),
  'brief.field.unknown': refused('This field isn’t part of the request.'),
  'brief.field.type': refused('A field has the wrong type.'),
  'brief.field.value': refused('A value isn’t one of the allowed options.'),
  'brief.field.too_long': refused('This text is too long.'),
  'brief.list.too_long': refused('This list has too many entries.'),
  'brief.text.control': refused('Line breaks and control characters aren’t allowed.'),
  'brief.text.bidi': refused('Hidden text-direction characters aren’t allowed.'),
  'brief.text.broken': refused('This text isn’t valid Unicode.'),
  'brief.text.marks': refused('There are too many combining marks on one letter.'),
  'brief.name.empty': refused('Please enter a business name.'),
  'brief.name.unsettable': unsettable('Our fonts don’t include every character in this name.'),
  'brief.slogan.unsettable': unsettable('Our fonts don’t include every character in this slogan.'),
  'design.none': unsettable('We couldn’t draw a good logo from these answers. Please change the name or the style.'),
  'face.missing': failed(),
  'face.broken': failed(),
  'scene.number': failed(),
  'scene.ink': failed(),
  'edit.invalid': refused('A customization must be a single object with named fields.'),
  'edit.field.unknown': refused('This field isn’t part of a customization.'),
  'edit.field.type': refused('A field in the customization has the wrong type.'),
  'edit.field.value': refused('A value in the customization isn’t one of the allowed options.'),
  'design.edit': refused('This change can’t be applied to this design.'),
  'design.refused': unsettable('This change would make the logo hard to read or reproduce, so we didn’t apply it.'),
  'design.foreign': unsettable('This logo wasn’t drawn for this brand. Please choose another one.'),
  'design.invalid': refused('This isn’t one of our design documents.'),
  'design.version': refused('This design was saved in a version we can’t read.'),

  'press.busy': later(),
  'press.cancelled': later('This was canceled before it finished. Please try again.'),
  'press.time': { status: 504, retryable: true, text: 'This took too long and was stopped. Please try again.' },
  'press.memory': unsettable('This takes too much memory to draw. Please choose a shorter name or slogan.'),
  'press.aborted': unsettable('This is more than we can draw. Please choose a shorter name or slogan.'),
  'press.crashed': failed(),
  'press.closed': later('The server is shutting down. Please try again in a moment.'),
  'press.unavailable': later(),
  'press.failed': failed(),
  'press.face.unknown': refused('This font isn’t in our catalog.'),
  'press.face.unreadable': failed(),
  'press.profile.unreadable': failed(),
  'press.raster.size': refused('An image must be 1 to 4,096 pixels wide and 1 to 4,096 pixels tall.'),
  'press.raster.content': refused('This design contains something we can’t render.'),
  'press.raster.broken': failed(),

  'request.body.too_large': { status: 413, retryable: false, text: 'The request is too large.' },
  'request.body.json': refused('The body isn’t valid JSON.'),
  'request.body.encoding': refused('The body must be UTF-8 without a byte order mark.'),
  'request.body.too_deep': refused('The body is nested too deeply.'),
  'request.body.too_many': refused('The body has too many fields or list entries.'),
  'request.body.key': refused('The body has a duplicate field name, or one that isn’t allowed.'),
  'request.media_type': { status: 415, retryable: false, text: 'The body must be sent as application/json.' },
  'request.field.unknown': refused('This field isn’t part of the request.'),
  'request.field.missing': refused('A field is missing.'),
  'request.field.type': refused('A field has the wrong type.'),
  'request.field.value': refused('A value isn’t allowed.'),
  'request.text': refused('This text isn’t valid Unicode, or it contains the character U+0000.'),
  'request.malformed': refused('We couldn’t read the request.'),
  'request.headers.too_large': { status: 431, retryable: false, text: 'The request headers are too large.' },
  'request.timeout': { status: 408, retryable: true, text: 'The request took too long to arrive.' },
  'request.origin': { status: 403, retryable: false, text: 'We don’t accept requests from other sites.' },
  'request.rate_limited': { status: 429, retryable: true, text: 'Too many requests. Please wait a moment.' },
  'answers.too_many': {
    status: 429,
    retryable: true,
    text: 'You have too many kits or downloads in progress. Please try again in a moment.',
  },
  'events.too_many': { status: 429, retryable: true, text: 'You have too many pages open at once. Please close some.' },
  'account.needed': { status: 401, retryable: false, text: 'Please sign in.' },
  'account.forbidden': { status: 403, retryable: false, text: 'Your account doesn’t have access to this.' },
  'account.credentials': {
    status: 401,
    retryable: false,
    text: 'The email address or password is wrong. If you’ve just signed up, please open the link in our email first.',
  },
  'account.link': refused('This link doesn’t work. It may be incomplete, or the account may have been deleted.'),
  'account.proof': { status: 403, retryable: false, text: 'Please enter the account’s password to confirm its email address.' },
  'account.code': { status: 401, retryable: false, text: 'This code is wrong or has expired.' },
  'account.codes_used_up': {
    status: 403,
    retryable: false,
    text: 'There were too many wrong codes. Choose a new password, or sign in from a browser you’ve used before.',
  },
  'account.second_factor': { status: 409, retryable: false, text: 'Two-factor authentication is already on.' },
  'account.admin': {
    status: 409,
    retryable: false,
    text: 'This account is an admin’s. Remove the role on the server first.',
  },
  'account.provider.unconfigured': { status: 409, retryable: false, text: 'This way of signing in isn’t set up on this site.' },
  'account.provider.state': refused(
    'This sign-in wasn’t started in this browser, was already used, or took longer than 10 minutes. Please start again.',
  ),
  'account.provider.denied': { status: 403, retryable: false, text: 'You canceled, so nothing was shared with us.' },
  'account.provider.unavailable': later('We can’t reach the service you sign in with. Please try again in a moment.'),
  'account.provider.refused': refused('We couldn’t verify the answer of the service you sign in with. Please start again.'),
  'account.provider.unverified': {
    status: 403,
    retryable: false,
    text: 'That account has no confirmed email address. Confirm it there first, or sign up with an email and a password.',
  },
  'account.provider.unknown': {
    status: 409,
    retryable: false,
    text: 'There’s no Brandwright account for this sign-in yet. You can create one in a moment.',
  },
  'account.provider.taken': {
    status: 409,
    retryable: false,
    text: 'That account is already connected to another Brandwright account.',
  },
  'account.provider.connected': {
    status: 409,
    retryable: false,
    text: 'This way of signing in is already connected to your account.',
  },
  'account.provider.other': {
    status: 403,
    retryable: false,
    text: 'That isn’t the account you sign in to Brandwright with. Please choose the connected one.',
  },
  'account.provider.last': {
    status: 409,
    retryable: false,
    text: 'This is the only way into your account. Set a password first.',
  },
  'account.provider.proof': {
    status: 403,
    retryable: false,
    text: 'Please confirm that it’s you first, with the service you sign in with.',
  },
  'account.password.wrong': { status: 403, retryable: false, text: 'That’s not your current password.' },
  'account.password.common': refused('This password is too common. Please choose another.'),
  'key.needed': {
    status: 401,
    retryable: false,
    text: 'Please send an API key in the Authorization header: Bearer, a space, and the key.',
  },
  'key.in_url': {
    status: 401,
    retryable: false,
    text: 'We don’t accept API keys in URLs, because URLs end up in logs. Please revoke this key and send a new one in the Authorization header.',
  },
  'key.wrong': {
    status: 401,
    retryable: false,
    text: 'This API key doesn’t work. It may be mistyped, or it may have been revoked.',
  },
  'key.scope': { status: 403, retryable: false, text: 'This API key isn’t allowed to do that.' },
  'key.too_many': { status: 409, retryable: false, text: 'You’ve reached your limit of API keys. Please revoke one first.' },
  'webhook.url': refused(
    'Please enter a public https:// URL on port 443 or 8443, with no username, password or #, such as https://shop.example.com/hooks.',
  ),
  'webhook.too_many': {
    status: 409,
    retryable: false,
    text: 'You’ve reached your limit of webhooks. Please delete one first.',
  },
  'webhook.off': { status: 409, retryable: false, text: 'This webhook is off. Turn it on first.' },
  'webhook.waiting': { status: 409, retryable: false, text: 'This event is already on its way.' },
  'repeat.key': refused('An Idempotency-Key must be 1 to 128 visible ASCII characters, with no spaces.'),
  'repeat.other': unsettable(
    'This Idempotency-Key has already been used for another request. Please use a new one for each request.',
  ),
  'repeat.running': {
    status: 409,
    retryable: true,
    text: 'The first request with this Idempotency-Key is still running. Please try again in a moment.',
  },
  'usage.limit': {
    status: 403,
    retryable: false,
    text: "You've reached your free logo generation limit. Upgrade to premium for unlimited access!",
  },
  'enhancement.premium': {
    status: 403,
    retryable: false,
    text: 'AI brand enhancement requires a paid plan. Please upgrade to access this feature.',
  },
  'usage.unrecorded': later(
    'We couldn’t record your download, so we didn’t send the file. That’s our mistake, and it won’t count as a download. Please try again in a moment.',
  ),
  'kit.changed': {
    status: 409,
    retryable: false,
    text: 'This kit was changed in another tab or on another device. Reload to see the latest version.',
  },
  'kit.no_change': { status: 409, retryable: false, text: 'There’s nothing to undo or redo.' },
  'kit.downloaded': {
    status: 409,
    retryable: false,
    text: 'You’ve downloaded files for this logo, so you can’t undo this choice anymore.',
  },
  'kit.too_many': { status: 409, retryable: false, text: 'You’ve reached your kit limit. Please delete a kit first.' },
  'kit.too_many_links': { status: 409, retryable: false, text: 'This kit has too many links. Please revoke one first.' },
  'kit.too_many_designs': {
    status: 409,
    retryable: false,
    text: 'You’ve reached the limit for replaced designs. Deleting a kit makes room for more, but only after 30 days.',
  },
  'kit.unfinished': { status: 409, retryable: false, text: 'This kit isn’t finished yet.' },
  'kit.locked': { status: 403, retryable: false, text: 'These files are locked because the kit isn’t paid for.' },
  'kit.no_revisions': {
    status: 403,
    retryable: false,
    text: 'Your plan doesn’t include revisions by our designers. Enterprise includes two.',
  },
  'kit.revisions_used': { status: 403, retryable: false, text: 'You’ve used all the free revisions in your plan.' },
  'kit.logos_used': {
    status: 409,
    retryable: false,
    text: 'You’ve used all the finished logos in your plan. To finish another, you need another plan.',
  },
  'kit.logo_finished': {
    status: 409,
    retryable: false,
    text: 'This logo is finished, so it can’t be replaced. You can still replace designs that don’t have files yet.',
  },
  'kit.has_design': { status: 409, retryable: false, text: 'This design is already in your kit.' },
  'kit.headline_unsettable': unsettable('Our fonts don’t include every character in this headline.'),
  'kit.no_design': unsettable('We couldn’t find another design for this brand.'),
  'kit.no_revision': unsettable('We couldn’t make any of these changes.'),
  'kit.unmakeable': {
    status: 409,
    retryable: false,
    text: 'We can’t make a kit from this order. We’ll automatically refund your payment or restore your plan within a day.',
  },
  'kit.no_file': { status: 404, retryable: false, text: 'This kit has no such file.' },
  'kit.no_logo': { status: 404, retryable: false, text: 'This kit has no logo yet.' },
  'brand.taken': { status: 409, retryable: false, text: 'This address is taken. Please choose another.' },
  'brand.reserved': refused('This address is reserved. Please choose another.'),
  'feedback.closed': { status: 409, retryable: false, text: 'The owner of this kit isn’t taking votes or comments anymore.' },
  'feedback.full': {
    status: 409,
    retryable: false,
    text: 'This kit has as many votes and comments as it can take. Please contact its owner another way.',
  },
  'canva.unconfigured': { status: 409, retryable: false, text: 'Exporting to Canva isn’t set up on this site.' },
  'canva.disconnected': {
    status: 409,
    retryable: false,
    text: 'Your Canva account isn’t connected. Please connect it again.',
  },
  'canva.state': refused('This connection wasn’t started in this browser. Please connect again from your kit’s page.'),
  'canva.expired': refused('Connecting took longer than 10 minutes. Please connect again from your kit’s page.'),
  'canva.used': refused('This Canva link has already been used. Your kit’s page shows whether you’re connected.'),
  'canva.denied': { status: 403, retryable: false, text: 'You declined access in Canva, so nothing was connected.' },
  'canva.unavailable': later('We can’t reach Canva right now. Please try again in a moment.'),
  'canva.throttled': {
    status: 429,
    retryable: true,
    text: 'Canva is limiting how many designs you can add right now. Please try again in a few minutes.',
  },
  'canva.refused': unsettable('Canva didn’t accept one of the files.'),
  'canva.exporting': { status: 409, retryable: false, text: 'This kit is already being exported to Canva.' },
  'payment.price': unsettable('That price doesn’t match the plan. Nothing was charged.'),
  'payment.address': refused('The return URL must be on this site.'),
  'payment.signature': refused('This wasn’t signed by the payment provider.'),
  'payment.unavailable': later('We can’t reach the payment provider right now. Nothing was charged.'),
  'order.unknown': { status: 404, retryable: false, text: 'Order not found.' },
  'order.bought': {
    status: 409,
    retryable: false,
    text: 'You’ve already bought this plan for this brand. You’ll find the kit on your dashboard. Nothing was charged.',
  },
  'order.unpaid': { status: 409, retryable: false, text: 'This order hasn’t been paid.' },
  'order.unproven': later('We couldn’t check whether we can make your kit. Nothing was charged. Please try again in a moment.'),
  'order.variations': unsettable(
    'We can’t draw as many different logos for this brand as the plan includes. Nothing was charged.',
  ),
  'order.unprintable': unsettable('We can’t make this logo. Please choose another one. Nothing was charged.'),
  'order.no_plan': {
    status: 403,
    retryable: false,
    text: 'You have no unused plan to make this kit with. Please buy one first.',
  },
  'order.used': { status: 409, retryable: false, text: 'This plan has already been used for a kit.' },
  'order.ended': { status: 409, retryable: false, text: 'This order was refunded or disputed, so we can’t make a kit from it.' },
  'order.refund_over': {
    status: 409,
    retryable: false,
    text: 'You can no longer cancel this order yourself. Please contact us.',
  },
  'route.not_found': { status: 404, retryable: false, text: 'There’s nothing at this address.' },
  'route.method': { status: 405, retryable: false, text: 'That action isn’t supported at this address.' },
  'database.unavailable': later(),
  'server.internal': failed(),
  'server.no_room': later('We’re out of storage right now, so nothing was saved or changed. Please try again later.'),
  'server.not_ready': later('This server isn’t ready yet.'),
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
