export type CheckoutStep = keyof typeof STEP_DETAILS;

/** `full` turns a cart into an order; `transaction` pays an existing order (spec 4.2). */
export type CheckoutFlow = 'full' | 'transaction';

/** Route and titles of each step (spec 4.2). */
export const STEP_DETAILS = {
  detail: { route: 'cart-detail', title: 'steps.detail', mobileTitle: 'steps.detail' },
  payment: { route: 'cart-payment', title: 'steps.payment', mobileTitle: 'steps.payment' },
  shipment: {
    route: 'cart-shipping',
    title: 'steps.shipment',
    mobileTitle: 'steps.shipmentMobile',
  },
  'monthly-payment': {
    route: 'cart-monthly',
    title: 'steps.monthly',
    mobileTitle: 'steps.monthly',
  },
  review: { route: 'cart-review', title: 'steps.review', mobileTitle: 'steps.reviewMobile' },
} as const;

export const FLOW_STEPS: Readonly<Record<CheckoutFlow, readonly CheckoutStep[]>> = {
  full: ['detail', 'payment', 'shipment', 'monthly-payment', 'review'],
  transaction: ['payment', 'monthly-payment', 'review'],
};

interface StepFlags {
  isCompleted: boolean;
  show: boolean;
}
export type StepStates = Readonly<Record<CheckoutStep, StepFlags>>;

/** No step is completed. The monthly step is hidden until there are instalments. */
export const createInitialSteps = (): StepStates => ({
  detail: { isCompleted: false, show: true },
  payment: { isCompleted: false, show: true },
  shipment: { isCompleted: false, show: true },
  'monthly-payment': { isCompleted: false, show: false },
  review: { isCompleted: false, show: true },
});

export const getCheckoutFlow = (transactionId: string | null): CheckoutFlow =>
  transactionId === null ? 'full' : 'transaction';

export const getFlowSteps = (flow: CheckoutFlow, hasMonthlyPayment: boolean): CheckoutStep[] =>
  FLOW_STEPS[flow].filter((one) => one !== 'monthly-payment' || hasMonthlyPayment);

/** The first step after the cart that is not completed: a step that is changed from the review returns there. */
export const getNextStep = (flow: CheckoutFlow, steps: StepStates, hasMonthlyPayment: boolean) =>
  getFlowSteps(flow, hasMonthlyPayment).find(
    (step) => step !== 'detail' && !steps[step].isCompleted,
  ) ?? 'review';

/** The previous visible step; null for the first step and for a step that is not in the flow. A hidden step has one too. */
export function getPreviousStep(
  flow: CheckoutFlow,
  from: CheckoutStep,
  hasMonthlyPayment: boolean,
): CheckoutStep | null {
  const all = FLOW_STEPS[flow];
  const open = getFlowSteps(flow, hasMonthlyPayment);
  return all.slice(0, Math.max(all.indexOf(from), 0)).findLast((one) => open.includes(one)) ?? null;
}

export const updateStepFlags = (
  steps: StepStates,
  name: CheckoutStep,
  flags: Partial<StepFlags>,
): StepStates => ({ ...steps, [name]: { ...steps[name], ...flags } });

/** Leaving a step to the next one marks it as completed (spec 4.2). */
export const completeStep = (steps: StepStates, name: CheckoutStep) =>
  updateStepFlags(steps, name, { isCompleted: true });

/** Where a customer is sent instead (spec 2.3); null when the step may be shown. Steps outside the flow are never completed. */
export function findStepRedirect(
  step: CheckoutStep,
  transactionId: string | null,
  { steps, hasMonthlyPayment }: { steps: StepStates; hasMonthlyPayment: boolean },
): CheckoutStep | null {
  const first = transactionId === null ? 'detail' : 'payment';
  const previous = getPreviousStep(getCheckoutFlow(transactionId), step, hasMonthlyPayment);
  const isDone = previous !== null && (steps[previous].isCompleted || steps[step].isCompleted);
  return step === first || isDone ? null : first;
}
