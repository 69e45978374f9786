import type { CheckoutStep } from '@/lib/domain/checkout/steps';

/** Steps with a screen of the checkout's own; the first one is the cart's page. */
export const SCREEN_STEPS = ['payment', 'shipment', 'monthly-payment', 'review'] as const;
export type ScreenStep = Extract<CheckoutStep, (typeof SCREEN_STEPS)[number]>;
