import { ProductGrid } from '@/components/product/product-grid';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { SearchResult } from '@/lib/api/resources/search-result';
import type { Banner, Category } from '@/lib/domain/product/types';
import { countActiveFilters } from '@/lib/domain/search/criteria';
import type { SearchCriteria } from '@/lib/domain/search/types';
import { getTexts } from '@/lib/i18n/server';
import { ActiveFilters } from './active-filters';
import { BreadcrumbsJsonLd } from './breadcrumbs-json-ld';
import { EmptySearchResults } from './empty-search-results';
import { FilterPanel, RESULTS_ID } from './filter-panel';
import type { NoResultsSuggestions } from './no-results-links';
import { ResultBar } from './result-bar';
import { SearchBanner } from './search-banner';
import { searchCrumbs } from './search-crumbs';
import { searchHeading } from './search-heading';
import { SearchPager } from './search-pager';
import { SubcategoryLinks } from './subcategory-links';
import { TermList } from './term-list';
import './search.css';

/** The number of cards in the first view on most screens. Their pictures load eagerly. */
const PRIORITY_CARDS = 2;

interface SearchScreenProps {
  criteria: SearchCriteria;
  result: SearchResult;
  /** Products per page. */
  pageSize: number;
  /** The chosen category with its parents and subcategories; null unless exactly one is chosen. */
  category: Category | null;
  banners: readonly Banner[];
  /** Shown on a page without products. */
  suggestions: NoResultsSuggestions | null;
}

/** The results of a search by filters or text, with filters, sort order and pages. */
export function SearchScreen(props: SearchScreenProps) {
  const { criteria, result, pageSize, category, banners, suggestions } = props;
  const t = getTexts('search');
  const { products, facets, applied, total, lastPage, correctedQuery, relatedTerms } = result;
  const crumbs = searchCrumbs(criteria, applied, category);
  const canNarrow = total !== 0 || countActiveFilters(criteria) > 0;

  return (
    <div className="page-width pb-4">
      <BreadcrumbsJsonLd crumbs={crumbs} />
      <SearchBanner banners={banners} slot="BANNER_HEADER_SEARCH" />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mb-3 text-3xl">{searchHeading(criteria, applied)}</h1>
      {correctedQuery && <CorrectedQueryNotice text={criteria.text} corrected={correctedQuery} />}
      {category && <SubcategoryLinks category={category} criteria={criteria} />}
      <div className={canNarrow ? 'search-columns' : undefined}>
        {canNarrow && (
          <FilterPanel criteria={criteria} category={category} facets={facets} total={total} />
        )}
        <section id={RESULTS_ID} aria-label={t('results')}>
          {total !== 0 && <ResultBar criteria={criteria} result={result} pageSize={pageSize} />}
          <ActiveFilters criteria={criteria} applied={applied} facets={facets} />
          {products.length > 0 ? (
            <>
              <ProductGrid products={products} priority={PRIORITY_CARDS} headingLevel={2} />
              <SearchPager criteria={criteria} lastPage={lastPage} />
            </>
          ) : (
            <EmptySearchResults criteria={criteria} result={result} suggestions={suggestions} />
          )}
          <TermList title={t('related')} terms={relatedTerms} />
        </section>
      </div>
      <SearchBanner banners={banners} slot="BANNER_FOOTER_SEARCH" />
    </div>
  );
}

function CorrectedQueryNotice({ text, corrected }: { text: string; corrected: string }) {
  const t = getTexts('search');
  return (
    <p role="status" className="mb-3 border-l-4 border-brand pl-3">
      {t('corrected')} <strong>«{corrected}»</strong>.{' '}
      <span className="text-ink-soft">{t('correctedFor', { text })}</span>
    </p>
  );
}
