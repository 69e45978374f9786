import { catalogue, expect, test } from '../fixtures/test';
import * as List from '../pages/list';
import { expectText, heading } from '../pages/main';
import { searchFor } from '../pages/shell';

/** What finds nothing as it is written, and what the shop shows instead. */
const SECOND_QUERIES = {
  'usb tipo c': 'usb-c',
  'ddr 5': 'ddr5',
  fullhd: 'full hd',
  i714700k: 'i7-14700k',
};

test('a text finding nothing shows what fewer words or another spelling find', async ({ page }) => {
  const asked = 'monitor 27 144hz';
  expect((await catalogue.search('', { q: asked })).total).toBe(0);
  const answer = await page.goto('/buscar?q=monitor+27+144hz');
  expect(answer?.status()).toBe(200);
  await expectText(page, `Para «${asked}» mostramos «monitor 27» con 144Hz o más`);
  await expect(heading(page)).toHaveText(/monitor 27/);
  await expect(List.names(page)).toHaveCount(10);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/buscar\?q=monitor\+27\+144hz$/);

  await test.step('its filters and pages are those of what is shown', async () => {
    const { total } = await catalogue.search('', { q: 'monitor 27' });
    const count = page.getByText(/^1 a 10 de \d+ artículos$/);
    expect(Number((await count.textContent())?.match(/de (\d+)/)?.[1])).toBeLessThan(total);
    await page.getByRole('link', { name: 'Página 2', exact: true }).first().click();
    const filtered = /\/buscar\/categoria_monitores-gamer\?q=monitor\+27&filtro=/;
    await expect(page).toHaveURL(filtered);
    await page.getByRole('link', { name: /^Quitar.* 144Hz o más/ }).click();
    await expect(page).not.toHaveURL(/filtro=/);
  });

  for (const [written, shown] of Object.entries(SECOND_QUERIES)) {
    await test.step(`${written} is read as ${shown}`, async () => {
      expect((await catalogue.search('', { q: written })).total).toBe(0);
      await searchFor(page, written);
      await expect(heading(page)).toHaveText(`Resultados de «${shown}»`);
      await expectText(page, `mostramos «${shown}»`);
      await expect(List.names(page).first()).toBeVisible();
    });
  }
});
