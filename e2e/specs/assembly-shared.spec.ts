import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoOverflow,
  expectUsable,
  LOOKS,
  setLook,
} from '../fixtures/accessibility';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as Builder from '../pages/builder';
import { expectText, linkOf, main } from '../pages/main';
import { footer, undoButton } from '../pages/shell';

const sold = (page: Page) => page.locator('.shared-parts > li > div > a');
const take = (page: Page) => page.getByRole('button', { name: 'Usarlo como mi ensamble' });

/** The address of a build of a processor, a board and memory. */
async function sharedAddress(): Promise<string> {
  const parts = { 1: 'procesadores', 2: 'tarjetas-madre', 4: 'memorias-ram' };
  const pieces = Object.entries(parts).map(async ([group, category]) => {
    const part = await catalogue.find(({ stock }) => stock > 3, {
      filters: `categoria_${category}`,
    });
    return `${group}.${part.id}`;
  });
  return `${Builder.PATH}?equipo=${(await Promise.all(pieces)).join('~')}`;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a shared build is a document of its own @smoke', async ({ page, request }) => {
    const address = await sharedAddress();
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-security-policy']).toContain("'sha256-");
    const html = await answer.text();
    expect(html).toMatch(/<title>Ensamble de 3 piezas por \$[\d,.]+ \|/);
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/media\//);
    const [, card = ''] =
      /<meta property="og:image" content="([^"]+\/tarjetas\/equipos\/[^"]+)"/.exec(html) ?? [];
    const drawn = await request.get(card);
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toMatch(/<meta name="description" content="Lleva /);

    await page.goto(address);
    await expect(sold(page)).toHaveCount(3);
    await expect(take(page)).toBeHidden();
    await expect(footer(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.asm-quote').getByRole('row')).toHaveCount(4);
    await expect(page.locator('.shared-columns')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await test.step('the internal document is not served under another address', async () => {
      await page.goto(address.replace(Builder.PATH, '/equipo-compartido'));
      await expect(page).toHaveURL(({ pathname, searchParams }) => {
        const { searchParams: wanted } = new URL(address, page.url());
        return pathname === Builder.PATH && searchParams.get('equipo') === wanted.get('equipo');
      });
    });
    await test.step('the point of sale gets it in the simple layout', async () => {
      await page.goto(`${address}&pos=1`);
      await expect(sold(page)).toHaveCount(3);
      await expect(footer(page)).toHaveCount(0);
    });
    for (const [query, says] of [
      ['?equipo=%E0%A4%A', 'Este enlace no tiene ningún ensamble'],
      ['?equipo=hola', 'Este enlace no tiene ningún ensamble'],
      ['?equipo=1.99999999', 'Las piezas de este ensamble ya no están a la venta'],
    ] as const) {
      await test.step(`${query} says what is wrong with it`, async () => {
        await page.goto(Builder.PATH + query);
        await expectText(main(page), says);
        await expect(linkOf(page, 'Armar un equipo')).toBeVisible();
      });
    }
  });
});

test('everybody can use a shared build, and one with parts no longer sold', async ({ page }) => {
  await visit(page, `${await sharedAddress()}~7.99999999`);
  await expect(sold(page)).toHaveCount(3);
  await expectText(main(page), '1 pieza de este ensamble ya no está a la venta');
  const lost = page.locator('.shared-lost');
  await expect(lost).toContainText('Fuente de poder');
  await expect(lost).toContainText('Esta pieza ya no está a la venta');
  await expect(take(page)).toBeVisible();
  for (const look of LOOKS) {
    await setLook(page, look);
    await expectUsable(page);
  }
  await page.setViewportSize({ width: 768, height: 900 });
  await expectNoOverflow(page);
  await visit(page, `${Builder.PATH}?equipo=hola`);
  await expectAccessible(page);
});

test('another visitor takes a shared build over, and can restore the own one', async ({
  page,
  browser,
  context,
}) => {
  const viewport = { width: 1440, height: 900 };
  await page.setViewportSize(viewport);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await Builder.open(page);
  await Builder.start(page);
  const shared = await Builder.partNames(page).allTextContents();
  await page.locator('.asm-panel').getByRole('button', { name: 'Copiar enlace' }).click();
  await expectText(page, 'Copiamos el enlace de tu ensamble');
  const { origin, pathname, search } = new URL(
    await page.evaluate(() => navigator.clipboard.readText()),
  );

  const other = await browser.newContext({ viewport });
  const visitor = await other.newPage();
  await Builder.passHumanCheck(visitor);
  await visit(visitor, origin + Builder.PATH);
  await Builder.addFirstButton(visitor).click();
  await expect(Builder.partNames(visitor)).toHaveCount(1);
  await visitor.waitForFunction(() => localStorage.getItem('assembly')?.includes('"entries":[{'));
  await visit(visitor, origin + pathname + search);
  await expect(sold(visitor)).toHaveText(shared);
  await take(visitor).click();
  await expect(visitor).toHaveURL(origin + Builder.PATH);
  await expect(Builder.partNames(visitor)).toHaveText(shared);
  await expectText(visitor, 'El ensamble compartido ocupó el lugar');
  await undoButton(visitor).click();
  await expect(Builder.partNames(visitor)).toHaveCount(1);
  await other.close();
});
