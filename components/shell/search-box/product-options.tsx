import { priceText } from '@/components/product/price-text';
import { Thumbnail } from '@/components/product/thumbnail';
import { formatPrice } from '@/lib/domain/money';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { ProductSummary } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { type SuggestListState, SuggestOption, SuggestOptionGroup } from './suggest-option';

interface ProductOptionsProps {
  list: SuggestListState;
  products: readonly ProductSummary[];
  className?: string;
}

/** Products as options, with picture and price. */
export function ProductOptions({ list, products, className }: ProductOptionsProps) {
  const { t } = useTranslation('suggest');
  if (products.length === 0) return null;
  return (
    <SuggestOptionGroup list={list} kind="products" title={t('products')} className={className}>
      {products.map((product) => (
        <SuggestOption
          key={product.id}
          list={list}
          kind="products"
          name={product.id}
          href={route('products', { slug: product.slug })}
          nextText=""
          className="py-1.5"
        >
          <span className="size-14 shrink-0 overflow-hidden rounded-sm bg-plate p-0.5 [&>img]:size-full [&>img]:object-contain">
            <Thumbnail image={product.cover} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 text-sm leading-snug">{product.name}</span>
            <ProductPrices pricing={product.pricing} />
          </span>
        </SuggestOption>
      ))}
    </SuggestOptionGroup>
  );
}

function ProductPrices({ pricing }: Pick<ProductSummary, 'pricing'>) {
  const { t } = useTranslation('suggest');
  const { common, final, hasDiscount } = getDisplayPrices(pricing);
  return (
    <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
      <b className="font-semibold">{priceText(final)}</b>
      {hasDiscount && (
        <s className="text-xs text-ink-soft">
          <span className="visually-hidden">{t('before')} </span>
          {formatPrice(common)}
        </s>
      )}
    </span>
  );
}
