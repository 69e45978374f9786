import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { formatPrice } from '@/lib/domain/money';
import type { Category } from '@/lib/domain/product/types';
import {
  type AppliedFilter,
  type AttributeFacet,
  inOnlyCategory,
  nameAttributeFilters,
  type SearchCriteria,
  type SearchFacets,
  SWITCHES,
  toAttributeFilter,
  toggleAttribute,
  toggleFilter,
} from '@/lib/domain/search/criteria';
import {
  sortFacetValues,
  toAttributeRanges,
  toggleRange,
} from '@/lib/domain/search/numeric-facets';
import { getTexts } from '@/lib/i18n/server';
import { searchHref } from '@/lib/routing/search-href';
import { chooseCategory, FacetLinks, toFacetChoice, toNearCategories } from './facet-choices';
import { DeliveryFacet, FacetGroup, FacetList, MonthlyFacet, PriceFacet } from './facet-groups';
import { FilterPopover } from './filter-islands';

function priceLabel({ priceMin, priceMax }: SearchCriteria): string | null {
  const t = getTexts('search');
  const min = priceMin === null ? null : formatPrice(priceMin);
  const max = priceMax === null ? null : formatPrice(priceMax);
  if (min && max) return t('chips.priceBetween', { min, max });
  if (min) return t('chips.priceFrom', { min });
  return max && t('chips.priceTo', { max });
}

/** Whether this is the list of a category, which its heading names, and not a filter of another search. */
const isListOf = ({ text }: SearchCriteria, category: Category | null) =>
  category !== null && !text;

/** Each criterion that can be taken away by itself. A range of numbers is one. */
export function toFilterChips(
  criteria: SearchCriteria,
  applied: readonly AppliedFilter[],
  { attributes, delivery }: Pick<SearchFacets, 'attributes' | 'delivery'>,
  category: Category | null,
) {
  const t = getTexts('search');
  const chip = (label: string, change: Partial<SearchCriteria>) => ({
    label,
    href: searchHref({ ...criteria, page: 1, ...change }),
  });
  const chips = applied
    .filter(({ kind }) => kind === 'brand' || !isListOf(criteria, category))
    .map(({ kind, slug, name }) => chip(name, toggleFilter(criteria, kind, slug)));
  const inRange = new Set<string>();
  for (const attribute of attributes) {
    const range = toAttributeRanges(attribute, criteria.attributes).find((one) => one.selected);
    if (!range) continue;
    const name = `${attribute.name}: ${t('facet.from', { value: range.from })}`;
    chips.push(chip(name, { attributes: toggleRange(criteria.attributes, attribute.slug, range) }));
    for (const value of attribute.values)
      inRange.add(toAttributeFilter(attribute.slug, value.slug));
  }
  for (const { filter, name } of nameAttributeFilters(criteria.attributes, attributes))
    if (!inRange.has(filter))
      chips.push(chip(name, { attributes: toggleAttribute(criteria.attributes, filter) }));
  const price = priceLabel(criteria);
  if (price) chips.push(chip(price, { priceMin: null, priceMax: null }));
  if (criteria.monthlyMax !== null) {
    const amount = formatPrice(criteria.monthlyMax);
    chips.push(chip(t('monthly.upTo', { amount }), { monthlyMax: null }));
  }
  for (const name of SWITCHES)
    if (criteria[name]) chips.push(chip(t(`facet.${name}`), { [name]: false }));
  const arrives = delivery.find(({ kind }) => kind === criteria.delivery?.kind);
  if (arrives && criteria.delivery) {
    const { zipCode } = criteria.delivery;
    const name = t(`delivery.${arrives.kind}`);
    chips.push(chip(t('delivery.to', { name, zip: zipCode }), { delivery: null }));
  }
  // A backend may name a filter twice.
  return [...new Map(chips.map((one) => [one.href, one])).values()];
}

interface ActiveFiltersProps extends Pick<FilterPanelProps, 'criteria' | 'category'> {
  applied: readonly AppliedFilter[];
  /** What the backend can filter by: it names the attributes. */
  facets: Pick<SearchFacets, 'attributes' | 'delivery'>;
}

export function ActiveFilters({ criteria, applied, facets, category }: ActiveFiltersProps) {
  const t = getTexts('search');
  const chips = toFilterChips(criteria, applied, facets, category);
  if (chips.length === 0) return null;
  const { text, sort, categories } = criteria;
  const all = searchHref({ text, sort, ...(isListOf(criteria, category) && { categories }) });
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
        <a href={all} rel="nofollow" className="chips-clear">
          {t(text ? 'See all results' : 'chips.clear')}
        </a>
      </li>
    </StaticHtml>
  );
}

/** The most attributes, and values of one attribute, in the panel. The backend sends the most useful ones first. */
const MAX_ATTRIBUTES = 8;
const MAX_VALUES = 12;
/** Attributes that stand before the brands: a monitor is chosen by its size and its refresh rate. */
const FIRST_ATTRIBUTES = 2;

interface AttributeGroupProps {
  criteria: SearchCriteria;
  attribute: AttributeFacet;
  isFolded: boolean;
}

/** A filter by what a category's products are: socket, capacity, inches. Numbers are chosen from one value on, or one by one. */
function AttributeGroup({ criteria, attribute, isFolded }: AttributeGroupProps) {
  const t = getTexts('search');
  const { slug, name, values } = attribute;
  const choose = (attributes: string[]) => ({ ...criteria, attributes, page: 1 });
  const ranges = toAttributeRanges(attribute, criteria.attributes);
  // A chosen range is one choice. One of its values takes its place.
  const isRange = ranges.some(({ selected }) => selected);
  const shown = isRange
    ? values.filter(({ count }) => count > 0).map((value) => ({ ...value, selected: false }))
    : values;
  const single = sortFacetValues(shown, MAX_VALUES).map((value) => {
    const filter = toAttributeFilter(slug, value.slug);
    const target = isRange
      ? toggleRange(criteria.attributes, slug, { filters: [filter], selected: false })
      : toggleAttribute(criteria.attributes, filter);
    return toFacetChoice(choose(target), value);
  });
  const isChosen = values.some(({ selected }) => selected);
  return (
    <FacetGroup title={name} isFolded={isFolded && !isChosen}>
      <StaticHtml partId={`attribute-${slug}`}>
        {ranges.length === 0 ? (
          <FacetLinks choices={single} />
        ) : (
          <>
            <FacetLinks
              choices={ranges.map((range) =>
                toFacetChoice(choose(toggleRange(criteria.attributes, slug, range)), {
                  ...range,
                  name: t('facet.from', { value: range.from }),
                }),
              )}
            />
            <details open={isChosen && !isRange}>
              <summary>{t('facet.exactly')}</summary>
              <FacetLinks choices={single} />
            </details>
          </>
        )}
      </StaticHtml>
    </FacetGroup>
  );
}

interface FilterPanelProps {
  criteria: SearchCriteria;
  category: Category | null;
  facets: SearchFacets;
  total: number | null;
}

/** Id of the panel, which the button of the result bar opens on narrow screens. */
const FILTERS_ID = 'filtros';
const CLOSES = { type: 'button', popoverTarget: FILTERS_ID, popoverTargetAction: 'hide' } as const;

/** A column, or on narrow screens a popover that the browser opens and closes without script. */
export function FilterPanel({ criteria, category, facets, total }: FilterPanelProps) {
  const t = getTexts('search');
  const attributes = facets.attributes
    .slice(0, MAX_ATTRIBUTES)
    .map((attribute, index) => (
      <AttributeGroup
        key={attribute.slug}
        criteria={inOnlyCategory(criteria, facets) ?? criteria}
        attribute={attribute}
        isFolded={index >= FIRST_ATTRIBUTES}
      />
    ));
  const categories = (
    <FacetList
      kind="categories"
      criteria={criteria}
      values={toNearCategories(facets.categories, category)}
      choose={(slug) => chooseCategory(criteria, slug, category)}
    />
  );
  return (
    <FilterPopover id={FILTERS_ID} aria-label={t('filters.title')}>
      <p className="filters-head">
        {t('filters.title')}
        <button
          {...CLOSES}
          className="btn btn-quiet btn-icon"
          aria-label={getTexts('common')('close')}
        >
          <Icon name="close" />
        </button>
      </p>
      {!category && categories}
      <PriceFacet criteria={criteria} facets={facets} />
      {attributes.slice(0, FIRST_ATTRIBUTES)}
      <FacetList
        kind="brands"
        criteria={criteria}
        values={facets.brands}
        choose={(slug) => toggleFilter(criteria, 'brand', slug)}
      />
      {category && categories}
      <DeliveryFacet criteria={criteria} facets={facets} />
      {attributes.slice(FIRST_ATTRIBUTES)}
      <MonthlyFacet criteria={criteria} facets={facets} />
      <FacetGroup title={t('facet.only')}>
        <StaticHtml partId="only">
          <FacetLinks
            choices={SWITCHES.map((name) => {
              const target = { ...criteria, [name]: !criteria[name], page: 1 };
              const choice = { count: facets[name], selected: criteria[name] };
              return toFacetChoice(target, { ...choice, name: t(`facet.${name}`) });
            })}
          />
        </StaticHtml>
      </FacetGroup>
      <button {...CLOSES} className="filters-done">
        {total === null ? t('filters.doneOpen') : t('filters.done', { count: total })}
      </button>
    </FilterPopover>
  );
}

export function FiltersButton({ active }: { active: number }) {
  const t = getTexts('search');
  return (
    <button type="button" className="filters-open" popoverTarget={FILTERS_ID}>
      <Icon name="filter" />
      {t('filters.toggle')}
      {active > 0 && (
        <b>
          {active} <span className="visually-hidden">{t('filters.active', { count: active })}</span>
        </b>
      )}
    </button>
  );
}
