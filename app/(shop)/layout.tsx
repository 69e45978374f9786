import type { ReactNode } from 'react';
import { ShopChrome } from '@/components/shell/chrome/shop-chrome';
import { RootDocument } from '@/components/shell/document/root-document';
import '../globals.css';

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument>
      <ShopChrome>{children}</ShopChrome>
    </RootDocument>
  );
}
