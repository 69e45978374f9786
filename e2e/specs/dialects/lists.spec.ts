import { expectFullPageAccessible } from '../../fixtures/accessibility';
import { readStored } from '../../fixtures/browse';
import { catalogue, expect, isPlain, test, visit } from '../../fixtures/test';
import * as List from '../../pages/list';
import { expectText } from '../../pages/main';
import { choosePlace } from '../../pages/shell';

const AWAY = /a (\d+(?:\.\d+)?) km/;

test('list, product and way back claim what the backend says, and no more', async ({ page }) => {
  const { slug, name } = await catalogue.find(({ stockStores }) => stockStores > 20);
  await test.step('a product has its stores by distance, and what goes with it', async () => {
    await visit(page, `/productos/${slug}`);
    const table = page.locator('table').filter({ has: page.locator('[data-stores]') });
    const stores = table.getByRole('rowheader');
    await expect(stores).toHaveCount(3);
    await page.getByText(/^Otras \d+ sucursales$/).click();
    const before = await stores.allTextContents();
    expect(before.length).toBeGreaterThan(3);
    await expect(table).not.toContainText('km');
    await choosePlace(page, '06700');
    if (isPlain()) {
      // A backend that says no distances leaves the stores in the order of their stock.
      await expect(table).not.toContainText('km');
      expect(await stores.allTextContents()).toEqual(before);
    } else {
      await expect(table.getByText(AWAY).first()).toBeVisible();
      const [, ...rows] = await table.getByRole('row').allTextContents();
      const distances = rows.map((row) => Number(AWAY.exec(row)?.[1] ?? Number.POSITIVE_INFINITY));
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      expect(distances.filter(Number.isFinite).length).toBeGreaterThan(0);
      expect((await stores.allTextContents()).sort()).toEqual([...before].sort());
    }
    const related = page.getByRole('region', { name: 'Productos relacionados' });
    await related.scrollIntoViewIfNeeded();
    await expect(related.getByRole('article').first()).toBeVisible();
    await expect.poll(() => readStored(page, 'seen')).toContain('"at":');
  });

  await test.step('the home page shows a visitor who comes back what was viewed', async () => {
    await visit(page, '/');
    await page.locator('.return-slot').scrollIntoViewIfNeeded();
    const panel = page.getByRole('region', { name: 'Sigue donde te quedaste' });
    await expect(panel.getByRole('link')).toHaveCount(1);
    await expect(panel.getByRole('link')).toContainText(name);
    await expect(panel.getByText('$0.00')).toHaveCount(0);
    await expectFullPageAccessible(page);
  });

  await test.step('a list has no delivery and no attributes that the backend did not send', async () => {
    await visit(page, '/buscar/categoria_procesadores?entrega=recoge-hoy&cp=97050');
    await expect(List.cards(page).first()).toBeVisible();
    const knows = isPlain() ? 0 : 1;
    const chip = page.getByRole('link', { name: 'Quitar filtro: Recoge hoy · 97050' });
    await expect(chip).toHaveCount(knows);
    await expect(List.filters(page).getByText('Entrega', { exact: true })).toHaveCount(knows);
    await expect(List.filters(page).getByText('Socket', { exact: true })).toHaveCount(knows);
  });

  await test.step('a text that finds nothing shows what fewer words find', async () => {
    await visit(page, '/buscar?q=monitor+27+144hz');
    // Where the backend names the attributes of products, what was left out is a filter of them.
    const note = isPlain()
      ? 'No hay coincidencias exactas para «monitor 27 144hz»; mostramos «monitor 27»'
      : 'Para «monitor 27 144hz» mostramos «monitor 27» con 144Hz o más';
    await expectText(page, note);
    await expect(List.cards(page).first()).toBeVisible();
  });
});
