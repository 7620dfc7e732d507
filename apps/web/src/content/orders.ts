import type { OrderStatus, RefundReason } from '@brandwright/contract';

/** The words of a person's orders (rows B-07, B-08, B-09). */
export const orders = {
  title: 'Your orders',
  description: 'Your purchases, receipts and refunds.',
  lead: 'Your purchases, newest first.',
  loading: 'Loading your orders',
  status: {
    open: 'Not paid',
    expired: 'Expired, not paid',
    pending: 'Payment processing',
    paid: 'Paid',
    refunding: 'Refund on its way',
    refunded: 'Refunded',
    disputed: 'Disputed',
  } satisfies Readonly<Record<OrderStatus, string>>,
  /** Null where nothing has to be said. */
  why: {
    asked: null,
    erased: null,
    provider: null,
    test: null,
    duplicate:
      'This was a second payment for the same brand, so we’re refunding it automatically. The kit from your first payment is yours.',
    failed: 'We couldn’t make this kit, so we’re refunding your payment automatically.',
    disputed:
      'Your bank has disputed this payment, so the order is on hold until that’s settled. If you didn’t mean to dispute it, tell your bank or contact us.',
  } satisfies Readonly<Record<RefundReason | 'disputed', string | null>>,
  noBrand: 'No brand yet',
  test: 'Test payment, nothing charged',
  receipt: 'Receipt',
  receiptOf: (number: string) => `Receipt ${number}`,
  receiptAndNote: 'Receipt and credit note',
  kit: 'View kit',
  kitOf: (name: string) => `View kit: ${name}`,
  use: 'Use this plan',
  discount: (amount: string) => `after a ${amount} discount`,
  tax: (amount: string) => `including ${amount} in tax`,
  refundedOn: (day: string) => `Refunded ${day}`,
  /** EU law (2023/2673) asks for “withdraw from contract here” or a label that is as clear: the plain words lead, and the law’s stand beside them. */
  withdraw: {
    open: 'Cancel this order and get a refund',
    until: (day: string) => `Withdraw from contract here until the end of ${day} (UTC)`,
    title: 'Cancel this order?',
    money: (amount: string) => `We’ll refund ${amount} to your original payment method. You don’t have to give a reason.`,
    kit: (name: string) =>
      `You’ll lose access to the ${name} kit and all its files. You’ll also lose unlimited logo generation, unless another order includes it.`,
    plan: 'You’ll lose this plan, which you haven’t used for a kit yet.',
    stays: 'Your account, drafts and free logo files stay as they are.',
    legal: 'In legal terms, you’re withdrawing from the contract.',
    confirm: 'Confirm cancellation',
    keep: 'Keep the order',
    done: 'Order canceled',
    doneText: (amount: string) => `We’ll refund ${amount} to your original payment method and confirm it by email.`,
    failed: 'We couldn’t cancel your order',
  },
  failed: 'That didn’t work',
  empty: {
    title: 'No orders yet',
    text: 'Creating and downloading logos is free. When you buy a kit, it appears here with its receipt.',
    pricing: 'See pricing',
    create: 'Start Creating Free',
  },
  error: {
    title: 'We couldn’t load your orders',
    text: 'Your orders are safe. We just couldn’t load the list.',
    again: 'Try again',
  },
} as const;
