import type { Page } from '@playwright/test';
import { formatPrice } from '@/lib/domain/money';
import { openCartAsBuyer } from '../fixtures/purchase';
import { readPlacedOrders } from '../fixtures/started-checkout';
import { expect, test } from '../fixtures/test';
import * as Checkout from '../pages/checkout';
import { expectText, main, sectionHeading } from '../pages/main';

/** Whole purchases on screen. Every way to pay with each delivery and its months: `tests/lib/api/purchases.test.ts`. */
const COMBINATIONS: readonly (readonly [
  way: keyof typeof Checkout.WAYS,
  delivery: 'shipping' | 'pickup',
  months: number,
])[] = [
  ['newCard', 'shipping', 6],
  ['storedCard', 'pickup', 3],
  ['account', 'shipping', 1],
];

/** The text of the result page: that the purchase is paid, or how to pay it. */
async function expectResult(
  page: Page,
  way: Checkout.Way,
  isPickup: boolean,
  months: number,
  due: string,
) {
  await expect(page).toHaveURL(/\/pagos\/\d+\/pago-exitoso$/);
  await expect(sectionHeading(page, '¡Gracias por tu compra, Elena!')).toBeVisible();
  const how = months === 1 ? 'en un solo pago' : `a ${months} meses`;
  await expectText(main(page), `${way.name}, ${due} ${how}`, { exact: true });
  const where = isPickup ? 'Recolección en sucursal' : 'Entrega a domicilio';
  await expect(main(page).getByRole('heading', { name: where })).toBeVisible();
  await expect(main(page)).toContainText(isPickup ? 'Plaza Universidad' : 'Calle Orizaba 118');
}

for (const [number, [wayName, delivery, months]] of COMBINATIONS.entries()) {
  const way: Checkout.Way = Checkout.WAYS[wayName];
  const isPickup = delivery === 'pickup';
  const plan = months === 1 ? 'at once' : `${months} months`;
  const tag = wayName === 'storedCard' ? ' @smoke' : '';
  test(`${wayName}, ${delivery}, ${plan}${tag}`, async ({ page }) => {
    const { customer, product } = await openCartAsBuyer(page, number);
    await Checkout.goToPayment(page);
    const said = await Checkout.choosePayment(page, way, months);
    await expect(page).toHaveURL(Checkout.SHIPMENT_PATH);
    await Checkout.chooseDelivery(page, isPickup);
    expect(said).toContain(way.offersMonths ? '$' : '');
    await expect(page).toHaveURL(Checkout.REVIEW_PATH);
    const steps = Checkout.steps(page);
    // The months belong to the payment: the bar has the same steps for every way to pay.
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(Checkout.part(page, 'Mensualidades')).toHaveCount(way.offersMonths ? 1 : 0);
    await expect(Checkout.part(page, 'Forma de pago')).toContainText(way.name);
    await expect(Checkout.part(page, 'Productos')).toContainText(product.name);
    const place = Checkout.part(page, isPickup ? 'Recoger en sucursal' : 'Envío a domicilio');
    await expect(place).toContainText(isPickup ? 'Plaza Universidad' : 'Estafeta');

    const aside = Checkout.summary(page);
    const due = await Checkout.amountToPay(page);
    // The summary beside the review says the total, and the review does not say it again.
    await expect(aside).toContainText(formatPrice(due));
    await expect(Checkout.part(page, 'Total')).toHaveCount(0);
    if (way.offersMonths) {
      // The charged amount is that of the plan, delivery included.
      const monthly = Checkout.part(page, 'Mensualidades');
      await expect(monthly).toContainText(
        months === 1 ? `Un solo pago de ${formatPrice(due)}` : `${months} mensualidades de `,
      );
      if (months > 1) await expect(monthly).toContainText(`(total ${formatPrice(due)})`);
    }
    if (way.by === 'stored card') await Checkout.codeField(page).fill('739');
    await Checkout.orderButton(page).click();
    await expectResult(page, way, isPickup, months, formatPrice(due));

    const { orders, transactions, charges, details } = await readPlacedOrders(customer);
    expect({ orders, transactions, charges }).toEqual({ orders: 1, transactions: 1, charges: 1 });
    expect(details[0]).toMatchObject({
      method: way.code,
      type: delivery,
      months,
      amount: due,
      status: 'success',
      courierId: isPickup ? null : 'estafeta',
      storeId: isPickup ? '2' : null,
      isInsured: !isPickup,
    });
  });
}
