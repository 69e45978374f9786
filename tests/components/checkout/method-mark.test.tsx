// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MethodMark } from '@/components/checkout/payment/method-choice';
import { sandboxes } from './samples';

function draw(code: string, description = '') {
  const { container } = render(<MethodMark method={{ code, description }} config={sandboxes} />);
  const drawings = [...container.querySelectorAll('svg')];
  // The name of the method stands beside its marks and is read instead.
  for (const one of drawings) expect(one).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('img')).toBeNull();
  return drawings;
}
const wordsOf = (drawings: readonly SVGElement[]) =>
  drawings.map((one) => [...one.querySelectorAll('text')].map(({ textContent }) => textContent));

it.each([
  ['paypal_account', ['PayPal']],
  ['paypal_card_v2', ['PayPal']],
  ['oxxo', ['OXXO']],
  ['mercadopago', ['mercado', 'pago']],
  ['mercado_pago', ['mercado', 'pago']],
  ['codi', ['CoDi']],
  ['spei_transfer', ['SPEI']],
])('draws the mark of the provider of %s', (code, words) =>
  expect(wordsOf(draw(code))).toEqual([words]),
);

it('draws the card brands that the backend names, and no others', () => {
  const [visa, mastercard, amex] = draw('stripe_card', 'Visa, Mastercard y American Express.');
  expect(wordsOf([visa, mastercard, amex].filter((one) => one !== undefined))).toEqual([
    ['VISA'],
    [],
    ['AMEX'],
  ]);
  expect(mastercard?.querySelectorAll('circle')).toHaveLength(2);
  cleanup();
  expect(wordsOf(draw('stripe_card', 'Solo Visa.'))).toEqual([['VISA']]);
});

it.each(['stripe_card', 'credit', 'dimo'])(
  'draws an icon for %s, whose provider is unknown',
  (code) => {
    const [icon, ...others] = draw(code);
    expect(others).toEqual([]);
    expect(icon?.querySelector('use')).not.toBeNull();
  },
);
