'use client';

import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { loadPageChunk } from './load-page-chunk';

const KitComponentPages = lazyEventually(loadPageChunk, (chunk) => chunk.KitComponentPages);

interface MoreKitComponentsProps {
  productId: string;
  /** Ids of the components that the page shows already. */
  shownIds: readonly string[];
  label: string;
}

/** The button that loads more components of a kit. */
export function MoreKitComponents({ productId, shownIds, label }: MoreKitComponentsProps) {
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button variant="secondary" className="mt-4 noscript:hidden" onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <KitComponentPages productId={productId} shownIds={shownIds} />
    </Suspense>
  );
}
