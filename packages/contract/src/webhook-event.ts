/** What webhooks tell of. */
export const webhookEvents = ['brand_kit.completed', 'brand_kit.failed', 'webhook.test'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/**
 * Whether events are sent, and why not: `off`: its owner turned it off. `failing`: everything failed for days. `gone`: it
 * answered 410. `secured`: the account was recovered, or its password reset, and somebody else may have added it.
 */
export const webhookStates = ['on', 'off', 'failing', 'gone', 'secured'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** `stopped`: its webhook was turned off while it waited. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'stopped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Why an attempt failed. `address`: the host has no address, or one that isn’t public. `connection`: none, or it broke off.
 * `tls`: the certificate isn’t valid for the host. `redirect`: a redirect, which isn’t followed. `status`: another status than
 * 2xx. `secret`: the server’s secret has changed, so that this one can’t be read.
 */
export const attemptFailures = ['address', 'connection', 'tls', 'timeout', 'redirect', 'status', 'secret'] as const;
export type AttemptFailure = (typeof attemptFailures)[number];
