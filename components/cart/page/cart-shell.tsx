import { ClientScreen } from '@/components/shared/client-screen';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { PromoBanner } from '@/components/ui/promo-banner';
import type { Banner } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import '@/components/forms/form-styles';
import '../cart.css';
import { CartScreen } from './cart-screen';
import { CartSkeleton } from './cart-skeleton';

/** The static document of the cart page, the same for every visitor. The cart is loaded in the browser. */
export function CartShell({ banner }: { banner: Banner | null }) {
  const t = getTexts('cart');
  const skeleton = <CartSkeleton label={t('page.loading')} />;
  return (
    <div className="page-width pb-12">
      <Breadcrumbs crumbs={[{ name: t('page.title') }]} />
      <h1 className="text-3xl">{t('title')}</h1>
      {/* At least as tall as the screen, so that the footer does not move when the cart loads. */}
      <div className="min-h-[calc(100dvh-14rem)]">
        <p className="hidden max-w-prose py-8 noscript:block">{t('page.needsScript')}</p>
        <ClientScreen
          texts={['cart', 'product']}
          labels={{ failed: t('page.failed'), retry: t('page.retry') }}
          skeleton={skeleton}
        >
          <CartScreen skeleton={skeleton} />
          {/* Shown together with the cart, so that it does not shift. */}
          {banner && (
            <aside aria-label={t('page.promotion')} className="mt-10">
              <PromoBanner banner={banner} shape="thin" sizes="(min-width: 1360px) 1296px, 100vw" />
            </aside>
          )}
        </ClientScreen>
      </div>
    </div>
  );
}
