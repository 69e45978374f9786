import type { TransactionPayment } from '@/lib/api/transactions';
import {
  getAccountCardMethodCode,
  getAccountMethodCode,
  getProviderPage,
  isCardMethod,
  isCreditMethod,
} from '../domain/payments/payment-method';
import { isTrustedApproval } from '../domain/payments/payment-target';
import type { PaymentConfig } from './payment-config';
import { paypalAccount, paypalCard } from './paypal';
import { sandboxAccount, sandboxCard } from './sandbox/sandbox';
import { stripeCard } from './stripe';
import type { PaymentModule, Verification } from './types';

export type PaymentKind = 'card' | 'account' | 'account-card' | 'voucher' | 'credit' | 'wallet';

/** The kind of a backend's payment method. An unknown one is paid after the order, where the backend leads to, like a wallet. */
export function getPaymentKind(
  code: string,
  { providers }: Pick<PaymentConfig, 'providers'>,
): PaymentKind {
  if (code === getAccountMethodCode(providers.account)) return 'account';
  if (code === getAccountCardMethodCode(providers.account)) return 'account-card';
  if (isCardMethod(code)) return 'card';
  if (isCreditMethod(code)) return 'credit';
  return getProviderPage(code, providers) === 'voucher' ? 'voucher' : 'wallet';
}

/** The module for a payment method: the provider's own one, or the sandbox when no key is configured. */
export function getPaymentModule(code: string, config: PaymentConfig): PaymentModule {
  const kind = getPaymentKind(code, config);
  switch (kind) {
    case 'card':
      return config.stripeKey ? stripeCard(config.stripeKey) : sandboxCard;
    case 'account-card':
      return config.paypalClientId ? paypalCard(config.paypalClientId) : sandboxCard;
    case 'account':
      return config.paypalClientId
        ? paypalAccount(config.paypalClientId)
        : sandboxAccount(config.providers.account);
    case 'voucher':
    case 'credit':
    case 'wallet':
      return { kind: 'later', isSandbox: false };
    default:
      return kind satisfies never;
  }
}

/** The provider's id of this device; null when there is none, since paying works without it. */
export async function createDeviceSession(
  methodCode: string,
  config: PaymentConfig,
): Promise<string | null> {
  const module = getPaymentModule(methodCode, config);
  if (module.kind !== 'card' || !module.createDeviceSession) return null;
  return module.createDeviceSession().catch(() => null);
}

/**
 * The step in which a bank or a provider verifies the customer. `page`: on the provider's own page, which returns here
 * with a token or as cancelled. `over`: the bank's dialog over this page. `sandbox`: no real provider, and the screen
 * says so. `missing`: there is no known way to open it.
 */
type Challenge =
  | { kind: 'page'; address: string }
  | { kind: 'over'; verify: () => Promise<Verification> }
  | { kind: 'sandbox' /** Replaces the provider's token. */; token: string }
  | { kind: 'missing' };

const SANDBOX_TOKEN = 'sandbox_approved';

type ChallengedPayment = Pick<TransactionPayment, 'methodCode' | 'approvalUrl' | 'clientSecret'>;

/** The second step of a payment. @param origin of the shop */
export function getChallenge(
  { methodCode, approvalUrl, clientSecret }: ChallengedPayment,
  origin: string,
  config: PaymentConfig,
): Challenge {
  if (approvalUrl !== null && isTrustedApproval(approvalUrl, origin)) {
    return { kind: 'page', address: approvalUrl };
  }
  const module = getPaymentModule(methodCode, config);
  if (module.isSandbox) return { kind: 'sandbox', token: SANDBOX_TOKEN };
  const verify = module.kind === 'card' ? module.verify : undefined;
  return verify && clientSecret !== null
    ? { kind: 'over', verify: () => verify(clientSecret) }
    : { kind: 'missing' };
}
