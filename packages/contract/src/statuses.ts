/** Where an order is; `pending` is paid by a way that takes days. */
export const orderStatuses = ['open', 'expired', 'pending', 'paid', 'refunding', 'refunded', 'disputed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Why the money of an order went back: its owner asked, paid twice, was erased before it arrived, its kit could not be made (`failed`), or the provider gave it back by
 * itself. `test` is an order without money, ended as the shop opened.
 */
export const refundReasons = ['asked', 'duplicate', 'erased', 'failed', 'provider', 'test'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** How far a kit is (row D-05). */
export const kitStatuses = ['pending', 'generating', 'completed', 'error'] as const;
export type KitStatus = (typeof kitStatuses)[number];
