import type { Page } from '@playwright/test';
import { formatPrice } from '@/lib/domain/money';
import { goToPayment } from '../fixtures/checkout';
import { main } from '../fixtures/placed-orders';
import {
  amountToPay,
  chooseDelivery,
  choosePayment,
  openCartAsBuyer,
  PAYMENT_SCENARIOS,
  type PaymentScenario,
  part,
  typeSecurityCode,
} from '../fixtures/purchase';
import {
  placeOrderButton,
  REVIEW_PATH,
  readPlacedOrders,
  SHIPMENT_PATH,
} from '../fixtures/started-checkout';
import { expect, test } from '../fixtures/test';

/** Whole purchases on screen. Every way to pay with each delivery and its months: `tests/lib/api/purchases.test.ts`. */
const COMBINATIONS: readonly (readonly [
  way: keyof typeof PAYMENT_SCENARIOS,
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
  way: PaymentScenario,
  isPickup: boolean,
  months: number,
  due: string,
) {
  await expect(page).toHaveURL(new RegExp(`/pagos/\\d+/${way.result}$`));
  await expect(
    main(page).getByRole('heading', { level: 2, name: '¡Gracias por tu compra, Elena!' }),
  ).toBeVisible();
  const how = months === 1 ? 'en un solo pago' : `a ${months} meses`;
  await expect(main(page).getByText(`${way.name}, ${due} ${how}`, { exact: true })).toBeVisible();
  const where = isPickup ? 'Recolección en sucursal' : 'Entrega a domicilio';
  await expect(main(page).getByRole('heading', { name: where })).toBeVisible();
  await expect(main(page)).toContainText(isPickup ? 'Plaza Universidad' : 'Calle Orizaba 118');
}

for (const [number, [wayName, delivery, months]] of COMBINATIONS.entries()) {
  const way: PaymentScenario = PAYMENT_SCENARIOS[wayName];
  const isPickup = delivery === 'pickup';
  const plan = months === 1 ? 'at once' : `${months} months`;
  const tag = wayName === 'storedCard' ? ' @smoke' : '';
  test(`${wayName}, ${delivery}, ${plan}${tag}`, async ({ page }) => {
    const { customer, product } = await openCartAsBuyer(page, number);
    await goToPayment(page);
    const said = await choosePayment(page, way, months);
    await expect(page).toHaveURL(SHIPMENT_PATH);
    await chooseDelivery(page, isPickup);
    expect(said).toContain(way.offersMonths ? '$' : '');
    await expect(page).toHaveURL(REVIEW_PATH);
    const steps = page.getByRole('navigation', { name: 'Pasos de tu compra' });
    // The months belong to the payment: the bar has the same steps for every way to pay.
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(part(page, 'Mensualidades')).toHaveCount(way.offersMonths ? 1 : 0);
    await expect(part(page, 'Forma de pago')).toContainText(way.name);
    await expect(part(page, 'Productos')).toContainText(product.name);
    const place = part(page, isPickup ? 'Recoger en sucursal' : 'Envío a domicilio');
    await expect(place).toContainText(isPickup ? 'Plaza Universidad' : 'Estafeta');

    const aside = page.getByRole('complementary', { name: 'Resumen de tu compra' });
    const due = await amountToPay(page);
    // The summary beside the review says the total, and the review does not say it again.
    await expect(aside).toContainText(formatPrice(due));
    await expect(part(page, 'Total')).toHaveCount(0);
    if (way.offersMonths) {
      // The charged amount is that of the plan, delivery included.
      const monthly = part(page, 'Mensualidades');
      await expect(monthly).toContainText(
        months === 1 ? `Un solo pago de ${formatPrice(due)}` : `${months} mensualidades de `,
      );
      if (months > 1) await expect(monthly).toContainText(`(total ${formatPrice(due)})`);
    }
    if (way.by === 'stored card') await typeSecurityCode(page, '739');
    await placeOrderButton(page).click();
    await expectResult(page, way, isPickup, months, formatPrice(due));

    const { orders, transactions, charges, details } = await readPlacedOrders(customer);
    expect({ orders, transactions, charges }).toEqual({
      orders: 1,
      transactions: 1,
      charges: 1,
    });
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
