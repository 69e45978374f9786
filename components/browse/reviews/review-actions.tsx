'use client';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyEventually, useInteracted } from '@/components/ui/deferred-parts';
import { useInView } from '@/components/ui/use-in-view';
import { OWN_REVIEW_FRAGMENT } from '@/lib/routing/review-fragments';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { loadPageChunk } from '../product/product-islands';
import type { ReviewActionsProps } from './review-item';

const ReviewAges = lazyEventually(loadPageChunk, (chunk) => chunk.ReviewAges);
const loadPanel = () => import('./review-actions-panel');
const ReviewActionsPanel = lazyEventually(loadPanel, (chunk) => chunk.ReviewActionsPanel);

/** The code is loaded with the first press, for a customer with the page: the customer may have written a review already. */
export function ReviewActions(props: ReviewActionsProps) {
  const [pressed, press] = useState('');
  const [isTouched, touch] = useState(false);
  const [isOffered, offer] = useState(false);
  const isCustomer = useSessionStore(selectIsAuthenticated);
  const hasInteracted = useInteracted();
  const [place, setPlace] = useState<Element | null>(null);
  const isNear = useInView(place);
  useEffect(() => {
    // It stays when the session ends: somebody may be writing.
    if (isCustomer && hasInteracted) offer(true);
  }, [isCustomer, hasInteracted]);
  useEffect(() => {
    if (location.hash === `#${OWN_REVIEW_FRAGMENT}`) press('write');
  }, []);
  // A button that has the pointer or the focus is not replaced, which would lose the press. The others stay until the
  // code is there.
  const isShown = useDeferredValue(pressed !== '' || (isOffered && !isTouched));
  return (
    <>
      <span ref={setPlace} />
      {isNear && (
        <Suspense>
          <ReviewAges shownIds={props.shownIds} />
        </Suspense>
      )}
      <Suspense>
        {isShown ? (
          <ReviewActionsPanel {...props} pressed={pressed} isNear={isNear} />
        ) : (
          <>
            {props.shownText !== '' && <p className="reviews-shown">{props.shownText}</p>}
            {props.labels.map(([name, label]) => (
              <Button
                id={name === 'write' ? OWN_REVIEW_FRAGMENT : undefined}
                variant="secondary"
                className="mt-4 mr-3 noscript:hidden"
                key={name}
                aria-disabled={pressed !== '' || undefined}
                onFocus={() => touch(true)}
                onPointerEnter={() => {
                  touch(true);
                  void loadPanel();
                }}
                onClick={() => press(name)}
              >
                {label}
              </Button>
            ))}
          </>
        )}
      </Suspense>
    </>
  );
}
