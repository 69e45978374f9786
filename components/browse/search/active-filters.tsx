import { StaticHtml } from '@/components/ui/static-html';
import { formatPrice } from '@/lib/domain/money';
import { nameAttributeFilters, toggleAttribute } from '@/lib/domain/search/attribute-filters';
import { toggleFilter } from '@/lib/domain/search/criteria';
import type { AppliedFilter, SearchCriteria, SearchFacets } from '@/lib/domain/search/types';
import { getTexts } from '@/lib/i18n/server';
import { searchHref } from '@/lib/routing/search-href';

interface FilterChip {
  label: string;
  /** Address of the search without this filter. */
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
  if (criteria.onlyOffers) chips.push(chip(t('facet.offers'), { onlyOffers: false }));
  if (criteria.onlyInStock) chips.push(chip(t('facet.inStock'), { onlyInStock: false }));
  const arrives = delivery.find(({ kind }) => kind === criteria.delivery?.kind);
  if (arrives && criteria.delivery) {
    const { zipCode } = criteria.delivery;
    const name = t(`delivery.${arrives.kind}`);
    chips.push(chip(t('delivery.to', { name, zip: zipCode }), { delivery: null }));
  }
  // A backend may name a filter twice.
  return [...new Map(chips.map((one) => [one.href, one])).values()];
}

/** The active filters as links that remove them. */
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
    <StaticHtml
      written="chips"
      as="ul"
      className="chips"
      data-stay=""
      aria-label={t('chips.label')}
    >
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
