'use client';

import { lazy, Suspense, useState } from 'react';

const FacetRest = lazy(() => import('./facet-rest'));

interface FacetMoreProps {
  kind: 'brands' | 'categories';
  label: string;
  /** Where all of them are: for when there are no scripts, and while they are fetched. */
  all: { href: string; label: string };
}

/** The long tail of a kind of filters, fetched when it is unfolded. */
export function FacetMore({ kind, label, all }: FacetMoreProps) {
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
          <FacetRest kind={kind} fallback={everything} />
        </Suspense>
      ) : (
        everything
      )}
    </details>
  );
}
