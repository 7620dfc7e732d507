import type { SandboxSession } from './stripe-api.ts';

/** What the sandbox takes, with what each takes off in percent. A provider's codes are made by the operator. */
export const promotionCodes = [
  { code: 'SAVE20', percent: 20 },
  { code: 'FREEKIT', percent: 100 },
] as const;

/** A promotion code as buyers type it. Null if there is none of that name. */
const findCode = (typed: string) => promotionCodes.find(({ code }) => code === typed.trim().toUpperCase()) ?? null;

/** The open session with another code, or with none for null. Null if it takes no codes, or not this one. */
export function withCode(session: SandboxSession, typed: string | null): SandboxSession | null {
  if (session.allow_promotion_codes !== true) return null;
  const found = typed === null ? null : findCode(typed);
  if (typed !== null && found === null) return null;
  const price = session.amount_subtotal;
  const discount = found === null ? 0 : Math.round((price * found.percent) / 100);
  return {
    ...session,
    amount_total: price - discount,
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    discounts: found === null ? [] : [{ coupon: null, promotion_code: `promo_${found.code}` }],
  };
}
