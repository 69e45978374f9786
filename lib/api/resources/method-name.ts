import { getMethodKind } from '@/lib/domain/payments/method-kind';
import names from '@/locales/es-MX/payment-methods.json';

/** The backend's name of a payment method, or the shop's own for its kind. Empty without a name and a code. */
export const toMethodName = (name: string, code: string): string =>
  name || (code && names[getMethodKind(code)]);
