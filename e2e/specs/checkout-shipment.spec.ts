import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../fixtures/accessibility';
import { readStored } from '../fixtures/browse';
import { goOffline, goOnline, hold } from '../fixtures/connection';
import { openAtShipment } from '../fixtures/started-checkout';
import { catalogue, expect, expectConsole, test } from '../fixtures/test';
import * as Checkout from '../pages/checkout';
import { alert, buttonOf, checkbox, enter, expectText, fieldOf, main, radio } from '../pages/main';

const onward = (page: Page) => buttonOf(page, 'Continuar');
const said = (page: Page, text: string) => expectText(main(page), text, { exact: true });
const notSaid = (page: Page, text: string) =>
  expect(main(page).getByText(text, { exact: true })).toHaveCount(0);

const BOTH = 'Por favor, selecciona tu dirección de envío y la paquetería que deseas.';
const TERMS = 'Por favor, acepta los términos y condiciones.';

test('missing fields are named, an address is created in place, and typed text survives everything', async ({
  page,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|422/);
  await openAtShipment(page, { skip: 21 });
  await expect(radio(page, /^Envío a domicilio/)).toBeChecked();
  await expect(fieldOf(page, 'Calle')).toBeVisible();
  await onward(page).click();
  await said(page, BOTH);
  await expect(fieldOf(page, 'Código postal')).toBeFocused();
  await expectAccessibleState(page);

  await fieldOf(page, 'Código postal').fill('06700');
  await fieldOf(page, 'Colonia').selectOption('Roma Norte');
  await fieldOf(page, 'Calle').fill('Calle Orizaba');
  await page.reload();
  await expect(fieldOf(page, 'Calle')).toHaveValue('Calle Orizaba');
  await fieldOf(page, 'Número exterior').fill('118');
  // The address is saved with the step, and the cheapest courier takes it, which the review says with its price.
  await onward(page).click();
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  const delivery = Checkout.part(page, 'Envío a domicilio');
  await expect(delivery).toContainText(/Estafeta.* · (\$[\d,.]+|Gratis)/);
  await expect(delivery).toContainText('Es la paquetería de menor precio');
  await buttonOf(page, /^Confirmar pedido/).click();
  await said(page, TERMS);
  await checkbox(page, 'Acepto los términos y condiciones y las condiciones de envío').check();
  await notSaid(page, TERMS);
  const conditions = page.getByRole('link', { name: 'condiciones de envío' });
  await expect(conditions).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'Cambiar: Entrega' }).click();
  await expect(radio(page, /^Elena Prueba/)).toBeChecked();
  await expect(radio(page, /^Estafeta/)).toBeChecked();
  const arrival = /Llega (de \d+ a )?\d+ días? después de que se confirme tu pago/;
  await expect(Checkout.part(page, 'Paquetería')).toContainText(arrival);

  await goOffline(page);
  await onward(page).click();
  await expect(alert(page).filter({ hasText: 'Lo que escribiste sigue aquí' })).toBeVisible();
  await goOnline(page);
  await page.reload();
  await expect(radio(page, /^Estafeta/)).toBeChecked();
  await onward(page).click();
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
});

test('on a phone the header never hides half of a step while scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openAtShipment(page, { skip: 26, hasAddress: true });
  await radio(page, /^Envío a domicilio/).check();
  await expect(radio(page, /^Estafeta/)).toBeVisible();
  // This is about the header: what the bar at the other end covers can be scrolled away.
  await page.locator('.step-bar').evaluate((one) => {
    one.style.position = 'static';
  });
  const bar = Checkout.steps(page);
  for (const above of [110, 70, 30, 0, -20]) {
    // Scrolls up, so that the header shows.
    await page.evaluate(() => scrollTo(0, 400));
    await bar.evaluate((one, y) => scrollBy(0, one.getBoundingClientRect().top - y), above);
    const { violations } = await new AxeBuilder({ page }).withRules('target-size').analyze();
    expect(violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  }
});

test('the position of the device fills the zip code of an address, and is asked for by a press only', async ({
  page,
  context,
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
  await openAtShipment(page, { skip: 28 });
  await expect(fieldOf(page, 'Código postal')).toHaveValue('');
  await expect(page.locator('html')).not.toHaveAttribute('data-located');
  await buttonOf(page, 'Detectar mi ubicación').press('Enter');
  await expect(fieldOf(page, 'Código postal')).toHaveValue(/^\d{5}$/);
  await expect(page.locator('html')).toHaveAttribute('data-located');
  await expect(fieldOf(page, 'Colonia')).toBeVisible();
  await expect(buttonOf(page, 'Detectar mi ubicación')).toHaveCount(0);
});

test('what is typed and the button that goes on outlive every window size', async ({ page }) => {
  await openAtShipment(page, { skip: 24 });
  await fieldOf(page, 'Código postal').fill('06700');
  await fieldOf(page, 'Colonia').selectOption('Roma Norte');
  await fieldOf(page, 'Número exterior').fill('118');
  await fieldOf(page, 'Calle').fill('Calle Orizaba');
  for (const width of [1440, 360, 768, 992, 390, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(fieldOf(page, 'Calle')).toBeFocused();
      await expect(fieldOf(page, 'Calle')).toHaveValue('Calle Orizaba');
      await expect(fieldOf(page, 'Colonia')).toHaveValue('Roma Norte');
      await expect(onward(page)).toHaveCount(1);
      if (width < 768 || width >= 992) await expect(onward(page)).toBeInViewport({ ratio: 1 });
    });
  }
  await onward(page).click();
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  await expect(Checkout.part(page, 'Envío a domicilio')).toContainText('Calle Orizaba 118');
});

test('the branch that another tab has chosen counts, and not the nearest one that stands chosen by itself', async ({
  page,
  context,
}) => {
  const { product } = await openAtShipment(page, { skip: 25 });
  await catalogue.setStock(product.id, { 1: 5, 2: 5, 3: 5 }, 9);
  const held = await hold(page, '**/pickup-stores*');
  await radio(page, /^Recoger en sucursal/).check();
  await expect(fieldOf(page, 'Código postal')).toBeVisible();

  const other = await context.newPage();
  await other.goto(Checkout.SHIPMENT_PATH);
  await radio(other, /^Recoger en sucursal/).check();
  await enter(fieldOf(other, 'Código postal'), '06700');
  const stores = (tab: Page) =>
    tab.getByRole('radiogroup', { name: 'Sucursal' }).getByRole('radio', { disabled: false });
  await expect(stores(other).first()).toBeChecked();
  const readKept = () => readStored(other, 'checkout');
  const nearest = await readKept();
  await stores(other).nth(1).check();
  // The device keeps the choice a moment later.
  await expect.poll(readKept).not.toBe(nearest);

  await expect(fieldOf(page, 'Código postal')).toHaveValue('06700');
  held.release();
  await expect(stores(page).nth(1)).toBeChecked();
  await expect(stores(other).nth(1)).toBeChecked();
  await page.reload();
  await expect(stores(page).nth(1)).toBeChecked();
});
