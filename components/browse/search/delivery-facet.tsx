import { StaticHtml } from '@/components/ui/static-html';
import { DELIVERY_NAMES } from '@/lib/domain/search/delivery-filter';
import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import type { DeliveryFacetValue, SearchCriteria } from '@/lib/domain/search/types';
import { ZIP_CODE_PATTERN } from '@/lib/domain/zip-code';
import { getTexts } from '@/lib/i18n/server';
import { searchPath } from '@/lib/routing/search-href';
import { toFacetChoice } from './facet-choices';
import { FacetLinks } from './facet-links';
import { FacetGroup } from './facet-list';
import { HiddenSearchFields } from './range-facets';

/**
 * What arrives tomorrow or can be picked up today at a place: links once the address has a place, and a form that the
 * browser sends by itself, so that it costs no code. A backend that cannot filter by it sends no choices, and there is
 * nothing.
 */
export function DeliveryFacet({
  criteria,
  choices,
}: {
  criteria: SearchCriteria;
  choices: readonly DeliveryFacetValue[];
}) {
  if (choices.length === 0) return null;
  const t = getTexts('search');
  const { delivery } = criteria;
  const { delivery: kindParam, zipCode: zipParam } = SEARCH_PARAMS;
  return (
    <FacetGroup title={t('delivery.title')}>
      <StaticHtml written="delivery-filter">
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
            <select
              name={kindParam}
              defaultValue={delivery ? DELIVERY_NAMES[delivery.kind] : undefined}
            >
              {choices.map(({ kind }) => (
                <option key={kind} value={DELIVERY_NAMES[kind]}>
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
