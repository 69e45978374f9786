import { ClientScreen } from '@/components/shared/client-screen';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { PromoBanner } from '@/components/ui/promo-banner';
import type { Banner } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import '@/components/forms/form-styles';
import '../cart.css';
import { CartScreen } from './cart-screen';

/** The static document of the cart page, the same for every visitor. The cart is loaded in the browser. */
export function CartShell({ banner }: { banner: Banner | null }) {
  const t = getTexts('cart');
  const skeleton = <CartSkeleton label={t('page.loading')} />;
  return (
    <div className="page-width">
      <Breadcrumbs crumbs={[{ name: t('page.title') }]} />
      <h1>{t('title')}</h1>
      {/* At least as tall as the screen, so that the footer does not move when the cart loads. */}
      <div className="flow-root min-h-[calc(100dvh-14rem)]">
        <p className="hidden max-w-prose py-8 noscript:block">{t('page.needsScript')}</p>
        <ClientScreen
          texts={['cart', 'product']}
          labels={{ failed: t('page.failed'), retry: t('page.retry') }}
          skeleton={skeleton}
        >
          <CartScreen skeleton={skeleton} />
          {/* Shown together with the cart, so that it does not shift. */}
          {banner && (
            <aside aria-label={t('page.promotion')} className="mt-6">
              <PromoBanner banner={banner} shape="thin" sizes="(min-width: 1360px) 1296px, 100vw" />
            </aside>
          )}
        </ClientScreen>
      </div>
    </div>
  );
}

const CartSkeleton = ({ label }: { label: string }) => (
  <div
    role="status"
    className="mt-2 grid min-h-[calc(100dvh-13rem)] content-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12 noscript:hidden"
  >
    <span className="visually-hidden">{label}</span>
    <div>
      <div className="flex h-12 items-center border-b border-line">
        <div className="skeleton h-4 w-32" />
      </div>
      {[1, 2].map((line) => (
        <div
          key={line}
          className="grid h-52 grid-cols-[4.5rem_1fr] gap-x-4 border-b border-line py-5 md:h-44 md:grid-cols-[8rem_1fr]"
        >
          <div className="skeleton aspect-square w-full" />
          <div className="grid content-start gap-3">
            <div className="skeleton h-4 w-11/12" />
            <div className="skeleton h-4 w-2/5" />
            <div className="skeleton mt-2 h-11 w-36" />
          </div>
        </div>
      ))}
    </div>
    <div className="hidden h-96 lg:block">
      <div className="skeleton size-full opacity-60" />
    </div>
  </div>
);
