import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

/** Says once, below a total, that all prices have IVA, and how much of it. @param percent rate of the IVA */
export function TaxNote({ tax, percent }: { tax: number; percent: number }) {
  const { t } = useTranslation('cart');
  return t('summary.note', { amount: formatPrice(tax), percent });
}
