'use client';

import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { ReviewActionsProps } from './review-actions-props';

const loadDesk = () => import('./review-desk');
const ReviewDesk = lazy(loadDesk);

/** The ways to further reviews and to one's own; what they need is loaded with the first press. */
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
