import { dollars, findPlan } from '@brandwright/contract';
import type { Letter, OrderRow } from '@brandwright/data';
import type { Guarantee } from '../orders/order-view.ts';
import { letterPage, type Words } from './letter-page.ts';

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
  | { readonly kind: 'kit-ready' | 'kit-failed'; readonly kit: string; readonly businessName: string }
  | {
      readonly kind: 'plan-back';
      readonly businessName: string;
      readonly plan: string;
      readonly test: boolean;
      /** The plan's remaining refund guarantee; null once it has ended. */
      readonly guarantee: Guarantee | null;
    }
);

interface Reader {
  readonly email: string;
  /** Null if the payment came without a name. */
  readonly name: string | null;
}

type Said = Words & { readonly path: string };

const day = (date: Date | null): string =>
  (date ?? new Date(0)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const moment = (date: Date | null): string => `${(date ?? new Date(0)).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const nameOf = ({ plan }: OrderRow): string => findPlan(plan)?.name ?? plan;
/** Amount paid, including tax. */
const paid = ({ amount, tax }: OrderRow): string => dollars(amount + tax);
const unmoved = ({ test }: OrderRow): readonly string[] => (test ? ['This was a test: no money moved.'] : []);

function wordsOf(notice: OrderNotice): Said {
  const hello = notice.person.name === null ? 'Hello,' : `Hello ${notice.person.name},`;
  switch (notice.kind) {
    case 'receipt':
      return receipt(hello, notice.order, notice.guarantee);
    case 'refund':
      return { ...refund(hello, notice), ...wayTo(notice.account) };
    case 'dispute':
      return { ...dispute(hello, notice.order), ...wayTo(notice.account) };
    case 'kit-ready':
      return {
        subject: 'Your brand kit is ready',
        lines: [
          hello,
          `The kit of “${notice.businessName}” is ready: logos, every file of them, colors and typefaces. You can download it again whenever you like.`,
        ],
        action: 'View and download the kit',
        path: `/results/${notice.kit}#downloads`,
      };
    case 'kit-failed':
      return {
        subject: 'Your brand kit could not be made yet',
        lines: [
          hello,
          `We are sorry: the kit of “${notice.businessName}” could not be made, although we tried three times. Our people have been told and will look at it.`,
          'You need do nothing. We write when it is ready; if it is not ready within a day, you get back what you paid with, the money or the plan, without asking. If you would rather have your money back now, you can take the order back on your orders page at once.',
        ],
        action: 'See my orders',
        path: '/orders',
      };
    case 'plan-back':
      return {
        subject: 'Your plan is unused again',
        lines: [
          hello,
          `We are sorry: the kit of “${notice.businessName}” could not be made. Your plan “${notice.plan}” is yours to use again, for this brand or another one; nothing was charged.`,
          ...(notice.test ? ['This was a test: no money moved.'] : []),
          ...(notice.guarantee === null
            ? []
            : [
                `If you would rather have your money back, you can give the plan back on your orders page until ${day(notice.guarantee.until)}, without a reason.`,
              ]),
        ],
        action: 'See my orders',
        path: '/orders',
      };
    default:
      return notice satisfies never;
  }
}

/** People without an account are not sent to its pages. */
const wayTo = (account: boolean) =>
  account ? { action: 'See my orders', path: '/orders' } : { action: 'Go to Brandwright', path: '/' };

function receipt(hello: string, order: OrderRow, guarantee: Guarantee | null): Said {
  const { id, tax, receiptNumber, paidAt, brandKitId } = order;
  const taxed = tax === 0 ? 'no tax' : `${dollars(tax)} of it tax`;
  return {
    subject: `Your receipt ${receiptNumber}`,
    lines: [
      hello,
      `Thank you. We have received ${paid(order)} (${taxed}) for “${nameOf(order)}” on ${day(paidAt)}. Receipt ${receiptNumber}.`,
      ...unmoved(order),
      brandKitId === null
        ? 'Your plan waits for its brand: make one in the wizard, and its last step uses the plan instead of charging again.'
        : 'Your brand kit is being made now. We write again when it is ready.',
      ...(guarantee === null
        ? []
        : [
            `You can give ${guarantee.for === 'first' ? 'it' : 'the plan'} back until ${day(guarantee.until)}${guarantee.for === 'first' ? '' : ', as long as no kit was made with it'}: on your orders page, and without a reason.`,
          ]),
    ],
    action: 'See the receipt',
    path: `/orders?order=${id}`,
  };
}

/**
 * The text depends on why the money went back. For a withdrawal it states the time, which the email must
 * confirm (EU 2023/2673).
 */
function refund(hello: string, { order, before = 0 }: RefundNews): Pick<Words, 'subject' | 'lines'> {
  const { refundReason, refundAskedAt, refundedAt, receiptNumber } = order;
  const what = `“${nameOf(order)}” (order ${order.id}, receipt ${receiptNumber})`;
  const banks = 'Banks take up to ten days to show it.';
  const ended = `What the order granted has ended with it${order.brandKitId === null ? '' : ': the files of its kit are closed'}.`;
  const onWay = `${paid(order)} were returned on ${moment(refundedAt)} to the card or account they came from. ${banks}`;
  const back = 'Your money is on its way back';
  switch (refundReason) {
    case 'asked':
      return {
        subject: 'Your withdrawal is confirmed',
        lines: [
          hello,
          `You withdrew from the contract about ${what} on ${moment(refundAskedAt)}. This letter confirms that your withdrawal has reached us; please keep it.`,
          `${dollars(order.amount + order.tax - before)} go back to the card or account they came from, without your doing anything. ${banks}`,
          ...(before === 0 ? [] : [`${dollars(before)} of the ${paid(order)} that you paid had gone back there before.`]),
          ...unmoved(order),
          ended,
        ],
      };
    case 'duplicate':
      return {
        subject: 'Your second payment is on its way back',
        lines: [
          hello,
          `${what} had been paid for already, in another window: you paid twice for the same brand, so we have given this payment back by ourselves.`,
          onWay,
          ...unmoved(order),
          'Nothing ends by that. Your first payment stands, and the kit stays yours.',
        ],
      };
    case 'failed':
      return {
        subject: back,
        lines: [
          hello,
          `We are sorry: the kit that you bought as ${what} could not be made, and we could not mend it within a day. So we have given your money back, without your asking.`,
          onWay,
          ...unmoved(order),
          `${ended} If you try again, we check that the kit can be made before you pay.`,
        ],
      };
    case 'erased':
      return {
        subject: back,
        lines: [
          hello,
          `A payment for ${what} reached us after the account was deleted. Nothing was made for it, so we have given it back by ourselves.`,
          onWay,
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
          `We have given back what was paid for ${what}.`,
          onWay,
          ...unmoved(order),
          `${ended} If you did not expect this, please answer this letter.`,
        ],
      };
    default:
      return refundReason satisfies never;
  }
}

/**
 * Tells a buyer why their files are closed. It may be a mistake that only they can fix, and otherwise they
 * would ask us, or the bank again.
 */
function dispute(hello: string, order: OrderRow): Pick<Words, 'subject' | 'lines'> {
  return {
    subject: 'Your bank has questioned a payment',
    lines: [
      hello,
      `The bank or card company that paid ${paid(order)} for “${nameOf(order)}” (receipt ${order.receiptNumber}) wants the money back. Somebody there, or you, has said that something is wrong with the payment.`,
      ...unmoved(order),
      'Until that is decided, what the order granted is closed, the files of its kit among it. Nothing of it is deleted.',
      order.refundAskedAt === null
        ? 'If it was a mistake, please tell your bank that the payment is right: once it says so, everything opens again by itself. If something is wrong with what you bought, please answer this letter.'
        : 'We were giving this money back, and cannot while the bank decides. You need do nothing: either the bank returns it, or we do as soon as it says that the payment was right.',
    ],
  };
}

/** The email for a notice. `origin` is the base of its link. */
export function orderLetter(notice: OrderNotice, origin: string): Letter {
  const { path, ...words } = wordsOf(notice);
  return letterPage(notice.person.email, words, `${origin}${path}`);
}
