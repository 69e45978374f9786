import { type CheckoutStep, getCheckoutFlow, getPreviousStep, type StepStates } from './steps';

export interface GuardInput {
  step: CheckoutStep;
  isLoggedIn: boolean;
  isPreviousDone: boolean;
  isCurrentDone: boolean;
  /** Transaction id in the URL; null when there is none. */
  transactionId: string | null;
}

export type GuardVerdict =
  | { kind: 'allow' }
  /** The checkout is reset, and the customer has to log in. */
  | { kind: 'login'; resets: true }
  | { kind: 'redirect'; to: CheckoutStep };

/** Whether a step of the checkout may be shown (spec 2.3). A redirect to the step itself counts as `allow`. */
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

/** The guard's verdict for the progress of a checkout. Steps that are not part of its flow are never completed. */
export function guardCheckout(
  step: CheckoutStep,
  isLoggedIn: boolean,
  transactionId: string | null,
  { steps, hasMonthlyPayment }: CheckoutProgress,
): GuardVerdict {
  const flow = getCheckoutFlow(transactionId);
  const previous = getPreviousStep(flow, step, hasMonthlyPayment);
  const isOfFlow = previous !== null || step === (flow === 'full' ? 'detail' : 'payment');
  return guardStep({
    step,
    isLoggedIn,
    isPreviousDone: previous !== null && steps[previous].isCompleted,
    isCurrentDone: isOfFlow && steps[step].isCompleted,
    transactionId,
  });
}
