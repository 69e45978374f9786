import { escapeHtml } from '@/lib/api/client/error-catalogue';
import { isStorageBlocked } from '@/lib/browser/site-data';
import type { CartLine } from '@/lib/domain/cart/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import { commonPaths } from '@/lib/routing/common-paths';
import texts from '@/locales/es-MX/errors.json';
import { notify } from '@/stores/interface/toast-store';
import { dismissAddedNotice, isCartVisible, keepAddedNotice } from './cart-visibility';
import { validateCartLine } from './validate-cart';

/** Notifies of what the backend objects to. */
export const checkAdded = (key: string): Promise<boolean> => validateCartLine(key);

/** Whether the visitor was told that nothing is kept. Once: nothing can be kept of that either. */
let hasNotifiedBlock = false;

/** Shows what was added, with its picture and the way to the cart, while the cart is not on screen. The last one replaces the others. */
export async function notifyAdded({ product }: CartLine): Promise<void> {
  const t = await loadTexts('cart');
  if (isStorageBlocked() && !hasNotifiedBlock) {
    hasNotifiedBlock = true;
    notify({ type: 'warning', text: texts.siteData, duration: TOAST_DURATION.withLink });
  }
  dismissAddedNotice();
  if (isCartVisible()) return;
  const id = notify({
    title: t('notice.added'),
    // Toasts are HTML, and product names are not trusted HTML.
    text: escapeHtml(product.name),
    picture: product.image,
    link: { href: commonPaths['cart-detail'], label: t('seeCart') },
    // The cart stays one press away in the header.
    duration: TOAST_DURATION.long,
  });
  keepAddedNotice(id);
}
