import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { ShopChrome } from '@/components/shell/chrome/shop-chrome';
import { RootDocument } from '@/components/shell/document/root-document';
import { getCategoryTree } from '@/lib/api/catalogue';
import '../globals.css';

/** The page reaches the edges of the screen; what stands there keeps clear of rounded corners and of the device's own strip. */
export const viewport: Viewport = { viewportFit: 'cover' };

export default async function ShopLayout({ children }: { children: ReactNode }) {
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
  const tree = isBuild ? null : await getCategoryTree.optional();
  return (
    <RootDocument>
      <ShopChrome tree={tree ?? []}>{children}</ShopChrome>
    </RootDocument>
  );
}
