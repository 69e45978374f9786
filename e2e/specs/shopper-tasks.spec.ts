import { nextDelivery } from '../fixtures/browse';
import { expect, test, visit } from '../fixtures/test';
import { countPresses } from '../fixtures/walk';
import * as Cart from '../pages/cart';
import * as List from '../pages/list';
import { expectText, firstButton, linkOf, main } from '../pages/main';
import { placeButton, searchFor } from '../pages/shell';

const pesosOf = (text: string | null) =>
  Number(text?.match(/\$([\d,]+\.\d\d)/)?.[1]?.replaceAll(',', ''));
/** '1TB' → 1000. */
const gigabytesOf = (name: string) => {
  const [, size, unit] = name.match(/(\d+(?:\.\d+)?)\s*(TB|GB)/) ?? [];
  return Number(size) * (unit === 'TB' ? 1000 : 1);
};

test('a computer for $25,000 into the cart', async ({ page }) => {
  const { press, done } = countPresses();
  await visit(page, '/');
  const quick = page.getByRole('banner').getByRole('navigation');
  await press(quick.getByRole('link', { name: 'Arma tu equipo' }));
  await page.getByLabel('Presupuesto en pesos').fill('25000');
  await press(page.getByRole('button', { name: 'Proponer un equipo' }));
  const told = page.getByText(/^Te propusimos un equipo de/);
  await expect(told).toBeVisible();
  const price = pesosOf(await told.textContent());
  expect(price).toBeGreaterThan(20_000);
  expect(price).toBeLessThanOrEqual(25_000);
  const panel = page.locator('.asm-panel');
  await press(panel.getByRole('button', { name: 'Agregar al carrito' }));
  await expectText(panel, 'Tu ensamble está en el carrito.');
  await press(panel.getByRole('link', { name: 'Ver carrito' }));
  await expect(linkOf(page, 'Editar ensamble')).toBeVisible();
  done(4);
});

test('a screen of 27 inches, 144 Hz under $6,000 by the next delivery day', async ({ page }) => {
  const { press, done } = countPresses();
  await visit(page, '/');
  await press(placeButton(page));
  await expect(page.getByRole('dialog').getByLabel('Código postal')).toBeFocused();
  await page.keyboard.type('06700');
  await expectText(page, 'Entregamos en');
  await page.keyboard.press('Enter');
  await searchFor(page, 'monitor gamer');
  const panel = List.filters(page);
  await press(panel.getByRole('link', { name: /^Monitores Gamer/ }));
  await expect(page).toHaveURL(/categoria_monitores-gamer/);

  await press(List.filterGroup(page, /^Tamaño/).getByRole('link', { name: /^27" o más/ }));
  await expect(page).toHaveURL(/filtro=/);
  await press(List.filterGroup(page, /^Frecuencia/).getByRole('link', { name: /^144Hz o más/ }));
  await expect(page).toHaveURL(/filtro=.*filtro=/);
  await panel.getByLabel('Máximo').first().fill('6000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/6000/);
  const fitting = List.cards(page).filter({ hasText: nextDelivery() }).first();
  const [, size, rate] = (await fitting.textContent())?.match(/(\d+)".*?(\d+)Hz/) ?? [];
  expect(Number(size)).toBeGreaterThanOrEqual(27);
  expect(Number(rate)).toBeGreaterThanOrEqual(144);
  expect(pesosOf((await fitting.locator('.card-price').textContent()) ?? '')).toBeLessThan(6000);
  await press(fitting.getByRole('heading').getByRole('link'));
  await expect(page).toHaveURL(/productos/);
  await expect(main(page).getByText(nextDelivery()).first()).toBeVisible();
  await press(firstButton(page, /^Agregar al carrito/));
  await Cart.expectCount(page, 1);
  done(6);
});

test('three drives compared, and the cheapest per gigabyte bought', async ({ page }) => {
  const { press, done } = countPresses();
  await visit(page, '/');
  await searchFor(page, 'ssd nvme');
  await expect(page).toHaveURL(/buscar/);
  await expect(List.names(page).first()).toContainText('SSD');
  const buyable = List.cards(page).filter({ has: page.getByRole('button', { name: /^Agregar/ }) });
  for (const place of [0, 1, 2]) {
    await press(buyable.nth(place).getByRole('button', { name: /^Comparar: / }));
  }
  await press(List.compareBar(page).getByRole('link', { name: 'Comparar' }));
  const table = page.getByRole('table', { name: 'Comparación de 3 productos' });
  await expect(table).toBeVisible();
  const names = await table.getByRole('columnheader').getByRole('link').allInnerTexts();
  const row = List.comparedPrices(page).first();
  const prices = (await row.getByRole('cell').allInnerTexts()).map(pesosOf);
  const perGigabyte = names.map((name, at) => (prices[at] ?? Number.NaN) / gigabytesOf(name));
  const best = names[perGigabyte.indexOf(Math.min(...perGigabyte))] ?? '-';
  await press(page.getByRole('button', { name: `Agregar al carrito: ${best}` }));
  await Cart.expectCount(page, 1);
  done(5);
});
