import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { priceText } from '@/components/ui/price';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { type Suggestions, suggestionsQuery } from '@/lib/api/search-suggestions';
import { formatPrice } from '@/lib/domain/money';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { ProductSummary } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import {
  CountStatus,
  FilterOptions,
  SuggestNotice,
  SuggestOption,
  SuggestOptionGroup,
  SuggestPopup,
  SuggestSkeleton,
  TermOptions,
} from './suggest-popup';

interface ProductOptionsProps {
  products: readonly ProductSummary[];
  className?: string;
}

function ProductOptions({ products, className }: ProductOptionsProps) {
  const { t } = useTranslation('suggest');
  if (products.length === 0) return null;
  return (
    <SuggestOptionGroup kind="products" title={t('products')} className={className}>
      {products.map((product) => (
        <SuggestOption
          key={product.id}
          kind="products"
          name={product.id}
          href={route('products', { slug: product.slug })}
          nextText=""
          className="py-1.5"
        >
          <span className="size-14 shrink-0 overflow-hidden rounded-sm bg-plate p-0.5 [&>img]:size-full [&>img]:object-contain">
            <Picture src={product.cover?.thumbnail} alt="" width={64} />
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
  const { common, final, hasDiscount, isCash } = getDisplayPrices(pricing);
  return (
    <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
      <b className="font-semibold">{priceText(final)}</b>
      {isCash && <span className="text-xs text-ink-soft">{t('cash')}</span>}
      {hasDiscount && (
        <s className="text-xs text-ink-soft">
          <span className="visually-hidden">{t('before')} </span>
          {formatPrice(common)}
        </s>
      )}
    </span>
  );
}

/** Terms and filters beside the products, or around them on narrow screens. The arrow keys follow the document order. */
function TypedList(props: { text: string; data: Suggestions; isWide: boolean }) {
  const { text, data, isWide } = props;
  const { t } = useTranslation('suggest');
  const { terms, categories, brands, products } = data;
  const hasWords = terms.length + categories.length + brands.length > 0;
  const termOptions = (
    <TermOptions kind="terms" title={t('terms')} terms={terms} icon="search" typed={text} />
  );
  const filters = (
    <>
      <FilterOptions kind="categories" title={t('categories')} entries={categories} />
      <FilterOptions kind="brands" title={t('brands')} entries={brands} />
    </>
  );
  if (!isWide || products.length === 0 || !hasWords) {
    return (
      <div role="presentation" className="flex flex-col gap-1 p-2">
        {termOptions}
        <ProductOptions products={products} />
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
      <ProductOptions products={products} className="border-l border-line p-2" />
    </div>
  );
}

/** The option that leads to all results. It sticks to the bottom, so that it is always visible. */
function SeeAllOption({ text }: { text: string }) {
  const { t } = useTranslation('suggest');
  return (
    <div role="presentation" className="sticky bottom-0 hairline-t bg-surface p-2 font-semibold">
      <SuggestOption kind="all" name="all" href={searchHref({ text })} nextText={text}>
        <Icon name="search" className="size-4 text-brand" />
        <span className="min-w-0 truncate">
          <span className="text-brand">{t('See all results')}</span>{' '}
          <span className="font-normal text-ink-soft">{t('of', { text })}</span>
        </span>
      </SuggestOption>
    </div>
  );
}

const DEBOUNCE_MS = 120;

function useDebouncedText(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const isPrefixOfEither = (text: string, before: unknown) =>
  typeof before === 'string' && (text.startsWith(before) || before.startsWith(text));

/**
 * Suggestions for the text in the search box. While new ones load, the old ones stay if one text is a prefix of the
 * other. A failed request is not retried: the next letter makes a new request.
 * @param text the trimmed text, not empty
 */
function useTypedSuggestions(text: string) {
  const rested = useDebouncedText(text);
  const query = useQuery({
    ...suggestionsQuery(rested),
    placeholderData: (last, lastQuery) =>
      isPrefixOfEither(rested, lastQuery?.queryKey[1]) ? last : undefined,
    retry: false,
    // Without network the request fails at once instead of waiting.
    networkMode: 'always',
  });
  // Until the debounce time is over, the suggestions on screen belong to the previous text.
  const isCurrent = rested === text && !query.isPlaceholderData;
  return {
    isCurrent,
    isError: query.isError && rested === text,
    found: rested !== '' && isPrefixOfEither(text, rested) ? query.data : undefined,
  };
}

/** How many options fit. On narrow screens the terms stand above the products, so there are fewer. */
const MAX_TERMS_WIDE = 5;
const MAX_TERMS_NARROW = 3;
const MAX_FILTERS = 3;

function limitSuggestions(found: Suggestions, isWide: boolean): Suggestions {
  return {
    ...found,
    terms: found.terms.slice(0, isWide ? MAX_TERMS_WIDE : MAX_TERMS_NARROW),
    categories: found.categories.slice(0, MAX_FILTERS),
    brands: found.brands.slice(0, MAX_FILTERS),
  };
}

interface TypedPopupProps {
  isOpen: boolean;
  /** The trimmed text, not empty. */
  text: string;
}

export function TypedPopup({ isOpen, text }: TypedPopupProps) {
  const { t } = useTranslation('suggest');
  const isWide = useMediaQuery('(min-width: 992px)');
  const { found, isCurrent, isError } = useTypedSuggestions(text);
  const data = found && limitSuggestions(found, isWide);
  const count = data ? Object.values(data).reduce((sum, { length }) => sum + length, 0) : 0;
  const isEmpty = data !== undefined && count === 0;
  const none = t('none', { text });
  const said = data && isCurrent ? (isEmpty ? none : t('count', { count })) : '';
  return (
    <>
      <CountStatus text={isOpen ? said : ''} />
      {isOpen && (
        <SuggestPopup
          isBusy={!isCurrent && !isError}
          notice={
            isError ? (
              <SuggestNotice title={t('failed')} hint={t('failedHint')} />
            ) : (
              isEmpty && <SuggestNotice title={none} hint={t('noneHint')} />
            )
          }
        >
          {!data && !isError && (
            <div role="presentation" className="p-2">
              <SuggestSkeleton />
            </div>
          )}
          {data && !isEmpty && <TypedList text={text} data={data} isWide={isWide} />}
          <SeeAllOption text={text} />
        </SuggestPopup>
      )}
    </>
  );
}
