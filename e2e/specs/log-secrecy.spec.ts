import { startOtlpReceiver } from '../../tests/support/otlp-receiver';
import { PASSWORD } from '../fixtures/customers';
import { testWithIsolatedShop } from '../fixtures/isolated-shop';
import { findCardNumber } from '../fixtures/leaks';
import { openCartAsBuyer } from '../fixtures/purchase';
import { startRelayedShop } from '../fixtures/relay';
import { postApi } from '../fixtures/started-checkout';
import { expect, expectConsole } from '../fixtures/test';
import * as Checkout from '../pages/checkout';

const PHONE = '5512345678';
const RFC = 'MERL850612AB3';
/** The one that the tests type. */
const CARD = '4242424242424242';

// An isolated shop, so that its log, its traces and its calls of the backend can be read.
const test = testWithIsolatedShop(async () => {
  const receiver = await startOtlpReceiver();
  const shop = await startRelayedShop({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  const close = async () => {
    await shop.close();
    await receiver.close();
  };
  return { ...shop, close, endServers: shop.close, receiver };
});

test.use({ consent: { analytics: true, social: false } });

test('log and traces of a purchase with failures name nobody', async ({ page, request, shop }) => {
  test.slow();
  const { relay, receiver } = shop;
  expectConsole(/50\d/);
  expectConsole(new RegExp(`^request to ${relay.origin}/media/`));
  const { customer } = await openCartAsBuyer(page, 61);
  await Checkout.goToPayment(page);
  await Checkout.choosePayment(page, Checkout.WAYS.newCard);
  await Checkout.chooseDelivery(page, false);
  await Checkout.placeAndPay(page);

  // The backend fails, and quotes what it was sent, as an error of its database does.
  const token = /"authorization":"Bearer ([^"]+)"/.exec(relay.heard.join('\n'))?.[1] ?? '';
  expect(token).not.toBe('');
  const quoted = `insert into profiles values ('${customer.email}', '${PHONE}', '+52${PHONE}', '${RFC}', '${CARD}', 'Bearer ${token}')`;
  relay.failWith({
    url: /invoicing-profiles|\/landings/,
    body: JSON.stringify({ errors: [{ status: '500', detail: quoted }], message: quoted }),
  });
  const data = { type: 'invoicing-profiles', attributes: { rfc: RFC, name: 'ELENA PRUEBA' } };
  await expect(postApi(page, '/shop-v1/invoicing-profiles', { data })).rejects.toThrow('500');
  const failed = await request.get(`${shop.site}/landing/contado-y-meses`);
  expect(failed.status()).toBe(500);

  // What the browser measured is sent when the page is hidden.
  const reported = page.waitForResponse('**/api/vitals');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect((await reported).status()).toBe(204);
  await shop.endServers();

  const log = shop.output
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const events = log.map((line) => JSON.parse(line).event);
  expect(events).toEqual(expect.arrayContaining(['backend-call-failed', 'document-failed']));
  const calls = receiver.spans().map(({ name }) => name);
  expect(calls).toEqual(
    expect.arrayContaining(['POST /eshop/login', 'GET /shop-v1/landings', 'GET /landing/[id]']),
  );
  const results = receiver.metrics().map(({ attributes }) => attributes.result);
  expect(results).toContain('miss');
  const vitals = receiver.metrics().filter(({ name }) => name === 'shop.web_vital.duration');
  expect(vitals.map(({ attributes }) => attributes.name)).toContain('TTFB');

  const written = [...shop.output, ...receiver.bodies];
  const secrets = [customer.email, PHONE, RFC, token, PASSWORD, 'Elena', 'ELENA', 'Orizaba'];
  for (const secret of secrets) {
    expect(written.filter((text) => text.includes(secret)).slice(0, 1), secret).toEqual([]);
  }
  expect(findCardNumber(written, CARD)).toEqual([]);
});
