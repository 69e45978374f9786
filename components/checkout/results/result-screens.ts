import { PROVIDER_KINDS } from '@/lib/payments/payment-providers';

/** The payment pages (spec 2.1): three results, and one page for each kind of provider. */
export const RESULT_SCREENS = ['success', 'processing', 'pending', ...PROVIDER_KINDS] as const;
export type ResultScreen = (typeof RESULT_SCREENS)[number];
