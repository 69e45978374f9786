// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MethodMark } from '@/components/checkout/payment/method-choice';
import { NewCardForm, SandboxNote } from '@/components/checkout/payment/new-card-form';
import {
  PaymentReview,
  SecurityCodeField,
  type SecurityCodeHandle,
} from '@/components/checkout/review/payment-review';
import { OrderChanges } from '@/components/checkout/review/use-order-review';
import type { OrderChange } from '@/lib/domain/checkout/order-fingerprint';
import { isCardNumber } from '@/lib/domain/payments/card';
import { sandboxCard } from '@/lib/payments/sandbox/sandbox';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { loadCardFrames } from '../../support/card-frame';
import { fakeScripts } from '../../support/fake-scripts';
import { show } from '../account/harness';
import { sandboxes, stepProps } from './samples';

loadCardFrames();
beforeEach(() => loadAllTexts('checkout', 'review-order', 'delivery'));
const inFrame = () => document.querySelector('iframe')?.contentDocument;

describe('the marks of a method', () => {
  /** The drawings, each with its words. */
  function draw(code: string, description = '') {
    const { container } = show(<MethodMark method={{ code, description }} config={sandboxes} />);
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
    const method = {
      ...{
        code: 'stripe_card',
        name: 'Tarjeta',
        description: '',
        tokenizer: true,
        tokenizables: [],
      },
      ...{ secureCodeRequired: true, minimumAmount: null, maximumAmount: null },
      ...{ isAvailable: true, unavailableReason: null },
    };
    const own = { module: sandboxCard, method, prepareMethodRef: prepare };
    const heard = { onChange: vi.fn(), onAdded: vi.fn(), onSubmit: vi.fn() };
    show(<NewCardForm {...stepProps()} {...own} {...heard} />);
    const holder = await screen.findByLabelText('Nombre como aparece en la tarjeta');
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
    expect(limits).toHaveTextContent(
      /no tienen certificación PCI DSS ni conexión con ningún banco/,
    );
    expect(limits).toHaveTextContent(/la tienda recibe la marca, los últimos cuatro dígitos/);
    const numbers = container.textContent?.match(/\d{4} \d{4} \d{4} \d{4}/g) ?? [];
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers.filter((number) => !isCardNumber(number.replaceAll(' ', '')))).toEqual([]);
  });
});

describe('the security code', () => {
  const open = (config = sandboxes) => {
    const ref = createRef<SecurityCodeHandle>();
    const own = { methodCode: 'stripe_card', config, onSubmit: vi.fn() };
    show(<SecurityCodeField ref={ref} {...own} />);
    return ref;
  };
  const NOTE = /^Modo de prueba: sirve cualquier código menos 000/;
  const INVALID = 'Por favor, ingresa un código de seguridad válido.';

  it('says in a sandbox what it is not, and gives a reference to the code', async () => {
    const field = open();
    expect(screen.getByText(NOTE)).toHaveTextContent(/ningún banco lo verifica/);
    await waitFor(() => expect(inFrame()?.getElementById('ccv')).toBeVisible());
    const input = inFrame()?.getElementById('ccv') as HTMLInputElement;
    input.value = '12';
    await act(async () => expect(await field.current?.submit()).toBeNull());
    expect(inFrame()?.body).toHaveTextContent(INVALID);
    input.value = '739';
    await act(async () => expect(await field.current?.submit()).toMatch(/^cvctok_[0-9a-f]{32}$/));
  });

  it('answers a press that comes before its frame', async () => {
    const submitted = open().current?.submit();
    await act(async () => expect(await submitted).toBeNull());
    expect(inFrame()?.body).toHaveTextContent(INVALID);
  });

  it('is no sandbox with a provider', () => {
    const network = fakeScripts('https://js.stripe.com/', () => 'hangs');
    open({ ...sandboxes, stripeKey: 'pk_test_12345678' });
    expect(screen.queryByText(NOTE)).toBeNull();
    network.stop();
  });
});

describe('the review', () => {
  it('names the chosen method in words before the methods are loaded', async () => {
    const data = { ...useCheckoutStore.getState(), paymentMethodCode: 'stripe_card' };
    const known = { arePlansFresh: true, method: null, amountDue: 1000, transactionId: null };
    show(<PaymentReview data={data} {...known} errors={{}} code={null} />);
    expect(await screen.findByText('Tarjeta de crédito o débito')).toBeVisible();
    expect(screen.queryByText(/stripe/)).toBeNull();
  });

  const amounts = { before: 1000, now: 1200 };
  it.each<[OrderChange, string | RegExp]>([
    [
      { kind: 'address', now: 'Elena Prueba, Calle Durango 118' },
      'Tu dirección cambió: Elena Prueba, Calle Durango 118.',
    ],
    [
      { kind: 'price', name: 'Monitor', ...amounts },
      /^El precio de Monitor cambió de \$1,000\.00 a/,
    ],
    [{ kind: 'total', ...amounts }, 'El total cambió de $1,000.00 a $1,200.00.'],
    [
      { kind: 'plans', now: [{ months: 6, price: 200, total: 1200 }] },
      /^Tus mensualidades cambiaron: 6 mensualidades de \$200\.00.*\$1,200\.00/,
    ],
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
