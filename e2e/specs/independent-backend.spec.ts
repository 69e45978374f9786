import { logIn, newCustomer } from '../fixtures/customers';
import { newCustomerWithOrder } from '../fixtures/placed-orders';
import { rewrite } from '../fixtures/rewritten-answers';
import {
  CART_PATH,
  cartLines,
  findProducts,
  logInWithCart,
  serverCart,
} from '../fixtures/server-cart';
import { expect, test } from '../fixtures/test';

/*
 * Forms of an answer that the specification leaves open, as backends of others have written them. What the mock API says is
 * written again on its way to the browser.
 */

const CART = '**/api/eshop/carrito/detalle*';

test('a cart has its lines where the answer describes them', async ({
  page,
  request,
  catalogue,
}) => {
  await rewrite(page, CART, ({ data: { relationships } }) => {
    relationships.products = relationships.items ?? {};
    relationships.items = { data: [{ type: 'shopping-cart-items', id: '1' }] };
  });
  const [one, other] = await findProducts(catalogue, 66);
  await logInWithCart(page, request, [
    [one, 1],
    [other, 2],
  ]);
  await expect(cartLines(page)).toHaveCount(2);
  await expect(page.getByLabel(`Cantidad de ${other.name}`)).toHaveValue('2');
});

test('a line that only names its product has its picture and its link', async ({
  page,
  request,
  catalogue,
}) => {
  await rewrite(page, CART, (answer) => {
    answer.included = answer.included.filter(
      ({ type }) => !/^(products|product-images)$/.test(type),
    );
    for (const { type, attributes, relationships } of answer.included) {
      if (type !== 'cart-items') continue;
      const { data } = relationships.product ?? {};
      attributes.product_id = (data as { id: string }).id;
      relationships.product = {};
    }
  });
  const [one] = await findProducts(catalogue, 67);
  await logInWithCart(page, request, [[one, 1]]);
  const line = cartLines(page).first();
  await expect(line.getByRole('link', { name: one.name }).first()).toHaveAttribute(
    'href',
    `/productos/${one.slug}`,
  );
  await expect(line.locator('img').first()).toHaveAttribute('src', /\/_next\/image|\/media\//);
});

test('a build whose parts the cart only links to has its parts and its price', async ({
  page,
  request,
  catalogue,
}) => {
  await rewrite(page, CART, ({ included }) => {
    for (const { type, attributes, relationships } of included) {
      if (type === 'cart-items') delete attributes.assembly_id;
      if (type !== 'assemblies') continue;
      for (const name of Object.keys(relationships))
        relationships[name] = { links: { related: '/api/eshop/carrito/ensamble' } };
    }
  });
  const customer = await newCustomer(request);
  const [one, other] = await findProducts(catalogue, 68);
  await (await serverCart(request, customer)).addAssembly([one.id, other.id]);
  await logIn(page, customer, CART_PATH);
  const list = page.getByRole('region', { name: 'Productos en tu carrito' });
  await expect(list.getByText('2 componentes')).toBeVisible();
  await expect(list.getByText('$0.00')).toHaveCount(0);
});

test('an order with a number for its status says it in words and offers what it has', async ({
  page,
  request,
  catalogue,
}) => {
  const { customer } = await newCustomerWithOrder(request, catalogue, { method: 'oxxo' });
  await rewrite(page, '**/api/shop-v1/customers/*/orders*', (answer) => {
    for (const { attributes } of [answer.data].flat()) {
      attributes.status = 3;
      delete attributes.status_text;
    }
    answer.meta = { ...answer.meta, statuses: [{ code: 3, text: 'Preparando el paquete' }] };
  });
  await logIn(page, customer, '/perfil/pedidos');
  const orders = page.getByRole('main').getByRole('listitem');
  await expect(orders.getByText('Preparando el paquete')).toBeVisible();
});
