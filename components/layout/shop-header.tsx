import { serverEnv } from '@/lib/env';
import { headerTexts } from './header-texts';
import { HeaderView } from './header-view';
import { quickLinks } from './quick-links';

/** The header. Its words reach the browser once, as data, and not once more as elements. */
export function ShopHeader() {
  const { SITE_NAME } = serverEnv();
  return <HeaderView name={SITE_NAME} texts={headerTexts(SITE_NAME)} links={quickLinks()} />;
}
