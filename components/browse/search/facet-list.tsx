import type { ReactNode } from 'react';
import { Written } from '@/components/ui/written';
import type { FacetValue, SearchCriteria } from '@/lib/domain/search/types';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { facetChoices, SHOWN_FACETS } from './facet-choices';
import { FacetLinks } from './facet-links';
import { FacetMore } from './facet-more';

/** A group of the filter panel. It is open until the shopper closes it. */
export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="facet" open>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

const ALL = {
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
  kind: keyof typeof ALL;
  title: string;
  values: readonly FacetValue[];
  /** The search after a click on a value. */
  choose: (slug: string) => SearchCriteria;
}) {
  if (values.length === 0) return null;
  const t = texts('search');
  const { path, text } = ALL[kind];
  return (
    <FacetGroup title={title}>
      <Written written={kind}>
        <FacetLinks choices={facetChoices(values, choose).slice(0, SHOWN_FACETS)} />
      </Written>
      {values.length > SHOWN_FACETS && (
        <FacetMore kind={kind} label={t('facet.more')} all={{ href: path, label: t(text) }} />
      )}
    </FacetGroup>
  );
}
