// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { StepsBar } from '@/components/checkout/layout/steps-bar';
import { SummaryAside } from '@/components/checkout/layout/summary-aside';
import { MonthlyPlanGroups } from '@/components/checkout/monthly/monthly-plan-group';
import { MonthlyStep } from '@/components/checkout/monthly/monthly-step';
import { MethodMark } from '@/components/checkout/payment/method-choice';
import { NewCardForm, SandboxNote } from '@/components/checkout/payment/new-card-form';
import { PaymentStep } from '@/components/checkout/payment/payment-step';
import {
  PaymentReview,
  SecurityCodeField,
  type SecurityCodeHandle,
} from '@/components/checkout/review/payment-review';
import { OrderChanges } from '@/components/checkout/review/use-order-review';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import {
  chooseAddress,
  choosePickup,
  chooseShipping,
  chooseStore,
} from '@/lib/domain/checkout/delivery';
import type { OrderChange } from '@/lib/domain/checkout/order-fingerprint';
import { chooseTokenizable } from '@/lib/domain/checkout/state';
import { completeStep } from '@/lib/domain/checkout/steps';
import type { MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import { isCardNumber } from '@/lib/domain/payments/card';
import { sandboxCard } from '@/lib/payments/sandbox/sandbox';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { loadCardFrames } from '../../support/card-frame';
import { fakeScripts } from '../../support/fake-scripts';
import type { Resolver } from '../../support/mock-backend';
import { bodyOf, fakeBackend, show, toasts, user } from '../account/harness';
import { card, decide, method, optionOf, planOf, sentMonths, stepProps, totals } from './samples';

const goOn = vi.fn();
const TEXTS = ['account', 'checkout', 'cards', 'cart', 'review-order', 'delivery'] as const;
const { on, hear } = fakeBackend(...TEXTS);
loadCardFrames();
let readMethods: Mock<Resolver>;
let readMonthlyOptions: Mock<Resolver>;
const props = stepProps({ onComplete: goOn });

const methods = {
  data: [
    method('stripe_card', 'Tarjeta', { tokenizer: true }, ['1', '2']),
    method('paypal_account', 'PayPal', { tokenizer: true }),
    method('oxxo', 'OXXO', {
      is_available: false,
      maximum_amount: 10_000,
      unavailable_reason: 'OXXO acepta compras hasta $10,000.00.',
    }),
    method('codi', 'CoDi'),
  ],
  included: [
    card('1', {}),
    card('2', { brand: 'amex', last_four: '8431', expires: '2024-11', is_expired: true }),
  ],
};
/** The months that the backend offers for all that is bought. */
const offerMonths = (...plans: MonthlyPaymentPlan[]) =>
  readMonthlyOptions.mockReturnValue(sentMonths(optionOf(...plans)));
/** The only method is a card, with these stored ones. */
const offerCards = (...included: ReturnType<typeof card>[]) => {
  const ids = included.map(({ id }) => id);
  const data = [method('stripe_card', 'Tarjeta', { tokenizer: true }, ids)];
  readMethods.mockReturnValue({ data, included });
};

beforeEach(() => {
  goOn.mockClear();
  readMethods = hear(assumedCheckoutEndpoints.paymentMethods, () => methods);
  readMonthlyOptions = hear(assumedCheckoutEndpoints.monthlyOptions, () => sentMonths());
  on(specEndpoints.cartTotals, () => ({ meta: totals(1000) }));
});

const { update } = useCheckoutStore.getState();
const FAILED = 'Ocurrio un error al procesar tu información';
const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
const press = () => user.click(screen.getByRole('button', { name: 'Continuar' }));
const alertOf = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text),
  );
const isOver = () => waitFor(() => expect(goOn).toHaveBeenCalledOnce());
const isToasted = (text: string) =>
  waitFor(() => expect(toasts()[0]).toMatchObject({ title: FAILED, text }));
const pay = () => show(<PaymentStep {...props} />);
const inFrame = () => document.querySelector('iframe')?.contentDocument;
const holderField = () => screen.findByLabelText('Nombre como aparece en la tarjeta');

it('requires a payment method, and says why one is unavailable', async () => {
  // Chosen in an earlier visit, and not offered any more.
  decide({ paymentMethodCode: 'retirado' });
  pay();
  expect(await radio('OXXO')).toBeDisabled();
  expect(await radio('OXXO')).toHaveAccessibleDescription(/OXXO acepta compras hasta/);
  await press();
  await alertOf('Por favor, selecciona tu método de pago.');
  expect(await radio('Tarjeta')).toHaveFocus();
  expect(useCheckoutStore.getState().trackingId).toMatch(/^[0-9a-f-]{36}$/);
  expect(goOn).not.toHaveBeenCalled();
});

it('is skipped when the wallet covers everything', async () => {
  on(specEndpoints.cartTotals, () => ({ meta: totals(0) }));
  decide({ paymentMethodCode: 'oxxo' });
  pay();
  await waitFor(() => expect(goOn).toHaveBeenCalledWith({ replace: true }));
  expect(useCheckoutStore.getState()).toMatchObject({
    paymentMethodCode: null,
    steps: { payment: { isCompleted: true } },
    hasMonthlyPayment: false,
  });
});

it('has the first way to pay by card chosen, at once, and announces its lowest monthly payment', async () => {
  offerMonths(planOf(1, 1000), planOf(4, 1000), planOf(6, 1200, 20));
  pay();
  expect(await radio('Tarjeta')).toBeChecked();
  expect(await radio(/^Un solo pago/)).toBeChecked();
  expect(useCheckoutStore.getState().paymentMethodCode).toBe('stripe_card');
  await screen.findByText('Desde $250.00 al mes: 4 meses sin intereses');
  expect(await radio('Tarjeta')).toHaveAccessibleDescription(/Desde \$250\.00 al mes/);
  expect(await radio('CoDi')).not.toHaveAccessibleDescription(/al mes/);
});

it('names interest and total of a card whose only months cost interest', async () => {
  offerMonths(planOf(1, 1000), planOf(12, 1200, 20));
  pay();
  await screen.findByText('Desde $100.00 al mes: 12 meses con intereses');
  expect(await radio('Tarjeta')).toHaveAccessibleDescription(/Total \$1,200\.00 · 20% de interés/);
});

it('offers another wallet amount when less is left than every method accepts', async () => {
  let meta = totals(5, { wallet_to_use: 995, max_wallet_amount: 1000 });
  const addWallet = hear(specEndpoints.cartWalletAdd, () => {
    meta = totals(10, { wallet_to_use: 990, max_wallet_amount: 1000 });
    return { meta };
  });
  on(specEndpoints.cartTotals, () => ({ meta }));
  on(specEndpoints.cartTotalItems, () => ({ meta: { count: 1 } }));
  readMethods.mockImplementation(() => ({
    data: [method('codi', 'CoDi', { minimun_amount: 10, is_available: meta.total >= 10 })],
  }));
  pay();
  await screen.findByText(/Solo faltan \$5\.00 por pagar/);
  expect(screen.getByRole('button', { name: 'Pagar todo con mi monedero' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usar $990.00 de monedero y pagar $10.00' }));
  await waitFor(() => expect(bodyOf(addWallet)).toMatchObject({ wallet_to_use: 990 }));
  expect(await radio('CoDi')).toBeEnabled();
});

it('requires a card or a login when the method needs one, and says so beside it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  pay();
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
  const newest = card('3', { last_four: '1881', creation_date: later });
  offerCards(card('1', {}), newest);
  pay();
  expect(await radio(/Visa terminada en 1881/)).toBeChecked();
  cleanup();
  // One that was removed since does not stay chosen out of sight.
  offerCards(card('1', {}));
  pay();
  expect(await radio(/Visa terminada en 4242/)).toBeChecked();
  cleanup();
  useCheckoutStore.getState().reset();
  offerCards();
  pay();
  expect(await holderField()).toBeVisible();
  offerCards(card('1', { is_default: true }), newest);
  void getQueryClient().invalidateQueries();
  expect(await radio(/Visa terminada en 4242/)).toBeChecked();
});

it('offers a card for this purchase only where it was added', async () => {
  offerCards(card('1', { is_temporary: true, creation_date: new Date().toISOString() }));
  pay();
  expect(await holderField()).toBeVisible();
  expect(screen.queryByText(/Solo para esta compra/)).toBeNull();
  cleanup();
  useCheckoutStore.setState({ oneTimeTokenizables: ['1'] });
  pay();
  expect(await radio(/Visa terminada en 4242/)).toBeChecked();
  expect(screen.getByText(/Solo para esta compra/)).toBeVisible();
});

it('saves a stored card with the months that are chosen beside it, on the server too', async () => {
  offerMonths(planOf(1, 300), planOf(6, 330));
  const save = hear(assumedCheckoutEndpoints.monthlyPayment, () => ({ meta: totals(330) }));
  pay();
  await user.click(await radio('Tarjeta'));
  await user.click(await radio(/Visa terminada en 4242/));
  await user.click(await radio(/^6 meses/));
  await press();
  await isOver();
  expect(readMonthlyOptions.mock.lastCall?.[0].url.searchParams.get('tokenizable_id')).toBe('1');
  expect(useCheckoutStore.getState()).toMatchObject({
    paymentMethodCode: 'stripe_card',
    hasMonthlyPayment: true,
    monthlyPlans: [{ months: 6 }],
    steps: { 'monthly-payment': { isCompleted: true } },
    deviceSessionId: expect.stringMatching(/^rse_/),
  });
  expect(bodyOf(save)).toMatchObject({
    monthly_payment_option_plans: [{ option_id: '6', monthly_payment_months: 6 }],
  });
});

it('shows an error and stays when the payment could not be saved', async () => {
  readMonthlyOptions.mockImplementation(() => Response.json({}, { status: 500 }));
  pay();
  await user.click(await radio('CoDi'));
  await press();
  await isToasted('Ocurrio un error al guardar el método de pago');
  expect(goOn).not.toHaveBeenCalled();
});

it('drops a card for this purchase after three hours, and asks for another one', async () => {
  const creation_date = new Date(Date.now() - 181 * 60_000).toISOString();
  offerCards(card('1', { is_temporary: true, creation_date }));
  useCheckoutStore.setState({ oneTimeTokenizables: ['1'] });
  pay();
  await user.click(await radio('Tarjeta'));
  expect(await radio(/Visa terminada en 4242/)).toBeDisabled();
  expect(await radio('Usar otra tarjeta')).toBeChecked();
});

it('stores only a reference to a new card', async () => {
  const creation_date = new Date().toISOString();
  const added = card('9', { last_four: '4444', is_temporary: true, creation_date });
  const create = hear(assumedAccountEndpoints.tokenizableCreate, () => ({ data: added }));
  offerMonths(planOf(1, 300));
  pay();
  await user.click(await radio('Tarjeta'));
  await user.click(await radio('Usar otra tarjeta'));
  await waitFor(() => expect(inFrame()?.getElementById('number')).toBeVisible());
  const holder = await holderField();
  await user.clear(holder);
  await press();
  await waitFor(() => expect(holder).toHaveFocus());
  await user.type(holder, 'LAURA MENDEZ');
  const typed = { number: '5555 5555 5555 4444', expiry: '12/39', ccv: '417' };
  for (const [id, value] of Object.entries(typed)) {
    Object.assign(inFrame()?.getElementById(id) ?? expect.fail(id), { value });
  }
  await user.click(screen.getByRole('checkbox', { name: /^Guardar esta tarjeta/ }));
  // Enter in the provider's field saves the step.
  const ccv = inFrame()?.getElementById('ccv') ?? document.body;
  act(() => void fireEvent.keyDown(ccv, { key: 'Enter' }));
  await isOver();
  expect(bodyOf(create)).toMatchObject({ data: { attributes: { is_temporary: false } } });
  expect(JSON.stringify(bodyOf(create))).toContain('tok_mastercard_4444');
  const state = useCheckoutStore.getState();
  expect(state.paymentTokenizable?.id).toBe('9');
  expect(state.enteredSecurityCode?.reference).toMatch(/^cvctok_/);
  const sent = [create, readMethods, readMonthlyOptions].flatMap(({ mock }) => mock.calls);
  const everything = JSON.stringify([state, sent, { ...localStorage }, { ...sessionStorage }]);
  expect(everything).not.toMatch(/5555 ?5555|"417"/);
});

it('compares the plans, requires one for each group, and validates them on the server', async () => {
  const first = optionOf(planOf(12, 363, 10), planOf(1, 300), planOf(6, 330));
  const second = optionOf(planOf(1, 90), planOf(3, 96), planOf(9, 99, null));
  readMonthlyOptions.mockReturnValue(sentMonths(first, second));
  const choose = hear(assumedCheckoutEndpoints.monthlyPayment, () => ({ meta: totals(426) }));
  const visa = {
    id: '1',
    paymentMethodCode: 'stripe_card',
    label: 'Visa',
    creationDate: null,
    payload: { creationDate: null, typeResource: 'card' },
  };
  update((data) => chooseTokenizable(data, visa, null));
  decide({ hasMonthlyPayment: true });
  show(<MonthlyStep {...props} />);
  const group = await screen.findByRole('group', { name: /^Grupo 1/ });
  for (const text of ['$55.00 al mes', 'Total $330.00', 'Ahorras $30.00'])
    expect(group).toHaveTextContent(text);
  const names = within(group)
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
  await isOver();
  expect(bodyOf(choose)).toMatchObject({
    payment_method_code: 'stripe_card',
    tokenizable_id: '1',
    monthly_payment_option_plans: [
      { option_id: '6', monthly_payment_months: 6 },
      { option_id: '9', monthly_payment_months: 3 },
    ],
  });
});

it('says that a method has no months when an order is paid with it, and goes on without a call', async () => {
  decide({ paymentMethodCode: 'codi', hasMonthlyPayment: true });
  show(<MonthlyStep {...props} />);
  const said = await screen.findByText(/^Esta forma de pago se cubre en una sola exhibición/);
  expect(said).toBeVisible();
  await press();
  await isOver();
});

it('shows an error and stays when the months could not be saved', async () => {
  const option = optionOf(planOf(1, 300));
  readMonthlyOptions.mockReturnValue(sentMonths(option));
  on(assumedCheckoutEndpoints.monthlyPayment, () => Response.json({}, { status: 422 }));
  const chosen = { monthlyPaymentOptions: [option], monthlyPlans: option.plans };
  decide({ paymentMethodCode: 'codi', hasMonthlyPayment: true, ...chosen });
  show(<MonthlyStep {...props} />);
  await press();
  await isToasted('Ocurrio un error al guardar las mensualidades de pago');
  expect(goOn).not.toHaveBeenCalled();
});

it('names the interest, the total and the CAT of a plan that costs interest, and of no other', () => {
  const options = [optionOf(planOf(12, 990, 10), planOf(6, 900))];
  show(<MonthlyPlanGroups {...{ options, plans: [null], amount: 900, onChoose: vi.fn() }} />);
  const textOf = (name: RegExp) => screen.getByRole('radio', { name }).closest('label');
  const charged = textOf(/^12 meses con intereses/);
  for (const text of ['$82.50 al mes', 'Total $990.00', '10% de interés · CAT 19.5% sin IVA'])
    expect(charged).toHaveTextContent(text);
  expect(textOf(/^6 meses sin intereses/)).not.toHaveTextContent(/interés|CAT/);
});

it('links only to completed steps', () => {
  for (const step of ['detail', 'payment'] as const) {
    decide({ steps: completeStep(useCheckoutStore.getState().steps, step) });
  }
  show(<StepsBar step="shipment" transactionId={null} store={useCheckoutStore} />);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Carrito (listo)', 'Pago (listo)']);
  expect(screen.getByText('Entrega').closest('[aria-current=step]')).toBeVisible();
  expect(screen.queryByText('Mensualidades')).toBeNull();
});

it('has the monthly step in the bar of an existing transaction, before anything is chosen', () => {
  show(<StepsBar step="payment" transactionId="7" store={useCheckoutStore} />);
  const titles = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(titles).toHaveLength(3);
  expect(titles[1]).toContain('Mensualidades');
});

/** The totals of an order that is sent and insured. */
const delivered = {
  cart_id: '2-1',
  pieces: 1,
  subtotal: 981.03,
  tax: 156.97,
  total: 1138,
  iva_percentage: 16,
  shipping_with_tax: 109,
  has_shipping: true,
  shipping_insurance_with_tax: 29,
  has_shipping_insurance: 1,
};

it('the summary has neither courier nor insurance while a pickup has no store yet', async () => {
  on(specEndpoints.cartTotals, () => ({ meta: delivered }));
  show(<SummaryAside {...props} isFolded={false} />);
  const summary = screen.getByRole('complementary');
  expect(await screen.findByText('$1,138.00')).toBeVisible();
  expect(summary).toHaveTextContent(/Envío estimado\$109\.00.*Seguro de envío\$29\.00/);
  act(() => update(choosePickup));
  // While the payment is chosen, the summary names the totals by which its methods are offered.
  expect(summary).toHaveTextContent('$1,138.00');
  act(() => decide({ steps: completeStep(useCheckoutStore.getState().steps, 'payment') }));
  expect(summary).toHaveTextContent(/Recolección en sucursalGratis/);
  expect(summary).not.toHaveTextContent(/Envío|Seguro/);
  expect(summary).toHaveTextContent('$1,000.00');
  // From then on the server's totals are those of the store.
  act(() => update((data) => chooseStore(data, { id: '1', label: 'Centro' })));
  expect(summary).toHaveTextContent('$1,138.00');
});

it.each([true, false])(
  'the summary never shows the amount of a pickup for a delivery, folded: %s',
  async (isFolded) => {
    const pickup = { ...delivered, total: 1000, has_shipping: false, shipping_with_tax: 0 };
    on(specEndpoints.cartTotals, () => ({ meta: pickup }));
    update((data) => chooseStore(data, { id: '1', label: 'Centro' }));
    show(<SummaryAside {...props} isFolded={isFolded} />);
    const summary = screen.getByRole('complementary');
    await waitFor(() => expect(summary).toHaveTextContent('$1,000.00'));
    act(() => update(chooseShipping));
    expect(summary).not.toHaveTextContent('$1,000.00');
    expect(summary).toHaveTextContent(isFolded ? 'Por calcular' : 'Calculamos tu total cuando');
    // With an address it is being reckoned.
    act(() => update((data) => chooseAddress(data, { id: '1', label: 'Casa' })));
    expect(summary).not.toHaveTextContent(/\$1,000\.00|alcula/);
  },
);

describe('the marks of a method', () => {
  /** The drawings, each with its words. */
  function draw(code: string, description = '') {
    const { container } = show(<MethodMark method={{ code, description }} config={props.config} />);
    const drawings = [...container.querySelectorAll('svg')];
    // The name of the method stands beside its marks and is read instead.
    for (const one of drawings) expect(one).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('img')).toBeNull();
    const wordsOf = (one: Element) =>
      [...one.querySelectorAll('text')].map(({ textContent }) => textContent);
    return { drawings, words: drawings.map(wordsOf) };
  }

  it.each([
    ['paypal_account', ['PayPal']],
    ['paypal_card_v2', ['PayPal']],
    ['oxxo', ['OXXO']],
    ['mercadopago', ['mercado', 'pago']],
    ['mercado_pago', ['mercado', 'pago']],
    ['codi', ['CoDi']],
    ['spei_transfer', ['SPEI']],
  ])('are that of the provider of %s', (code, words) => expect(draw(code).words).toEqual([words]));

  it('are those of the cards that the backend names, and no others', () => {
    const { drawings, words } = draw('stripe_card', 'Visa, Mastercard y American Express.');
    expect(words).toEqual([['VISA'], [], ['AMEX']]);
    expect(drawings[1]?.querySelectorAll('circle')).toHaveLength(2);
    cleanup();
    expect(draw('stripe_card', 'Solo Visa.').words).toEqual([['VISA']]);
  });

  it.each(['stripe_card', 'credit', 'dimo'])(
    'are an icon for %s, of an unknown provider',
    (code) => {
      const { drawings } = draw(code);
      expect(drawings).toHaveLength(1);
      expect(drawings[0]?.querySelector('use')).not.toBeNull();
    },
  );
});

describe('a new card', () => {
  it('shows all errors of an empty form at once, and focuses the first one', async () => {
    const prepare = createRef<() => Promise<boolean>>();
    const newCard = {
      code: 'stripe_card',
      name: 'Tarjeta',
      description: '',
      tokenizer: true,
      tokenizables: [],
      secureCodeRequired: true,
      minimumAmount: null,
      maximumAmount: null,
      isAvailable: true,
      unavailableReason: null,
    };
    const own = { module: sandboxCard, method: newCard, prepareMethodRef: prepare };
    const heard = { onChange: vi.fn(), onAdded: vi.fn(), onSubmit: vi.fn() };
    show(<NewCardForm {...props} {...own} {...heard} />);
    const holder = await holderField();
    // The customer's own name, until another one is typed.
    expect(holder).toHaveValue('LAURA MÉNDEZ');
    fireEvent.change(holder, { target: { value: '' } });
    // A press that comes before the frame is answered, too.
    await act(async () => expect(await prepare.current?.()).toBe(false));
    expect(screen.getByText('Escribe el nombre como aparece en la tarjeta.')).toBeVisible();
    expect(inFrame()?.body).toHaveTextContent('Escribe el número de tu tarjeta.');
    expect(inFrame()?.body).toHaveTextContent('Escribe el CCV.');
    expect(holder).toHaveFocus();
  });

  it('says in a sandbox what it is not, what leaves its fields, and numbers that they accept', () => {
    const { container } = show(<SandboxNote />);
    expect(screen.getByText(/^Modo de prueba/)).toBeVisible();
    expect(screen.getByText(/No escribas los datos de una tarjeta real/)).toBeVisible();
    const limits = screen.getByText(/^Estos campos solo imitan a los de un procesador de pagos/);
    const uncertified = 'no tienen certificación PCI DSS ni conexión con ningún banco';
    const taken = 'la tienda recibe la marca, los últimos cuatro dígitos';
    for (const text of [uncertified, taken]) expect(limits).toHaveTextContent(text);
    const numbers = container.textContent?.match(/\d{4} \d{4} \d{4} \d{4}/g) ?? [];
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers.filter((number) => !isCardNumber(number.replaceAll(' ', '')))).toEqual([]);
  });
});

describe('the security code', () => {
  const open = (config = props.config) => {
    const ref = createRef<SecurityCodeHandle>();
    show(<SecurityCodeField {...{ ref, methodCode: 'stripe_card', config, onSubmit: vi.fn() }} />);
    return ref;
  };
  const NOTE = /^Modo de prueba: sirve cualquier código menos 000/;
  const INVALID = 'Por favor, ingresa un código de seguridad válido.';

  it('says in a sandbox what it is not, answers a press that comes before its frame, and gives a reference to the code', async () => {
    const field = open();
    const early = field.current?.submit();
    expect(screen.getByText(NOTE)).toHaveTextContent(/ningún banco lo verifica/);
    await act(async () => expect(await early).toBeNull());
    expect(inFrame()?.body).toHaveTextContent(INVALID);
    await waitFor(() => expect(inFrame()?.getElementById('ccv')).toBeVisible());
    const input = inFrame()?.getElementById('ccv') as HTMLInputElement;
    input.value = '12';
    await act(async () => expect(await field.current?.submit()).toBeNull());
    expect(inFrame()?.body).toHaveTextContent(INVALID);
    input.value = '739';
    await act(async () => expect(await field.current?.submit()).toMatch(/^cvctok_[0-9a-f]{32}$/));
  });

  it('is no sandbox with a provider', () => {
    onTestFinished(fakeScripts('https://js.stripe.com/', () => 'hangs').stop);
    open({ ...props.config, stripeKey: 'pk_test_12345678' });
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});

describe('the review', () => {
  it('names the chosen method in words before the methods are loaded', async () => {
    const data = { ...useCheckoutStore.getState(), paymentMethodCode: 'stripe_card' };
    const known = { arePlansFresh: true, amountDue: 1000, transactionId: null, errors: {} };
    show(<PaymentReview {...{ data, ...known, method: null, code: null }} />);
    expect(await screen.findByText('Tarjeta de crédito o débito')).toBeVisible();
    expect(screen.queryByText(/stripe/)).toBeNull();
  });

  const amounts = { before: 1000, now: 1200 };
  const six = [{ months: 6, price: 200, total: 1200 }];
  const sixSaid = /^Tus mensualidades cambiaron: 6 mensualidades de \$200\.00.*\$1,200\.00/;
  it.each<[OrderChange, string | RegExp]>([
    [{ kind: 'address', now: 'Elena, Durango 118' }, 'Tu dirección cambió: Elena, Durango 118.'],
    [{ kind: 'price', name: 'RAM', ...amounts }, /^El precio de RAM cambió de \$1,000\.00 a/],
    [{ kind: 'total', ...amounts }, 'El total cambió de $1,000.00 a $1,200.00.'],
    [{ kind: 'plans', now: six }, sixSaid],
  ])('says what changed: %j', (change, text) => {
    show(<OrderChanges changes={[change]} method="oxxo" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Algo cambió en tu pedido');
    expect(screen.getByText(text)).toBeVisible();
  });

  it('says nothing when nothing changed', () => {
    show(<OrderChanges changes={[]} method="oxxo" />);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
