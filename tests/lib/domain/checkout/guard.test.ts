import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GuardVerdict, guardCheckout, guardStep } from '@/lib/domain/checkout/guard';
import {
  CHECKOUT_STEPS,
  type CheckoutStep,
  completeStep,
  createInitialSteps,
} from '@/lib/domain/checkout/steps';

const ALLOW: GuardVerdict = { kind: 'allow' };
const LOGIN: GuardVerdict = { kind: 'login', resets: true };
const to = (step: CheckoutStep): GuardVerdict => ({ kind: 'redirect', to: step });

const IN = true;
const OUT = false;
const DONE = true;
const OPEN = false;
const CART = null;
const PAYING = 'T-1';

type Row = [
  step: CheckoutStep,
  loggedIn: boolean,
  previousDone: boolean,
  transactionId: string | null,
  verdict: GuardVerdict,
];

/** Spec 2.3, row by row, with the current step not completed. */
const ROWS: Row[] = [
  // The detail step needs no customer and has no previous step.
  ['detail', OUT, OPEN, CART, ALLOW],
  ['detail', OUT, DONE, CART, ALLOW],
  ['detail', IN, OPEN, CART, ALLOW],
  ['detail', IN, DONE, CART, ALLOW],
  // With a transaction, redirects go to the payment step, which requires a login.
  ['detail', OUT, OPEN, PAYING, to('payment')],
  ['detail', OUT, DONE, PAYING, ALLOW],
  ['detail', IN, OPEN, PAYING, to('payment')],
  ['detail', IN, DONE, PAYING, ALLOW],

  ['payment', OUT, OPEN, CART, LOGIN],
  ['payment', OUT, DONE, CART, LOGIN],
  ['payment', IN, OPEN, CART, to('detail')],
  ['payment', IN, DONE, CART, ALLOW],
  ['payment', OUT, OPEN, PAYING, LOGIN],
  ['payment', OUT, DONE, PAYING, LOGIN],
  // The payment step is the first step of paying a transaction, so redirects go to it.
  ['payment', IN, OPEN, PAYING, ALLOW],
  ['payment', IN, DONE, PAYING, ALLOW],

  ...(['shipment', 'monthly-payment', 'review'] as const).flatMap((step): Row[] => [
    [step, OUT, OPEN, CART, LOGIN],
    [step, OUT, DONE, CART, LOGIN],
    [step, IN, OPEN, CART, to('detail')],
    [step, IN, DONE, CART, ALLOW],
    [step, OUT, OPEN, PAYING, LOGIN],
    [step, OUT, DONE, PAYING, LOGIN],
    [step, IN, OPEN, PAYING, to('payment')],
    [step, IN, DONE, PAYING, ALLOW],
  ]),
];

describe('the guard of the checkout', () => {
  it('has a row for every combination', () => {
    const keys = ROWS.map((row) => JSON.stringify(row.slice(0, 4)));
    expect(new Set(keys).size).toBe(CHECKOUT_STEPS.length * 2 * 2 * 2);
  });

  it.each(ROWS)(
    '%s, logged in %s, previous done %s, transaction %s',
    (step, isLoggedIn, isPreviousDone, transactionId, verdict) => {
      expect(
        guardStep({ step, isLoggedIn, isPreviousDone, isCurrentDone: false, transactionId }),
      ).toEqual(verdict);
    },
  );

  it.each(ROWS)(
    '%s, already completed, logged in %s, previous done %s, transaction %s',
    (step, isLoggedIn, isPreviousDone, transactionId) => {
      const verdict = guardStep({
        step,
        isLoggedIn,
        isPreviousDone,
        isCurrentDone: true,
        transactionId,
      });
      expect(verdict).toEqual(step === 'detail' || isLoggedIn ? ALLOW : LOGIN);
    },
  );
});

describe('the progress of a checkout', () => {
  const done = (...names: CheckoutStep[]) => names.reduce(completeStep, createInitialSteps());
  const guard = (
    step: CheckoutStep,
    names: CheckoutStep[],
    transactionId: string | null = null,
    hasMonthlyPayment = false,
  ) => guardCheckout(step, true, transactionId, { steps: done(...names), hasMonthlyPayment });

  it('allows a step when the previous one is completed', () => {
    expect(guard('payment', ['detail'])).toEqual(ALLOW);
    expect(guard('shipment', ['detail'])).toEqual(to('detail'));
    expect(guard('shipment', ['detail', 'payment'])).toEqual(ALLOW);
  });

  it('skips the monthly step when there are no instalments', () => {
    const names: CheckoutStep[] = ['detail', 'payment', 'shipment'];
    expect(guard('review', names)).toEqual(ALLOW);
    expect(guard('review', names, null, true)).toEqual(to('detail'));
    expect(guard('review', [...names, 'monthly-payment'], null, true)).toEqual(ALLOW);
  });

  it('ignores cart and shipment steps when a transaction is paid', () => {
    expect(guard('shipment', ['payment', 'shipment', 'review'], PAYING, true)).toEqual(
      to('payment'),
    );
    expect(guard('detail', ['detail', 'payment'], PAYING, true)).toEqual(to('payment'));
    expect(guard('monthly-payment', ['payment'], PAYING, true)).toEqual(ALLOW);
    expect(guard('review', ['payment'], PAYING, true)).toEqual(to('payment'));
  });

  it('never redirects in a circle', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHECKOUT_STEPS),
        fc.boolean(),
        fc.option(fc.constant(PAYING)),
        fc.subarray([...CHECKOUT_STEPS]),
        fc.boolean(),
        (step, isLoggedIn, transactionId, names, hasMonthlyPayment) => {
          const progress = { steps: done(...names), hasMonthlyPayment };
          const first = guardCheckout(step, isLoggedIn, transactionId, progress);
          if (first.kind !== 'redirect') return;
          const second = guardCheckout(first.to, isLoggedIn, transactionId, progress);
          expect(second.kind).not.toBe('redirect');
        },
      ),
    );
  });
});
