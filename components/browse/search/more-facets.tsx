'use client';

import { Suspense, useState } from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';

const RemainingFacets = lazyEventually(
  () => import('./remaining-facets'),
  (chunk) => chunk.RemainingFacets,
);

interface MoreFacetsProps {
  kind: 'brands' | 'categories';
  label: string;
  /** Link to the page with all of them, used without JavaScript and while they load. */
  all: { href: string; label: string };
}

/** The long tail of one kind of filters, loaded when it is expanded. */
export function MoreFacets({ kind, label, all }: MoreFacetsProps) {
  const [isOpen, setOpen] = useState(false);
  const everything = (
    <a href={all.href} className="facet-all">
      {all.label}
    </a>
  );
  return (
    <details className="facet-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen ? (
        <Suspense fallback={everything}>
          <RemainingFacets kind={kind} fallback={everything} />
        </Suspense>
      ) : (
        everything
      )}
    </details>
  );
}
