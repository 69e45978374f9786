import { type CheckoutStep, flowOf, previousStep, type StepStates } from './steps';

export interface GuardInput {
  step: CheckoutStep;
  isLoggedIn: boolean;
  isPreviousDone: boolean;
  isCurrentDone: boolean;
  /** Of the address; null without one. */
  transactionId: string | null;
}

export type GuardVerdict =
  | { kind: 'allow' }
  /** The checkout is reset, and the customer logs in. */
  | { kind: 'login'; resets: true }
  | { kind: 'redirect'; to: CheckoutStep };

/** Whether a step of the checkout may be shown (spec 2.3). What leads to the step itself lets it be shown. */
export function guardStep({
  step,
  isLoggedIn,
  isPreviousDone,
  isCurrentDone,
  transactionId,
}: GuardInput): GuardVerdict {
  if (step !== 'detail' && !isLoggedIn) return { kind: 'login', resets: true };
  if (isPreviousDone || isCurrentDone) return { kind: 'allow' };
  const to = transactionId === null ? 'detail' : 'payment';
  return to === step ? { kind: 'allow' } : { kind: 'redirect', to };
}

interface CheckoutProgress {
  steps: StepStates;
  hasMonthlyPayment: boolean;
}

/** The guard's verdict for what a checkout has done. Steps that its flow does not have are never done. */
export function guardCheckout(
  step: CheckoutStep,
  isLoggedIn: boolean,
  transactionId: string | null,
  { steps, hasMonthlyPayment }: CheckoutProgress,
): GuardVerdict {
  const flow = flowOf(transactionId);
  const previous = previousStep(flow, step, hasMonthlyPayment);
  const isOfFlow = previous !== null || step === (flow === 'full' ? 'detail' : 'payment');
  return guardStep({
    step,
    isLoggedIn,
    isPreviousDone: previous !== null && steps[previous].isCompleted,
    isCurrentDone: isOfFlow && steps[step].isCompleted,
    transactionId,
  });
}
