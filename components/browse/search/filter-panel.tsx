import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { formatPrice } from '@/lib/domain/money';
import type { Category } from '@/lib/domain/product/types';
import {
  type AppliedFilter,
  type AttributeFacet,
  countActiveFilters,
  nameAttributeFilters,
  type SearchCriteria,
  type SearchFacets,
  SWITCHES,
  switches,
  toAttributeFilter,
  toggleAttribute,
  toggleFilter,
} from '@/lib/domain/search/criteria';
import { getTexts } from '@/lib/i18n/server';
import { searchHref } from '@/lib/routing/search-href';
import {
  chooseBrand,
  chooseCategory,
  FacetLinks,
  toFacetChoice,
  toFacetChoices,
  toNearCategories,
} from './facet-choices';
import { DeliveryFacet, FacetGroup, FacetList, MonthlyFacet, PriceFacet } from './facet-groups';
import { FilterFold } from './filter-islands';

interface FilterChip {
  label: string;
  href: string;
}

function priceLabel({ priceMin, priceMax }: SearchCriteria): string | null {
  const t = getTexts('search');
  const min = priceMin === null ? null : formatPrice(priceMin);
  const max = priceMax === null ? null : formatPrice(priceMax);
  if (min && max) return t('chips.priceBetween', { min, max });
  if (min) return t('chips.priceFrom', { min });
  return max && t('chips.priceTo', { max });
}

function toFilterChips(
  criteria: SearchCriteria,
  applied: readonly AppliedFilter[],
  { attributes, delivery }: Pick<SearchFacets, 'attributes' | 'delivery'>,
): FilterChip[] {
  const t = getTexts('search');
  const chip = (label: string, change: Partial<SearchCriteria>): FilterChip => ({
    label,
    href: searchHref({ ...criteria, page: 1, ...change }),
  });
  const chips = applied.map(({ kind, slug, name }) =>
    chip(name, toggleFilter(criteria, kind, slug)),
  );
  for (const { filter, name } of nameAttributeFilters(criteria.attributes, attributes)) {
    chips.push(chip(name, { attributes: toggleAttribute(criteria.attributes, filter) }));
  }
  const price = priceLabel(criteria);
  if (price) chips.push(chip(price, { priceMin: null, priceMax: null }));
  if (criteria.monthlyMax !== null) {
    const amount = formatPrice(criteria.monthlyMax);
    chips.push(chip(t('monthly.upTo', { amount }), { monthlyMax: null }));
  }
  for (const name of switches) {
    if (criteria[name]) chips.push(chip(t(`facet.${SWITCHES[name]}`), { [name]: false }));
  }
  const arrives = delivery.find(({ kind }) => kind === criteria.delivery?.kind);
  if (arrives && criteria.delivery) {
    const { zipCode } = criteria.delivery;
    const name = t(`delivery.${arrives.kind}`);
    chips.push(chip(t('delivery.to', { name, zip: zipCode }), { delivery: null }));
  }
  // A backend may name a filter twice.
  return [...new Map(chips.map((one) => [one.href, one])).values()];
}

export function ActiveFilters({
  criteria,
  applied,
  facets,
}: {
  criteria: SearchCriteria;
  applied: readonly AppliedFilter[];
  /** What the backend can filter by: it names the attributes. */
  facets: Pick<SearchFacets, 'attributes' | 'delivery'>;
}) {
  const t = getTexts('search');
  const chips = toFilterChips(criteria, applied, facets);
  if (chips.length === 0) return null;
  const { text, sort } = criteria;
  return (
    <StaticHtml partId="chips" as="ul" className="chips" data-stay="" aria-label={t('chips.label')}>
      {chips.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="nofollow" aria-label={t('chips.remove', { name: label })}>
            {label}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a href={searchHref({ text, sort })} rel="nofollow" className="chips-clear">
          {t(text ? 'See all results' : 'chips.clear')}
        </a>
      </li>
    </StaticHtml>
  );
}

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
      <StaticHtml partId={`attribute-${slug}`}>
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

/** A column, or on narrow screens a panel that CSS shows by the state of the empty <details> before it, without script. */
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
          searchedText={criteria.text}
          title={t('facet.categories')}
          values={toNearCategories(facets.categories, category)}
          choose={(slug) => chooseCategory(criteria, slug, category)}
        />
        <FacetList
          kind="brands"
          searchedText={criteria.text}
          title={t('facet.brands')}
          values={facets.brands}
          choose={(slug) => chooseBrand(criteria, slug)}
        />
        <DeliveryFacet criteria={criteria} choices={facets.delivery} />
        <AttributeFacets criteria={criteria} attributes={facets.attributes} />
        <PriceFacet criteria={criteria} price={facets.price} />
        <MonthlyFacet criteria={criteria} monthly={facets.monthly} />
        <FacetGroup title={t('facet.only')}>
          <StaticHtml partId="only">
            <FacetLinks
              choices={switches.map((name) =>
                toFacetChoice(
                  { ...criteria, [name]: !criteria[name], page: 1 },
                  {
                    name: t(`facet.${SWITCHES[name]}`),
                    count: facets[SWITCHES[name]],
                    selected: criteria[name],
                  },
                ),
              )}
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
