import type { Tokenizable } from '@/lib/domain/checkout/types';
import { isCardMethod } from '@/lib/domain/payments/payment-method';
import { useTranslation } from '@/lib/i18n/client';

/** How these brands write their names. Other brands get a capital first letter. */
const BRANDS = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['paypal', 'PayPal'],
]);
const brandName = (brand: string) =>
  BRANDS.get(brand) ?? brand.replace(/^./, (one) => one.toUpperCase());

/** Returns a function that gives the display name of a stored card or account. Needs the texts `cards`. */
export function useCardName() {
  const { t } = useTranslation('cards');
  return ({ brand, lastFour, paymentMethodCode }: Tokenizable): string => {
    const name = brandName(brand) || t('card');
    const kind = isCardMethod(paymentMethodCode) ? name : t('account', { brand: name });
    return lastFour ? t('name', { brand: kind, digits: lastFour }) : kind;
  };
}
