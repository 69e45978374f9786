import type { TransactionPayment } from '@/lib/domain/checkout/types';

/**
 * The step with which a bank or a provider makes sure of the customer. `page`: on the provider's own page, which comes
 * back here with a token, or with the word that it was cancelled. `sandbox`: nobody stands behind it, and the screen
 * says so.
 */
export type Challenge =
  | { kind: 'page'; address: string }
  | { kind: 'sandbox' /** Stands for the provider's word. */; token: string };

const SANDBOX_TOKEN = 'sandbox_approved';

/** Whether a customer may be sent to an address with their payment: encrypted, or this shop itself. */
function isTrusted(address: string, origin: string): boolean {
  const url = URL.parse(address, origin);
  return url !== null && (url.protocol === 'https:' || url.origin === origin);
}

/** The second step of a payment. @param origin of the shop */
export function challengeOf(
  { approvalUrl }: Pick<TransactionPayment, 'approvalUrl'>,
  origin: string,
): Challenge {
  return approvalUrl !== null && isTrusted(approvalUrl, origin)
    ? { kind: 'page', address: approvalUrl }
    : { kind: 'sandbox', token: SANDBOX_TOKEN };
}
