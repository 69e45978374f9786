import { Icon } from '@/components/ui/icon';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import texts from '@/locales/es-MX/card.json';

interface CompareButtonProps {
  product: ProductSnapshot;
  isChosen: boolean;
  className: string;
  onClick: () => void;
}

/** 'Comparar'. It stands in the first view of a product; what it does is loaded later (`product-chunk.tsx`). */
export const CompareButton = ({ product, isChosen, ...props }: CompareButtonProps) => (
  <button
    {...props}
    type="button"
    data-early="compare"
    aria-pressed={isChosen}
    aria-label={`${texts.compare}: ${product.name}`}
  >
    <Icon name={isChosen ? 'check' : 'compare'} />
    {texts.compare}
  </button>
);
