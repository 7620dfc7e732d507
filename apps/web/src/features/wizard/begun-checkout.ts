/** A checkout that was begun in this tab. */
export interface BegunCheckout {
  readonly url: string;
  readonly orderId: string;
}

/** Its place in this tab's storage. */
const key = 'brandwright.checkout';

/** Keeps it for a page that is loaded anew by Back, as most browsers do after a checkout in the same tab. */
export function keepCheckout(begun: BegunCheckout): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(begun));
  } catch {
    // The page forgets it. Pressing the button again opens the same checkout.
  }
}

/** Null where none was begun here. */
export function keptCheckout(): BegunCheckout | null {
  try {
    const { url, orderId } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<BegunCheckout>;
    return typeof url === 'string' && typeof orderId === 'string' ? { url, orderId } : null;
  } catch {
    return null;
  }
}

export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}
