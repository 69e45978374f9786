import type { TransactionPayment } from '@/lib/domain/payments/types';
import type { PaymentConfig } from './payment-config';
import { getPaymentModule } from './registry';
import type { Verification } from './types';

/**
 * The step in which a bank or a provider verifies the customer. `page`: on the provider's own page, which returns here
 * with a token or as cancelled. `over`: the bank's dialog over this page. `sandbox`: no real provider, and the screen
 * says so. `missing`: there is no known way to open it.
 */
export type Challenge =
  | { kind: 'page'; address: string }
  | { kind: 'over'; verify: () => Promise<Verification> }
  | { kind: 'sandbox' /** Replaces the provider's token. */; token: string }
  | { kind: 'missing' };

const SANDBOX_TOKEN = 'sandbox_approved';

/** Whether a payment may continue at an address: only over https, or at this shop itself. */
function isTrusted(address: string, origin: string): boolean {
  const url = URL.parse(address, origin);
  return url !== null && (url.protocol === 'https:' || url.origin === origin);
}

type ChallengedPayment = Pick<TransactionPayment, 'methodCode' | 'approvalUrl' | 'clientSecret'>;

/** The second step of a payment. @param origin of the shop */
export function getChallenge(
  { methodCode, approvalUrl, clientSecret }: ChallengedPayment,
  origin: string,
  config: PaymentConfig,
): Challenge {
  if (approvalUrl !== null && isTrusted(approvalUrl, origin)) {
    return { kind: 'page', address: approvalUrl };
  }
  const module = getPaymentModule(methodCode, config);
  if (module.isSandbox) return { kind: 'sandbox', token: SANDBOX_TOKEN };
  const verify = module.kind === 'card' ? module.verify : null;
  return verify && clientSecret !== null
    ? { kind: 'over', verify: () => verify(clientSecret) }
    : { kind: 'missing' };
}
