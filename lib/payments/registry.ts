import type { PaymentConfig } from './payment-config';
import { getPaymentKind } from './payment-kind';
import { paypalAccount } from './paypal/account';
import { paypalCard } from './paypal/card';
import { sandboxAccount } from './sandbox/account';
import { sandboxCard } from './sandbox/card';
import { stripeCard } from './stripe-card';
import type { PaymentModule } from './types';

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
