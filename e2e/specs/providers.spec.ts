import type { Page } from '@playwright/test';
import { Catalogue } from '../fixtures/catalogue';
import { startIsolatedShop, testWithIsolatedShop } from '../fixtures/isolated-shop';
import { expect, expectConsole } from '../fixtures/test';
import * as Cart from '../pages/cart';
import { consentDialog, privacyButton } from '../pages/shell';

const ID = 'G-TEST123456';
const PAGE = 'https://www.facebook.com/nodo.demo';
const test = testWithIsolatedShop(() =>
  startIsolatedShop(100, { ANALYTICS_ID: ID, SOCIAL_WIDGET: PAGE }),
);

test.use({ consent: null });
// Policy violations are still errors.
test.beforeEach(() => expectConsole(/^request to/));

/** Replaces gtag.js: reads the commands and sends an event like the real script. */
const GTAG = `
  const report = (command) => command[0] === 'event' &&
    fetch('https://region1.google-analytics.com/g/collect?en=' + command[1], { method: 'POST', mode: 'no-cors' });
  dataLayer.forEach(report);
  dataLayer.push = (command) => { Array.prototype.push.call(dataLayer, command); report(command); };
`;
/** Replaces the social network's script: inserts the frame of the page. */
const SDK = `window.FB = {
  init() {},
  XFBML: { parse(root) {
    const frame = document.createElement('iframe');
    frame.title = 'fb:page';
    frame.src = 'https://www.facebook.com/v24.0/plugins/page.php';
    root.querySelector('.fb-page').append(frame);
  } },
};`;

const FACEBOOK_PAGE = '<p>Página de la tienda</p>';

/** Answers for both services and returns the requests. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/googletagmanager|google-analytics|facebook/, (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.includes('gtag/js'))
      return route.fulfill({ contentType: 'text/javascript', body: GTAG });
    if (url.includes('sdk.js')) return route.fulfill({ contentType: 'text/javascript', body: SDK });
    if (url.includes('page.php')) {
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: FACEBOOK_PAGE });
    }
    return route.fulfill({ status: 204 });
  });
  return asked;
}

const reported = (asked: readonly string[]) =>
  asked
    .filter((url) => url.includes('/g/collect'))
    .map((url) => new URL(url).searchParams.get('en'));

test('a service is loaded after consent only, and the policy lets it work', async ({
  page,
  shop,
}) => {
  const { slug, name } = await new Catalogue(shop.api).find(({ stock }) => stock > 3);
  const asked = await standIn(page);
  await page.goto(`/productos/${slug}`);
  await expect(consentDialog(page)).toBeVisible();
  expect(asked).toEqual([]);
  await consentDialog(page).getByRole('button', { name: 'Aceptar' }).click();
  await expect.poll(() => reported(asked)).toContain('view_item');
  expect(asked).toContain(`https://www.googletagmanager.com/gtag/js?id=${ID}`);
  await Cart.addButton(page, { name }).click();
  await expect.poll(() => reported(asked)).toContain('add_to_cart');

  await page.goto('/buscar?q=ssd');
  await expect.poll(() => reported(asked)).toContain('search');
});

test('the social network is loaded when it is allowed and near', async ({ page }) => {
  const asked = await standIn(page);
  await page.goto('/marcas');
  await consentDialog(page).getByRole('button', { name: 'Rechazar' }).click();
  const widget = page.getByRole('region', { name: 'Síguenos en Facebook' });
  await page.locator('[data-social-widget]').scrollIntoViewIfNeeded();
  await expect(widget).toBeVisible();
  expect(asked).toEqual([]);
  await widget.getByRole('button', { name: 'Mostrar contenido de Facebook' }).click();
  const frame = page.frameLocator('iframe[title="fb:page"]');
  await expect(frame.getByText('Página de la tienda')).toBeVisible();
  expect(asked.some((url) => url.includes('gtag'))).toBe(false);

  await privacyButton(page).click();
  await consentDialog(page).getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
