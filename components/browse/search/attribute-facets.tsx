import { StaticHtml } from '@/components/ui/static-html';
import { toAttributeFilter, toggleAttribute } from '@/lib/domain/search/attribute-filters';
import type { AttributeFacet, SearchCriteria } from '@/lib/domain/search/types';
import { toFacetChoices } from './facet-choices';
import { FacetLinks } from './facet-links';
import { FacetGroup } from './facet-list';

/** The most attributes, and values of one attribute, in the panel. The backend sends the most useful ones first. */
const MAX_ATTRIBUTES = 8;
const MAX_VALUES = 12;

/** The filters by what a category's products are: socket, capacity, inches. Without any from the backend there are none. */
export function AttributeFacets({
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
