import { request as send } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createCertificate } from '../../tests/support/certificate';
import { headlessChromium, launchOptions } from '../../tests/tools/chromium.mjs';
import { API } from '../fixtures/backend';
import { newCustomer } from '../fixtures/customers';
import { startOwnShop, testWithIsolatedShop } from '../fixtures/isolated-shop';
import { expect, expectConsole } from '../fixtures/test';
import { fillLogin } from '../pages/sign-in';

const HOST = 'tienda.nodo.test';

/** The built shop at an https address, behind a server that ends the encryption. */
const test = testWithIsolatedShop(async () => {
  let behind = '';
  const front = createServer(createCertificate(HOST), (call, answer) => {
    const { method, url = '/', headers } = call;
    const passed = send(new URL(url, behind), { method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    call.pipe(passed);
  });
  await new Promise<void>((resolve) => void front.listen(0, '127.0.0.1', resolve));
  const site = `https://${HOST}:${(front.address() as AddressInfo).port}`;
  const shop = await startOwnShop({
    MEDIA_ORIGINS: API,
    SITE_URL: site,
    // An https shop refuses the ones of the example.
    SESSION_SECRET: 's'.repeat(40),
    REFRESH_SECRET: 'r'.repeat(40),
  });
  behind = shop.site;
  const close = async () => {
    front.closeAllConnections();
    front.close();
    await shop.close();
  };
  return { ...shop, site, close };
});

const browser = launchOptions(headlessChromium());
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...browser,
    args: [...browser.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

test('a customer signs in, reads the account and signs out of the built shop @smoke', async ({
  page,
  context,
  shop: { site },
}) => {
  expectConsole(/^request to https:\/\/tienda\.nodo\.test:/);
  const customer = await newCustomer();
  await page.goto(`${site}/login?volver=/perfil/informacion`);
  await fillLogin(page, customer);
  await expect(page).toHaveURL(`${site}/perfil/informacion`);
  await expect(page.getByLabel(/^Nombre/)).toHaveValue(customer.name);
  const flags = { domain: HOST, secure: true, sameSite: 'Strict' };
  expect(await context.cookies()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...flags, name: '__Secure-session', path: '/api', httpOnly: true }),
      expect.objectContaining({ ...flags, name: 'session-open', path: '/', httpOnly: false }),
    ]),
  );
  expect(await page.evaluate(() => document.cookie)).not.toContain('__Secure');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mi cuenta/ })
    .click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Secure-session');
});
