'use client';

import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { ReviewActionsProps } from './review-actions-props';

const loadDesk = () => import('./review-actions-panel');
const ReviewDesk = lazy(loadDesk);

/** Buttons for more reviews and for the customer's own review. Their code is loaded with the first press. */
export function ReviewActions(props: ReviewActionsProps) {
  const [pressed, press] = useState('');
  const buttons = props.labels.map(([name, label]) => (
    <button
      key={name}
      type="button"
      aria-disabled={pressed !== '' || undefined}
      onPointerEnter={() => void loadDesk()}
      onClick={() => press(name)}
      className={buttonClass('secondary', 'md', 'mt-4 mr-3 noscript:hidden')}
    >
      {label}
    </button>
  ));
  if (!pressed) return buttons;
  return (
    <Suspense fallback={buttons}>
      <ReviewDesk {...props} pressed={pressed} />
    </Suspense>
  );
}
