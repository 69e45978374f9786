import { getMethodBrand, guessKind } from '@/lib/domain/payments/payment-method';
import names from '@/locales/es-MX/payment-methods.json';

function nameMethod(code: string): string {
  const kind = guessKind(code);
  const brand = getMethodBrand(code);
  return brand ? names.ofBrand[kind].replace('{{brand}}', brand) : names[kind];
}

export const toMethodName = (name: string, code: string): string =>
  name || (code && nameMethod(code));
