import type { ReactNode } from 'react';
import { StaticHtml } from '@/components/ui/static-html';
import type { FacetValue, SearchCriteria } from '@/lib/domain/search/types';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { toFacetChoices, VISIBLE_FACETS } from './facet-choices';
import { FacetLinks } from './facet-links';
import { MoreFacets } from './more-facets';

/** A group of the filter panel. It is open until the shopper closes it. */
export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="facet" open>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

const ALL_LINKS = {
  brands: { path: route('marcas'), text: 'facet.allBrands' },
  categories: { path: route('search_categories'), text: 'facet.allCategories' },
} as const;

/** Brands or categories of a search result: the selected ones first, the long tail collapsed. */
export function FacetList({
  kind,
  title,
  values,
  choose,
}: {
  kind: keyof typeof ALL_LINKS;
  title: string;
  values: readonly FacetValue[];
  /** The search after a click on a value. */
  choose: (slug: string) => SearchCriteria;
}) {
  if (values.length === 0) return null;
  const t = getTexts('search');
  const { path, text } = ALL_LINKS[kind];
  return (
    <FacetGroup title={title}>
      <StaticHtml written={kind}>
        <FacetLinks choices={toFacetChoices(values, choose).slice(0, VISIBLE_FACETS)} />
      </StaticHtml>
      {values.length > VISIBLE_FACETS && (
        <MoreFacets kind={kind} label={t('facet.more')} all={{ href: path, label: t(text) }} />
      )}
    </FacetGroup>
  );
}
