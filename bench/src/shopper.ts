import { written } from './specimens.ts';

export type Shopper = ReturnType<typeof shopper>;

/** Somebody who buys, each time from another address. */
export function shopper(origin: string, cookie: string) {
  let asked = 0;
  const from = (): Record<string, string> => ({ cookie, 'x-forwarded-for': `10.9.${++asked >> 8}.${asked & 255}` });
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { ...from(), origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${(await response.text()).slice(0, 200)}`);
    return (await response.json()) as T;
  };
  return {
    origin,
    from,
    /** Begins a checkout for the n-th brand; where it is paid. */
    async begin(n: number): Promise<string> {
      const { name, ...rest } = written[n % written.length] ?? { name: '' };
      const brand = { ...rest, businessName: `${name} ${n}` };
      const { url } = await ask<{ url: string }>('POST', 'create-payment', { plan: 'premium', price: 15, brand });
      return `sandbox/checkouts/${url.split('/').at(-1)}`;
    },
    pay: (page: string) => ask('POST', page, { action: 'pay' }),
    /** The kits that are completed. */
    async completed(): Promise<readonly string[]> {
      const { kits } = await ask<{ kits: readonly { id: string; status: string }[] }>('GET', 'kits');
      return kits.filter(({ status }) => status === 'completed').map(({ id }) => id);
    },
    async download(kit: string): Promise<void> {
      const response = await fetch(`${origin}/api/kits/${kit}/archive`, { headers: from() });
      if (!response.ok) throw new Error(`A kit's archive was answered with ${response.status}.`);
      await response.arrayBuffer();
    },
  };
}
