// @vitest-environment own-window

import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { CartButton } from '@/components/cart/cart-button';
import { CustomerSummarySection } from '@/components/cart/page/cart-summary';
import { useWalletRequest } from '@/components/cart/page/wallet-section';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { getCartLineState } from '@/lib/domain/cart/line-state';
import { repriceLine, toCartLine } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { completeStep } from '@/lib/domain/checkout/steps';
import { acknowledgePrices } from '@/stores/browsing/acknowledged-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { EMPTY_CART_VIEW } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { isCartObserved } from '@/stores/flows/cart/customer/cart-cache';
import { useSessionStore } from '@/stores/session/session-store';
import { hrefOf } from '@/tests/support/href-of';
import { buildDocument, cartDocument, itemDocument } from '../../support/cart-resource';
import {
  createCartTotals,
  createCustomerCart,
  createCustomerCartBuild,
  createCustomerCartItem,
} from '../../support/create-customer-cart';
import { createSnapshot } from '../../support/create-product';
import { connectionLost, type Resolver, refusal } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';
import { bodyOf, fakeBackend, laura, press, signInAs, toasts, user } from '../account/harness';
import { decide } from '../checkout/samples';
import { router } from '../fake-navigation';
import { amountsIn, isCartShown, payControls, showCart } from './show-cart';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { push } = router;
const { on, hear } = fakeBackend();

/** A line as it is after the call. */
const asAsked: Resolver = ({ params: { itemId = '', product = itemId.slice(1), qty } }) =>
  itemDocument(createCustomerCartItem(product, Number(qty)));
const hearCart = () => ({
  detail: hear(specEndpoints.cartDetail),
  update: hear(specEndpoints.cartUpdate, asAsked),
  add: hear(specEndpoints.cartAdd, asAsked),
  remove: hear(specEndpoints.cartRemove),
  clear: hear(specEndpoints.cartClear),
  updateBuild: hear(specEndpoints.cartAssemblyUpdate),
  removeBuild: hear(specEndpoints.cartAssemblyRemove),
});
let calls: ReturnType<typeof hearCart>;
const parts = [
  createCustomerCartItem('2', 1, { assemblyId: '5', quantityPerBuild: 1, maxQty: 3 }),
  createCustomerCartItem('3', 2, { assemblyId: '5', quantityPerBuild: 2, maxQty: 9 }),
];
const builds = [createCustomerCartBuild()];
const cart = createCustomerCart([createCustomerCartItem('1', 2), ...parts], {
  builds,
  totals: createCartTotals({ total: 4500, count: 3 }),
});

/** Opens the cart page. @param shown what the backend has in the cart */
async function open(shown = cart) {
  calls.detail.mockReturnValue(cartDocument(shown));
  signInAs(laura);
  showCart();
  await isCartShown();
}
const isSent = (call: Mock<Resolver>, ...params: object[]) =>
  vi.waitFor(() => expect(call.mock.calls.map(([one]) => one.params)).toEqual(params));
const pay = async () => {
  await screen.findAllByRole('button', { name: 'Continuar al pago' });
  await user.click(payControls('button')[0] ?? expect.fail());
};
const findBuild = () => screen.findByRole('region', { name: 'Mi equipo' });

beforeEach(() => {
  calls = hearCart();
  on(assumedEndpoints.products, () => ({ data: [] }));
  on(specEndpoints.cartInitData, () => ({ meta: {} }));
  on(specEndpoints.cartTotalItems, () => ({ meta: { count: 3 } }));
  on(specEndpoints.cartTotals, () => ({ meta: cartDocument(cart).data.attributes }));
});
afterEach(() => useSessionStore.setState({ customer: null, accessToken: null }));

it('waits for the server’s cart, shows an error, and retries', async () => {
  const answer = Promise.withResolvers<Response>();
  calls.detail.mockReturnValueOnce(answer.promise);
  await open(createCustomerCart([]));
  expect(screen.getByText('esqueleto')).toBeVisible();
  await vi.waitFor(() => expect(calls.detail).toHaveBeenCalledTimes(1));
  await act(async () => answer.resolve(refusal(422, 'En mantenimiento.')));
  expect(await screen.findByText('En mantenimiento.')).toBeVisible();
  await press('Reintentar');
  expect(await screen.findByText('Tu carrito está vacío')).toBeVisible();
  expect(isCartObserved(laura.id)).toBe(true);
  cleanup();
  expect(isCartObserved(laura.id)).toBe(false);
});

it('says that the products wait in the account when the session ends, and shows them after the login', async () => {
  await open();
  expect(await screen.findByText('3 productos · 5 piezas')).toBeVisible();
  act(() => useSessionStore.setState({ customer: null, accessToken: null, isExpired: true }));
  expect(await screen.findByText('Tus productos te esperan en tu cuenta')).toBeVisible();
  expect(screen.queryByText('Tu carrito está vacío')).toBeNull();
  expect(hrefOf('Iniciar sesión')).toBe('/login?volver=%2Fcompra%2Fcarrito%2Fdetalle');
  act(() => signInAs(laura));
  expect(await screen.findByText('3 productos · 5 piezas')).toBeVisible();
  expect(screen.queryByText('Tus productos te esperan en tu cuenta')).toBeNull();
});

it('has the same controls for its lines as a guest’s cart', async () => {
  acknowledgePrices(laura.id, { 1: 800 });
  await open();
  expect(await screen.findByText('3 productos · 5 piezas')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Resumen' })).toBeVisible();
  await press('Una pieza más de Producto 1');
  await isSent(calls.update, { itemId: 'i1', qty: '3' });
  expect(screen.getByText('El precio subió de $800.00 a $900.00.')).toBeVisible();
  await press('Entendido: Producto 1');
  expect(screen.queryByText('El precio subió de $800.00 a $900.00.')).toBeNull();
  await press('Quitar Producto 1');
  await isSent(calls.remove, { itemId: 'i1' });
  await press('Deshacer');
  await isSent(calls.add, { product: '1', qty: '3' });
  await press('Vaciar carrito');
  await vi.waitFor(() => expect(calls.clear).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Tu carrito está vacío')).toBeVisible();
  expect(useCartStore.getState().lines).toEqual([]);
});

it('names the interest, the total and the CAT of months that cost interest, as the product page does', async () => {
  const product = productResource({ id: '1' });
  const offer = { offer_id: '12', months: 12, minimun_amount: 0, interest_percent: 10 };
  const offer_months = [{ ...offer, month_price: 82.5, total: 990 }];
  on(assumedEndpoints.products, () => ({
    data: [{ ...product, attributes: { ...product.attributes, offer_months } }],
  }));
  await open();
  const months = /^12 mensualidades de \$82\.50 con intereses: \$990\.00 en total/;
  expect(await screen.findByText(months)).toHaveTextContent('10% de interés · CAT 19.5% sin IVA');
});

it('shows a build as one item', async () => {
  const two = { assemblyId: '5', quantityPerBuild: 1, maxQty: 3 };
  const four = { assemblyId: '5', quantityPerBuild: 2, maxQty: 9 };
  const changed = [createCustomerCartItem('2', 2, two), createCustomerCartItem('3', 4, four)];
  calls.updateBuild.mockReturnValue(buildDocument(createCustomerCartBuild({ qty: 2 }), changed));
  await open();
  const group = await findBuild();
  expect(within(group).getAllByRole('listitem')).toHaveLength(2);
  expect(within(group).getByText('$2,700.00')).toBeVisible();
  await press('Una pieza más de Mi equipo', within(group));
  const products = [
    { product_id: '2', qty: 1, assembly_group_id: null },
    { product_id: '3', qty: 2, assembly_group_id: null },
  ];
  const isChanged = (attributes: object) =>
    vi.waitFor(() =>
      expect(bodyOf(calls.updateBuild)).toEqual({
        data: expect.objectContaining({ id: '5', attributes }),
      }),
    );
  await isChanged({ qty: 2, products });
  await user.click(screen.getByRole('checkbox', { name: 'Quiero que lo armen: Mi equipo' }));
  await isChanged({ requires_assembly: false });
  await press('Quitar Mi equipo', within(group));
  expect(screen.getByText('Quitaste Mi equipo.')).toBeVisible();
  await isSent(calls.removeBuild, { id: '5' });
});

const soldOutParts = parts.map((part, index) => (index === 0 ? { ...part, maxQty: 0 } : part));
const strangers = [createCustomerCartItem('2', 1), createCustomerCartItem('3', 2)];
const toldByLinks = createCustomerCart(strangers, { builds });

it('asks for the pieces of a build of which the cart has only links', async () => {
  const known = buildDocument(createCustomerCartBuild(), strangers);
  const ask = hear(specEndpoints.cartAssembly, () => known);
  await open(toldByLinks);
  const group = await findBuild();
  expect(within(group).getAllByRole('listitem')).toHaveLength(2);
  expect(group).toHaveTextContent('$2,700.00');
  await isSent(ask, { assemblyId: '5' });
  expect(screen.queryByRole('button', { name: 'Quitar Producto 2' })).toBeNull();
});

it('shows the pieces on their own, and no empty build, when nobody knows its pieces', async () => {
  on(specEndpoints.cartAssembly, () => refusal(404, 'No existe.'));
  await open(toldByLinks);
  expect(await screen.findByRole('button', { name: 'Quitar Producto 2' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Mi equipo' })).toBeNull();
});

it('is counted in the header, which announces changes but not the first count', () => {
  render(<CartButton />);
  act(() => useCartStore.setState({ serverOnlyCount: 3 }));
  const button = () => screen.getByRole('button', { name: /^Carrito/ });
  expect(button()).toHaveAccessibleName('Carrito. Productos en tu carrito: 3');
  expect(screen.queryByText('Productos en tu carrito: 3')).toBeNull();
  act(() => useCartStore.setState({ serverOnlyCount: 4 }));
  expect(screen.getByText('Productos en tu carrito: 4')).toHaveAttribute('aria-live', 'polite');
});

it('names the parts of a build that sold out, and has nothing to pay when nothing else is there', async () => {
  const gone = parts.map((part) => ({ ...part, maxQty: 0 }));
  await open(createCustomerCart(gone, { builds }));
  const build = await findBuild();
  expect(within(build).getByText(/^Hay componentes agotados/)).toBeVisible();
  const part = within(build).getByText('Producto 2').closest('li') ?? expect.fail();
  expect(part).toHaveTextContent('Agotado por el momento.');
  expect(await screen.findByText(/^Nada de tu carrito se puede comprar/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continuar al pago' })).toBeNull();
});

it('cannot raise a build with a part that sold out, and does not go to the payment with it', async () => {
  const items = [createCustomerCartItem('1', 2), ...soldOutParts];
  await open(createCustomerCart(items, { builds }));
  const more = { name: 'Una pieza más de Mi equipo' };
  expect(within(await findBuild()).getByRole('button', more)).toBeDisabled();
  await pay();
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  expect(push).not.toHaveBeenCalled();
});

/** Presses the button to the payment while the backend still thinks about one piece more of the first product. */
async function payDuringChange(answer: Resolver) {
  const thinking = Promise.withResolvers<void>();
  calls.update.mockImplementation(async (call) => {
    await thinking.promise;
    return answer(call);
  });
  await open(createCustomerCart([createCustomerCartItem('1', 2)]));
  await screen.findByRole('button', { name: 'Una pieza más de Producto 1' });
  await press('Una pieza más de Producto 1');
  await vi.waitFor(() => expect(calls.update).toHaveBeenCalledOnce());
  await pay();
  expect(push).not.toHaveBeenCalled();
  thinking.resolve();
}

it('goes to the payment after a press while the cart still changes, once the change is accepted', async () => {
  await payDuringChange(asAsked);
  await vi.waitFor(() => expect(push).toHaveBeenCalledOnce());
});

it('stays in the cart after such a press when the change is refused', async () => {
  await payDuringChange(() => refusal(422, 'Ya no hay más piezas.'));
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  const [button] = payControls('button');
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  expect(push).not.toHaveBeenCalled();
});

/** A line of the server's cart, with what it says of its price. */
function soldLine(
  id: string,
  quantity: number,
  total: number,
  more: Partial<CartLine['sent']> = {},
) {
  const item = createCustomerCartItem(id, quantity);
  const sent = { quantity, total, atLowerPrice: null, promotion: null, ...more };
  return { ...item, line: { ...item.line, sent } };
}

it('names the promotion of a line, and says which lines a promotion ships for nothing', async () => {
  const items = [soldLine('1', 1, 900, { promotion: 'Regreso a clases' }), soldLine('2', 1, 900)];
  const free = { shipping: 99, shippingMinAmount: 9999, freeShippingProducts: ['2'] };
  const totals = createCartTotals({ count: 2, total: 1899, ...free });
  await open(createCustomerCart(items, { totals }));
  const [promoted, shipped] = await screen.findAllByRole('listitem');
  expect(promoted).toHaveTextContent('Promoción: Regreso a clases');
  expect(promoted).not.toHaveTextContent('Envío gratis');
  expect(shipped).toHaveTextContent('Envío gratis');
  expect(shipped).not.toHaveTextContent('Promoción');
  // It ships a part of the cart.
  expect(await screen.findAllByText(/para envío gratis$/)).not.toHaveLength(0);
  expect(screen.queryByText('Tu compra tiene envío gratis')).toBeNull();
});

it('shows a line with two prices as the two it has, with the server’s total', async () => {
  const prices = { priceWithTax: 100, currentPriceWithTax: 80, stock: 7 };
  const items = [
    soldLine('1', 3, 260, { atLowerPrice: 2 }),
    soldLine('2', 3, 239.99),
    soldLine('3', 1, 80, { atLowerPrice: 1 }),
  ].map((item) => ({ ...item, line: repriceLine(item.line, prices) }));
  await open(createCustomerCart(items));
  const [two, rounded, single] = await screen.findAllByRole('listitem');
  const inTwo = within(two ?? expect.fail('no line'));
  expect(inTwo.getByText('1 × $100.00 + 2 × $80.00')).toBeVisible();
  expect(inTwo.getByText('$260.00')).toBeVisible();
  expect(inTwo.queryByText(/c\/u/)).toBeNull();
  const inRounded = within(rounded ?? expect.fail('no line'));
  // What does not add up to the cent says so.
  expect(inRounded.getByText('Aprox. $80.00 c/u')).toBeVisible();
  expect(inRounded.getByText('$239.99')).toBeVisible();
  // The price of a single piece is that of its line.
  expect(single).toHaveTextContent('$80.00');
  expect(single).not.toHaveTextContent('c/u');
});

/** The summary of a purchase of 1,160 pesos, with these other totals. */
function tree(
  change: Partial<CustomerCartTotals>,
  more: { isChanging?: boolean; totalsLines?: readonly CartLine[] } = {},
) {
  const states = [getCartLineState(toCartLine(createSnapshot(), 1), undefined)];
  const messages = ['El cupón GAMER5 ya no aplica.'];
  const known = { ...EMPTY_CART_VIEW, customerId: laura.id, status: 'ready', states } as const;
  return (
    <Suspense>
      <CustomerSummarySection
        customerId={laura.id}
        totals={createCartTotals({ count: 1, tax: 160, total: 1160, ...change })}
        view={{ ...known, messages, totalsLines: [], ...more }}
      />
    </Suspense>
  );
}
const amounts = () => amountsIn(document.body);
/** What the cart comes to after a change. */
const changed: Resolver = () => ({ meta: { total: 1160 } });

describe('the amounts', () => {
  /** The view of these tests has no lines. */
  const products = { 'Productos (0 piezas)': '$1,160.00' };
  const delivered = { insurance: 116, insuranceTax: 16, insuranceOffer: 116, shipping: 58 };
  const box = () => screen.findByRole('checkbox', { name: 'Asegurar mi envío' });

  beforeEach(() => useCheckoutStore.getState().setShippingInsurance(true));

  it('are those of a pickup whose store is not chosen, as in the checkout', async () => {
    const { rerender } = render(tree({ ...delivered, tax: 184, total: 1334 }));
    expect(await screen.findByText('Total')).toBeVisible();
    act(() => decide({ isShipping: false }));
    // The methods of payment are offered for the server's totals.
    expect(amounts()).toMatchObject({ Total: '$1,334.00' });
    const steps = completeStep(useCheckoutStore.getState().steps, 'payment');
    // Another device has changed the cart since.
    act(() => decide({ cartFingerprint: '["7",null,1]', steps }));
    expect(amounts()).toMatchObject({ Total: '$1,334.00' });
    act(() => decide({ cartFingerprint: '' }));
    const collected = { ...products, 'Recolección en sucursal': 'Gratis', Total: '$1,160.00' };
    expect(amounts()).toEqual(collected);
    expect(screen.queryByText(/El envío se calcula/)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    // The server knows the store.
    act(() => decide({ store: { id: '1', label: 'Centro' } }));
    rerender(tree({ shipping: 0 }));
    expect(amounts()).toMatchObject({ Total: '$1,160.00' });
  });

  it('agree while the server does not know that the wallet pays for no insurance', async () => {
    const insurance = { insurance: 29, insuranceTax: 4, insuranceOffer: 29 };
    render(tree({ ...insurance, tax: 164, total: 1189, walletToUse: 1189, amountDue: 0 }));
    const insured = await box();
    expect(amounts()).toMatchObject({ Monedero: expect.stringContaining('1,189.00') });
    await user.click(insured);
    const monedero = expect.stringContaining('1,160.00');
    expect(amounts()).toMatchObject({ Total: '$1,160.00', Monedero: monedero });
    expect(screen.queryByText(/1,189/)).toBeNull();
  });

  it('name the promotions that the wallet credit comes from', async () => {
    const walletPromotions = [
      { name: 'Gana con NVIDIA', amount: 80 },
      { name: 'Regreso a clases', amount: null },
    ];
    render(tree({ walletPromotionAmount: 100, walletPromotions }));
    const earned = 'Con esta compra recibes $100.00 en tu monedero.';
    expect(await screen.findByText(earned)).toBeVisible();
    const list = screen.getByRole('list', { name: 'Promociones que te dan monedero' });
    const said = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said).toEqual(['Gana con NVIDIA$80.00', 'Regreso a clases']);
  });

  it('are the server’s, with the chosen insurance, and busy while they are outdated', async () => {
    const { container, rerender } = render(tree({ ...delivered, tax: 184, total: 1334 }));
    expect(await screen.findByText('El cupón GAMER5 ya no aplica.')).toBeVisible();
    const uninsured = { ...products, 'Envío estimado': '$58.00' };
    const insured = { ...uninsured, 'Seguro de envío': '$116.00', Total: '$1,334.00' };
    expect(amounts()).toEqual(insured);
    await user.click(await box());
    expect(amounts()).toEqual({ ...uninsured, Total: '$1,218.00' });
    expect(screen.getByText(/El total incluye \$168\.00 de IVA \(16 %\)/)).toBeVisible();
    // Nothing is in the wallet.
    expect(screen.queryByRole('region', { name: 'Monedero' })).toBeNull();
    rerender(tree({}, { isChanging: true }));
    expect(container.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
  });

  it('are what the cards say while no payment is chosen, with a row for what the payment takes off', async () => {
    const cash = { mwiOnePriceWithTax: 9271.8, mwiOneDiscPercent: 10 };
    const pricing = { priceWithTax: 15_849, currentPriceWithTax: 10_302, ...cash };
    const line = toCartLine({ ...createSnapshot({ id: '7', pricing }), hasMonths: true }, 1);
    render(tree({ tax: 1442.62, total: 10_459, shipping: 157 }, { totalsLines: [line] }));
    await screen.findByText('Total');
    expect(Object.entries(amounts())).toEqual([
      ['Productos (1 pieza)', '$10,302.00'],
      ['Descuento de contado', '-$1,030.20'],
      ['Envío estimado', '$157.00'],
      ['Total', '$9,428.80'],
    ]);
    const inMonths = 'A meses pagas $10,459.00: sin el descuento de contado.';
    expect(screen.getByText(inMonths)).toBeVisible();
  });

  it.each([
    [{ creditToUse: 1160 }, 'Puedes cubrir $1,160.00 con tu crédito.'],
    [{ creditToUse: 500 }, 'Tienes $500.00 de crédito, menos que el total a pagar.'],
    [{ couponWalletAmount: 30 }, 'Con esta compra recibes $30.00 en tu monedero.'],
  ])('say the credit, also where it covers a part: %j', async (credit, text) => {
    render(tree(credit));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('have the row of the insurance exactly when its box is ticked, as the server says', async () => {
    useCheckoutStore.getState().reset();
    render(tree({ insuranceOffer: 29, isInsured: false }));
    expect(await box()).not.toBeChecked();
    expect(amounts()).not.toHaveProperty(['Seguro de envío']);
    // Nothing is known of the delivery yet, so the server cannot be told.
    await user.click(await box());
    expect(await box()).toBeChecked();
    expect(amounts()).toMatchObject({ 'Seguro de envío': '$29.00', Total: '$1,189.00' });
  });
});

/** What a field says is wrong with it. */
const isWrong = (field: () => Promise<HTMLElement>, text: string | RegExp) =>
  vi.waitFor(async () => expect(await field()).toHaveAccessibleDescription(text));
const areSent = (call: Mock<Resolver>, ...all: object[]) =>
  vi.waitFor(() => expect(call.mock.calls.map(([{ body }]) => body)).toEqual(all));

describe('a coupon', () => {
  const field = () => screen.findByLabelText('Código del cupón');

  it('shows a rejection beside its field, and keeps the typed text', async () => {
    const refuse = () => refusal(422, 'El cupón X no existe.', '/coupon_code');
    const add = hear(specEndpoints.cartCouponAdd, refuse);
    const { unmount } = render(tree({}));
    await press('Aplicar');
    expect(await field()).toHaveAccessibleDescription('Escribe el código de tu cupón.');
    await user.type(await field(), ' equis {Enter}');
    await isWrong(field, 'El cupón X no existe.');
    await areSent(add, { coupon_code: 'equis' });
    expect(await field()).toHaveFocus();
    unmount();
    render(tree({}));
    await vi.waitFor(async () => expect(await field()).toHaveValue(' equis '));
  });

  it('names the payment method that was chosen, which may decide about it', async () => {
    const add = hear(specEndpoints.cartCouponAdd, changed);
    decide({ paymentMethodCode: 'oxxo' });
    render(tree({}));
    await user.type(await field(), 'GAMER5{Enter}');
    await areSent(add, { coupon_code: 'GAMER5', payment_method_code: 'oxxo' });
  });

  it('is removed by its button, and the focus moves on', async () => {
    const remove = hear(specEndpoints.cartCouponRemove, changed);
    const { rerender } = render(tree({ couponCode: 'GAMER5', couponDiscount: 40 }));
    expect(await screen.findByText('Cupón GAMER5 aplicado')).toBeVisible();
    expect(amounts()).toMatchObject({ 'Cupón GAMER5': '-$40.00' });
    await press('Quitar cupón GAMER5');
    await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce());
    rerender(tree({}));
    expect(await field()).toHaveFocus();
  });

  it('says when there is no network', async () => {
    on(specEndpoints.cartCouponAdd, connectionLost);
    render(tree({}));
    await user.type(await field(), 'GAMER5{Enter}');
    expect(await screen.findByText(/No pudimos aplicar tu cupón/)).toBeVisible();
    expect(await field()).toHaveValue('GAMER5');
  });
});

describe('the wallet', () => {
  const amount = () => screen.findByLabelText('Cantidad a usar');
  const code = () => screen.findByLabelText('Código de verificación');

  it('is used within its balance, with the code that was sent', async () => {
    const assigned = { meta: { verification_code: { assigned_to: 'l****@x.mx' } } };
    const sendCode = hear(specEndpoints.cartWalletSendCode, () => assigned);
    const verifyCode = hear(specEndpoints.cartWalletVerifyCode, changed);
    const addWallet = hear(specEndpoints.cartWalletAdd, changed);
    const removeWallet = hear(specEndpoints.cartWalletRemove, changed);
    const { rerender } = render(tree({ maxWalletAmount: 500 }));
    await user.type(await amount(), '500.01{Enter}');
    expect(await amount()).toHaveAccessibleDescription('Puedes usar hasta $500.00 de tu monedero.');
    await user.clear(await amount());
    await user.type(await amount(), 'cien{Enter}');
    expect(await amount()).toHaveAccessibleDescription(/Escribe una cantidad en pesos/);
    expect(sendCode).not.toHaveBeenCalled();
    await user.clear(await amount());
    await user.type(await amount(), '$1,00');
    await user.clear(await amount());
    await user.type(await amount(), '120.5{Enter}');
    expect(await code()).toHaveFocus();
    expect(screen.getByText(/l\*\*\*\*@x.mx/)).toHaveTextContent('$120.50');
    const wrong = refusal(422, 'El código de verificación no es correcto.', '/verification_code');
    verifyCode.mockReturnValueOnce(wrong);
    await user.type(await code(), '111 111{Enter}');
    await isWrong(code, /no es correcto/);
    expect(addWallet).not.toHaveBeenCalled();
    await user.clear(await code());
    await user.type(await code(), '222222{Enter}');
    await areSent(addWallet, { wallet_to_use: 120.5 });
    const codes = [{ verification_code: '111111' }, { verification_code: '222222' }];
    await areSent(verifyCode, ...codes);
    rerender(tree({ maxWalletAmount: 500, walletToUse: 120.5 }));
    expect(amounts()).toMatchObject({ Monedero: '-$120.50', 'Por pagar': '$1,039.50' });
    await press('No usar monedero');
    await vi.waitFor(() => expect(removeWallet).toHaveBeenCalledOnce());
  });

  it('still asks for its code after a reload, of this customer only, until it is used', () => {
    const openFor = (customerId: string) => renderHook(() => useWalletRequest(customerId)).result;
    const sent = { amount: 150, assignedTo: 'l***@clientes.example' };
    const first = openFor('2');
    act(() => first.current[1](sent));
    expect(openFor('2').current[0]).toEqual(sent);
    expect(openFor('3').current[0]).toBeNull();
    act(() => first.current[1](null));
    expect(openFor('2').current[0]).toBeNull();
    // It ignores what it cannot read.
    sessionStorage.setItem('customer-draft:2:wallet-request', '{"amount":"much"}');
    expect(openFor('2').current[0]).toBeNull();
  });
});
