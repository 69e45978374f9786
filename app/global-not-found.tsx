import type { Metadata } from 'next';
import { ShopChrome } from '@/components/shell/chrome/shop-chrome';
import { NotFoundScreen } from '@/components/shell/document/not-found-screen';
import { RootDocument } from '@/components/shell/document/root-document';
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
