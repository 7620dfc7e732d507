import { contentsOf, dollars, findPlan } from '@brandwright/contract';
import type { Email, OrderRow } from '@brandwright/data';
import { planOf } from '../orders/order-plan.ts';
import type { Guarantee } from '../orders/order-view.ts';
import { emailPage, type Words } from './email-page.ts';

/** News about a paid order. */
export type OrderNews =
  | { readonly kind: 'receipt'; readonly order: OrderRow; readonly guarantee: Guarantee | null }
  | { readonly kind: 'dispute'; readonly order: OrderRow }
  | {
      readonly kind: 'refund';
      readonly order: OrderRow;
      /** Cents refunded earlier, in parts. Default 0. */
      readonly before?: number;
    };

type RefundNews = Extract<OrderNews, { readonly kind: 'refund' }>;

/** Email to a buyer about their purchase (Z-05). */
export type OrderNotice = { readonly person: Reader } & (
  | (OrderNews & {
      /** True if the recipient still has an account. */
      readonly account: boolean;
    })
  | { readonly kind: 'kit-ready'; readonly kit: string; readonly businessName: string }
  | {
      readonly kind: 'kit-failed';
      readonly businessName: string;
      /** Until when the order can be given back now; null once that is over. */
      readonly guarantee: Guarantee | null;
    }
  | {
      readonly kind: 'plan-back';
      readonly businessName: string;
      readonly plan: string;
      readonly test: boolean;
      /** The plan's remaining refund guarantee; null once it has ended. */
      readonly guarantee: Guarantee | null;
    }
);

/** Whom an email comes from, and whom its reader can ask. */
export interface Shop {
  /** Of the site: where links lead. */
  readonly origin: string;
  /** The operator's address, which answers go to; null for the contact page alone. */
  readonly support: string | null;
}

interface Reader {
  readonly email: string;
  /** Null if the payment came without a name. */
  readonly name: string | null;
}

type Said = Words & { readonly path: string };

const day = (date: Date | null): string =>
  (date ?? new Date(0)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const moment = (date: Date | null): string =>
  `${(date ?? new Date(0)).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
const nameOf = ({ plan }: OrderRow): string => findPlan(plan)?.name ?? plan;
/** Amount paid, including tax. */
const paid = ({ amount, tax }: OrderRow): string => dollars(amount + tax);
const unmoved = ({ test }: Pick<OrderRow, 'test'>): readonly string[] =>
  test ? ['This was a test order, so no real money was involved.'] : [];
/** How a reader reaches a person, after “please”. */
const askUs = ({ origin, support }: Shop): string =>
  support === null ? `contact us at ${origin}/contact` : 'reply to this email';

function wordsOf(notice: OrderNotice, shop: Shop): Said {
  const hello = notice.person.name === null ? 'Hello,' : `Hello ${notice.person.name},`;
  switch (notice.kind) {
    case 'receipt':
      return receipt(hello, notice.order, notice.guarantee);
    case 'refund':
      return { ...refund(hello, notice, shop), ...wayTo(notice.account) };
    case 'dispute':
      return { ...dispute(hello, notice.order, shop), ...wayTo(notice.account) };
    case 'kit-ready':
      return {
        subject: 'Your brand kit is ready',
        lines: [
          hello,
          `Your “${notice.businessName}” kit is ready: your logos in every format, plus colors and fonts. You can download it again anytime.`,
        ],
        action: 'View and download your kit',
        path: `/results/${notice.kit}#downloads`,
      };
    case 'kit-failed':
      return {
        subject: 'We haven’t been able to make your brand kit yet',
        lines: [
          hello,
          `We’re sorry. We tried three times, but couldn’t make your “${notice.businessName}” kit. ${shop.support === null ? 'We’ve logged the problem and will look into it.' : 'We’ve been notified and will look into it.'}`,
          'You don’t need to do anything. We’ll email you when your kit is ready. If we can’t fix the problem within a day, you’ll automatically get a refund, or your plan back if that’s what you used.',
          ...(notice.guarantee === null ? [] : ['If you’d rather have a refund now, you can cancel on your orders page.']),
        ],
        action: 'View my orders',
        path: '/orders',
      };
    case 'plan-back':
      return {
        subject: 'Your plan is ready to use again',
        lines: [
          hello,
          `We’re sorry. We couldn’t make your “${notice.businessName}” kit, so you can use your ${notice.plan} plan again, for this brand or another one. You weren’t charged anything extra.`,
          ...unmoved(notice),
          ...(notice.guarantee === null
            ? []
            : [
                `If you’d rather have a refund, you can return the plan on your orders page until ${day(notice.guarantee.until)}. You don’t have to give a reason.`,
              ]),
        ],
        action: 'View my orders',
        path: '/orders',
      };
    default:
      return notice satisfies never;
  }
}

/** People without an account are not sent to its pages. */
const wayTo = (account: boolean) =>
  account ? { action: 'View my orders', path: '/orders' } : { action: 'Go to Brandwright', path: '/' };

function receipt(hello: string, order: OrderRow, guarantee: Guarantee | null): Said {
  const { id, tax, receiptNumber, paidAt, brandKitId } = order;
  const less = order.discount === 0 ? '' : `after a ${dollars(order.discount)} discount, `;
  const taxed = `${less}${tax === 0 ? 'no tax charged' : `including ${dollars(tax)} in tax`}`;
  return {
    subject: `Your receipt ${receiptNumber}`,
    lines: [
      hello,
      `Thank you for your order. We received ${paid(order)} (${taxed}) for “${nameOf(order)}” on ${day(paidAt)}. Your receipt number is ${receiptNumber}.`,
      `It includes ${contentsOf(planOf(order))}.`,
      ...unmoved(order),
      brandKitId === null
        ? 'Your plan is ready to use. Create your brand, and the last step will use your plan instead of charging you again.'
        : 'We’re making your brand kit now. We’ll email you when it’s ready.',
      ...(guarantee === null
        ? []
        : [
            `If you change your mind, you can get a full refund on your orders page until ${day(guarantee.until)}${guarantee.for === 'first' ? '' : ', as long as you haven’t made a kit with your plan'}. You don’t have to give a reason.`,
          ]),
    ],
    action: 'View your receipt',
    path: `/orders?order=${id}`,
  };
}

/** Of an order that a promotion code made free. */
const nothing = 'Your promotion code covered the full price, so there’s no money to refund.';

/** Why money went back decides what there is to say of it. Who withdrew is told when they did: that is what the email confirms (EU 2023/2673). */
function refund(hello: string, { order, before = 0 }: RefundNews, shop: Shop): Pick<Words, 'subject' | 'lines'> {
  const { refundReason, refundAskedAt, refundedAt, receiptNumber } = order;
  const what = `“${nameOf(order)}” (order ${order.id}, receipt ${receiptNumber})`;
  const banks = 'Your bank may take up to 10 days to show the refund.';
  const ended = `You no longer have access to anything in this order${order.brandKitId === null ? '' : ', including your kit files'}.`;
  const free = order.amount + order.tax === 0;
  const returned = free
    ? nothing
    : `We sent ${paid(order)} back to your original payment method on ${moment(refundedAt)}. ${banks}`;
  const back = 'We’ve refunded your payment';
  switch (refundReason) {
    case 'asked':
      return {
        subject: 'Your cancellation is confirmed',
        lines: [
          hello,
          `You canceled ${what} on ${moment(refundAskedAt)}. This email confirms that we received your cancellation (in legal terms, your withdrawal from the contract). Please keep it for your records.`,
          free
            ? nothing
            : `We’re refunding ${dollars(order.amount + order.tax - before)} to your original payment method. You don’t need to do anything. ${banks}`,
          ...(before === 0 ? [] : [`We had already refunded ${dollars(before)} of the ${paid(order)} you paid.`]),
          ...unmoved(order),
          ended,
        ],
      };
    case 'duplicate':
      return {
        subject: 'We’ve refunded your duplicate payment',
        lines: [
          hello,
          `You paid twice for the same brand, so we’ve refunded this payment: ${what}.`,
          returned,
          ...unmoved(order),
          'Nothing else changes. Your other payment still counts, and the kit is yours.',
        ],
      };
    case 'failed':
      return {
        subject: back,
        lines: [
          hello,
          `We’re sorry. We couldn’t make your kit or fix the problem within a day, so we’ve refunded your payment for ${what}.`,
          returned,
          ...unmoved(order),
          `${ended} If you order again, we’ll check that we can make the kit before you pay.`,
        ],
      };
    case 'erased':
      return {
        subject: back,
        lines: [
          hello,
          `We received a payment for ${what} after your account was deleted. We didn’t make anything for it, so we’ve refunded it.`,
          returned,
          ...unmoved(order),
        ],
      };
    case 'provider':
    case 'test':
    case null:
      return {
        subject: back,
        lines: [
          hello,
          `We’ve refunded your payment for ${what}.`,
          returned,
          ...unmoved(order),
          `${ended} If you didn’t expect this, please ${askUs(shop)}.`,
        ],
      };
    default:
      return refundReason satisfies never;
  }
}

/** Somebody whose files are closed is told why: it may be a mistake that they alone can mend, and who learns it from a closed door asks us, or the bank again. */
function dispute(hello: string, order: OrderRow, shop: Shop): Pick<Words, 'subject' | 'lines'> {
  return {
    subject: 'Your bank has disputed a payment',
    lines: [
      hello,
      `Your bank or card company has disputed your ${paid(order)} payment for “${nameOf(order)}” (receipt ${order.receiptNumber}) and wants the money back. Either you or someone at the bank reported a problem with the payment.`,
      ...unmoved(order),
      `Until the dispute is settled, everything in this order is on hold${order.brandKitId === null ? '' : ', including your kit files'}. Nothing has been deleted.`,
      order.refundAskedAt === null
        ? `If this is a mistake, please tell your bank that the payment is valid. Once the bank confirms this, you’ll automatically get everything back. If there’s a problem with your order, please ${askUs(shop)}.`
        : 'We had started to refund this payment, but we can’t finish while your bank is deciding. You don’t need to do anything. Either your bank will return the money, or we’ll refund it as soon as the bank confirms that the payment was valid.',
    ],
  };
}

/** The email of a notice. Its answers go to the operator's address where there is one. */
export function orderEmail(notice: OrderNotice, shop: Shop): Email {
  const { path, ...words } = wordsOf(notice, shop);
  return { ...emailPage(notice.person.email, words, `${shop.origin}${path}`), replyTo: shop.support };
}
