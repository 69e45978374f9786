import { createServer } from 'node:https';
import { createCertificate } from '../../tests/support/certificate';
import { listenLocally } from '../../tests/support/local-server';
import { API } from '../fixtures/backend';
import { newCustomer } from '../fixtures/customers';
import { mapHosts } from '../fixtures/hosts';
import { startOwnShop, testWithIsolatedShop } from '../fixtures/isolated-shop';
import { forward } from '../fixtures/relay';
import { expect, expectConsole } from '../fixtures/test';
import { signOut } from '../pages/shell';
import { fillLogin } from '../pages/sign-in';

const HOST = 'tienda.nodo.test';

/** The built shop at an https address, behind a server that ends the encryption. */
const test = testWithIsolatedShop(async () => {
  let behind = '';
  const encrypted = createServer(createCertificate(HOST), (...call) => forward(...call, behind));
  const front = await listenLocally(encrypted);
  const site = `https://${HOST}:${front.port}`;
  const shop = await startOwnShop({
    MEDIA_ORIGINS: API,
    SITE_URL: site,
    // An https shop refuses the ones of the example.
    SESSION_SECRET: 's'.repeat(40),
    REFRESH_SECRET: 'r'.repeat(40),
  });
  behind = shop.site;
  const close = async () => {
    await front.close();
    await shop.close();
  };
  return { ...shop, site, close };
});

test.use({ ignoreHTTPSErrors: true, launchOptions: mapHosts(`${HOST} 127.0.0.1`) });

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
  await signOut(page);
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Secure-session');
});
