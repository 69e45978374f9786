import { logIn } from '../fixtures/customers';
import { newCustomerWithOrder } from '../fixtures/placed-orders';
import { addProviderPage } from '../fixtures/provider-page';
import { openCartAsBuyer } from '../fixtures/purchase';
import { screens } from '../fixtures/screens';
import { catalogue, expect, expectConsole, test, visit } from '../fixtures/test';
import * as Checkout from '../pages/checkout';
import * as List from '../pages/list';
import { buttonOf, firstButton, main, sectionHeading } from '../pages/main';

// What browsers of the beginning of 2023 lack (Chrome 111, Safari 16.4), which Next still serves. Chromium shows only what is called, not how it looks.
const YOUNGER: Record<string, readonly string[]> = {
  URL: ['parse'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  AbortSignal: ['any'],
  RegExp: ['escape'],
  Response: ['json'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf'],
  'Iterator.prototype': ['map', 'filter', 'take', 'drop', 'flatMap', 'some', 'every', 'toArray'],
  'Document.prototype': ['startViewTransition'],
  'Element.prototype': ['moveBefore'],
  'HTMLDialogElement.prototype': ['requestClose'],
  'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'Navigator.prototype': ['userActivation'],
  window: ['requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler', 'cookieStore'],
};

test.beforeEach(async ({ context }) => {
  await context.addInitScript((younger) => {
    for (const [path, names] of Object.entries(younger)) {
      const owner = path
        .split('.')
        .reduce<object | undefined>((one, name) => one && Reflect.get(one, name), window);
      for (const name of names) {
        if (owner && !Reflect.deleteProperty(owner, name)) throw new Error(`${path}.${name} stays`);
      }
    }
    // A selector that a browser does not know is an error, unless it stands in ":is()".
    const { matches } = Element.prototype;
    Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
      if (/(?<!:is\():popover-open/.test(selector)) throw new SyntaxError(selector);
      return matches.call(this, selector);
    });
  }, YOUNGER);
});

test('an older browser shows every screen without an error', async ({ page }) => {
  test.setTimeout(180_000);
  for (const screen of screens) {
    if (screen.expects) expectConsole(screen.expects);
    await page.goto(await screen.path());
    await expect.soft(main(page).getByRole('heading').first(), screen.name).toBeVisible();
  }
});

test('an older browser filters a list and leaves it', async ({ page }) => {
  const [category] = await catalogue.rootCategories();
  await visit(page, `/buscar/categoria_${category?.slug}`);
  const inStock = List.filters(page).getByRole('link', { name: /Con existencia/ });
  await inStock.click();
  await expect(page).toHaveURL(/existencia=1/);
  await List.cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/productos\//);
  await expect(firstButton(page, 'Agregar al carrito')).toBeVisible();
});

test('an older browser buys by card @smoke', async ({ page }) => {
  await openCartAsBuyer(page, 14);
  await Checkout.chooseUpToPickup(page, Checkout.WAYS.newCard);
  await Checkout.placeAndPay(page);
});

test('an older browser goes to a payment’s provider and back @smoke', async ({ page, context }) => {
  expectConsole(/^request to https:\/\/proveedor\.example\//);
  const account = { method: 'paypal_account', lastFour: '3155' };
  const { customer, placed } = await newCustomerWithOrder(account);
  const { paymentId } = placed;
  const back = `/pagos/${paymentId}/pago-paypal`;
  await addProviderPage(context, { paymentId, back, hasState: false });
  await logIn(page, customer, back);
  await buttonOf(page, 'Continuar').click();
  await page.getByRole('link', { name: 'Autorizar' }).click();
  await expect(page).toHaveURL(/\/pago-exitoso$/);
  await expect(sectionHeading(page, /^¡Gracias/)).toBeVisible();
});
