'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { CompanionRows } from './companion-rows';

const CompanionLists = lazy(() => import('./companion-lists'));

/** How far below the view a row is fetched, so that it is there when it comes into view. */
const AHEAD = '500px';

/**
 * Rows of products that go with this one. They end the page, so they come when the visitor does; their place is
 * kept from the start.
 */
export function CompanionRails({ slug, rows }: CompanionRows) {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);

  const waiting = rows.map(({ kind, title, id }) => (
    <section key={kind} id={id} className="companions" aria-label={title} aria-busy="true">
      <h2>{title}</h2>
    </section>
  ));
  return (
    <div ref={root} className="live">
      {isNear ? (
        <Suspense fallback={waiting}>
          <CompanionLists slug={slug} rows={rows} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
