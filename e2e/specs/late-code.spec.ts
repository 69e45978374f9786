import { expect, expectConsole, test } from '../fixtures/test';
import { expectText } from '../pages/main';
import { consentDialog, notices, searchBox } from '../pages/shell';

test('what a lost connection kept from loading comes as soon as it is back, without a reload @smoke', async ({
  page,
  request,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const html = await (await request.get('/marcas')).text();
  let isLost = true;
  let lost = 0;
  // Only the code of the document itself arrives.
  await page.route('**/_next/static/chunks/*.js*', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (!isLost || html.includes(file)) return route.continue();
    lost++;
    return route.abort('internetdisconnected');
  });
  await page.goto('/marcas');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  // Without typed text the page would reload two seconds after the connection is back.
  await searchBox(page).fill('monitor');
  const toasts = notices(page);
  await expect.poll(() => lost).toBeGreaterThan(1);
  await expect(toasts).toHaveCount(0);
  isLost = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(toasts).toBeAttached();
  await expect(page.locator('html[data-same-page]')).toBeAttached();
});

test.describe('a new visitor', () => {
  test.use({ consent: null, interacts: false });

  test('hears of a connection that is lost before any script has come, and that is back', async ({
    page,
    context,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.route('**/_next/static/chunks/*.js*', (route) => route.abort());
    await page.goto('/buscar?ofertas=1');
    const status = page.getByRole('status', { name: 'Conexión a internet' });
    await expect(status.getByText('Sin conexión a internet.')).toBeHidden();
    await context.setOffline(true);
    await expectText(status, 'Sin conexión a internet.');
    await page.unroute('**/_next/static/chunks/*.js*');
    const reloaded = page.waitForEvent('load');
    await context.setOffline(false);
    await expectText(status, '¡De nuevo en línea!');
    await reloaded;
    await expect(page.locator('html:not([data-connection])')).toBeAttached();
  });

  test('is asked for consent and sees a replacement of a broken picture without doing anything, and changes the view of a list with the first press', async ({
    page,
  }) => {
    expectConsole(/status of 404/);
    await page.route('**/_next/image?**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/buscar?ofertas=1');
    await expect(page.locator('img[src*="imagen-no-disponible"]').first()).toBeAttached();
    await expect(consentDialog(page)).toBeVisible();
    await page.locator('.list-view').dispatchEvent('click');
    await expect(page.locator('html[data-rows]')).toBeAttached();
  });
});
