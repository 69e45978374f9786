import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../fixtures/accessible';
import { logIn, newCustomer } from '../fixtures/customers';
import { giveOrder, LAURA, notifyCustomer, ownList } from '../fixtures/history';
import { tabTo, walk } from '../fixtures/keyboard';
import { buttonOf, fieldOf } from '../fixtures/profile';
import { expect, test } from '../fixtures/test';

// A telephone with a keyboard: the header that stays in view covers most here. Nothing glides, so that what is
// looked at stands still.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
// Each control of a screen takes the focus, and axe looks at all of it.
test.describe.configure({ timeout: 180_000 });

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).first();
const firstOf = async (page: Page, path: string) =>
  (await ownList(page, `/shop-v1/customers/{customer}/${path}`))[0]?.id;

/** Goes to a control from the skip link and presses a key. */
async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

interface Screen {
  path: string | ((page: Page) => Promise<string>);
  /** What is there once the screen is. */
  ready: (page: Page) => Locator;
  /** Its main control, and what that leads to; where it would change something the other tests use it. */
  use?: (page: Page) => Promise<void>;
}

/** Asks before it removes; the answer is no. */
async function askAndCancel(page: Page, name: RegExp): Promise<void> {
  await press(page, buttonOf(page, name).first());
  await expect(buttonOf(page, 'Cancelar')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(buttonOf(page, name).first()).toBeFocused();
}

const follow = (name: string | RegExp, url: RegExp) => async (page: Page) => {
  await press(page, link(page, name));
  await expect(page).toHaveURL(url);
};
const orderPath = async (page: Page, rest = '') =>
  `/perfil/pedidos/${await firstOf(page, 'orders')}${rest}`;

const SCREENS: readonly Screen[] = [
  {
    path: '/mi-cuenta',
    ready: (page) => page.getByText('Hola, Laura'),
    use: follow(/^Direcciones/, /\/perfil\/direcciones$/),
  },
  {
    path: '/perfil/pedidos',
    ready: (page) => link(page, /^Pedido P-/),
    use: follow(/^Pedido P-/, /\/perfil\/pedidos\/\d+$/),
  },
  {
    path: (page) => orderPath(page),
    ready: (page) => link(page, /^Chat del pedido/),
    use: follow(/^Chat del pedido/, /\/chat$/),
  },
  { path: (page) => orderPath(page, '/chat'), ready: (page) => page.getByLabel('Tu mensaje') },
  { path: (page) => orderPath(page, '/garantia'), ready: (page) => link(page, /./) },
  {
    path: (page) => orderPath(page, '/garantia/productos'),
    ready: (page) => main(page).getByRole('listitem').last(),
  },
  {
    path: '/perfil/garantias',
    ready: (page) => main(page).locator('a[href^="/perfil/garantias/"]').first(),
    use: async (page) => {
      await press(page, main(page).locator('a[href^="/perfil/garantias/"]').first());
      await expect(page).toHaveURL(/\/perfil\/garantias\/\d+$/);
    },
  },
  {
    path: async (page) => `/perfil/garantias/${await firstOf(page, 'warranties')}`,
    ready: (page) => main(page).getByRole('heading', { level: 2 }).first(),
  },
  {
    path: '/perfil/monedero',
    ready: (page) => link(page, 'Página 2'),
    use: follow('Página 2', /\/perfil\/monedero\?pagina=2$/),
  },
  {
    path: '/perfil/favoritos',
    ready: (page) => main(page).getByRole('article').first(),
    use: async (page) => {
      const lists = page.getByRole('navigation', { name: 'Tus listas' }).getByRole('link');
      await press(page, lists.last());
      await expect(lists.last()).toHaveAttribute('aria-current', /./);
    },
  },
  { path: '/perfil/informacion', ready: (page) => fieldOf(page, 'Nombre') },
  {
    path: '/perfil/direcciones',
    ready: (page) => link(page, /^Editar/),
    use: (page) => askAndCancel(page, /^Eliminar: /),
  },
  { path: '/perfil/direcciones/crear', ready: (page) => fieldOf(page, 'Calle') },
  {
    path: async (page) => `/perfil/direcciones/${await firstOf(page, 'addresses')}/editar`,
    ready: (page) => fieldOf(page, 'Calle'),
  },
  {
    path: '/perfil/facturacion',
    ready: (page) => buttonOf(page, /^Eliminar: /).first(),
    use: (page) => askAndCancel(page, /^Eliminar: /),
  },
  { path: '/perfil/facturacion?datos=nuevos', ready: (page) => fieldOf(page, 'RFC') },
  {
    path: '/perfil/metodos-pago/tarjeta',
    ready: (page) => buttonOf(page, /^Eliminar: /).first(),
    use: (page) => askAndCancel(page, /^Eliminar: /),
  },
  {
    path: '/perfil/dispositivos',
    ready: (page) => buttonOf(page, /^Quitar/).first(),
    use: (page) => askAndCancel(page, /^Quitar/),
  },
  {
    path: '/perfil/notificaciones',
    ready: (page) => link(page, 'Página 2'),
    use: follow('Página 2', /\/perfil\/notificaciones\?pagina=2$/),
  },
];

/** As many as one test can look at. */
const AT_ONCE = 5;

for (let from = 0; from < SCREENS.length; from += AT_ONCE) {
  const some = SCREENS.slice(from, from + AT_ONCE);
  test(`every control of the customer’s screens takes a focus that is seen, ${from + 1} and on`, async ({
    page,
  }) => {
    await logIn(page, LAURA);
    for (const { path, ready, use } of some) {
      const address = typeof path === 'string' ? path : await path(page);
      await test.step(address, async () => {
        await page.goto(address);
        await expect(ready(page)).toBeVisible();
        await expect(main(page).locator('.skeleton:visible')).toHaveCount(0);
        await walk(page);
        await expectNoOverflow(page);
        await expectAccessible(page);
        await use?.(page);
      });
    }
  });
}

test('what customers write is written and sent with the keyboard alone', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  const { id } = await giveOrder(request, customer, 'delivered', 5);
  await notifyCustomer(request, customer, 'Un aviso');
  const type = (text: string) => page.keyboard.type(text);

  await logIn(page, customer, '/perfil/informacion');
  await tabTo(page, fieldOf(page, 'Nombre'));
  await page.keyboard.press('Control+A');
  await type('Helena');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Guardamos tus datos.')).toBeVisible();

  await page.goto('/perfil/direcciones/crear');
  await tabTo(page, fieldOf(page, 'Código postal'));
  await type('06700');
  await expect(page.getByText('Alcaldía', { exact: true })).toBeVisible();
  await tabTo(page, fieldOf(page, 'Colonia'));
  await type('Roma N');
  await tabTo(page, fieldOf(page, 'Calle'));
  await type('Calle Orizaba');
  await tabTo(page, fieldOf(page, 'Número exterior'));
  await type('118');
  await tabTo(page, fieldOf(page, 'Nombre de la dirección'));
  await type('Casa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/perfil/direcciones');
  await press(page, link(page, 'Editar: Casa'));
  await expect(page).toHaveURL(/\/editar$/);
  await press(page, buttonOf(page, 'Guardar'), 'Space');
  await expect(page).toHaveURL('/perfil/direcciones');

  await page.goto('/perfil/notificaciones');
  await press(page, buttonOf(page, 'Marcar como leída: Un aviso'), 'Space');
  await expect(buttonOf(page, /^Marcar como leída/)).toHaveCount(0);

  await page.goto('/perfil/favoritos');
  await press(page, buttonOf(page, 'Nueva lista'));
  await expect(page.getByLabel(/^Nombre de la lista/)).toBeFocused();
  await type('Navidad');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Tus listas' })).toContainText('Navidad');

  await page.goto(`/perfil/pedidos/${id}/chat`);
  await tabTo(page, page.getByLabel('Tu mensaje'));
  await type('¿Me ayudan?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Conversación' })).toContainText('¿Me ayudan?');

  await page.goto(`/perfil/pedidos/${id}/garantia/productos`);
  await press(page, link(page, /^Solicitar garantía de/));
  await expect(page).toHaveURL(/\/garantia\?producto=\d+$/);
  await tabTo(page, page.getByLabel(/^¿Qué falla\?/));
  await type('Dejó de encender ayer por la tarde.');
  await press(page, buttonOf(page, 'Enviar solicitud'));
  await expect(page).toHaveURL(/\/perfil\/garantias/);
});
