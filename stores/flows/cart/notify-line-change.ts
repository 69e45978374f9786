import { escapeHtml } from '@/lib/api/error-catalogue';
import type { CartLineState } from '@/lib/domain/cart/line-state';
import { formatPrice } from '@/lib/domain/money';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import { notify } from '@/stores/interface/toast-store';

const stockNotice = {
  short: 'notice.stock',
  sold: 'notice.sold',
  gone: 'notice.gone',
} as const;

/** Shows toasts with what changed in a line, for when the cart is not on screen. */
export async function notifyLineChange({ line, available, stock, price, reason }: CartLineState) {
  const t = await loadTexts('cart');
  // Toasts are HTML, and product names are not trusted HTML.
  const name = escapeHtml(line.product.name);
  if (price) {
    const [before, now] = [formatPrice(price.before), formatPrice(price.now)];
    warn(t('notice.price', { name, before, now }));
  }
  if (stock !== 'enough') warn(t(stockNotice[stock], { name, count: available }));
  else if (reason) warn(escapeHtml(reason));
}

function warn(text: string): void {
  notify({ type: 'warning', text, duration: TOAST_DURATION.longer });
}
