import { ShopChrome } from '@/components/shell/chrome/shop-chrome';
import { NotFoundScreen } from '@/components/shell/document/cached-document';
import { RootDocument } from '@/components/shell/document/root-document';
import { unknownPageMetadata } from '@/lib/seo/metadata';
import './globals.css';

// Next itself adds `noindex` to this page. Saying it twice would be two tags.
export const generateMetadata = unknownPageMetadata;

export default function GlobalNotFound() {
  return (
    <RootDocument>
      <ShopChrome>
        <NotFoundScreen />
      </ShopChrome>
    </RootDocument>
  );
}
