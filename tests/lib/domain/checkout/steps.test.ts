import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CheckoutFlow,
  type CheckoutStep,
  completeStep,
  createInitialSteps,
  FLOW_STEPS,
  getFlowSteps,
  getNextStep,
  getPreviousStep,
  STEP_DETAILS,
  updateStepFlags,
} from '@/lib/domain/checkout/steps';
import checkout from '@/locales/es-MX/checkout.json';
import { forAll } from '@/tests/support/for-all';

const texts: Record<string, string> = checkout;
const flows = fc.constantFrom<CheckoutFlow>('full', 'transaction');

/** The steps that a customer sees who completes one after the other. */
function walk(flow: CheckoutFlow, hasMonthlyPayment: boolean): CheckoutStep[] {
  let at: CheckoutStep = FLOW_STEPS[flow][0] ?? 'review';
  let steps = createInitialSteps();
  const seen = [at];
  while (at !== 'review') {
    steps = completeStep(steps, at);
    at = getNextStep(flow, steps, hasMonthlyPayment);
    seen.push(at);
  }
  return seen;
}

describe('the steps', () => {
  it('have the routes and titles of the specification', () => {
    expect(
      FLOW_STEPS.full.map((name) => [
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
    expect(FLOW_STEPS.full.map((name) => STEP_DETAILS[name].route)).toEqual([
      'cart-detail',
      'cart-payment',
      'cart-shipping',
      'cart-monthly',
      'cart-review',
    ]);
  });

  it('are open and shown at first, but for the months', () => {
    const open = { isCompleted: false, show: true };
    expect(createInitialSteps()).toEqual({
      detail: open,
      payment: open,
      shipment: open,
      'monthly-payment': { isCompleted: false, show: false },
      review: open,
    });
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

  it('go back in reverse order, also from a hidden step', () => {
    forAll(flows, fc.boolean(), fc.constantFrom(...FLOW_STEPS.full), (flow, has, name) => {
      const shown = getFlowSteps(flow, has);
      const at = shown.indexOf(name);
      if (at >= 0) expect(getPreviousStep(flow, name, has)).toBe(shown[at - 1] ?? null);
      expect(getPreviousStep(flow, name, false)).not.toBe('monthly-payment');
    });
    expect(getPreviousStep('full', 'monthly-payment', false)).toBe('shipment');
    expect(getPreviousStep('transaction', 'shipment', true)).toBeNull();
  });

  it('lead back to the review when one of them was changed', () => {
    const all = FLOW_STEPS.full
      .filter((one) => one !== 'review')
      .reduce(completeStep, createInitialSteps());
    expect(getNextStep('full', all, true)).toBe('review');
    const reopened = updateStepFlags(all, 'shipment', { isCompleted: false });
    expect(getNextStep('full', reopened, true)).toBe('shipment');
    // The cart is left and not completed: an interrupted checkout never leads back to it.
    const fresh = updateStepFlags(all, 'detail', { isCompleted: false });
    expect(getNextStep('full', fresh, true)).toBe('review');
  });
});
