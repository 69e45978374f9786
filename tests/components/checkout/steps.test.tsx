// @vitest-environment jsdom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { StepsBar } from '@/components/checkout/layout/steps-bar';
import { MonthlyPlanGroups } from '@/components/checkout/monthly/monthly-plan-group';
import { MonthlyStep } from '@/components/checkout/monthly/monthly-step';
import { PaymentStep } from '@/components/checkout/payment/payment-step';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { chooseTokenizable } from '@/lib/domain/checkout/state';
import { completeStep } from '@/lib/domain/checkout/steps';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useToastStore } from '@/stores/interface/toast-store';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { loadCardFrames } from '../../support/card-frame';
import { mockBackend, type Resolver } from '../../support/mock-backend';
import { show } from '../account/harness';
import { card, decide, method, stepProps, totals } from './samples';

const user = userEvent.setup({ delay: null });
const goOn = vi.fn();
const backend = mockBackend();
loadCardFrames();
const readMethods = vi.fn<Resolver>();
const readMonthlyOptions = vi.fn<Resolver>();
const props = stepProps({ onComplete: goOn });

const methods = {
  data: [
    method('stripe_card', 'Tarjeta', { tokenizer: true }, ['1', '2']),
    method('paypal_account', 'PayPal', { tokenizer: true }),
    method('oxxo', 'OXXO', {
      is_available: false,
      unavailable_reason: 'OXXO acepta compras hasta $10,000.00.',
      maximum_amount: 10_000,
    }),
    method('codi', 'CoDi'),
  ],
  included: [
    card('1', {}),
    card('2', { brand: 'amex', last_four: '8431', expires: '2024-11', is_expired: true }),
  ],
};
const plans = (...all: [months: number, total: number, interest?: number | null][]) =>
  all.map(([months, total, interest = 0]) => ({
    monthly_payment_months: months,
    price: total / months,
    first_payment: total / months,
    total,
    interest_percent: interest,
  }));
const option = (id: string, all: object[]) => ({
  id,
  max_months: all.length,
  product_ids: ['1'],
  plans: all,
});
const options = (...all: object[]) => ({ meta: { monthly_payment_options: all } });

beforeEach(async () => {
  goOn.mockClear();
  backend.on(assumedCheckoutEndpoints.paymentMethods, readMethods.mockReset());
  backend.on(assumedCheckoutEndpoints.monthlyOptions, readMonthlyOptions.mockReset());
  backend.on(specEndpoints.cartTotals, () => ({ meta: totals(1000) }));
  readMethods.mockReturnValue(methods);
  await loadAllTexts('account', 'checkout', 'cards', 'cart');
});

const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
const press = () => user.click(screen.getByRole('button', { name: 'Continuar' }));
const alertOf = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text),
  );

it('has the first way to pay by card chosen, at once, from the start', async () => {
  readMonthlyOptions.mockReturnValue(options(option('6', plans([1, 300], [6, 330]))));
  show(<PaymentStep {...props} />);
  expect(await radio('Tarjeta')).toBeChecked();
  expect(await radio(/^Un solo pago/)).toBeChecked();
  expect(useCheckoutStore.getState().paymentMethodCode).toBe('stripe_card');
});

it('requires a payment method, and says why one is unavailable', async () => {
  // Chosen in an earlier visit, and not offered any more.
  decide({ paymentMethodCode: 'retirado' });
  show(<PaymentStep {...props} />);
  expect(await radio('OXXO')).toBeDisabled();
  expect(await radio('OXXO')).toHaveAccessibleDescription(/OXXO acepta compras hasta/);
  await press();
  await alertOf('Por favor, selecciona tu método de pago.');
  expect(await radio('Tarjeta')).toHaveFocus();
  expect(useCheckoutStore.getState().trackingId).toMatch(/^[0-9a-f-]{36}$/);
  expect(goOn).not.toHaveBeenCalled();
});

it('is skipped when the wallet covers everything', async () => {
  backend.on(specEndpoints.cartTotals, () => ({ meta: totals(0) }));
  decide({ paymentMethodCode: 'oxxo' });
  show(<PaymentStep {...props} />);
  await waitFor(() => expect(goOn).toHaveBeenCalledWith({ replace: true }));
  expect(useCheckoutStore.getState()).toMatchObject({
    paymentMethodCode: null,
    steps: { payment: { isCompleted: true } },
    hasMonthlyPayment: false,
  });
});

it('announces the lowest monthly payment of a card', async () => {
  readMonthlyOptions.mockReturnValue(
    options(option('6', plans([1, 1000], [4, 1000], [6, 1200, 20]))),
  );
  show(<PaymentStep {...props} />);
  await screen.findByText('Desde $250.00 al mes: 4 meses sin intereses');
  expect(await radio('Tarjeta')).toHaveAccessibleDescription(/Desde \$250\.00 al mes/);
  expect(await radio('CoDi')).not.toHaveAccessibleDescription(/al mes/);
});

it('names interest and total of a card whose only months cost interest', async () => {
  readMonthlyOptions.mockReturnValue(options(option('12', plans([1, 1000], [12, 1200, 20]))));
  show(<PaymentStep {...props} />);
  await screen.findByText('Desde $100.00 al mes: 12 meses con intereses');
  expect(await radio('Tarjeta')).toHaveAccessibleDescription(/Total \$1,200\.00 · 20% de interés/);
});

it('offers another wallet amount when less is left than every method accepts', async () => {
  let meta = totals(5, { wallet_to_use: 995, max_wallet_amount: 1000 });
  const addWallet = vi.fn<Resolver>(() => {
    meta = totals(10, { wallet_to_use: 990, max_wallet_amount: 1000 });
    return { meta };
  });
  backend.on(specEndpoints.cartTotals, () => ({ meta }));
  backend.on(specEndpoints.cartWalletAdd, addWallet);
  backend.on(specEndpoints.cartTotalItems, () => ({ meta: { count: 1 } }));
  readMethods.mockImplementation(() => ({
    data: [method('codi', 'CoDi', { minimun_amount: 10, is_available: meta.total >= 10 })],
  }));
  show(<PaymentStep {...props} />);
  await screen.findByText(/Solo faltan \$5\.00 por pagar/);
  expect(screen.getByRole('button', { name: 'Pagar todo con mi monedero' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usar $990.00 de monedero y pagar $10.00' }));
  await waitFor(() =>
    expect(addWallet.mock.lastCall?.[0].body).toMatchObject({ wallet_to_use: 990 }),
  );
  expect(await radio('CoDi')).toBeEnabled();
});

it('requires a card or a login when the method needs one, and says so beside it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  show(<PaymentStep {...props} />);
  expect(await radio(/American Express.*8431/)).toBeDisabled();
  expect(screen.getByText(/Venció en noviembre de 2024/)).toBeVisible();
  // Another tab has taken it away.
  act(() => useCheckoutStore.setState({ paymentTokenizable: null }));
  await press();
  await alertOf('Por favor, selecciona tu tarjeta.');
  expect(await radio(/Visa terminada en 4242/)).toHaveFocus();
  const said = screen.getByText('Por favor, selecciona tu tarjeta.');
  expect(scroll.mock.contexts.at(-1)).toBe(said);
  expect(said.nextElementSibling).toHaveTextContent('Visa terminada en 4242');
  await user.click(await radio('PayPal'));
  await press();
  await alertOf('Por favor, inicia sesión.');
  expect(scroll.mock.contexts.at(-1)).toBe(screen.getByText('Por favor, inicia sesión.'));
});

it('has the usual card chosen: the default one, else the newest, also when it comes later', async () => {
  const later = '2026-02-01T10:00:00.000Z';
  const both = [card('1', {}), card('3', { last_four: '1881', creation_date: later })];
  const offer = (included: object[]) => ({
    data: [method('stripe_card', 'Tarjeta', { tokenizer: true }, ['1', '3'])],
    included,
  });
  readMethods.mockReturnValue(offer(both));
  const { unmount } = show(<PaymentStep {...props} />);
  expect(await radio(/Visa terminada en 1881/)).toBeChecked();
  unmount();
  // One that was removed since does not stay chosen out of sight.
  readMethods.mockReturnValue(offer([card('1', {})]));
  const { unmount: leave } = show(<PaymentStep {...props} />);
  expect(await radio(/Visa terminada en 4242/)).toBeChecked();
  leave();
  useCheckoutStore.getState().reset();
  readMethods.mockReturnValue(offer([]));
  show(<PaymentStep {...props} />);
  expect(await screen.findByLabelText('Nombre como aparece en la tarjeta')).toBeVisible();
  readMethods.mockReturnValue(offer([card('1', { is_default: true }), ...both.slice(1)]));
  void getQueryClient().invalidateQueries();
  expect(await radio(/Visa terminada en 4242/)).toBeChecked();
});

it('offers a card for this purchase only where it was added', async () => {
  const added = card('1', { is_temporary: true, creation_date: new Date().toISOString() });
  readMethods.mockReturnValue({
    data: [method('stripe_card', 'Tarjeta', { tokenizer: true }, ['1'])],
    included: [added],
  });
  const { unmount } = show(<PaymentStep {...props} />);
  expect(await screen.findByLabelText('Nombre como aparece en la tarjeta')).toBeVisible();
  expect(screen.queryByText(/Solo para esta compra/)).toBeNull();
  unmount();
  useCheckoutStore.setState({ oneTimeTokenizables: ['1'] });
  show(<PaymentStep {...props} />);
  expect(await radio(/Visa terminada en 4242/)).toBeChecked();
  expect(screen.getByText(/Solo para esta compra/)).toBeVisible();
});

it('saves a stored card with the months that are chosen beside it, on the server too', async () => {
  readMonthlyOptions.mockReturnValue(options(option('6', plans([1, 300], [6, 330]))));
  const save = vi.fn<Resolver>(() => ({ meta: totals(330) }));
  backend.on(assumedCheckoutEndpoints.monthlyPayment, save);
  show(<PaymentStep {...props} />);
  await user.click(await radio('Tarjeta'));
  await user.click(await radio(/Visa terminada en 4242/));
  await user.click(await radio(/^6 meses/));
  await press();
  await waitFor(() => expect(goOn).toHaveBeenCalledOnce());
  expect(readMonthlyOptions.mock.lastCall?.[0].url.searchParams.get('tokenizable_id')).toBe('1');
  expect(useCheckoutStore.getState()).toMatchObject({
    paymentMethodCode: 'stripe_card',
    hasMonthlyPayment: true,
    monthlyPlans: [{ months: 6 }],
    steps: { 'monthly-payment': { isCompleted: true } },
    deviceSessionId: expect.stringMatching(/^rse_/),
  });
  expect(save.mock.calls[0]?.[0].body).toMatchObject({
    monthly_payment_option_plans: [{ option_id: '6', monthly_payment_months: 6 }],
  });
});

it('shows an error and stays when the payment could not be saved', async () => {
  readMonthlyOptions.mockImplementation(() => Response.json({}, { status: 500 }));
  show(<PaymentStep {...props} />);
  await user.click(await radio('CoDi'));
  await press();
  await waitFor(() =>
    expect(useToastStore.getState().toasts[0]).toMatchObject({
      title: 'Ocurrio un error al procesar tu información',
      text: 'Ocurrio un error al guardar el método de pago',
    }),
  );
  expect(goOn).not.toHaveBeenCalled();
});

it('drops a card for this purchase after three hours, and asks for another one', async () => {
  const old = {
    is_temporary: true,
    creation_date: new Date(Date.now() - 181 * 60_000).toISOString(),
  };
  readMethods.mockReturnValue({
    data: [method('stripe_card', 'Tarjeta', { tokenizer: true }, ['1'])],
    included: [card('1', old)],
  });
  useCheckoutStore.setState({ oneTimeTokenizables: ['1'] });
  show(<PaymentStep {...props} />);
  await user.click(await radio('Tarjeta'));
  expect(await radio(/Visa terminada en 4242/)).toBeDisabled();
  expect(await radio('Usar otra tarjeta')).toBeChecked();
});

it('stores only a reference to a new card', async () => {
  const changes = {
    last_four: '4444',
    is_temporary: true,
    creation_date: new Date().toISOString(),
  };
  const create = vi.fn<Resolver>(() => ({ data: card('9', changes) }));
  backend.on(assumedAccountEndpoints.tokenizableCreate, create);
  readMonthlyOptions.mockReturnValue(options(option('1', plans([1, 300]))));
  show(<PaymentStep {...props} />);
  await user.click(await radio('Tarjeta'));
  await user.click(await radio('Usar otra tarjeta'));
  const frame = await screen.findByTitle('Datos de la tarjeta');
  const inside = (frame as HTMLIFrameElement).contentDocument;
  await waitFor(() => expect(inside?.getElementById('number')).toBeVisible());
  await user.clear(screen.getByLabelText('Nombre como aparece en la tarjeta'));
  await press();
  const holder = screen.getByLabelText('Nombre como aparece en la tarjeta');
  await waitFor(() => expect(holder).toHaveFocus());
  await user.type(holder, 'LAURA MENDEZ');
  for (const [id, text] of [
    ['number', '5555 5555 5555 4444'],
    ['expiry', '12/39'],
    ['ccv', '417'],
  ]) {
    const input = inside?.getElementById(id ?? '');
    if (input) (input as HTMLInputElement).value = text ?? '';
  }
  await user.click(screen.getByRole('checkbox', { name: /^Guardar esta tarjeta/ }));
  // Enter in the provider's field saves the step.
  const typed = inside?.getElementById('ccv') ?? document.body;
  act(() => void fireEvent.keyDown(typed, { key: 'Enter' }));
  await waitFor(() => expect(goOn).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0].body).toMatchObject({
    data: { attributes: { is_temporary: false } },
  });
  expect(JSON.stringify(create.mock.calls[0]?.[0].body)).toContain('tok_mastercard_4444');
  const state = useCheckoutStore.getState();
  expect(state.paymentTokenizable?.id).toBe('9');
  expect(state.enteredSecurityCode?.reference).toMatch(/^cvctok_/);
  const sent = [create, readMethods, readMonthlyOptions].flatMap(({ mock }) => mock.calls);
  const everything = JSON.stringify([state, sent, { ...localStorage }, { ...sessionStorage }]);
  expect(everything).not.toMatch(/5555 ?5555|"417"/);
});

it('compares the plans, requires one for each group, and validates them on the server', async () => {
  const both = options(
    option('6', plans([12, 363, 10], [1, 300], [6, 330])),
    option('3', plans([1, 90], [3, 96], [9, 99, null])),
  );
  readMonthlyOptions.mockReturnValue(both);
  const choose = vi.fn<Resolver>(() => ({
    meta: { cart_id: '2-1', subtotal: 367.24, tax: 58.76, total: 426 },
  }));
  backend.on(assumedCheckoutEndpoints.monthlyPayment, choose);
  const { update } = useCheckoutStore.getState();
  update((data) =>
    chooseTokenizable(
      data,
      {
        id: '1',
        paymentMethodCode: 'stripe_card',
        label: 'Visa',
        creationDate: null,
        payload: { creationDate: null, typeResource: 'card' },
      },
      null,
    ),
  );
  update((data) => ({ ...data, hasMonthlyPayment: true }));
  show(<MonthlyStep {...props} />);
  const first = await screen.findByRole('group', { name: /^Grupo 1/ });
  expect(first).toHaveTextContent('$55.00 al mes');
  expect(first).toHaveTextContent('Total $330.00');
  expect(first).toHaveTextContent('Ahorras $30.00');
  const names = within(first)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
  expect(names.map((name) => name?.split('$')[0])).toEqual([
    'Un solo pago',
    '6 meses sin intereses',
    '12 meses con intereses',
  ]);
  expect(names[2]).toMatch(/Total \$363\.00.*10% de interés/);
  // Of this one nobody says whether it costs.
  expect(screen.getByRole('radio', { name: /^9 meses ?\$/ })).toBeVisible();
  expect(screen.getByText(/^Los planes con intereses cuestan más/)).toBeVisible();
  const six = screen.getByRole('radio', { name: /6 meses sin intereses/ });
  await user.click(six);
  await press();
  await alertOf('Por favor, selecciona la mensualidad deseada.');
  expect(screen.getAllByRole('radio', { name: /^Un solo pago/ })[1]).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /3 meses sin intereses/ }));
  await press();
  await waitFor(() => expect(goOn).toHaveBeenCalledOnce());
  expect(choose.mock.calls[0]?.[0].body).toMatchObject({
    payment_method_code: 'stripe_card',
    tokenizable_id: '1',
    monthly_payment_option_plans: [
      { option_id: '6', monthly_payment_months: 6 },
      { option_id: '3', monthly_payment_months: 3 },
    ],
  });
});

it('says that a method has no months when an order is paid with it, and goes on without a call', async () => {
  readMonthlyOptions.mockReturnValue(options());
  decide({
    paymentMethodCode: 'codi',
    hasMonthlyPayment: true,
    monthlyPaymentOptions: [],
    monthlyPlans: [],
  });
  show(<MonthlyStep {...props} />);
  expect(
    await screen.findByText(/^Esta forma de pago se cubre en una sola exhibición/),
  ).toBeVisible();
  await press();
  await waitFor(() => expect(goOn).toHaveBeenCalledOnce());
});

it('shows an error and stays when the months could not be saved', async () => {
  const plan = { months: 1, price: 300, firstPayment: 300, total: 300, interestPercent: 0 };
  readMonthlyOptions.mockReturnValue(options(option('6', plans([1, 300]))));
  backend.on(assumedCheckoutEndpoints.monthlyPayment, () => Response.json({}, { status: 422 }));
  decide({
    paymentMethodCode: 'codi',
    hasMonthlyPayment: true,
    monthlyPaymentOptions: [{ id: '6', maxMonths: 1, productIds: ['1'], plans: [plan] }],
    monthlyPlans: [plan],
  });
  show(<MonthlyStep {...props} />);
  await press();
  await waitFor(() =>
    expect(useToastStore.getState().toasts[0]).toMatchObject({
      title: 'Ocurrio un error al procesar tu información',
      text: 'Ocurrio un error al guardar las mensualidades de pago',
    }),
  );
  expect(goOn).not.toHaveBeenCalled();
});

it('names the interest, the total and the CAT of a plan that costs interest, and of no other', () => {
  const plan = (months: number, total: number, interestPercent: number) => ({
    ...{ months, total, interestPercent },
    price: total / months,
    firstPayment: total / months,
  });
  show(
    <MonthlyPlanGroups
      options={[
        {
          ...{ id: '12', maxMonths: 12, productIds: ['7'] },
          plans: [plan(12, 990, 10), plan(6, 900, 0)],
        },
      ]}
      plans={[null]}
      amount={900}
      onChoose={vi.fn()}
    />,
  );
  const textOf = (name: RegExp) => screen.getByRole('radio', { name }).closest('label');
  const charged = textOf(/^12 meses con intereses/);
  expect(charged).toHaveTextContent('$82.50 al mes');
  expect(charged).toHaveTextContent('Total $990.00');
  expect(charged).toHaveTextContent('10% de interés · CAT 19.5% sin IVA');
  expect(textOf(/^6 meses sin intereses/)).not.toHaveTextContent(/interés|CAT/);
});

it('links only to completed steps', () => {
  const { update } = useCheckoutStore.getState();
  for (const step of ['detail', 'payment'] as const) {
    update((data) => ({ ...data, steps: completeStep(data.steps, step) }));
  }
  show(<StepsBar step="shipment" transactionId={null} store={useCheckoutStore} />);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Carrito (listo)', 'Pago (listo)']);
  expect(screen.getByText('Entrega').closest('[aria-current]')).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(screen.queryByText('Mensualidades')).toBeNull();
});

it('has the monthly step in the bar of an existing transaction, before anything is chosen', () => {
  show(<StepsBar step="payment" transactionId="7" store={useCheckoutStore} />);
  const titles = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(titles).toHaveLength(3);
  expect(titles[1]).toContain('Mensualidades');
});
