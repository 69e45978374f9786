import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { RootDocument } from '@/components/layout/root-document';
import { ShopChrome } from '@/components/layout/shop-chrome';
import './globals.css';

export const metadata: Metadata = { title: '404 - Page Not Found', robots: { index: false } };

/** The page for every path without a route. */
export default function GlobalNotFound() {
  return (
    <RootDocument>
      <ShopChrome>
        <NotFoundScreen />
      </ShopChrome>
    </RootDocument>
  );
}
