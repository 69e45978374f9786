import type { ReactNode } from 'react';
import { StaticHtml } from '@/components/ui/static-html';
import { formatPrice, formatPriceParts } from '@/lib/domain/money';
import {
  DELIVERY_NAMES,
  type FacetValue,
  type SearchCriteria,
  type SearchFacets,
} from '@/lib/domain/search/criteria';
import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import { ZIP_CODE_PATTERN } from '@/lib/domain/typed-text';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchPath, toHiddenFields } from '@/lib/routing/search-href';
import { FacetLinks, toFacetChoice, toFacetChoices, VISIBLE_FACETS } from './facet-choices';
import { AmountField, MoreFacets } from './filter-islands';
import { SoftForm } from './soft-form';

interface FacetProps<Name extends keyof SearchFacets> {
  criteria: SearchCriteria;
  facets: Pick<SearchFacets, Name>;
}

/** Links once the address has a place, and a form that the browser sends by itself, so that it costs no code. */
export function DeliveryFacet({ criteria, facets: { delivery: choices } }: FacetProps<'delivery'>) {
  if (choices.length === 0) return null;
  const t = getTexts('search');
  const { delivery } = criteria;
  const { delivery: kindParam, zipCode: zipParam } = SEARCH_PARAMS;
  return (
    <FacetGroup title={t('delivery.title')} isFolded={delivery === null}>
      <StaticHtml partId="delivery-filter">
        {delivery && (
          <FacetLinks
            choices={choices.map(({ kind, count }) => {
              const selected = kind === delivery.kind;
              const next = selected ? null : { ...delivery, kind };
              const target = { ...criteria, delivery: next, page: 1 };
              return toFacetChoice(target, { name: t(`delivery.${kind}`), count, selected });
            })}
          />
        )}
        <form action={searchPath(criteria)} className="facet-form">
          {/* In the order of the canonical address */}
          <HiddenSearchFields criteria={criteria} formParams={[kindParam, zipParam]} />
          <label>
            {t('delivery.when')}
            <select name={kindParam}>
              {choices.map(({ kind }) => (
                <option key={kind} value={DELIVERY_NAMES[kind]} selected={kind === delivery?.kind}>
                  {t(`delivery.${kind}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('delivery.zip')}
            <input
              name={zipParam}
              inputMode="numeric"
              required
              pattern={ZIP_CODE_PATTERN}
              defaultValue={delivery?.zipCode}
            />
          </label>
          <button type="submit" aria-label={t('delivery.apply')}>
            {t('apply')}
          </button>
        </form>
      </StaticHtml>
    </FacetGroup>
  );
}

interface FacetGroupProps {
  title: string;
  /** For the rarer ones, without a choice in them. */
  isFolded?: boolean;
  children: ReactNode;
}

export const FacetGroup = ({ title, isFolded = false, children }: FacetGroupProps) => (
  <details className="facet" open={!isFolded}>
    <summary>{title}</summary>
    {children}
  </details>
);

const ALL_LINKS = {
  brands: { path: route('marcas'), text: 'facet.allBrands' },
  categories: { path: route('search_categories'), text: 'facet.allCategories' },
} as const;

interface FacetListProps {
  kind: keyof typeof ALL_LINKS;
  criteria: SearchCriteria;
  values: readonly FacetValue[];
  choose: (slug: string) => SearchCriteria;
}

export function FacetList({ kind, criteria, values, choose }: FacetListProps) {
  if (values.length === 0) return null;
  const t = getTexts('search');
  const { path, text } = ALL_LINKS[kind];
  return (
    <FacetGroup title={t(`facet.${kind}`)}>
      <StaticHtml partId={kind}>
        <FacetLinks choices={toFacetChoices(values, choose).slice(0, VISIBLE_FACETS)} />
      </StaticHtml>
      {values.length > VISIBLE_FACETS && (
        <MoreFacets
          kind={kind}
          searchedText={criteria.text}
          label={t('facet.more')}
          all={{ href: path, label: t(text) }}
        />
      )}
    </FacetGroup>
  );
}

interface HiddenSearchFieldsProps {
  criteria: SearchCriteria;
  formParams: string[];
}

export const HiddenSearchFields = ({ criteria, formParams }: HiddenSearchFieldsProps) =>
  toHiddenFields(criteria, formParams).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));

export function PriceFacet({ criteria, facets: { price } }: FacetProps<'price'>) {
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

export function MonthlyFacet({ criteria, facets: { monthly } }: FacetProps<'monthly'>) {
  const t = getTexts('search');
  const choices = monthly.filter(({ upTo, count }) => count > 0 || upTo === criteria.monthlyMax);
  return (
    <FacetGroup title={t('facet.monthly')} isFolded={criteria.monthlyMax === null}>
      <StaticHtml partId="monthly">
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
