import type { BrowserContext, Page } from '@playwright/test';
import { startOtlpReceiver } from '../../tests/support/otlp-receiver';
import { API, SITE } from '../fixtures/backend';
import { gtagCommands } from '../fixtures/consent';
import { mapHosts } from '../fixtures/hosts';
import { testWithIsolatedShop } from '../fixtures/isolated-shop';
import { readAllStorage } from '../fixtures/leaks';
import { newCustomerWithOrder } from '../fixtures/placed-orders';
import { startRelay, startRelayedShop } from '../fixtures/relay';
import { expect, expectConsole } from '../fixtures/test';
import * as Checkout from '../pages/checkout';
import { expectText, heading } from '../pages/main';
import { footer } from '../pages/shell';
import { fillLogin } from '../pages/sign-in';

/**
 * Replaces gtag.js. Like the real script it says with every event where it happened, by the address unless it was told
 * another one, and tells what forms are filled in with their address.
 */
const GTAG = `
  const told = {}, configured = {};
  const send = (name, params) => fetch('https://region1.google-analytics.com/g/collect', {
    method: 'POST', mode: 'no-cors', keepalive: true,
    body: JSON.stringify({ name, page_title: document.title, page_location: location.href,
      page_referrer: document.referrer, ...told, ...configured, ...params }),
  });
  const run = ([command, first, second]) => {
    if (command === 'set') Object.assign(told, first);
    if (command === 'config') Object.assign(configured, second);
    if (command === 'config' && second.send_page_view !== false) send('page_view', {});
    if (command === 'event') send(first, second);
  };
  dataLayer.forEach(run);
  dataLayer.push = (command) => { Array.prototype.push.call(dataLayer, command); run(command); };
  document.addEventListener('change', ({ target }) =>
    target.form && send('form_start', { form_destination: target.form.action }));
`;

/** Answers for all other sites. @returns what was asked of them, and the events that gtag.js reported */
async function standInForOtherSites(context: BrowserContext) {
  const own = [SITE, API];
  const asked: { url: string; referer: string; body: string }[] = [];
  const isForeign = (url: URL) => url.protocol.startsWith('http') && !own.includes(url.origin);
  await context.route(isForeign, (route) => {
    const request = route.request();
    const [url, body] = [request.url(), request.postData() ?? ''];
    asked.push({ url, referer: request.headers().referer ?? '', body });
    const script = url.includes('gtag/js') ? GTAG : '';
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  const measured = () =>
    asked
      .filter(({ url }) => url.endsWith('/g/collect'))
      .map(({ body }) => JSON.parse(body) as Record<string, string>);
  return { asked, measured };
}

/** Stands in each part of each address, and nowhere else. */
const MARK = 'marca4711';

/** Addresses that are opened from outside, by what the visitor sees there. */
const password = `/password/reset?token=${MARK}&email=${MARK}%40x.example&${MARK}=${MARK}#${MARK}`;
const verification = `/correo/verificar/${MARK}?token=${MARK}#${MARK}`;
const addressCheck = `/validate-address/${MARK}/${MARK}/1/si?${MARK}#${MARK}`;
const payment = `/pagos/${MARK}/procesar-pago?token=${MARK}#${MARK}`;
const order = `/perfil/pedidos/${MARK}?${MARK}=${MARK}#${MARK}`;
const humanCheck = `/verificando-humano?volver=%2F${MARK}#${MARK}`;
const mangled = `/contrasena/reestablecer/${MARK}?token=${MARK}#${MARK}`;

// A shop of its own, whose log, traces and requests can be read. It stands at the address that its documents were built for.
const isolated = testWithIsolatedShop(async () => {
  const receiver = await startOtlpReceiver();
  const shop = await startRelayedShop({
    SITE_URL: SITE,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    ANALYTICS_ID: 'G-TEST123456',
    SOCIAL_WIDGET: 'https://www.facebook.com/nodo.demo',
    RECAPTCHA_KEY: 'key-of-the-captcha',
    SOCIAL_LOGIN_ID: '123-abc.apps.googleusercontent.com',
    STRIPE_KEY: 'pk_test_0123456789',
  });
  const front = await startRelay(shop.site);
  const close = async () => {
    for (const one of [shop, front, receiver]) await one.close();
  };
  return { ...shop, site: SITE, close, endServers: shop.close, front, receiver };
});

const test = isolated.extend({
  browser: [
    async ({ shop, playwright }, use) => {
      const map = `${new URL(SITE).host} ${new URL(shop.front.origin).host}`;
      const browser = await playwright.chromium.launch(mapHosts(map));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });
test.beforeEach(() => expectConsole(/^request to https|40[14]|50\d|Recaptcha/));

const measuring = (page: Page) => expect.poll(() => gtagCommands(page)).not.toBeNull();

/** Opens another page with the load of a document. */
const loadNext = (page: Page, path: string) =>
  Promise.all([page.waitForURL(path), page.evaluate((to) => location.assign(to), path)]);

/** The Referers that a relay in front of a server has seen. */
function referersOf(heard: readonly string[]): string[] {
  const headers = heard.filter((_, index) => index % 3 === 1).map((text) => JSON.parse(text));
  return [...new Set(headers.flatMap(({ referer }) => referer ?? []))];
}

const marked = (texts: readonly string[]) => texts.filter((text) => text.includes(MARK));

test.describe('without consent', () => {
  test.use({ consent: { analytics: false, social: false } });

  test('an address leaves with no request but its own @smoke', async ({ page, context, shop }) => {
    const { asked } = await standInForOtherSites(context);
    for (const path of [password, payment, humanCheck]) {
      // The check of a person may lead on before its document has loaded.
      await page.goto(path, { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      await footer(page).scrollIntoViewIfNeeded();
    }
    // The captcha is needed whatever was decided.
    await expect.poll(() => asked.map(({ url }) => url).join()).toContain('recaptcha');
    await loadNext(page, '/marcas');
    expect(marked(await readAllStorage(page))).toEqual([]);
    expect(asked.filter(({ url }) => !url.includes('recaptcha'))).toEqual([]);
    expect(marked(asked.flatMap(({ url, referer, body }) => [url, referer, body]))).toEqual([]);
    expect(referersOf(shop.front.heard)).toEqual([`${SITE}/`]);
  });
});

test.describe('with consent', () => {
  test.use({ consent: { analytics: true, social: true } });

  test('measures, logs and traces have routes and no address', async ({ page, context, shop }) => {
    test.slow();
    const { asked, measured } = await standInForOtherSites(context);
    const { customer, placed } = await newCustomerWithOrder({ method: 'oxxo' });
    const paid = `/compra/${placed.transactionId}/elegir-pago`;

    // Links of mails, and an error that quotes what it was sent.
    shop.relay.failWith({ url: /verif/, body: `{"message":"no link ${MARK}"}` });
    for (const path of [mangled, verification, password]) {
      await page.goto(path);
      await measuring(page);
      expect(marked(await gtagCommands(page).then((all) => all?.map(String) ?? []))).toEqual([]);
    }
    await page.getByLabel(/^Contraseña/).fill('demostracion');
    await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
    await expect(page).toHaveURL('/login');

    // Addresses that lead a stranger to the login, and from there back. The last does not act for whoever has it.
    for (const path of [addressCheck, payment, order]) {
      expect(asked.filter(({ url }) => url.includes('gtag'))).toEqual([]);
      await page.goto(path);
      await expect(page).toHaveURL(/\/login\?volver=/);
      await measuring(page);
    }
    await page.goto(payment);
    await fillLogin(page, customer);
    await expect(page).toHaveURL(({ pathname }) => payment.startsWith(pathname));
    await expectText(page, 'No encontramos este pago');
    await page.goto(`${paid}?${MARK}=${MARK}#${MARK}`);
    await Checkout.methodRadio(page, 'Tarjeta de crédito o débito').check();
    await footer(page).getByRole('link', { name: 'Aviso de privacidad' }).click();
    await expect(page).toHaveURL('/nosotros/privacidad');
    const places = () => measured().map((one) => one.page_location);
    await expect.poll(places).toContain(`${SITE}/nosotros/privacidad`);
    await loadNext(page, '/marcas');
    await measuring(page);

    expect(marked(await readAllStorage(page))).toEqual([]);
    expect(places()).toContain(`${SITE}/compra/:transactionId/elegir-pago`);
    const told = asked.flatMap(({ url, referer, body }) => [url, referer, body]);
    expect(marked(told)).toEqual([]);
    expect(told.filter((text) => text.includes(`/${placed.transactionId}/`))).toEqual([]);
    expect(referersOf(shop.front.heard)).toEqual([`${SITE}/`]);

    // The page says what it measured when it is left.
    await page.goto('about:blank');
    await shop.endServers();
    const { heard } = shop.front;
    const vitals = heard.flatMap((line, index) =>
      line === 'POST /api/vitals' ? (heard[index + 2] ?? '') : [],
    );
    expect(vitals.join()).toContain('"route":"cart-payment"');
    const spans = shop.receiver.spans().map(({ name }) => name);
    expect(spans).toEqual(
      expect.arrayContaining(['GET /pagos/cualquiera/procesar-pago', 'GET /compra/elegir-pago']),
    );
    expect(marked([...vitals, ...shop.output, ...shop.receiver.bodies])).toEqual([]);
  });
});
