import { getMethodBrand, guessKind } from '@/lib/domain/payments/payment-method';
import names from '@/locales/es-MX/payment-methods.json';

function nameMethod(code: string): string {
  const kind = guessKind(code);
  const brand = getMethodBrand(code);
  return brand ? names.ofBrand[kind].replace('{{brand}}', brand) : names[kind];
}

/** The backend's name of a payment method, or the shop's own for it. Empty without a name and a code. */
export const toMethodName = (name: string, code: string): string =>
  name || (code && nameMethod(code));
