'use client';

import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '@/components/ui/button';

const loadPages = () => import('./review-pages');
const ReviewPages = lazy(loadPages);

interface MoreReviewsProps {
  productId: string;
  /** Reviews that the page shows already. */
  shownIds: readonly string[];
  label: string;
}

/** The button that brings further reviews; what they need is loaded with the first press. */
export function MoreReviews({ productId, shownIds, label }: MoreReviewsProps) {
  const [isOpen, setOpen] = useState(false);
  const waiting = (disabled: boolean) => (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      onPointerEnter={() => void loadPages()}
      onClick={() => setOpen(true)}
      className={buttonClass('secondary', 'md', 'mt-4 noscript:hidden')}
    >
      {label}
    </button>
  );
  if (!isOpen) return waiting(false);
  return (
    <Suspense fallback={waiting(true)}>
      <ReviewPages productId={productId} shownIds={shownIds} />
    </Suspense>
  );
}
