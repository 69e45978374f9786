import type { Locator, Page } from '@playwright/test';
import type { Catalogue } from '../fixtures/catalogue';
import { PAYMENT_URL } from '../fixtures/checkout';
import { hold } from '../fixtures/connection';
import { consentDialog } from '../fixtures/consent';
import {
  accountButton,
  emailField,
  fillLogin,
  loginButton,
  newCustomer,
} from '../fixtures/customers';
import { serverCart } from '../fixtures/server-cart';
import { expect, test } from '../fixtures/test';

// What is pressed, typed or chosen before any script is there takes effect, and only once.
test.use({ interacts: false, hasTouch: true });

const [WIDE, NARROW] = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const LIST = '/buscar/categoria_procesadores';
const PRODUCT = '/productos/';

const BY = {
  mouse: (control: Locator) => control.click(),
  finger: (control: Locator) => control.tap(),
  keyboard: (control: Locator) => control.press('Enter'),
  typing: async (control: Locator) => {
    await control.fill('3');
    await control.blur();
  },
};

interface Control {
  find: (page: Page) => Locator;
  answer: (page: Page, control: Locator) => Promise<void>;
  /** What is seen before there is any script; 'answer' for the answer itself. By default the button is seen to wait. */
  atOnce?: 'answer' | Control['answer'];
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();
const isPressed: Control['answer'] = (_, control) =>
  expect(control).toHaveAttribute('aria-pressed', 'true');
const shows =
  (find: (page: Page) => Locator): Control['answer'] =>
  (page) =>
    expect(find(page)).toBeVisible();

/** The number that is drawn over the symbol of the cart, also before React draws its own. */
const countsInCart =
  (count: string): Control['answer'] =>
  (page) =>
    expect
      .poll(() =>
        page
          .locator('.cart-mark')
          .filter({ visible: true })
          .first()
          .evaluate((mark) => {
            const { content } = getComputedStyle(mark, '::after');
            return content === 'none' ? mark.textContent : content.replaceAll('"', '');
          }),
      )
      .toBe(count);

const placeDialog = (page: Page) => page.getByRole('dialog', { name: 'Elige tu ubicación' });
const photos = (page: Page) => page.getByRole('dialog', { name: 'Fotos del producto' });
const quantity = (page: Page) => page.getByLabel('Cantidad', { exact: true });
const CONTROLS = {
  theme: {
    find: button('Tema oscuro'),
    answer: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
    atOnce: 'answer',
  },
  menu: {
    find: (page) => page.locator('.tool-menu'),
    answer: shows((page) =>
      page.getByRole('dialog', { name: 'Categorías y marcas' }).getByText('Periféricos'),
    ),
    atOnce: 'answer',
  },
  place: {
    find: button('Elige tu ubicación'),
    answer: shows((page) => placeDialog(page).getByLabel('Código postal')),
    atOnce: 'answer',
  },
  cart: {
    find: (page) => page.locator('.tool-cart'),
    answer: shows((page) => page.getByRole('dialog', { name: 'Tu carrito' })),
    atOnce: 'answer',
  },
  privacy: { find: button('Preferencias de privacidad'), answer: shows(consentDialog) },
  heart: { find: button(/^Guardar en Mis favoritos/), answer: isPressed, atOnce: 'answer' },
  compare: { find: button(/^Comparar: /), answer: isPressed, atOnce: 'answer' },
  add: {
    find: button(/Agregar al carrito: /),
    answer: (_, control) => expect(control).toHaveText('En tu carrito (1)'),
    atOnce: countsInCart('1'),
  },
  'add what was chosen': {
    find: button(/Agregar al carrito: /),
    answer: async (page, control) =>
      expect(control).toHaveText(`En tu carrito (${await quantity(page).inputValue()})`),
    atOnce: countsInCart('1'),
  },
  'one more': {
    find: button('Agregar una pieza'),
    answer: (page) => expect(quantity(page)).toHaveValue('2'),
    atOnce: 'answer',
  },
  quantity: {
    find: quantity,
    answer: (page) => expect(quantity(page)).toHaveValue('3'),
    atOnce: 'answer',
  },
  'buy now': {
    find: button('Comprar ahora'),
    answer: async (page) => {
      await expect(page).toHaveURL(/\/login\?/);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: 'Crear cuenta' })).toBeVisible();
    },
    atOnce: 'answer',
  },
  photo: {
    find: (page) => page.locator('a.gallery-photo').first(),
    answer: shows((page) => photos(page).getByRole('button', { name: 'Acercar' }).first()),
    atOnce: shows((page) => photos(page).getByRole('img')),
  },
  reviews: {
    find: button('Filtrar y ordenar'),
    answer: shows((page) =>
      page.getByRole('region', { name: 'Reseñas' }).getByLabel('Ordenar por'),
    ),
  },
  'more brands': {
    find: (page) => page.locator('.facet-more summary').last(),
    answer: shows((page) => page.locator('.facet-more[open] a[href*=marca_]').first()),
    atOnce: shows((page) => page.locator('.facet-more[open]')),
  },
  'sign in': {
    find: loginButton,
    answer: shows((page) => page.getByText('Tu contraseña es necesaria')),
    atOnce: async (page) => {
      await expect(emailField(page)).toBeFocused();
      await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
      const edge = (one: Element) => getComputedStyle(one).borderColor;
      expect(await emailField(page).evaluate(edge)).not.toBe(
        await page.locator('#busqueda').evaluate(edge),
      );
    },
  },
  view: {
    find: (page) => page.locator('.list-view'),
    answer: (page) => expect(page.locator('html[data-rows]')).toBeAttached(),
  },
} satisfies Record<string, Control>;

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

const findProduct = async (catalogue: Catalogue) => {
  const { slug } = await catalogue.find(({ stock }) => stock > 5, { in_stock: 1 });
  return PRODUCT + slug;
};

async function openWithoutScripts(page: Page, path: string, size = WIDE) {
  await page.setViewportSize(size);
  const scripts = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return scripts;
}

/** The only animation of a control that does not end by itself. */
const isSeenToWait: Control['answer'] = async (_, button) =>
  expect(
    await button.evaluate((control) =>
      control
        .getAnimations()
        .some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
    ),
  ).toBe(true);

for (const [path, size, presses] of DOCUMENTS) {
  test(`${path} of ${size.width} px: ${presses.map((press) => press.join(' by ')).join(', ')}`, async ({
    page,
    catalogue,
  }) => {
    const address = path === PRODUCT ? await findProduct(catalogue) : path;
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

test('who buys at once before React has it in the cart after the sign-in, and pays', async ({
  page,
  request,
  catalogue,
}) => {
  const customer = await newCustomer(request);
  const product = await catalogue.find(({ stock }) => stock > 5, { in_stock: 1 });
  const scripts = await openWithoutScripts(page, PRODUCT + product.slug, NARROW);
  await quantity(page).fill('2');
  await button('Comprar ahora')(page).tap();
  await expect(page).toHaveURL(/\/login\?/);
  scripts.release();
  await fillLogin(page, customer);
  await expect(page).toHaveURL(PAYMENT_URL);
  await expect(page.getByRole('group', { name: '¿Cómo quieres pagar?' })).toBeVisible();
  expect(await (await serverCart(request, customer)).lines()).toEqual({ [product.id]: 2 });
});

test('several early presses of "+" and "−" count as several, and go on from there', async ({
  page,
  catalogue,
}) => {
  const scripts = await openWithoutScripts(page, await findProduct(catalogue));
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

test('who leaves before React is there finds in the next document what was pressed, once', async ({
  page,
  catalogue,
}) => {
  const address = await findProduct(catalogue);
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

test('a zip code that is sent before the panel of the place has its code is used', async ({
  page,
}) => {
  const scripts = await openWithoutScripts(page, '/', NARROW);
  await CONTROLS.place.find(page).tap();
  await placeDialog(page).getByLabel('Código postal').fill('97050');
  await page.keyboard.press('Enter');
  await expect(placeDialog(page).getByLabel('Código postal')).toHaveValue('97050');
  scripts.release();
  await expect(placeDialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Enviar a 97050/ })).toBeVisible();
});

test('what is typed there stays, a closed panel stays closed, and a link in it leads on', async ({
  page,
}) => {
  const scripts = await openWithoutScripts(page, '/', NARROW);
  await CONTROLS.menu.find(page).tap();
  await page.getByRole('button', { name: 'Cerrar menú' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await CONTROLS.place.find(page).tap();
  await placeDialog(page).getByLabel('Código postal').pressSequentially('970');
  scripts.release();
  await expect(placeDialog(page).getByRole('alert').first()).toBeAttached();
  await expect(placeDialog(page).getByLabel('Código postal')).toHaveValue('970');
  await expect(placeDialog(page).getByLabel('Código postal')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openWithoutScripts(page, '/', NARROW);
  await CONTROLS.menu.find(page).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Periféricos' }).tap();
  await page.waitForURL(/categoria_perifericos/, { waitUntil: 'commit' });
});

test('a zip code that is sent is asked for', async ({ page, catalogue }) => {
  const scripts = await openWithoutScripts(page, await findProduct(catalogue));
  await page.getByRole('main').getByLabel('Código postal').fill('97050');
  await page.getByRole('button', { name: 'Calcular' }).click();
  scripts.release();
  await expect(page.getByText(/Entrega en 97050/)).toBeVisible();
});

test('what is filled in and chosen at sign-in is sent @smoke', async ({ page, request }) => {
  const customer = await newCustomer(request);
  const scripts = await openWithoutScripts(page, '/login?volver=/marcas');
  const password = page.locator('main input[name=password]');
  await emailField(page).fill(customer.email);
  await password.fill(customer.password);
  await page.getByLabel('Recordar acceso').tap();
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  scripts.release();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(customer.password);
  const sent = page.waitForRequest((one) => one.postData()?.includes('remember') === true);
  await loginButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ remember: true });
  await expect(accountButton(page)).toBeVisible();
});

test('a sign-in that is sent while a password manager stands in its fields is sent with what was typed', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/Minified React error #(418|423|425)/);
  const customer = await newCustomer(request);
  const scripts = await openWithoutScripts(page, '/login?volver=/marcas');
  await page.evaluate(
    "for (const one of document.querySelectorAll('input')) one.after(document.createElement('span'))",
  );
  await fillLogin(page, customer);
  scripts.release();
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(/\/marcas$/);
});

test('links and forms lead on, and what the browser opens by itself opens, without any script', async ({
  page,
}) => {
  const link = (name: string | RegExp) => (one: Page) => one.getByRole('link', { name }).first();
  const search = (one: Page) => one.getByLabel('¿Qué estás buscando?');
  const ways = [
    ['/', WIDE, link('Marcas'), 'mouse', '/marcas'],
    [
      '/login',
      NARROW,
      (one: Page) => one.locator('.tabs .cart-mark'),
      'finger',
      '/compra/carrito/detalle',
    ],
    ['/arma-tu-equipo', WIDE, search, 'search', '/buscar?q=monitor'],
    [
      LIST,
      WIDE,
      (one: Page) => one.locator('.facet a[href*=marca_]').first(),
      'keyboard',
      'marca_',
    ],
  ] as const;
  for (const [path, size, find, by, to] of ways) {
    await openWithoutScripts(page, path, size);
    const control = find(page);
    if (by === 'search') {
      await control.fill('monitor');
      await control.press('Enter');
    } else await BY[by](control);
    await page.waitForURL((url) => url.href.includes(to), { waitUntil: 'commit' });
  }
  await openWithoutScripts(page, LIST, NARROW);
  await page.getByRole('navigation').getByText('Buscar').tap();
  await expect(search(page)).toBeFocused();
  await page.getByRole('button', { name: 'Filtrar' }).tap();
  await expect(page.locator('.filters:popover-open')).toBeVisible();
});
