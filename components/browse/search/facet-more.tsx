'use client';

import { lazy, Suspense, useState } from 'react';

const FacetRest = lazy(() => import('./facet-rest'));

interface FacetMoreProps {
  kind: 'brands' | 'categories';
  label: string;
  /** Link to the page with all of them, used without JavaScript and while they load. */
  all: { href: string; label: string };
}

/** The long tail of one kind of filters, loaded when it is expanded. */
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
