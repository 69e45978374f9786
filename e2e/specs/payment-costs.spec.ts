import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { type CatalogueProduct, pesos, pricesOf } from '../fixtures/product';
import { catalogue, expect, test, visit } from '../fixtures/test';

const table = (page: Page) =>
  page.getByRole('table', { name: 'Costo total con IVA incluido, antes del envío' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

const creditOf = ({ attributes }: CatalogueProduct) =>
  Number(attributes.wallet_promotion_amount) || Number(attributes.mwi_wallet_amount_with_tax);

/** A product with a cash discount, plans with and without interest, and wallet credit, which every way earns. */
const isRich = (one: CatalogueProduct) =>
  one.cashPercent > 0 &&
  creditOf(one) > 0 &&
  one.plans.some(({ interest_percent }) => interest_percent > 0) &&
  one.plans.some(({ interest_percent }) => interest_percent === 0);

test('cash and months are compared, the cheapest marked, all fits 320 px', async ({ page }) => {
  // Long amounts have the least room.
  const product = await catalogue.find((one) => isRich(one) && one.current > 10_000);
  const { final } = pricesOf(product);
  await visit(page, `/productos/${product.slug}`);
  await page.getByRole('link', { name: 'Cómo pagar' }).click();
  await expect(page.getByRole('heading', { name: 'Elige cómo pagar' })).toBeInViewport();
  await expect(rows(page)).toHaveCount(product.plans.length + 1);
  const cash = rows(page).first();
  await expect(cash).toContainText(`${product.cashPercent}% de descuento por pago de contado`);
  await expect(cash.getByRole('cell').last()).toContainText(pesos(final));

  for (const [index, plan] of product.plans.entries()) {
    const row = rows(page).nth(index + 1);
    await expect(row.getByRole('rowheader')).toContainText(`${plan.months} meses`);
    await expect(row.getByRole('rowheader')).toContainText(
      plan.interest_percent > 0 ? `${plan.interest_percent}% de interés` : 'Sin intereses',
    );
    await expect(row.getByRole('cell').first()).toContainText(pesos(plan.month_price));
    await expect(row.getByRole('cell').last()).toContainText(pesos(plan.total));
  }

  const lowest = Math.min(final, ...product.plans.map(({ total }) => total));
  const best = rows(page).filter({ hasText: 'Menor costo total' });
  await expect(best).toHaveCount(1);
  await expect(best.getByRole('cell').last()).toContainText(pesos(lowest));

  await page.setViewportSize({ width: 320, height: 700 });
  await table(page).scrollIntoViewIfNeeded();
  await expectNoOverflow(page);
  expect((await boxOf(table(page))).right).toBeLessThanOrEqual(320);
});

test('the ways to pay follow a price that changed since rendering @smoke', async ({ page }) => {
  const product = await catalogue.find(isRich, { sort: '-rating', skip: 1 });
  const path = `/productos/${product.slug}`;
  // Puts the current page into the cache.
  await visit(page, path);
  const setDiscount = (mwi_one_disc_percent: number) =>
    catalogue.control('price', { productId: product.id, mwi_one_disc_percent });
  await setDiscount(40);
  await visit(page, path);
  const cash = Math.round(product.current * 60) / 100;
  await expect(rows(page).first()).toContainText('40% de descuento por pago de contado');
  await expect(rows(page).first().getByRole('cell').last()).toContainText(pesos(cash));
  await expect(rows(page).first()).toContainText('Menor costo total');
  await setDiscount(product.cashPercent);
});
