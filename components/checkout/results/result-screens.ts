import { PROVIDER_KINDS } from '@/lib/payments/payment-providers';

/** The pages that say what became of a payment (spec 2.1): three for every payment, one for each kind of provider. */
export const RESULT_SCREENS = ['success', 'processing', 'pending', ...PROVIDER_KINDS] as const;
export type ResultScreen = (typeof RESULT_SCREENS)[number];
