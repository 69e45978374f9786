import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CheckoutFlow,
  type CheckoutStep,
  completeStep,
  createInitialSteps,
  FLOW_STEPS,
  findStepRedirect,
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
function walk(flow: CheckoutFlow, hasMonthlyPayment: boolean): string {
  let at: CheckoutStep = FLOW_STEPS[flow][0] ?? 'review';
  let steps = createInitialSteps();
  const seen = [at];
  while (at !== 'review') {
    steps = completeStep(steps, at);
    at = getNextStep(flow, steps, hasMonthlyPayment);
    seen.push(at);
  }
  return seen.join(' ');
}

const done = (...names: readonly CheckoutStep[]) =>
  names.reduce(completeStep, createInitialSteps());

describe('the steps', () => {
  it('have the routes and titles of the specification', () => {
    const details = FLOW_STEPS.full.map((name) => {
      const { route, title, mobileTitle } = STEP_DETAILS[name];
      return [route, texts[title], texts[mobileTitle]].join(' | ');
    });
    expect(details).toEqual([
      'cart-detail | Carrito | Carrito',
      'cart-payment | Pago | Pago',
      'cart-shipping | Envío | Entrega',
      'cart-monthly | Mensualidades | Mensualidades',
      'cart-review | Detalles de mi orden | Finalizar',
    ]);
  });

  it('are open and shown at first, but for the months', () => {
    const steps = Object.entries(createInitialSteps());
    expect(steps.map(([name]) => name)).toEqual(FLOW_STEPS.full);
    for (const [name, flags] of steps)
      expect(flags).toEqual({ isCompleted: false, show: name !== 'monthly-payment' });
  });

  it('are in order, without the monthly step when there are no instalments', () => {
    expect(walk('full', true)).toBe('detail payment shipment monthly-payment review');
    expect(walk('full', false)).toBe('detail payment shipment review');
    expect(walk('transaction', true)).toBe('payment monthly-payment review');
    expect(walk('transaction', false)).toBe('payment review');
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

const PAYING = 'T-1';
const guard = (
  step: CheckoutStep,
  names: readonly CheckoutStep[],
  transactionId: string | null = null,
  hasMonthlyPayment = false,
) => findStepRedirect(step, transactionId, { steps: done(...names), hasMonthlyPayment });

describe('the guard of the checkout', () => {
  const toShipment: CheckoutStep[] = ['detail', 'payment', 'shipment'];

  it.each<[claim: string, shown: CheckoutStep | null, ...Parameters<typeof guard>]>([
    ['allows a step when the previous one is completed', null, 'payment', ['detail']],
    ['refuses one when it is not', 'detail', 'shipment', ['detail']],
    ['allows one after two', null, 'shipment', ['detail', 'payment']],
    ['allows a step that is completed already', null, 'shipment', ['shipment']],
    ['allows a completed review of a payment', null, 'review', ['review'], PAYING, true],
    ['skips the monthly step without instalments', null, 'review', toShipment],
    ['needs it with instalments', 'detail', 'review', toShipment, null, true],
    ['goes on after it', null, 'review', [...toShipment, 'monthly-payment'], null, true],
    // Cart and shipment are ignored when a transaction is paid.
    ['sends from the shipment', 'payment', 'shipment', [...toShipment, 'review'], PAYING, true],
    ['sends from the cart', 'payment', 'detail', ['detail', 'payment'], PAYING, true],
    ['allows its months', null, 'monthly-payment', ['payment'], PAYING, true],
    ['sends from its review', 'payment', 'review', ['payment'], PAYING, true],
  ])('%s', (_, shown, ...asked) => expect(guard(...asked)).toBe(shown));

  it('allows the first step of each flow at once, and the others only after the previous one', () => {
    for (const step of FLOW_STEPS.full) {
      expect(guard(step, [])).toBe(step === 'detail' ? null : 'detail');
      expect(guard(step, [], PAYING)).toBe(step === 'payment' ? null : 'payment');
    }
  });

  it('never redirects in a circle', () => {
    const step = fc.constantFrom(...FLOW_STEPS.full);
    const transaction = fc.option(fc.constant(PAYING));
    forAll(step, transaction, fc.subarray([...FLOW_STEPS.full]), fc.boolean(), (...asked) => {
      const [asks, id, names, hasMonths] = asked;
      const first = guard(asks, names, id, hasMonths);
      expect(first && guard(first, names, id, hasMonths)).toBeNull();
    });
  });
});
