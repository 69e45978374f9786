import type { LivePrice } from '@/lib/api/live-prices';
import { useTranslation } from '@/lib/i18n/client';
import { paymentTerms } from './payment-terms';

/** How a product is paid for at its current price. */
export default function LiveTerms({ live }: { live: LivePrice }) {
  const { t } = useTranslation('product');
  return paymentTerms(live, t);
}
