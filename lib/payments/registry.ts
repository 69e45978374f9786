import { getPaymentKind } from '../domain/payments/payment-method';
import type { PaymentConfig } from './payment-config';
import { paypalAccount, paypalCard } from './paypal';
import { sandboxAccount, sandboxCard } from './sandbox/sandbox';
import { stripeCard } from './stripe';
import type { PaymentModule } from './types';

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
