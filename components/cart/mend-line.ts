import i18next from 'i18next';
import '@/lib/i18n/client';
import { escapeHtml } from '@/lib/api/error-catalogue';
import { type FreshOffer, repriceLine } from '@/lib/domain/cart/reprice';
import { guestUnitPrice } from '@/lib/domain/cart/totals';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { formatPrice } from '@/lib/domain/money';
import { LOCALE } from '@/lib/i18n/settings';
import { useCartStore } from '@/stores/cart-store';
import { notify } from '@/stores/toast-store';

/** Long enough to read two lines, in milliseconds. */
const NOTICE_DURATION = 8000;

/** Takes out a line whose product is gone, and says so. */
export async function dropLine(key: string, line: GuestCartLine): Promise<void> {
  useCartStore.getState().remove(key);
  await tell('notice.gone', { name: line.product.name });
}

/**
 * Gives a line today's price and no more pieces than there are, and tells the visitor what changed.
 * @param reason why there are not as many, in the backend's words
 */
export async function mendLine(
  key: string,
  line: GuestCartLine,
  offer: FreshOffer,
  reason?: string | null,
): Promise<void> {
  const { product, quantity } = line;
  const { name } = product;
  const fresh = repriceLine(line, offer);
  const [before, now] = [guestUnitPrice(product), guestUnitPrice(fresh.product)];
  if (before !== now || product.stock !== offer.stock) {
    useCartStore.getState().addLine({ ...fresh, isUpdated: true });
  }
  if (before !== now) {
    await tell('notice.price', { name, before: formatPrice(before), now: formatPrice(now) });
  }
  if (quantity <= offer.stock) return;
  useCartStore.getState().set(key, offer.stock);
  if (reason) warn(escapeHtml(reason));
  else await tell(offer.stock > 0 ? 'notice.stock' : 'notice.gone', { name, count: offer.stock });
}

type Notice = 'notice.gone' | 'notice.price' | 'notice.stock';

async function tell(key: Notice, values: Record<string, string | number>): Promise<void> {
  await i18next.loadNamespaces('cart');
  // Notifications are HTML and names come from a catalogue.
  const safe = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? escapeHtml(value) : value,
  ]);
  warn(i18next.getFixedT(LOCALE, 'cart')(key, Object.fromEntries(safe)));
}

function warn(text: string): void {
  notify({ type: 'warning', text, duration: NOTICE_DURATION });
}
