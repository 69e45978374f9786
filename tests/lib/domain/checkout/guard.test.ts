import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CheckoutStep,
  completeStep,
  createInitialSteps,
  FLOW_STEPS,
  findStepRedirect,
} from '@/lib/domain/checkout/steps';
import { forAll } from '@/tests/support/for-all';

const PAYING = 'T-1';

describe('the guard of the checkout', () => {
  const done = (...names: CheckoutStep[]) => names.reduce(completeStep, createInitialSteps());
  const guard = (
    step: CheckoutStep,
    names: CheckoutStep[],
    transactionId: string | null = null,
    hasMonthlyPayment = false,
  ) => findStepRedirect(step, transactionId, { steps: done(...names), hasMonthlyPayment });

  it('allows a step when the previous one is completed', () => {
    expect(guard('payment', ['detail'])).toBeNull();
    expect(guard('shipment', ['detail'])).toBe('detail');
    expect(guard('shipment', ['detail', 'payment'])).toBeNull();
  });

  it('allows the first step of each flow at once, and the others only after the previous one', () => {
    for (const step of FLOW_STEPS.full) {
      expect(guard(step, [])).toBe(step === 'detail' ? null : 'detail');
      expect(guard(step, [], PAYING)).toBe(step === 'payment' ? null : 'payment');
    }
  });

  it('allows a step that is completed already', () => {
    expect(guard('shipment', ['shipment'])).toBeNull();
    expect(guard('review', ['review'], PAYING, true)).toBeNull();
  });

  it('skips the monthly step when there are no instalments', () => {
    const names: CheckoutStep[] = ['detail', 'payment', 'shipment'];
    expect(guard('review', names)).toBeNull();
    expect(guard('review', names, null, true)).toBe('detail');
    expect(guard('review', [...names, 'monthly-payment'], null, true)).toBeNull();
  });

  it('ignores cart and shipment steps when a transaction is paid', () => {
    expect(guard('shipment', ['payment', 'shipment', 'review'], PAYING, true)).toBe('payment');
    expect(guard('detail', ['detail', 'payment'], PAYING, true)).toBe('payment');
    expect(guard('monthly-payment', ['payment'], PAYING, true)).toBeNull();
    expect(guard('review', ['payment'], PAYING, true)).toBe('payment');
  });

  it('never redirects in a circle', () =>
    forAll(
      fc.constantFrom(...FLOW_STEPS.full),
      fc.option(fc.constant(PAYING)),
      fc.subarray([...FLOW_STEPS.full]),
      fc.boolean(),
      (step, transactionId, names, hasMonthlyPayment) => {
        const progress = { steps: done(...names), hasMonthlyPayment };
        const first = findStepRedirect(step, transactionId, progress);
        expect(first && findStepRedirect(first, transactionId, progress)).toBeNull();
      },
    ));
});
