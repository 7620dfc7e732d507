/** The payment provider, from the environment. */
export interface PaymentSettings {
  /** `sk_live_…`, `sk_test_…`, or a restricted key `rk_…`. */
  readonly secretKey: string;
  /** `whsec_…`: verifies the provider's events. */
  readonly webhookSecret: string;
  /** True if the provider computes tax, on top of the price. */
  readonly automaticTax: boolean;
  /** True if the provider’s page takes the promotion codes that the operator made there. */
  readonly promotionCodes: boolean;
  /** Another address of the provider's API, for tests and proxies; null for its own. */
  readonly apiUrl: URL | null;
}

type Name =
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_TAX'
  | 'STRIPE_PROMOTION_CODES'
  | 'STRIPE_API_URL'
  | 'PAYMENTS';

interface Surroundings {
  readonly read: (name: Name) => string | undefined;
  readonly production: boolean;
  readonly databaseUrl: string | null;
}

/**
 * The payment settings; null for the sandbox. Prevents accidents with money: in production, the sandbox or a
 * test key must be requested by name; a key needs a webhook secret; and a live key needs a database that
 * survives a power failure (S-12, R-05).
 */
export function readPayment({ read, production, databaseUrl }: Surroundings, faults: string[]): PaymentSettings | null {
  const [secretKey, webhookSecret, tax, codes, api, payments] = [
    read('STRIPE_SECRET_KEY'),
    read('STRIPE_WEBHOOK_SECRET'),
    read('STRIPE_TAX'),
    read('STRIPE_PROMOTION_CODES'),
    read('STRIPE_API_URL'),
    read('PAYMENTS'),
  ];
  if (payments !== undefined && payments !== 'sandbox' && payments !== 'test')
    faults.push(`PAYMENTS is “${payments}”; it must be sandbox, test or not set.`);
  if (tax !== undefined && tax !== 'automatic') faults.push(`STRIPE_TAX is “${tax}”; it must be automatic or not set.`);
  if (codes !== undefined && codes !== 'yes') faults.push(`STRIPE_PROMOTION_CODES is “${codes}”; it must be yes or not set.`);
  if (secretKey === undefined) {
    if (tax !== undefined) faults.push('STRIPE_TAX needs STRIPE_SECRET_KEY. The sandbox can’t charge tax.');
    if (codes !== undefined) faults.push('STRIPE_PROMOTION_CODES needs STRIPE_SECRET_KEY. The sandbox has codes of its own.');
    if (production && payments !== 'sandbox')
      faults.push('STRIPE_SECRET_KEY must be set. Nobody can pay without it. For a demo site, set PAYMENTS=sandbox.');
    return null;
  }
  // Never echoed.
  if (!/^[rs]k_(?:live|test)_\w{8,}$/.test(secretKey))
    faults.push('STRIPE_SECRET_KEY must be a secret key: sk_live_…, sk_test_… or rk_….');
  if (payments === 'sandbox') faults.push('PAYMENTS=sandbox and STRIPE_SECRET_KEY can’t be used together.');
  const test = /^[rs]k_test_/.test(secretKey);
  if (production && test && payments !== 'test')
    faults.push('STRIPE_SECRET_KEY is a test key, so people would get kits without paying. For a demo site, set PAYMENTS=test.');
  if (payments === 'test' && !test) faults.push('PAYMENTS=test needs a test key in STRIPE_SECRET_KEY.');
  if (webhookSecret === undefined || !/^whsec_\w{8,}$/.test(webhookSecret))
    faults.push(
      'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY. It is the whsec_… secret of the endpoint /api/stripe-webhook.',
    );
  if (/^[rs]k_live_/.test(secretKey) && databaseUrl === null)
    faults.push(
      'DATABASE_URL is required with a live key. The embedded database can lose the last few seconds if the power fails.',
    );
  const apiUrl = api === undefined || !URL.canParse(api) ? null : new URL(api);
  if (api !== undefined && (apiUrl === null || !/^https?:$/.test(apiUrl.protocol)))
    faults.push(`STRIPE_API_URL is “${api}”; it must be a URL such as http://127.0.0.1:12111.`);
  return {
    secretKey,
    webhookSecret: webhookSecret ?? '',
    automaticTax: tax === 'automatic',
    promotionCodes: codes === 'yes',
    apiUrl,
  };
}
