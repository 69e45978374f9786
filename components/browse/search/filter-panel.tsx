import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import type { Category } from '@/lib/domain/product/types';
import { toAttributeFilter, toggleAttribute } from '@/lib/domain/search/attribute-filters';
import { countActiveFilters } from '@/lib/domain/search/criteria';
import type { AttributeFacet, SearchCriteria, SearchFacets } from '@/lib/domain/search/types';
import { getTexts } from '@/lib/i18n/server';
import { chooseCategory, toNearCategories } from './choose-category';
import { DeliveryFacet } from './delivery-facet';
import { chooseBrand, toFacetChoice, toFacetChoices } from './facet-choices';
import { FacetLinks } from './facet-links';
import { FacetGroup, FacetList } from './facet-list';
import { FilterFold } from './filter-fold';
import { MonthlyFacet, PriceFacet } from './range-facets';
import './facets.css';

/** The most attributes, and values of one attribute, in the panel. The backend sends the most useful ones first. */
const MAX_ATTRIBUTES = 8;
const MAX_VALUES = 12;

/** The filters by what a category's products are: socket, capacity, inches. Without any from the backend there are none. */
function AttributeFacets({
  criteria,
  attributes,
}: {
  criteria: SearchCriteria;
  attributes: readonly AttributeFacet[];
}) {
  return attributes.slice(0, MAX_ATTRIBUTES).map(({ slug, name, values }) => (
    <FacetGroup key={slug} title={name}>
      <StaticHtml written={`attribute-${slug}`}>
        <FacetLinks
          choices={toFacetChoices(values, (value) => ({
            ...criteria,
            attributes: toggleAttribute(criteria.attributes, toAttributeFilter(slug, value)),
            page: 1,
          })).slice(0, MAX_VALUES)}
        />
      </StaticHtml>
    </FacetGroup>
  ));
}

/** Id of the result list. On narrow screens the last link of the panel leads to it. */
export const RESULTS_ID = 'resultados';

/**
 * The filters of a search: a column beside the results, or a collapsed panel above them on narrow screens. CSS shows
 * the panel by the state of the empty <details> before it, so no script and no second copy of the panel are needed.
 */
export function FilterPanel({
  criteria,
  category,
  facets,
  total,
}: {
  criteria: SearchCriteria;
  /** The chosen category with its parents and subcategories; null unless exactly one is chosen. */
  category: Category | null;
  facets: SearchFacets;
  /** Null when it is unknown. */
  total: number | null;
}) {
  const t = getTexts('search');
  const active = countActiveFilters(criteria);
  const offers = { ...criteria, onlyOffers: !criteria.onlyOffers, page: 1 };
  const inStock = { ...criteria, onlyInStock: !criteria.onlyInStock, page: 1 };
  return (
    <div data-stay="">
      <FilterFold>
        <summary>
          <Icon name="filter" />
          {t('filters.toggle')}
          {active > 0 && (
            <b>
              {active}{' '}
              <span className="visually-hidden">{t('filters.active', { count: active })}</span>
            </b>
          )}
        </summary>
      </FilterFold>
      <section className="filters" aria-label={t('filters.title')}>
        <FacetList
          kind="categories"
          title={t('facet.categories')}
          values={toNearCategories(facets.categories, category)}
          choose={(slug) => chooseCategory(criteria, slug, category)}
        />
        <FacetList
          kind="brands"
          title={t('facet.brands')}
          values={facets.brands}
          choose={(slug) => chooseBrand(criteria, slug)}
        />
        <DeliveryFacet criteria={criteria} choices={facets.delivery} />
        <AttributeFacets criteria={criteria} attributes={facets.attributes} />
        <PriceFacet criteria={criteria} price={facets.price} />
        <MonthlyFacet criteria={criteria} monthly={facets.monthly} />
        <FacetGroup title={t('facet.only')}>
          <StaticHtml written="only">
            <FacetLinks
              choices={[
                toFacetChoice(offers, {
                  name: t('facet.offers'),
                  count: facets.offers,
                  selected: criteria.onlyOffers,
                }),
                toFacetChoice(inStock, {
                  name: t('facet.inStock'),
                  count: facets.inStock,
                  selected: criteria.onlyInStock,
                }),
              ]}
            />
          </StaticHtml>
        </FacetGroup>
        <a href={`#${RESULTS_ID}`} className="filters-done">
          {total === null ? t('filters.doneOpen') : t('filters.done', { count: total })}
        </a>
      </section>
    </div>
  );
}
