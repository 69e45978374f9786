import type { Locator, Page } from '@playwright/test';
import type { Catalogue } from '../fixtures/catalogue';
import { hold } from '../fixtures/connection';
import { consentDialog } from '../fixtures/consent';
import { accountButton, emailField, loginButton, newCustomer } from '../fixtures/customers';
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
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();
const isPressed: Control['answer'] = (_, control) =>
  expect(control).toHaveAttribute('aria-pressed', 'true');
const shows =
  (find: (page: Page) => Locator): Control['answer'] =>
  (page) =>
    expect(find(page)).toBeVisible();

const quantity = (page: Page) => page.getByLabel('Cantidad', { exact: true });
const CONTROLS = {
  theme: {
    find: button('Tema oscuro'),
    answer: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  place: {
    find: button('Elige tu ubicación'),
    answer: shows((page) => page.getByRole('dialog', { name: 'Elige tu ubicación' })),
  },
  privacy: { find: button('Preferencias de privacidad'), answer: shows(consentDialog) },
  heart: { find: button(/^Guardar en Mis favoritos/), answer: isPressed },
  compare: { find: button(/^Comparar: /), answer: isPressed },
  add: {
    find: button(/Agregar al carrito: /),
    answer: (_, control) => expect(control).toHaveText('En tu carrito (1)'),
  },
  'add what was chosen': {
    find: button(/Agregar al carrito: /),
    answer: async (page, control) =>
      expect(control).toHaveText(`En tu carrito (${await quantity(page).inputValue()})`),
  },
  'one more': {
    find: button('Agregar una pieza'),
    answer: (page) => expect(quantity(page)).toHaveValue('2'),
  },
  quantity: { find: quantity, answer: (page) => expect(quantity(page)).toHaveValue('3') },
  'buy now': {
    find: button('Comprar ahora'),
    answer: (page) => expect(page).not.toHaveURL(/\/productos\//),
  },
  reviews: {
    find: button('Filtrar y ordenar'),
    answer: shows((page) =>
      page.getByRole('region', { name: 'Reseñas' }).getByLabel('Ordenar por'),
    ),
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

/** Runs in the page. The only animation of a control that does not end by itself. */
const isSeenToWait = (control: Element) =>
  control
    .getAnimations()
    .some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);

for (const [path, size, presses] of DOCUMENTS) {
  test(`${path} of ${size.width} px: ${presses.map((press) => press.join(' by ')).join(', ')}`, async ({
    page,
    catalogue,
  }) => {
    const address = path === PRODUCT ? await findProduct(catalogue) : path;
    const scripts = await openWithoutScripts(page, address, size);
    for (const [name, by] of presses) {
      const control = CONTROLS[name].find(page);
      await BY[by](control);
      if (by === 'typing') continue;
      expect(await control.evaluate(isSeenToWait), name).toBe(true);
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

test('a zip code that is sent is asked for', async ({ page, catalogue }) => {
  const scripts = await openWithoutScripts(page, await findProduct(catalogue));
  await page.getByLabel('Código postal').fill('97050');
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

test('links and forms lead on, and what the browser opens by itself opens, without any script', async ({
  page,
  catalogue,
}) => {
  const link = (name: string | RegExp) => (one: Page) => one.getByRole('link', { name }).first();
  const search = (one: Page) => one.getByLabel('¿Qué estás buscando?');
  const ways = [
    ['/', WIDE, link('Categorías'), 'mouse', '/busqueda-por-categoria'],
    ['/login', NARROW, link(/^Carrito/), 'finger', '/compra/carrito/detalle'],
    ['/arma-tu-equipo', WIDE, search, 'search', '/buscar?q=monitor'],
    [
      LIST,
      WIDE,
      (one: Page) => one.locator('.facet a[href*=marca_]').first(),
      'keyboard',
      'marca_',
    ],
    [
      await findProduct(catalogue),
      NARROW,
      (one: Page) => one.locator('a.gallery-photo').first(),
      'finger',
      '/media/',
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
