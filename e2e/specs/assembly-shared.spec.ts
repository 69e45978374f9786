import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../fixtures/accessibility';
import {
  addFirstButton,
  BUILDER_PATH,
  openBuilder,
  passHumanCheck,
  startBuild,
} from '../fixtures/builder';
import { expect, test, visit } from '../fixtures/test';

const main = (page: Page) => page.getByRole('main');
const sold = (page: Page) => page.locator('.shared-parts > li > div > a');
const take = (page: Page) => page.getByRole('button', { name: 'Usarlo como mi ensamble' });

test.use({ viewport: { width: 1440, height: 900 } });

/** The address of a build of three parts that another visitor made. */
async function sharedAddress(page: Page): Promise<string> {
  await openBuilder(page);
  await startBuild(page);
  const address = page.locator('.asm-quote > p').last();
  // It is written after the parts are shown.
  await expect(address).toHaveText(/equipo=[^~]+~[^~]+~[^~]+$/);
  const { pathname, search } = new URL((await address.textContent()) ?? '');
  return pathname + search;
}

test('is a separate document that works without JavaScript', async ({ page, request }) => {
  const address = await sharedAddress(page);
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-security-policy']).toContain("'sha256-");
  const html = await answer.text();
  expect(html).toMatch(/<title>Equipo de 3 piezas por \$[\d,.]+ \|/);
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/media\//);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toMatch(/<meta name="description" content="Lleva /);
  const plain = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const reader = await plain?.newPage();
  if (!reader) throw new Error('No browser');
  await reader.goto(new URL(address, page.url()).href);
  await expect(sold(reader)).toHaveCount(3);
  await expect(take(reader)).toBeHidden();
  await reader.emulateMedia({ media: 'print' });
  await expect(reader.locator('.asm-quote').getByRole('row')).toHaveCount(4);
  await expect(reader.locator('.shared')).toBeHidden();
  await plain?.close();
});

test('shows parts that are no longer sold', async ({ page }) => {
  const address = await sharedAddress(page);
  await visit(page, `${address}~7.99999999`);
  await expect(sold(page)).toHaveCount(3);
  await expect(main(page).getByText('1 pieza de este equipo ya no está a la venta')).toBeVisible();
  const lost = page.locator('.shared-lost');
  await expect(lost).toContainText('Fuente de poder');
  await expect(lost).toContainText('Esta pieza ya no está a la venta');
  await expectAccessible(page);
});

for (const [address, says] of [
  ['?equipo=%E0%A4%A', 'Este enlace no tiene ningún equipo'],
  ['?equipo=hola', 'Este enlace no tiene ningún equipo'],
  ['?equipo=1.99999999', 'Las piezas de este equipo ya no están a la venta'],
] as const) {
  test(`says of ${address} what is wrong with it`, async ({ page }) => {
    await visit(page, BUILDER_PATH + address);
    await expect(main(page).getByText(says)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Armar un equipo' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('after taking it over, the visitor’s own build can be restored', async ({ page }) => {
  const address = await sharedAddress(page);
  const other = await page
    .context()
    .browser()
    ?.newContext({
      viewport: { width: 1440, height: 900 },
    });
  const visitor = await other?.newPage();
  if (!visitor) throw new Error('No browser');
  const site = new URL(page.url()).origin;
  await passHumanCheck(visitor);
  await visit(visitor, site + BUILDER_PATH);
  await addFirstButton(visitor).click();
  const parts = visitor.locator('.asm-panel .asm-parts > li');
  await expect(parts).toHaveCount(1);
  await visitor.waitForFunction(() => localStorage.getItem('assembly')?.includes('"entries":[{'));
  await visit(visitor, site + address);
  await take(visitor).click();
  await expect(parts).toHaveCount(3);
  await expect(visitor.getByText('El equipo compartido ocupó el lugar')).toBeVisible();
  await visitor.getByRole('button', { name: 'Deshacer' }).click();
  await expect(parts).toHaveCount(1);
  await other?.close();
});

test('the point of sale gets it in the simple layout', async ({ page }) => {
  const address = await sharedAddress(page);
  await page.goto(`${address}&pos=1`);
  await expect(sold(page)).toHaveCount(3);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the internal document is not served under another address', async ({ page }) => {
  const address = await sharedAddress(page);
  await page.goto(address.replace(BUILDER_PATH, '/equipo-compartido'));
  await expect(page).toHaveURL(({ pathname, searchParams }) => {
    const { searchParams: wanted } = new URL(address, page.url());
    return pathname === BUILDER_PATH && searchParams.get('equipo') === wanted.get('equipo');
  });
});

for (const width of [360, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`accessible at ${width}, ${colorScheme}`, async ({ page }, info) => {
      const address = await sharedAddress(page);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await visit(page, address);
      await expect(take(page)).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath('screen.png'), fullPage: true });
    });
  }
}
