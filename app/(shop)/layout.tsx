import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document';
import { ShopChrome } from '@/components/layout/shop-chrome';
import '../globals.css';

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument>
      <ShopChrome>{children}</ShopChrome>
    </RootDocument>
  );
}
