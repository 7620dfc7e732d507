import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeSandboxCheckout, tables } from '@brandwright/data';
import { getRequestListener } from '@hono/node-server';
import { afterAll, expect, test } from 'vitest';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { stripeGateway } from './payment.ts';
import { sessionOf, stripeApi } from './sandbox/stripe-api.ts';

const database = await openTestPglite();
afterAll(() => database.close());

/** A server on this machine, asked as Stripe would be. */
async function served(listener: RequestListener) {
  const asked: { method: string; url: string; key: string }[] = [];
  const server = createServer((request, response) => {
    asked.push({ method: request.method ?? '', url: request.url ?? '', key: String(request.headers['idempotency-key'] ?? '') });
    listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const gateway = stripeGateway({ secretKey: 'sk_test_12345678', webhookSecret: 'whsec_12345678', apiUrl: url });
  return {
    asked,
    gateway,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const order = {
  orderId: '7a1fa200-0000-4000-8000-000000000001',
  item: 'Brandwright Starter',
  contents: '8 designs, 3 with full files',
  amount: 2999,
  currency: 'usd',
  email: 'ada@example.com',
  successUrl: 'http://localhost/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost/pricing',
  expiresAt: Math.floor(Date.now() / 1000) + 82_800,
};

test('[B-04] the gateway opens one Stripe session for an order and refunds it once', async () => {
  const { fetch } = stripeApi(
    database,
    (id) => `http://localhost/sandbox/${id}`,
    () => {},
  );
  const { gateway, asked, close } = await served(getRequestListener(async (request) => fetch(request)));
  const opened = await gateway.open(order);
  expect(await gateway.open(order)).toEqual(opened);
  expect(asked.map(({ key }) => key)).toEqual(Array(2).fill(`checkout-${order.orderId}`));
  expect(opened.expiresAt.getTime()).toBe(order.expiresAt * 1000);
  // One key, and something else asked by it, is what the provider refuses.
  await expect(gateway.open({ ...order, expiresAt: order.expiresAt + 1 })).rejects.toMatchObject({ code: 'payment.unavailable' });
  const id = opened.stripeSessionId;
  expect(await gateway.find(id)).toMatchObject({
    orderId: order.orderId,
    status: 'open',
    paid: false,
    amount: 2999,
    live: false,
    refunded: false,
  });
  expect(await gateway.find('cs_test_none')).toBeNull();
  const other = await gateway.open({ ...order, orderId: '7a1fa200-0000-4000-8000-000000000002' });
  await gateway.close(other.stripeSessionId);
  await gateway.close(other.stripeSessionId);
  expect(await gateway.find(other.stripeSessionId)).toMatchObject({ status: 'expired', paid: false, failed: false });

  await changeSandboxCheckout(database, { id }, (row) => ({
    session: { ...sessionOf(row), status: 'complete', payment_status: 'paid' },
    events: [],
  }));
  const paid = await gateway.find(id);
  expect(paid).toMatchObject({ status: 'complete', paid: true, refunded: false, paymentIntent: expect.stringMatching(/^pi_/) });
  const payment = paid?.paymentIntent ?? '';
  expect(await gateway.findByPayment(payment)).toEqual(paid);
  expect(await gateway.findByPayment('pi_none')).toBeNull();
  for (const [sandbox_dispute, disputed] of [
    ['needs_response', true],
    ['lost', true],
    ['won', false],
  ] as const) {
    await changeSandboxCheckout(database, { id }, (row) => ({ session: { ...sessionOf(row), sandbox_dispute }, events: [] }));
    expect(await gateway.find(id)).toMatchObject({ disputed, paid: true });
  }
  // A double press, and a decision of another day: three questions by two keys, and one refund.
  const since = new Date();
  for (const when of [since, since, new Date(0)]) await gateway.refund(payment, when);
  expect(await gateway.find(id)).toMatchObject({ refunded: true, returned: 2999 });
  const keys = asked.filter(({ url }) => url === '/v1/refunds').map(({ key }) => key.replace(/-\d+$/, '-hour'));
  expect(keys).toEqual([since, since, new Date(0)].map((when) => `refund-${payment}-${when.getTime()}-hour`));
  const told = (await database.statements.select().from(tables.sandboxEvents)).map(({ payload }) => JSON.parse(payload));
  expect(told.filter(({ type, data }) => type === 'charge.refunded' && data.object.payment_intent === payment)).toHaveLength(1);
  close();
});

test('[B-04] a closed session stays unpaid, and closing it again does no harm', async () => {
  const { fetch } = stripeApi(
    database,
    (id) => `http://localhost/sandbox/${id}`,
    () => {},
  );
  const { gateway, close } = await served(getRequestListener(async (request) => fetch(request)));
  const { stripeSessionId: id } = await gateway.open({ ...order, orderId: '7a1fa200-0000-4000-8000-000000000002' });
  await gateway.close(id);
  expect(await gateway.find(id)).toMatchObject({ status: 'expired', paid: false });
  await gateway.close(id);
  await gateway.close('cs_test_none');
  close();
});

test('[H7-01] [B-04] [B-08] the gateway reads everything that a receipt needs from the payment', async () => {
  const session = {
    id: 'cs_test_1',
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 2721,
    currency: 'usd',
    livemode: false,
    client_reference_id: order.orderId,
    total_details: {
      amount_tax: 221,
      breakdown: {
        taxes: [
          { amount: 100, rate: { percentage: 4, effective_percentage: 4 } },
          { amount: 121, rate: { percentage: 4.875, effective_percentage: null } },
        ],
      },
    },
    customer_details: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      address: { line1: '12 St James’s Square', line2: '', city: 'London', state: null, postal_code: 'SW1Y 4JH', country: 'GB' },
      tax_ids: [{ type: 'gb_vat', value: 'GB123456789' }],
    },
    payment_intent: {
      id: 'pi_1',
      latest_charge: {
        refunded: false,
        disputed: false,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
      },
    },
  };
  let told: object = session;
  const { gateway, asked, close } = await served(
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told)),
  );
  expect(await gateway.find('cs_test_1')).toMatchObject({
    tax: 221,
    taxRate: 8.875,
    paidBy: 'visa card',
    buyer: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      address: ['12 St James’s Square', 'London, SW1Y 4JH'],
      country: 'GB',
      taxId: 'GB123456789',
    },
  });
  expect(decodeURIComponent(asked[0]?.url ?? '')).toMatch(/expand\[\d\]=total_details\.breakdown/);
  const intent = { ...session.payment_intent, latest_charge: { payment_method_details: { type: 'sepa_debit' } } };
  told = { ...session, total_details: null, customer_details: null, payment_intent: intent };
  expect(await gateway.find('cs_test_1')).toMatchObject({
    tax: 0,
    taxRate: null,
    paidBy: 'sepa debit',
    buyer: { name: null, email: null, address: [], country: null, taxId: null },
  });
  // What no database keeps would leave the payment without its order for ever.
  const { address } = session.customer_details;
  const odd = { ...session.customer_details, name: 'Ada\0 \ud800', address: { ...address, line1: '12\0 St', country: 'G\0B' } };
  told = { ...session, customer_details: odd };
  expect(await gateway.find('cs_test_1')).toMatchObject({
    buyer: { name: 'Ada \ufffd', address: ['12 St', 'London, SW1Y 4JH'], country: 'GB' },
  });
  close();
});

test('[S-08] [S-09] the provider gets one item at the order’s price, and the order’s own return addresses', async () => {
  let form = new URLSearchParams();
  const { gateway, close } = await served(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    form = new URLSearchParams(text);
    const session = { id: 'cs_test_1', object: 'checkout.session', url: 'https://pay.example/1', expires_at: order.expiresAt };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(session));
  });
  await gateway.open(order);
  close();
  const items = [...form].filter(([name]) => name.startsWith('line_items'));
  expect(Object.fromEntries(items)).toEqual({
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '2999',
    'line_items[0][price_data][product_data][name]': order.item,
    'line_items[0][price_data][product_data][description]': order.contents,
  });
  expect(form.has('automatic_tax[enabled]')).toBe(false);
  expect(form.get('client_reference_id')).toBe(order.orderId);
  expect([form.get('success_url'), form.get('cancel_url')]).toEqual([order.successUrl, order.cancelUrl]);
});

test('[B-08] tax is asked for where the operator says so, and comes on top of the price', async () => {
  let form = new URLSearchParams();
  const session = { id: 'cs_test_1', object: 'checkout.session', url: 'https://pay.example/1', expires_at: order.expiresAt };
  const gateway = stripeGateway({
    secretKey: 'sk_test_12345678',
    webhookSecret: 'whsec_12345678',
    automaticTax: true,
    fetch: async (request) => {
      form = new URLSearchParams(await request.text());
      return Response.json(session);
    },
  });
  await gateway.open(order);
  expect(form.get('automatic_tax[enabled]')).toBe('true');
  expect(form.get('line_items[0][price_data][tax_behavior]')).toBe('exclusive');
  expect(form.get('line_items[0][price_data][unit_amount]')).toBe('2999');
});

test('[B-12] promotion codes are asked for where the operator says so, and a free order counts as paid', async () => {
  let form = new URLSearchParams();
  const session = {
    id: 'cs_test_1',
    object: 'checkout.session',
    url: 'https://pay.example/1',
    expires_at: order.expiresAt,
    status: 'complete',
    payment_status: 'no_payment_required',
    amount_subtotal: 2999,
    amount_total: 0,
    total_details: { amount_discount: 2999, amount_shipping: 0, amount_tax: 0 },
    discounts: [{ coupon: null, promotion_code: 'promo_1' }],
    payment_intent: null,
    livemode: false,
  };
  const keys = { secretKey: 'sk_test_12345678', webhookSecret: 'whsec_12345678' };
  const fetch = async (request: Request): Promise<Response> => {
    form = new URLSearchParams(await request.text());
    return Response.json(session);
  };
  const gateway = stripeGateway({ ...keys, promotionCodes: true, fetch });
  await gateway.open(order);
  expect(form.get('allow_promotion_codes')).toBe('true');
  expect(await gateway.find('cs_test_1')).toMatchObject({
    paid: true,
    price: 2999,
    discount: 2999,
    byCode: true,
    amount: 0,
    paymentIntent: null,
  });
  await stripeGateway({ ...keys, fetch }).open(order);
  expect(form.has('allow_promotion_codes')).toBe(false);
});

test('[B-04] a provider’s outage is reported as one, and its refusal of a request as our fault', async () => {
  const answer = (status: number, error: object) =>
    served(
      (_, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error })),
    );
  const troubled = await answer(503, { type: 'api_error', message: 'down' });
  await expect(troubled.gateway.open(order)).rejects.toMatchObject({ code: 'payment.unavailable' });
  // Tried again, under the one key.
  expect(new Set(troubled.asked.map(({ key }) => key))).toEqual(new Set([`checkout-${order.orderId}`]));
  expect(troubled.asked.length).toBe(3);
  troubled.close();
  const busy = await answer(429, { type: 'rate_limit_error', code: 'rate_limit', message: 'slower' });
  await expect(busy.gateway.find('cs_test_1')).rejects.toMatchObject({ code: 'payment.unavailable' });
  busy.close();
  // A key that the provider took back is the operator's to replace: until then nobody is told of a fault that no second try mends.
  for (const status of [401, 403]) {
    const wrong = await answer(status, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****5678' });
    await expect(wrong.gateway.find('cs_test_1')).rejects.toMatchObject({ code: 'payment.unavailable' });
    wrong.close();
  }
  const refused = await answer(400, { type: 'invalid_request_error', message: 'Missing required param: line_items.' });
  await expect(refused.gateway.open(order)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  refused.close();
  const gone = stripeGateway({
    secretKey: 'sk_test_12345678',
    webhookSecret: 'whsec_12345678',
    apiUrl: new URL('http://127.0.0.1:1'),
  });
  await expect(gone.find('cs_test_1')).rejects.toMatchObject({ code: 'payment.unavailable' });
});

test('[B-04] an address that the provider refuses is asked for on its page, and the order can be paid', async () => {
  const session = { id: 'cs_test_1', object: 'checkout.session', url: 'https://pay.example/1', expires_at: order.expiresAt };
  const error = {
    type: 'invalid_request_error',
    code: 'email_invalid',
    param: 'customer_email',
    message: 'Invalid email address: ada@example.c',
  };
  const { gateway, asked, close } = await served(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const refused = new URLSearchParams(text).has('customer_email');
    response
      .writeHead(refused ? 400 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(refused ? { error } : session));
  });
  const opened = await gateway.open({ ...order, email: 'ada@example.c' });
  expect(opened.checkoutUrl).toBe(session.url);
  expect(asked.map(({ key }) => key)).toEqual([`checkout-${order.orderId}`, `checkout-${order.orderId}-without-email`]);
  close();
});
