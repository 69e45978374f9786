import type { Metadata } from 'next';
import { CartShell } from '@/components/cart/page/cart-shell';
import { cachedDocument } from '@/components/shell/document/cached-document';
import { getBanners } from '@/lib/api/catalogue';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export function generateMetadata(): Metadata {
  const t = getTexts('cart');
  return pageMetadata({
    title: t('page.title'),
    description: t('page.description'),
    path: route('cart-detail'),
    noIndex: true,
  });
}

/** The cart is on the device, so without the backend only the banner is missing. */
export default cachedDocument(async () => {
  const banners = await getBanners.optional(['BANNER_CART']);
  return <CartShell banner={banners?.[0] ?? null} />;
});
