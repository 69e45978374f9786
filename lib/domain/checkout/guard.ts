import { type CheckoutStep, getCheckoutFlow, getPreviousStep, type StepStates } from './steps';

interface CheckoutProgress {
  steps: StepStates;
  hasMonthlyPayment: boolean;
}

/**
 * The step to which a signed-in customer is sent instead of `step` (spec 2.3); null when `step` may be shown. Steps that
 * are not part of the flow are never completed.
 * @param transactionId in the URL; null when there is none
 */
export function findStepRedirect(
  step: CheckoutStep,
  transactionId: string | null,
  { steps, hasMonthlyPayment }: CheckoutProgress,
): CheckoutStep | null {
  const first = transactionId === null ? 'detail' : 'payment';
  const previous = getPreviousStep(getCheckoutFlow(transactionId), step, hasMonthlyPayment);
  const isDone = previous !== null && (steps[previous].isCompleted || steps[step].isCompleted);
  return step === first || isDone ? null : first;
}
