/** Status of an order. `pending`: paid by a method that takes days. */
export const orderStatuses = ['open', 'expired', 'pending', 'paid', 'refunding', 'refunded', 'disputed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Why an order was refunded: its owner asked (`asked`), paid twice (`duplicate`) or was erased before the
 * money arrived (`erased`); its kit could not be made (`failed`); the provider refunded it by itself
 * (`provider`). `test` marks an order without money, ended when the shop opened.
 */
export const refundReasons = ['asked', 'duplicate', 'erased', 'failed', 'provider', 'test'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Status of a kit (D-05). */
export const kitStatuses = ['pending', 'generating', 'completed', 'error'] as const;
export type KitStatus = (typeof kitStatuses)[number];
