import { priceText } from '@/components/product/price-text';
import { Thumbnail } from '@/components/product/thumbnail';
import { Icon } from '@/components/ui/icon';
import type { Suggestions } from '@/lib/api/search-suggestions';
import { formatPrice } from '@/lib/domain/money';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { ProductSummary } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { type SuggestListState, SuggestOption, SuggestOptionGroup } from './suggest-option';
import { TermOptions } from './term-options';

interface ProductOptionsProps {
  list: SuggestListState;
  products: readonly ProductSummary[];
  className?: string;
}

/** Products as options, with picture and price. */
function ProductOptions({ list, products, className }: ProductOptionsProps) {
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

interface TypedListProps {
  list: SuggestListState;
  /** The trimmed text. */
  text: string;
  data: Suggestions;
  isWide: boolean;
}

/**
 * The suggestions for the typed text. Wide screens show terms and filters at the left and products at the right;
 * narrow screens show the products after a few terms. The arrow keys follow the document order.
 */
export function TypedList({ list, text, data, isWide }: TypedListProps) {
  const { t } = useTranslation('suggest');
  const { terms, categories, brands, products } = data;
  const hasWords = terms.length + categories.length + brands.length > 0;
  const termOptions = (
    <TermOptions
      list={list}
      kind="terms"
      title={t('terms')}
      terms={terms}
      icon="search"
      typed={text}
    />
  );
  const filters = (
    <>
      <FilterOptions list={list} kind="categories" title={t('categories')} entries={categories} />
      <FilterOptions list={list} kind="brands" title={t('brands')} entries={brands} />
    </>
  );
  if (!isWide || products.length === 0 || !hasWords) {
    return (
      <div role="presentation" className="flex flex-col gap-1 p-2">
        {termOptions}
        <ProductOptions list={list} products={products} />
        {filters}
      </div>
    );
  }
  return (
    <div role="presentation" className="grid grid-cols-[2fr_3fr]">
      <div role="presentation" className="flex flex-col gap-1 p-2">
        {termOptions}
        {filters}
      </div>
      <ProductOptions list={list} products={products} className="border-l border-line p-2" />
    </div>
  );
}

/** The option that leads to all results. It sticks to the bottom, so that it is always visible. */
export function SeeAllOption({ list, text }: { list: SuggestListState; text: string }) {
  const { t } = useTranslation('suggest');
  return (
    <div role="presentation" className="sticky bottom-0 hairline-t bg-surface p-2 font-semibold">
      <SuggestOption list={list} kind="all" name="all" href={searchHref({ text })} nextText={text}>
        <Icon name="search" className="size-4 text-brand" />
        <span className="min-w-0 truncate">
          <span className="text-brand">{t('See all results')}</span>{' '}
          <span className="font-normal text-ink-soft">{t('of', { text })}</span>
        </span>
      </SuggestOption>
    </div>
  );
}

interface FilterOptionsProps {
  list: SuggestListState;
  kind: 'categories' | 'brands';
  title: string;
  entries: readonly { slug: string; name: string }[];
}

/** Categories or brands as options. On narrow screens they stand side by side, so that the products stay visible. */
function FilterOptions({ list, kind, title, entries }: FilterOptionsProps) {
  if (entries.length === 0) return null;
  return (
    <SuggestOptionGroup list={list} kind={kind} title={title}>
      <div role="presentation" className="flex flex-wrap gap-2 px-3 lg:block lg:px-0">
        {entries.map(({ slug, name }) => (
          <SuggestOption
            key={slug}
            list={list}
            kind={kind}
            name={slug}
            href={searchHref({ [kind]: [slug] })}
            searchedTerm={name}
            nextText=""
            className="border border-line-strong text-sm lg:border-0 lg:text-base"
          >
            {name}
          </SuggestOption>
        ))}
      </div>
    </SuggestOptionGroup>
  );
}
