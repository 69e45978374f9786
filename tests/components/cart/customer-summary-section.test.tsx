// @vitest-environment own-window
import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { CustomerSummarySection } from '@/components/cart/page/cart-summary';
import { useWalletRequest } from '@/components/cart/page/wallet-section';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { getCartLineState } from '@/lib/domain/cart/line-state';
import { toCartLine } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { completeStep } from '@/lib/domain/checkout/steps';
import { EMPTY_CART_VIEW } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { createCartTotals } from '../../support/create-customer-cart';
import { createSnapshot } from '../../support/create-product';
import { connectionLost, mockBackend, type Resolver, refusal } from '../../support/mock-backend';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
const backend = mockBackend();
/** What the cart comes to after a change, and whatever else asks. */
const totals = { meta: { total: 1160 } };
const calls = {
  addCoupon: vi.fn<Resolver>(),
  removeCoupon: vi.fn<Resolver>(),
  sendCode: vi.fn<Resolver>(),
  verifyCode: vi.fn<Resolver>(),
  addWallet: vi.fn<Resolver>(),
  removeWallet: vi.fn<Resolver>(),
};
const user = userEvent.setup({ delay: null });

function tree(
  change: Partial<CustomerCartTotals>,
  more: { isChanging?: boolean; lines?: readonly CartLine[] } = {},
) {
  return (
    <Suspense>
      <CustomerSummarySection
        customerId="3"
        totals={createCartTotals({ count: 1, tax: 160, total: 1160, ...change })}
        view={{
          ...EMPTY_CART_VIEW,
          customerId: '3',
          status: 'ready',
          states: [getCartLineState(toCartLine(createSnapshot(), 1), undefined)],
          isChanging: more.isChanging ?? false,
          totalsLines: more.lines ?? [],
          messages: ['El cupón GAMER5 ya no aplica.'],
        }}
      />
    </Suspense>
  );
}
const row = (label: string) => screen.getByText(label).nextElementSibling;

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockReturnValue(totals);
  calls.sendCode.mockReturnValue({ meta: { verification_code: { assigned_to: 'l****@x.mx' } } });
  backend.on(specEndpoints.cartCouponAdd, calls.addCoupon);
  backend.on(specEndpoints.cartCouponRemove, calls.removeCoupon);
  backend.on(specEndpoints.cartWalletSendCode, calls.sendCode);
  backend.on(specEndpoints.cartWalletVerifyCode, calls.verifyCode);
  backend.on(specEndpoints.cartWalletAdd, calls.addWallet);
  backend.on(specEndpoints.cartWalletRemove, calls.removeWallet);
  backend.on(specEndpoints.cartTotalItems, () => ({ meta: { count: 1 } }));
  useCheckoutStore.getState().setShippingInsurance(true);
});

const amounts = { insurance: 116, insuranceTax: 16, insuranceOffer: 116, shipping: 58 };

describe('the amounts', () => {
  it('are those of a pickup whose store is not chosen, as in the checkout', async () => {
    const { rerender } = render(tree({ ...amounts, tax: 184, total: 1334 }));
    expect(await screen.findByText('Total')).toBeVisible();
    const decide = (change: Partial<CheckoutData>) =>
      act(() => useCheckoutStore.getState().update((data) => ({ ...data, ...change })));
    decide({ isShipping: false });
    // The methods of payment are offered for the server's totals.
    expect(row('Total')).toHaveTextContent('$1,334.00');
    const steps = completeStep(useCheckoutStore.getState().steps, 'payment');
    // Another device has changed the cart since.
    decide({ cartFingerprint: '["7",null,1]', steps });
    expect(row('Total')).toHaveTextContent('$1,334.00');
    decide({ cartFingerprint: '' });
    expect(row('Total')).toHaveTextContent('$1,160.00');
    expect(row('Recolección en sucursal')).toHaveTextContent('Gratis');
    for (const text of ['Envío estimado', 'Seguro de envío', /El envío se calcula/])
      expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    // The server knows the store.
    decide({ store: { id: '1', label: 'Centro' } });
    rerender(tree({ shipping: 0 }));
    expect(row('Total')).toHaveTextContent('$1,160.00');
  });

  it('agree while the server does not know that the wallet pays for no insurance', async () => {
    const insurance = { insurance: 29, insuranceTax: 4, insuranceOffer: 29 };
    render(tree({ ...insurance, tax: 164, total: 1189, walletToUse: 1189, amountDue: 0 }));
    const wallet = await screen.findByText('Monedero', { selector: 'dt' });
    expect(wallet.nextElementSibling).toHaveTextContent('1,189.00');
    await user.click(screen.getByRole('checkbox', { name: 'Asegurar mi envío' }));
    expect(row('Total')).toHaveTextContent('$1,160.00');
    expect(wallet.nextElementSibling).toHaveTextContent('1,160.00');
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
    const texts = within(list).getAllByRole('listitem');
    const said = texts.map(({ textContent }) => textContent);
    expect(said).toEqual(['Gana con NVIDIA$80.00', 'Regreso a clases']);
  });

  it('are the server’s, with the chosen insurance', async () => {
    render(tree({ ...amounts, tax: 184, total: 1334 }));
    expect(await screen.findByText('El cupón GAMER5 ya no aplica.')).toBeVisible();
    expect(row('Total')).toHaveTextContent('$1,334.00');
    expect(row('Envío estimado')).toHaveTextContent('$58.00');
    expect(row('Seguro de envío')).toHaveTextContent('$116.00');
    await user.click(screen.getByRole('checkbox', { name: 'Asegurar mi envío' }));
    expect(row('Total')).toHaveTextContent('$1,218.00');
    expect(screen.getByText(/El total incluye \$168\.00 de IVA \(16 %\)/)).toBeVisible();
    expect(screen.queryByText('IVA (16 %)')).toBeNull();
    expect(screen.queryByText('Seguro de envío')).toBeNull();
  });

  it('are what the cards say while no payment is chosen, with a row for what the payment takes off', async () => {
    const cash = { mwiOnePriceWithTax: 9271.8, mwiOneDiscPercent: 10 };
    const pricing = { priceWithTax: 15_849, currentPriceWithTax: 10_302, ...cash };
    const line = toCartLine({ ...createSnapshot({ id: '7', pricing }), hasMonths: true }, 1);
    render(tree({ tax: 1442.62, total: 10_459, shipping: 157 }, { lines: [line] }));
    await screen.findByText('Total');
    const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Productos (1 pieza)$10,302.00',
      'Descuento de contado-$1,030.20',
      'Envío estimado$157.00',
      'Total$9,428.80',
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
    const box = await screen.findByRole('checkbox', { name: 'Asegurar mi envío' });
    expect(box).not.toBeChecked();
    expect(screen.queryByText('Seguro de envío')).toBeNull();
    // Nothing is known of the delivery yet, so the server cannot be told.
    await user.click(box);
    expect(box).toBeChecked();
    expect(row('Seguro de envío')).toHaveTextContent('$29.00');
    expect(row('Total')).toHaveTextContent('$1,189.00');
  });

  it('are marked as busy while they are outdated', async () => {
    const { container } = render(tree({}, { isChanging: true }));
    await screen.findByText('Total');
    expect(container.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
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
    calls.addCoupon.mockReturnValue(refusal(422, 'El cupón X no existe.', '/coupon_code'));
    const { unmount } = render(tree({}));
    await user.click(await screen.findByRole('button', { name: 'Aplicar' }));
    expect(await field()).toHaveAccessibleDescription('Escribe el código de tu cupón.');
    await user.type(await field(), ' equis {Enter}');
    await isWrong(field, 'El cupón X no existe.');
    await areSent(calls.addCoupon, { coupon_code: 'equis' });
    expect(await field()).toHaveFocus();
    unmount();
    render(tree({}));
    await vi.waitFor(async () => expect(await field()).toHaveValue(' equis '));
  });

  it('names the payment method that was chosen, which may decide about it', async () => {
    useCheckoutStore.getState().update((data) => ({ ...data, paymentMethodCode: 'oxxo' }));
    render(tree({}));
    await user.type(await field(), 'GAMER5{Enter}');
    await areSent(calls.addCoupon, { coupon_code: 'GAMER5', payment_method_code: 'oxxo' });
  });

  it('is removed by its button, and the focus moves on', async () => {
    const { rerender } = render(tree({ couponCode: 'GAMER5', couponDiscount: 40 }));
    expect(await screen.findByText('Cupón GAMER5 aplicado')).toBeVisible();
    expect(row('Cupón GAMER5')).toHaveTextContent('-$40.00');
    await user.click(screen.getByRole('button', { name: 'Quitar cupón GAMER5' }));
    await vi.waitFor(() => expect(calls.removeCoupon).toHaveBeenCalledOnce());
    rerender(tree({}));
    expect(await field()).toHaveFocus();
  });

  it('says when there is no network', async () => {
    calls.addCoupon.mockReturnValue(connectionLost());
    render(tree({}));
    await user.type(await field(), 'GAMER5{Enter}');
    expect(await screen.findByText(/No pudimos aplicar tu cupón/)).toBeVisible();
    expect(await field()).toHaveValue('GAMER5');
  });
});

describe('the wallet', () => {
  const amount = () => screen.findByLabelText('Cantidad a usar');
  const code = () => screen.findByLabelText('Código de verificación');

  it('is not shown to a customer without credit', async () => {
    render(tree({}));
    await screen.findByText('Total');
    expect(screen.queryByRole('region', { name: 'Monedero' })).toBeNull();
  });

  it('is used within its balance, with the code that was sent', async () => {
    const { rerender } = render(tree({ maxWalletAmount: 500 }));
    await user.type(await amount(), '500.01{Enter}');
    expect(await amount()).toHaveAccessibleDescription('Puedes usar hasta $500.00 de tu monedero.');
    await user.clear(await amount());
    await user.type(await amount(), 'cien{Enter}');
    expect(await amount()).toHaveAccessibleDescription(/Escribe una cantidad en pesos/);
    expect(calls.sendCode).not.toHaveBeenCalled();
    await user.clear(await amount());
    await user.type(await amount(), '$1,00');
    await user.clear(await amount());
    await user.type(await amount(), '120.5{Enter}');
    expect(await code()).toHaveFocus();
    expect(screen.getByText(/l\*\*\*\*@x.mx/)).toHaveTextContent('$120.50');
    const wrong = refusal(422, 'El código de verificación no es correcto.', '/verification_code');
    calls.verifyCode.mockReturnValueOnce(wrong);
    await user.type(await code(), '111 111{Enter}');
    await isWrong(code, /no es correcto/);
    expect(calls.addWallet).not.toHaveBeenCalled();
    await user.clear(await code());
    await user.type(await code(), '222222{Enter}');
    await areSent(calls.addWallet, { wallet_to_use: 120.5 });
    const codes = [{ verification_code: '111111' }, { verification_code: '222222' }];
    await areSent(calls.verifyCode, ...codes);
    rerender(tree({ maxWalletAmount: 500, walletToUse: 120.5 }));
    expect(row('Monedero')).toHaveTextContent('-$120.50');
    expect(row('Por pagar')).toHaveTextContent('$1,039.50');
    await user.click(screen.getByRole('button', { name: 'No usar monedero' }));
    await vi.waitFor(() => expect(calls.removeWallet).toHaveBeenCalledOnce());
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
