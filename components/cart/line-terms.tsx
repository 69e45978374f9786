import type { CartLine } from '@/lib/domain/cart/types';
import { useTranslation } from '@/lib/i18n/client';

interface LineTermsProps {
  line: CartLine;
  /** Products that a promotion of the cart ships for nothing. */
  freeShipping: readonly string[];
}

/** What the server gives a line: the promotion by its name, and that it is sent for nothing. */
export function LineTerms({ line, freeShipping }: LineTermsProps) {
  const { t } = useTranslation('cart');
  const promotion = line.sent?.promotion;
  const isFree = freeShipping.includes(line.product.id);
  if (!promotion && !isFree) return null;
  return (
    <div className="mt-1 text-sm text-saved">
      {promotion && <p>{t('line.promotion', { name: promotion })}</p>}
      {isFree && <p className="font-medium">{t('line.freeShipping')}</p>}
    </div>
  );
}
