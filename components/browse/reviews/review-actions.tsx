'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ReviewActionsProps } from './review-actions-props';

const loadDesk = () => import('./review-actions-panel');
const ReviewDesk = lazy(loadDesk);

/** Buttons for more reviews and for the customer's own review. Their code is loaded with the first press. */
export function ReviewActions(props: ReviewActionsProps) {
  const [pressed, press] = useState('');
  const buttons = props.labels.map(([name, label]) => (
    <Button
      variant="secondary"
      className="mt-4 mr-3 noscript:hidden"
      key={name}
      aria-disabled={pressed !== '' || undefined}
      onPointerEnter={() => void loadDesk()}
      onClick={() => press(name)}
    >
      {label}
    </Button>
  ));
  if (!pressed) return buttons;
  return (
    <Suspense fallback={buttons}>
      <ReviewDesk {...props} pressed={pressed} />
    </Suspense>
  );
}
