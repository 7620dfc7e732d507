/** Status of an order. `pending`: paid by a method that takes days. */
export const orderStatuses = ['open', 'expired', 'pending', 'paid', 'refunding', 'refunded', 'disputed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Why an order was refunded: its owner asked (`asked`), paid twice (`duplicate`) or was erased before the
 * money arrived (`erased`); its kit could not be made (`failed`); we refunded it, on the admin page or at
 * the provider (`provider`). `test` marks an order without money, ended when the shop opened.
 */
export const refundReasons = ['asked', 'duplicate', 'erased', 'failed', 'provider', 'test'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Status of a kit (D-05). */
export const kitStatuses = ['pending', 'generating', 'completed', 'error'] as const;
export type KitStatus = (typeof kitStatuses)[number];

/** What a payment page learns of its payment; `unpaid`: the provider may still get the money. */
export const paymentStates = ['paid', 'unpaid', 'expired', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How far a checkout session is, and its payment, in the words of the payment provider. */
export const checkoutStatuses = ['open', 'complete', 'expired'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];
export const checkoutPayments = ['paid', 'unpaid'] as const;
export type CheckoutPayment = (typeof checkoutPayments)[number];

/**
 * What somebody does at the sandbox: pays, has their card declined, pays in a way whose money comes later, or enters or removes a
 * promotion code.
 */
export const sandboxActions = [
  'pay',
  'decline',
  'pay-late',
  'late-money-came',
  'late-money-failed',
  'use-code',
  'remove-code',
] as const;
export type SandboxAction = (typeof sandboxActions)[number];

/** What a requested change is about (V-01). */
export const revisionTypes = ['color', 'logo', 'typography', 'general'] as const;
export type RevisionType = (typeof revisionTypes)[number];

/** Status of a requested change. The last two are closed. */
export const revisionStatuses = ['pending', 'in_progress', 'completed', 'rejected'] as const;
export type RevisionStatus = (typeof revisionStatuses)[number];
