import { isCardMethod } from '@/lib/domain/payments/codes';
import { useTranslation } from '@/lib/i18n/client';

/** As the brands write themselves; others begin with a capital. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  paypal: 'PayPal',
};
const brandName = (brand: string) =>
  BRANDS[brand] ?? brand.replace(/^./, (one) => one.toUpperCase());

interface Named {
  brand: string;
  lastFour: string;
  paymentMethodCode: string;
}

/** What a stored card or account is called. Needs the texts `cards`. */
export function useCardName() {
  const { t } = useTranslation('cards');
  return ({ brand, lastFour, paymentMethodCode }: Named): string => {
    const name = brandName(brand) || t('card');
    const kind = isCardMethod(paymentMethodCode) ? name : t('account', { brand: name });
    return lastFour ? t('name', { brand: kind, digits: lastFour }) : kind;
  };
}

/** The month of an expiry, as people say it. @param time milliseconds */
export const monthYear = (time: number) =>
  new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    time,
  );
