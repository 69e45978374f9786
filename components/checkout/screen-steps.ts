import type { CheckoutStep } from '@/lib/domain/checkout/steps';

/** The steps that have a checkout screen. The step `detail` is missing because it is the cart page. */
export const SCREEN_STEPS = ['payment', 'shipment', 'monthly-payment', 'review'] as const;
export type ScreenStep = Extract<CheckoutStep, (typeof SCREEN_STEPS)[number]>;
