import type { PaymentConfig } from '@/lib/payments/payment-config';
import { getPaymentModule } from '@/lib/payments/registry';

/** The provider's id of this device; null when there is none, since paying works without it. */
export async function createDeviceSession(
  methodCode: string,
  config: PaymentConfig,
): Promise<string | null> {
  const module = getPaymentModule(methodCode, config);
  return module.kind === 'card' ? module.createDeviceSession().catch(() => null) : null;
}
