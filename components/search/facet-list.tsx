import type { ReactNode } from 'react';
import type { FacetValue, SearchCriteria } from '@/lib/domain/search/types';
import { texts } from '@/lib/i18n/server';
import { linkRel } from '@/lib/search-request';
import { searchHref } from './search-href';

const SHOWN = 10;
const AT_MOST = 60;

/** A group of the filter panel, open until the shopper closes it. */
export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="facet" open>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** A filter to set or to take away, with how many articles it finds. */
export function FacetLink({
  target,
  selected,
  name,
  count,
}: {
  target: SearchCriteria;
  selected: boolean;
  name: string;
  count?: number;
}) {
  const href = searchHref(target);
  return (
    <li>
      <a href={href} aria-current={selected || undefined} rel={linkRel(href)}>
        {name}
        {count !== undefined && <small>{count.toLocaleString('en-US')}</small>}
      </a>
    </li>
  );
}

/** Brands or categories of a result: the chosen first, the long tail folded away. */
export function FacetList({
  title,
  values,
  choose,
}: {
  title: string;
  values: readonly FacetValue[];
  /** The search after a click on a value. */
  choose: (slug: string) => SearchCriteria;
}) {
  if (values.length === 0) return null;
  const ordered = [
    ...values.filter(({ selected }) => selected),
    ...values.filter(({ selected }) => !selected),
  ].slice(0, AT_MOST);
  const links = ordered.map(({ slug, name, count, selected }) => (
    <FacetLink key={slug} target={choose(slug)} selected={selected} name={name} count={count} />
  ));
  return (
    <FacetGroup title={title}>
      <ul>{links.slice(0, SHOWN)}</ul>
      {links.length > SHOWN && (
        <details className="facet-more">
          <summary>{texts('search')('facet.more')}</summary>
          <ul>{links.slice(SHOWN)}</ul>
        </details>
      )}
    </FacetGroup>
  );
}
