'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useIdle } from '@/components/ui/use-idle';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import type { ReviewActionsProps } from './review-actions-props';

const loadDesk = () => import('./review-actions-panel');
const ReviewDesk = lazy(loadDesk);

/**
 * Buttons for more reviews and for the customer's own review. Their code is loaded with the first press; a customer's
 * after the first view, because the customer may have written a review already.
 */
export function ReviewActions(props: ReviewActionsProps) {
  const [pressed, press] = useState('');
  const isCustomer = useSessionStore(selectIsAuthenticated);
  const isIdle = useIdle();
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
  if (!pressed && !(isCustomer && isIdle)) return buttons;
  return (
    <Suspense fallback={buttons}>
      <ReviewDesk {...props} pressed={pressed} />
    </Suspense>
  );
}
