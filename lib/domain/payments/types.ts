/** The specification names only success and pending, and treats all others as pending (4.2, 4.3). */
export const PAYMENT_STATUSES = [
  'success',
  'pending',
  'requires_action',
  'failed',
  'expired',
  'cancelled',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
