import { StaticHtml } from '@/components/ui/static-html';
import { formatPrice, formatPriceParts } from '@/lib/domain/money';
import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import type { SearchCriteria, SearchFacets } from '@/lib/domain/search/types';
import { getTexts } from '@/lib/i18n/server';
import { searchPath, toHiddenFields } from '@/lib/routing/search-href';
import { AmountField } from './amount-field';
import { toFacetChoice } from './facet-choices';
import { FacetLinks } from './facet-links';
import { FacetGroup } from './facet-list';
import { SoftForm } from './soft-form';

/** Hidden fields that keep the other criteria of a search when its form is sent. */
export function HiddenSearchFields({
  criteria,
  formParams,
}: {
  criteria: SearchCriteria;
  formParams: string[];
}) {
  return toHiddenFields(criteria, formParams).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

/** The price range, as a form that also works without JavaScript. */
export function PriceFacet({
  criteria,
  price,
}: {
  criteria: SearchCriteria;
  price: SearchFacets['price'];
}) {
  const t = getTexts('search');
  const { priceMin, priceMax } = SEARCH_PARAMS;
  return (
    <FacetGroup title={t('facet.price')}>
      <SoftForm action={searchPath(criteria)} className="facet-form">
        <HiddenSearchFields criteria={criteria} formParams={[priceMin, priceMax]} />
        <AmountField
          name={priceMin}
          label={t('price.min')}
          value={criteria.priceMin}
          hint={price && formatPriceParts(Math.floor(price.min))?.whole}
          unread={t('price.unread')}
        />
        <AmountField
          name={priceMax}
          label={t('price.max')}
          value={criteria.priceMax}
          hint={price && formatPriceParts(Math.ceil(price.max))?.whole}
          unread={t('price.unread')}
        />
        <button type="submit" aria-label={t('price.apply')}>
          {t('apply')}
        </button>
      </SoftForm>
    </FacetGroup>
  );
}

/** "Hasta $X al mes": the usual amounts, and a field for another amount. */
export function MonthlyFacet({
  criteria,
  monthly,
}: {
  criteria: SearchCriteria;
  monthly: SearchFacets['monthly'];
}) {
  const t = getTexts('search');
  const choices = monthly.filter(({ upTo, count }) => count > 0 || upTo === criteria.monthlyMax);
  return (
    <FacetGroup title={t('facet.monthly')}>
      <StaticHtml written="monthly">
        <FacetLinks
          choices={choices.map(({ upTo, count }) => {
            const selected = upTo === criteria.monthlyMax;
            const target = { ...criteria, monthlyMax: selected ? null : upTo, page: 1 };
            const name = t('monthly.upTo', { amount: formatPrice(upTo) });
            return toFacetChoice(target, { name, count, selected });
          })}
        />
      </StaticHtml>
      <SoftForm action={searchPath(criteria)} className="facet-form">
        <HiddenSearchFields criteria={criteria} formParams={[SEARCH_PARAMS.monthlyMax]} />
        <AmountField
          name={SEARCH_PARAMS.monthlyMax}
          label={t('monthly.other')}
          value={criteria.monthlyMax}
          unread={t('price.unread')}
        />
        <button type="submit" aria-label={t('monthly.apply')}>
          {t('apply')}
        </button>
      </SoftForm>
    </FacetGroup>
  );
}
