'use client';

import {
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { useSessionStore } from '@/stores/session/session-store';
import { loadPageChunk } from './load-page-chunk';

const DeliveryPanel = lazyEventually(loadPageChunk, (chunk) => chunk.DeliveryPanel);

interface DeliveryPromiseProps {
  /** Of the product. */
  id: string;
  /** What is promised while no place is chosen. */
  standard: ReactNode;
  /** The form that asks for a place, before it can be sent. */
  waiting: ReactNode;
}

/** The delivery promise. Its code is loaded for a visitor who has chosen a place, or who comes to the form. */
export function DeliveryPromise({ id, standard, waiting }: DeliveryPromiseProps) {
  const hasPlace = useSessionStore((session) => session.zipCode !== null);
  const [isTouched, setTouched] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  // As a transition, so that the field stays in its place, with what is typed there, until the form is loaded.
  const touch = () => startTransition(() => setTouched(true));
  // The visitor may have come to the form before this code was there.
  const touchIfUsed = useEffectEvent(() => {
    const field = slot.current?.querySelector('input');
    if (field && (field === document.activeElement || field.value !== '')) touch();
  });
  useEffect(() => touchIfUsed(), []);
  const fallback = (
    <>
      {standard}
      {waiting}
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the visitor comes to the form inside.
    <div ref={slot} className="delivery-slot" onFocus={touch} onPointerEnter={touch}>
      <Suspense fallback={fallback}>
        {hasPlace || isTouched ? <DeliveryPanel id={id} standard={standard} /> : fallback}
      </Suspense>
    </div>
  );
}
