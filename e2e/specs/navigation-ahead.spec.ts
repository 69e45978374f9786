import { expectSameDocument, isRscRequest, markDocument } from '../fixtures/browse';
import { hold } from '../fixtures/connection';
import { expect, expectConsole, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { heading } from '../pages/main';
import { footerLink } from '../pages/shell';

test('a link that the pointer rested on needs no network', async ({ page }) => {
  expectConsole(/ERR_FAILED/);
  await visit(page, '/marcas');
  await markDocument(page);
  const link = footerLink(page);
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForResponse((response) => {
    const address = new URL(response.url());
    return isRscRequest(address) && address.pathname === '/soporte/sucursales';
  });
  await link.hover();
  await (await fetched).finished();
  await page.route(isRscRequest, (route) => route.abort());
  await page.mouse.down();
  await expect(heading(page)).toHaveText('Sucursales');
  await page.mouse.up();
  await expectSameDocument(page);
});

test('links work without prefetching, and as documents without payloads', async ({ page }) => {
  expectConsole(/ERR_FAILED|Failed to fetch/);
  let refused = 0;
  let isRefused = true;
  await page.route(isRscRequest, (route) => {
    if (!isRefused) return route.continue();
    refused += 1;
    return route.abort();
  });
  await visit(page, '/buscar');
  await markDocument(page);
  const name = (await List.names(page).first().textContent()) ?? '-';
  await List.firstLink(page).hover();
  await expect.poll(() => refused).toBeGreaterThan(0);
  isRefused = false;
  await List.firstLink(page).click();
  await expect(heading(page)).toHaveText(name);
  await expectSameDocument(page);

  isRefused = true;
  await footerLink(page).click();
  await expect(heading(page)).toHaveText('Sucursales');
  await expect(page).toHaveURL('/soporte/sucursales');
});

test.describe('the first thing that a visitor does', () => {
  test.use({ interacts: false });

  test("asks for a product's code beside its payload, which names it", async ({ page }) => {
    const payloads = await hold(page, isRscRequest);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await visit(page, '/buscar');
    const name = (await List.names(page).first().textContent()) ?? '-';
    const named = page.locator('script[data-soon]');
    const addresses = await named.evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-soon') ?? ''),
    );
    expect(addresses).not.toHaveLength(0);
    await page.waitForLoadState();
    expect(addresses.filter((address) => scripts.has(address))).toEqual([]);
    await List.firstLink(page).hover();
    await expect.poll(() => [...scripts]).toEqual(expect.arrayContaining(addresses));
    await List.firstLink(page).click();
    payloads.release();
    await expect(heading(page)).toHaveText(name);
  });
});
