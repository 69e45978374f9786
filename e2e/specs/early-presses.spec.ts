import { newCustomer } from '../fixtures/customers';
import {
  BY,
  button,
  CONTROLS,
  type Control,
  countsInCart,
  findProduct,
  isSeenToWait,
  LIST,
  NARROW,
  openWithoutScripts,
  PRODUCT,
  quantity,
  WIDE,
} from '../fixtures/early-controls';
import { serverCart } from '../fixtures/server-cart';
import { catalogue, expect, test } from '../fixtures/test';
import * as Checkout from '../pages/checkout';
import { notices, placeDialog } from '../pages/shell';
import { fillLogin } from '../pages/sign-in';

// What is pressed before any script is there takes effect, and only once.
test.use({ interacts: false, hasTouch: true });

type Press = readonly [keyof typeof CONTROLS, keyof typeof BY];

/** What is pressed in one document, in this order. */
const DOCUMENTS: readonly [path: string, size: typeof WIDE, presses: readonly Press[]][] = [
  [
    '/',
    WIDE,
    [
      ['theme', 'mouse'],
      ['heart', 'finger'],
      ['add', 'keyboard'],
    ],
  ],
  ['/', NARROW, [['place', 'finger']]],
  ['/', NARROW, [['menu', 'finger']]],
  [LIST, WIDE, [['menu', 'keyboard']]],
  ['/buscar?q=monitor+27', WIDE, [['more brands', 'mouse']]],
  ['/', WIDE, [['cart', 'mouse']]],
  [
    LIST,
    NARROW,
    [
      ['theme', 'finger'],
      ['heart', 'keyboard'],
      ['add', 'mouse'],
      ['view', 'finger'],
    ],
  ],
  [
    PRODUCT,
    WIDE,
    [
      ['theme', 'keyboard'],
      ['one more', 'finger'],
      ['heart', 'mouse'],
      ['add what was chosen', 'mouse'],
      ['compare', 'keyboard'],
    ],
  ],
  [
    PRODUCT,
    NARROW,
    [
      ['quantity', 'typing'],
      ['add what was chosen', 'finger'],
      ['compare', 'finger'],
      ['reviews', 'finger'],
    ],
  ],
  [PRODUCT, NARROW, [['buy now', 'finger']]],
  [PRODUCT, NARROW, [['photo', 'finger']]],
  ['/compra/carrito/detalle', WIDE, [['place', 'mouse']]],
  [
    '/arma-tu-equipo',
    WIDE,
    [
      ['theme', 'finger'],
      ['place', 'keyboard'],
    ],
  ],
  ['/login', WIDE, [['privacy', 'mouse']]],
  ['/login', NARROW, [['sign in', 'finger']]],
];

for (const [path, size, presses] of DOCUMENTS) {
  test(`${path} of ${size.width} px: ${presses.map((press) => press.join(' by ')).join(', ')}`, async ({
    page,
  }) => {
    const address = path === PRODUCT ? await findProduct() : path;
    const scripts = await openWithoutScripts(page, address, size);
    for (const [name, by] of presses) {
      const { find, answer, atOnce = isSeenToWait }: Control = CONTROLS[name];
      const control = find(page);
      await BY[by](control);
      const isThere = atOnce === 'answer' ? answer : atOnce;
      await test.step(`${name}, at once`, () => isThere(page, control));
    }
    await expect.poll(() => scripts.count).toBeGreaterThan(5);
    scripts.release();
    // The second look finds what was done twice.
    for (const [name] of [...presses, ...presses]) {
      const { find, answer } = CONTROLS[name];
      await test.step(name, () => answer(page, find(page)));
    }
  });
}

test('who buys before React has it in the cart after the sign-in, and pays', async ({ page }) => {
  const customer = await newCustomer();
  const product = await catalogue.find(({ stock }) => stock > 5, { in_stock: 1 });
  const scripts = await openWithoutScripts(page, PRODUCT + product.slug, NARROW);
  await quantity(page).fill('2');
  await button('Comprar ahora')(page).tap();
  await expect(page).toHaveURL(/\/login\?/);
  scripts.release();
  await fillLogin(page, customer);
  await Checkout.expectPayment(page);
  expect(await (await serverCart(customer)).lines()).toEqual({ [product.id]: 2 });
});

test('early presses of "+" and "−" count as several, and go on from there', async ({ page }) => {
  const scripts = await openWithoutScripts(page, await findProduct());
  const [more, less] = [button('Agregar una pieza')(page), button('Quitar una pieza')(page)];
  for (const one of [more, more, more, less]) await one.click();
  await expect(quantity(page)).toHaveValue('3');
  const add = CONTROLS.add.find(page);
  await add.click();
  scripts.release();
  await expect(add).toHaveText('En tu carrito (3)');
  await more.click();
  await expect(quantity(page)).toHaveValue('4');
});

test('who leaves before React finds the presses in the next document, once', async ({ page }) => {
  const address = await findProduct();
  await openWithoutScripts(page, address);
  for (const name of ['add', 'heart', 'compare', 'theme'] as const)
    await CONTROLS[name].find(page).click();
  await page.goto('/marcas', { waitUntil: 'commit' });
  await countsInCart('1')(page, page.locator('body'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(address);
  for (const name of ['add', 'heart', 'compare'] as const)
    await CONTROLS[name].answer(page, CONTROLS[name].find(page));
  await page.reload();
  await CONTROLS.add.answer(page, CONTROLS.add.find(page));
  await countsInCart('1')(page, page.locator('body'));
});

test('the theme and the view of a list change in the frame of the press: before React, while what loads later is held back, and afterwards', async ({
  page,
  request,
}) => {
  const html = await (await request.get(LIST)).text();
  const [own, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    await (html.includes(file) ? own : later).promise;
    await route.continue();
  });
  await page.addInitScript(() =>
    addEventListener('hydrated', () => Object.assign(window, { isHydrated: true })),
  );
  await page.setViewportSize(WIDE);
  await page.goto(LIST, { waitUntil: 'commit' });
  const theme = page.locator('.head-row [data-theme-button]');
  /** Presses both, and says in the same task what is shown. */
  const pressBoth = () =>
    theme.evaluate((button: HTMLElement) => {
      button.click();
      document.querySelector<HTMLElement>('.list-view')?.click();
      const { theme, rows } = document.documentElement.dataset;
      return [theme, rows === ''];
    });
  const DARK = ['dark', true];
  const LIGHT = ['light', false];
  expect(await pressBoth()).toEqual(DARK);
  own.resolve();
  await page.waitForFunction(() => 'isHydrated' in window);
  expect(await pressBoth()).toEqual(LIGHT);
  later.resolve();
  await page.mouse.wheel(0, 10);
  await expect(notices(page)).toBeAttached();
  expect(await pressBoth()).toEqual(DARK);
  // The toolbars have the colour of the page, also below a dialog, where it is darker.
  const colour = page.locator('meta[name=theme-color][media=all]');
  await expect(colour).toHaveAttribute('content', '#151316');
  await CONTROLS.place.find(page).click();
  await expect(placeDialog(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: null })));
  await expect(colour).toHaveAttribute('content', '#151316');
});
