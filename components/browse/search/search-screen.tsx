import { ProductGrid } from '@/components/product/product-cards';
import {
  Breadcrumbs,
  BreadcrumbsJsonLd,
  type Crumb,
  categoryCrumbs,
} from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { CategorySymbol } from '@/components/ui/category-symbol';
import { PagerLinks } from '@/components/ui/pager-links';
import { PromoBanner } from '@/components/ui/promo-banner';
import { StaticHtml } from '@/components/ui/static-html';
import type { SearchResult } from '@/lib/api/search';
import type { Banner, Category } from '@/lib/domain/product/types';
import {
  type AppliedFilter,
  countActiveFilters,
  isIndexable,
  type SearchCriteria,
  withPage,
} from '@/lib/domain/search/criteria';
import type { DroppedFilter } from '@/lib/domain/search/dropped-filter';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';
import { itemListJsonLd, JsonLd } from '@/lib/seo/json-ld';
import { ActiveFilters, FilterPanel, toFilterChips } from './filter-panel';
import { NoResults, type NoResultsSuggestions, TermList } from './no-results';
import { ResultBar, ResultCount } from './result-bar';
import { joinFilterNames, searchHeading } from './search-metadata';
import './search.css';

const AMONG_PRODUCTS = 'BANNER_HEADER_SEARCH';
export const SEARCH_BANNER_SLOTS = [AMONG_PRODUCTS, 'BANNER_FOOTER_SEARCH'] as const;

interface SearchBannerProps {
  banners: readonly Banner[];
  slot: (typeof SEARCH_BANNER_SLOTS)[number];
}

export function SearchBanner({ banners, slot }: SearchBannerProps) {
  const banner = banners.find((candidate) => candidate.slot === slot);
  if (!banner) return null;
  return (
    <StaticHtml partId={slot}>
      <PromoBanner banner={banner} shape="thin" />
    </StaticHtml>
  );
}

type SubcategoryLinksProps = Pick<SearchScreenProps, 'category' | 'criteria'>;

function SubcategoryLinks({ category, criteria: { text, brands } }: SubcategoryLinksProps) {
  if (!category || category.categories.length === 0) return null;
  const t = getTexts('search');
  return (
    <StaticHtml partId="subcategories" as="nav" aria-label={t('subcategories')}>
      <ul>
        {category.categories.map((child) => {
          const { slug, name } = child;
          const href = searchHref({ text, brands, categories: [slug] });
          return (
            <li key={slug}>
              <a href={href} rel={linkRel(href)}>
                <CategorySymbol category={child} />
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </StaticHtml>
  );
}

interface SearchPagerProps {
  criteria: SearchCriteria;
  lastPage: number;
}

export function SearchPager({ criteria, lastPage }: SearchPagerProps) {
  if (lastPage <= 1) return null;
  const t = getTexts('search');
  const common = getTexts('common');
  const { page } = criteria;
  const hrefTo = (target: number) => searchHref(withPage(criteria, target));
  const own = linkRel(hrefTo(page));
  return (
    <StaticHtml partId="pager" as="nav" className="pager" aria-label={t('pager.label')}>
      <PagerLinks
        page={page}
        lastPage={lastPage}
        hrefTo={hrefTo}
        labels={{
          previous: common('previous'),
          next: common('next'),
          page: (target) => t('pager.page', { page: target }),
        }}
        rel={(direction) => [direction, own].filter(Boolean).join(' ') || undefined}
      />
    </StaticHtml>
  );
}

/** The parents of the only category, or the list of brands; the search itself comes last. */
export function searchCrumbs(
  criteria: SearchCriteria,
  applied: readonly AppliedFilter[],
  category: Category | null,
): Crumb[] {
  const t = getTexts('search');
  const crumbs = categoryCrumbs(category);
  if (criteria.text) return [...crumbs, { name: searchHeading(criteria, []) }];
  if (category) {
    const brands = joinFilterNames(applied.filter(({ kind }) => kind === 'brand'));
    if (brands) return [...crumbs, { name: brands }];
    return [...crumbs.slice(0, -1), { name: category.name }];
  }
  const [only, ...others] = applied;
  if (only?.kind === 'brand' && others.length === 0) {
    return [{ name: t('crumb.brands'), href: route('marcas') }, { name: only.name }];
  }
  return [{ name: searchHeading(criteria, applied) }];
}

type EmptyProps = Pick<SearchScreenProps, 'criteria' | 'result' | 'suggestions'>;

function EmptySearchResults({ criteria, result: { total, lastPage }, suggestions }: EmptyProps) {
  const t = getTexts('search');
  const isFiltered = countActiveFilters(criteria) > 0;
  if (total === 0) {
    return (
      <NoResults text={t(isFiltered ? 'empty.narrow' : 'empty.tips')} suggestions={suggestions}>
        {isFiltered && (
          <ButtonLink href={searchHref({ text: criteria.text })} rel="nofollow">
            {t('chips.clear')}
          </ButtonLink>
        )}
      </NoResults>
    );
  }
  const first = searchHref(withPage(criteria, 1));
  const last = searchHref(withPage(criteria, lastPage));
  return (
    <NoResults
      title={t('past.title')}
      text={t('past.text', { last: lastPage })}
      suggestions={suggestions}
    >
      <ButtonLink href={first} rel={linkRel(first)}>
        {t('See all results')}
      </ButtonLink>
      <ButtonLink variant="secondary" href={last} rel={linkRel(last)}>
        {t('past.last')}
      </ButtonLink>
    </NoResults>
  );
}

/** Analytics names the list by it, and a link at the beginning of the document leads there (`page-frame.tsx`). */
const RESULTS_ID = 'resultados';

/** The number of cards in the first view on most screens. Their pictures load eagerly. */
const PRIORITY_CARDS = 2;

/** The banner among the products stands behind so many, and never among those that a text finds. */
const CARDS_BEFORE_BANNER = 6;

interface SearchScreenProps {
  criteria: SearchCriteria;
  /** The text in the address. Where it found nothing, `criteria` may have another one, which the screen's links carry on. */
  askedText: string;
  /** The filter in `criteria` that says what its text has left out of the asked one. */
  dropped: DroppedFilter | null;
  result: SearchResult;
  pageSize: number;
  /** The chosen category with its parents and subcategories; null unless exactly one is chosen. */
  category: Category | null;
  banners: readonly Banner[];
  suggestions: NoResultsSuggestions | null;
}

interface SecondQueryTextProps extends Pick<SearchScreenProps, 'dropped'> {
  asked: string;
  shown: string;
}

function SecondQueryText({ asked, shown, dropped }: SecondQueryTextProps) {
  const t = getTexts('search');
  if (!dropped) return t('secondQuery', { asked, shown });
  const { value, isRange } = dropped;
  const filter = isRange ? t('facet.from', { value }) : value;
  return t('secondQueryFiltered', { asked, shown, filter });
}

export function SearchScreen(props: SearchScreenProps) {
  const { criteria, askedText, dropped, result, pageSize, category, banners, suggestions } = props;
  const t = getTexts('search');
  const { products, facets, applied, total, lastPage, correctedQuery, relatedTerms } = result;
  // The words that were searched in the end.
  const text = correctedQuery ?? criteria.text;
  const searched = { ...criteria, text };
  const crumbs = searchCrumbs(searched, applied, category);
  const hasBanner =
    !criteria.text &&
    products.length > CARDS_BEFORE_BANNER &&
    banners.some(({ slot }) => slot === AMONG_PRODUCTS);
  const canNarrow = total !== 0 || countActiveFilters(criteria) > 0;

  return (
    <div className="page-width pb-4">
      <BreadcrumbsJsonLd crumbs={crumbs} />
      {products.length > 0 && isIndexable(criteria) && (
        <JsonLd
          data={itemListJsonLd(products, serverEnv().SITE_URL, pageSize * (criteria.page - 1))}
        />
      )}
      <Breadcrumbs crumbs={crumbs} />
      <div className="search-head">
        <h1>{searchHeading(searched, applied)}</h1>
        {total !== 0 && <ResultCount criteria={criteria} result={result} pageSize={pageSize} />}
      </div>
      {askedText !== text && (
        <p role="status" className="mt-2 mb-3 border-l-4 border-brand pl-3">
          {askedText !== criteria.text ? (
            <SecondQueryText asked={askedText} shown={text} dropped={dropped} />
          ) : (
            <>
              {t('corrected')} <strong>«{text}»</strong>.{' '}
              <span className="text-ink-soft">{t('correctedFor', { text: askedText })}</span>
            </>
          )}
        </p>
      )}
      <div className="chip-row">
        <ActiveFilters criteria={criteria} applied={applied} facets={facets} category={category} />
        <SubcategoryLinks category={category} criteria={criteria} />
      </div>
      <div className={canNarrow ? 'search-columns' : undefined}>
        {canNarrow && (
          <FilterPanel criteria={criteria} category={category} facets={facets} total={total} />
        )}
        <section id={RESULTS_ID} aria-label={t('results')}>
          {canNarrow && (
            <ResultBar
              criteria={criteria}
              activeFilters={toFilterChips(criteria, applied, facets, category).length}
              hasProducts={products.length > 0}
            />
          )}
          {products.length > 0 ? (
            <>
              <ProductGrid
                products={products}
                priority={PRIORITY_CARDS}
                headingLevel={2}
                categoryName={category?.name}
                banner={hasBanner && <SearchBanner banners={banners} slot={AMONG_PRODUCTS} />}
              />
              <SearchPager criteria={criteria} lastPage={lastPage} />
            </>
          ) : (
            <EmptySearchResults criteria={criteria} result={result} suggestions={suggestions} />
          )}
          <TermList title={t('related')} terms={relatedTerms} />
        </section>
      </div>
      <div className="mt-8">
        <SearchBanner banners={banners} slot="BANNER_FOOTER_SEARCH" />
      </div>
    </div>
  );
}
