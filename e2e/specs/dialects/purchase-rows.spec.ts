import { formatPrice } from '@/lib/domain/money';
import { expectAccessibleState } from '../../fixtures/accessibility';
import { goToPayment, SHIPMENT_URL } from '../../fixtures/checkout';
import { main } from '../../fixtures/placed-orders';
import type { CatalogueProduct } from '../../fixtures/product';
import { buttonOf, fieldOf } from '../../fixtures/profile';
import {
  amountToPay,
  chooseDelivery,
  chooseMonths,
  choosePayment,
  chooseUpToPickup,
  isPlain,
  openCartAsBuyer,
  option,
  PAYMENT_SCENARIOS,
  part,
} from '../../fixtures/purchase';
import {
  callControlApi,
  MONTHLY_PATH,
  placeOrderButton,
  REVIEW_PATH,
  readPlacedOrders,
} from '../../fixtures/started-checkout';
import { expect, test } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';

// Each test is a large part of a purchase, which takes long on a slow machine.
test.describe.configure({ timeout: 120_000 });

test('the steps have neither menu nor search, and the review says what protects the purchase', async ({
  page,
  request,
  catalogue,
}) => {
  await openCartAsBuyer(page, request, catalogue, 111);
  const banner = page.getByRole('banner');
  const search = banner.getByRole('combobox', { name: '¿Qué estás buscando?' });
  const distractions = [
    search,
    banner.getByRole('navigation', { name: 'Accesos rápidos' }),
    banner.getByRole('button', { name: 'Categorías' }),
    banner.getByRole('link', { name: 'Mis favoritos' }),
  ];
  const expectCalm = async () => {
    await expect(page.getByRole('navigation', { name: 'Tu compra', exact: true })).toBeVisible();
    for (const one of distractions) await expect(one).toBeHidden();
    await expect(banner.getByRole('link', { name: /ir al inicio$/ })).toBeVisible();
  };
  // The cart is a page of the shop like any other.
  await expect(search).toBeVisible();
  await goToPayment(page);
  await expectCalm();
  await choosePayment(page, PAYMENT_SCENARIOS.newCard);
  await expect(page).toHaveURL(SHIPMENT_URL);
  await expectCalm();
  await chooseDelivery(page, true);
  await expect(page).toHaveURL(MONTHLY_PATH);
  await expectCalm();
  await chooseMonths(page, 1);
  await expect(page).toHaveURL(REVIEW_PATH);
  await expectCalm();
  const trust = main(page).getByRole('list', { name: 'Tu compra protegida' });
  await expect(trust.getByRole('listitem')).toHaveCount(3);
  await expect(trust.getByRole('link', { name: /devolver tu compra/ })).toHaveAttribute(
    'href',
    '/nosotros/politicas-de-devolucion',
  );
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectCalm();
    const [button, list] = [await placeOrderButton(page).boundingBox(), await trust.boundingBox()];
    // Beside the button means: no screen of anything else lies between them.
    expect(Math.abs((list?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(300);
  }
});

test('months that were chosen before the delivery changed have the amounts of the new one', async ({
  page,
  request,
  catalogue,
}) => {
  const { customer } = await openCartAsBuyer(page, request, catalogue, 112);
  await chooseUpToPickup(page, PAYMENT_SCENARIOS.newCard);
  await chooseMonths(page, 6);
  const pickedUp = await amountToPay(page);
  await expect(part(page, 'Mensualidades')).toContainText(`(total ${formatPrice(pickedUp)})`);

  await page.getByRole('link', { name: 'Cambiar: Entrega' }).click();
  await option(page, /^Envío a domicilio/).check();
  await expect(option(page, /^Casa/)).toBeChecked();
  await option(page, /^FedEx/).check();
  await main(page).getByLabel('Acepto las condiciones de envío').check();
  await main(page).getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(placeOrderButton(page)).not.toContainText(formatPrice(pickedUp));
  const sent = await amountToPay(page);
  expect(sent).toBeGreaterThan(pickedUp);
  await expect(part(page, 'Mensualidades')).toContainText('6 ');
  await expect(part(page, 'Mensualidades')).toContainText(`(total ${formatPrice(sent)})`);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/pago-exitoso$/);
  const { details } = await readPlacedOrders(request, customer);
  expect(details).toMatchObject([{ amount: sent, months: 6, type: 'shipping' }]);
});

test('the review names the first payment of months that cannot be divided equally', async ({
  page,
  request,
  catalogue,
}) => {
  const MONTHS = 6;
  const isUneven = ({ current }: CatalogueProduct) => Math.round(current * 100) % MONTHS !== 0;
  await openCartAsBuyer(page, request, catalogue, 113, isUneven);
  await chooseUpToPickup(page, PAYMENT_SCENARIOS.newCard);
  const said = await chooseMonths(page, MONTHS);
  const total = await amountToPay(page);
  const month = Number(/\$([\d,.]+\d)/.exec(said)?.[1]?.replaceAll(',', ''));
  const monthly = part(page, 'Mensualidades');
  await expect(monthly).toContainText(formatPrice(month));
  await expect(monthly).toContainText(`Primer pago: ${formatPrice(total - month * (MONTHS - 1))}.`);
  await expectTrueTexts(page);
});

test('an order that differs from what the review shows is not placed, and the difference is told', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422/);
  // One for each dialect, because they share the prices.
  const number = 116 + ['full', 'minimal', 'php'].indexOf(test.info().project.name);
  const { customer, product } = await openCartAsBuyer(page, request, catalogue, number);
  await chooseUpToPickup(page, PAYMENT_SCENARIOS.secondWallet);
  await expect(page).toHaveURL(REVIEW_PATH);
  const due = await amountToPay(page);
  const price = product.current + 300;
  await callControlApi(request, 'price', {
    productId: product.id,
    price_with_tax: price,
    current_price_with_tax: price,
  });
  await placeOrderButton(page).click();
  await expect(
    main(page).getByRole('alert').filter({ hasText: 'Algo cambió en tu pedido' }),
  ).toBeVisible();
  await expect(placeOrderButton(page)).not.toContainText(formatPrice(due));
  expect(await readPlacedOrders(request, customer)).toMatchObject({ transactions: 0 });
  const now = await amountToPay(page);
  await expectAccessibleState(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/pago-codi$/);
  expect((await readPlacedOrders(request, customer)).details).toMatchObject([{ amount: now }]);
});

test('a pickup says when it is ready, how long it is kept and how it is collected', async ({
  page,
  request,
  catalogue,
}) => {
  await openCartAsBuyer(page, request, catalogue, 114);
  await goToPayment(page);
  await choosePayment(page, PAYMENT_SCENARIOS.secondWallet);
  await expect(page).toHaveURL(SHIPMENT_URL);
  await option(page, /^Recoger en tienda/).check();
  const stores = main(page).getByRole('radiogroup', { name: 'Tienda' });
  const ready = /Listo (hoy|mañana|el \S+ \d+ de \S+) a las \d\d:\d\d · lo apartamos 5 días/;
  await expect(stores.getByText(ready).first()).toBeVisible();
  // What can be collected comes first.
  await expect(stores.getByRole('radio').first()).toBeEnabled();
  await expect(stores.getByRole('radio').last()).toBeDisabled();
  await expect(main(page).getByText(/^Para recogerlo, lleva una identificación/)).toBeVisible();
  await expect(
    main(page)
      .getByRole('link', { name: /^Pedir por WhatsApp lo que falta/ })
      .first(),
  ).toHaveAttribute('href', /^https:\/\/wa\.me\/52\d{10}\?text=/);
  await expectAccessibleState(page);
  await chooseDelivery(page, true);
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(part(page, 'Recoger en tienda')).toContainText(ready);
  await expect(part(page, 'Recoger en tienda')).toContainText('lleva una identificación oficial');
  await expectTrueTexts(page);
});

test('the position of the device fills the zip code of an address', async ({
  page,
  context,
  request,
  catalogue,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 19.4, longitude: -99.16 });
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...args) => {
      document.documentElement.dataset.located = 'yes';
      ask(...args);
    };
  });
  await openCartAsBuyer(page, request, catalogue, 115);
  await goToPayment(page);
  await choosePayment(page, PAYMENT_SCENARIOS.secondWallet);
  await option(page, /^Envío a domicilio/).check();
  await buttonOf(page, 'Agregar una dirección').click();
  await expect(fieldOf(page, 'Código postal')).toHaveValue('');
  // Nothing asks for the position before the press.
  await expect(page.locator('html')).not.toHaveAttribute('data-located');
  await buttonOf(page, 'Usar mi ubicación').press('Enter');
  await expect(fieldOf(page, 'Código postal')).toHaveValue(/^\d{5}$/);
  await expect(page.locator('html')).toHaveAttribute('data-located');
  await expect(fieldOf(page, 'Colonia')).toBeVisible();
  if (!isPlain()) await expect(buttonOf(page, 'Usar mi ubicación')).toHaveCount(0);
});
