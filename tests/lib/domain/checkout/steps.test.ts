import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHECKOUT_STEPS,
  type CheckoutFlow,
  type CheckoutStep,
  FLOW_STEPS,
  getFlowSteps,
  getNextStep,
  getPreviousStep,
  STEP_DETAILS,
} from '@/lib/domain/checkout/steps';
import checkout from '@/locales/es-MX/checkout.json';

const texts: Record<string, string> = checkout;
const flows = fc.constantFrom<CheckoutFlow>('full', 'transaction');

/** The steps that a customer sees, in order. */
function walk(flow: CheckoutFlow, hasMonthlyPayment: boolean): CheckoutStep[] {
  const seen: CheckoutStep[] = [];
  let at: CheckoutStep | null = FLOW_STEPS[flow][0] ?? null;
  while (at) {
    seen.push(at);
    at = getNextStep(flow, at, hasMonthlyPayment);
  }
  return seen;
}

describe('the steps', () => {
  it('have the routes and titles of the specification', () => {
    expect(
      CHECKOUT_STEPS.map((name) => [
        texts[STEP_DETAILS[name].title],
        texts[STEP_DETAILS[name].mobileTitle],
      ]),
    ).toEqual([
      ['Carrito', 'Carrito'],
      ['Pago', 'Pago'],
      ['Envío', 'Entrega'],
      ['Mensualidades', 'Mensualidades'],
      ['Detalles de mi orden', 'Finalizar'],
    ]);
    expect(CHECKOUT_STEPS.map((name) => STEP_DETAILS[name].route)).toEqual([
      'cart-detail',
      'cart-payment',
      'cart-shipping',
      'cart-monthly',
      'cart-review',
    ]);
  });

  it('are in order, without the monthly step when there are no instalments', () => {
    expect(walk('full', true)).toEqual([
      'detail',
      'payment',
      'shipment',
      'monthly-payment',
      'review',
    ]);
    expect(walk('full', false)).toEqual(['detail', 'payment', 'shipment', 'review']);
    expect(walk('transaction', true)).toEqual(['payment', 'monthly-payment', 'review']);
    expect(walk('transaction', false)).toEqual(['payment', 'review']);
  });

  it('go back in reverse order', () => {
    fc.assert(
      fc.property(flows, fc.boolean(), fc.constantFrom(...CHECKOUT_STEPS), (flow, has, name) => {
        const next = getNextStep(flow, name, has);
        if (next && getFlowSteps(flow, has).includes(name))
          expect(getPreviousStep(flow, next, has)).toBe(name);
        expect([getNextStep(flow, name, false), getPreviousStep(flow, name, false)]).not.toContain(
          'monthly-payment',
        );
      }),
    );
  });

  it('have no next or previous step for a step outside the flow', () => {
    expect([
      getNextStep('transaction', 'shipment', true),
      getPreviousStep('transaction', 'shipment', true),
    ]).toEqual([null, null]);
  });
});
