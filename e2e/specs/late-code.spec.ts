import { expect, test } from '../fixtures/test';

test('what a lost connection kept from loading comes as soon as it is back, without a reload', async ({
  page,
  request,
  expectConsole,
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
  const banner = page.getByRole('status', { name: 'Conexión a internet' });
  await expect.poll(() => lost).toBeGreaterThan(1);
  await expect(banner).toHaveCount(0);
  isLost = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(banner).toBeAttached();
  await expect(page.locator('html[data-same-page]')).toBeAttached();
});
