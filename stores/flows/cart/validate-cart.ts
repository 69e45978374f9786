import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { track } from '@/lib/analytics/track';
import { type CartValidation, cartValidationQuery } from '@/lib/api/cart-validation';
import { escapeHtml } from '@/lib/api/client/error-catalogue';
import { getQueryClient } from '@/lib/api/client/query-client';
import { livePricesQuery } from '@/lib/api/live-prices';
import { isStorageBlocked } from '@/lib/browser/storage';
import { getCartLines } from '@/lib/domain/cart/cart-view';
import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import {
  type CartLineCheck,
  type CartLineState,
  getCartLineState,
  hasLineChanged,
} from '@/lib/domain/cart/line-state';
import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { formatPrice } from '@/lib/domain/money';
import { limitToPieces } from '@/lib/domain/product/availability';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import { commonPaths } from '@/lib/routing/common-paths';
import texts from '@/locales/es-MX/errors.json';
import { useCartStore } from '@/stores/cart/cart-store';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { dismissToast, notify } from '@/stores/interface/toast-store';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';

/** By product id, since the page was opened: the next one asks again, and lines remember the prices that were seen. */
export const useCartChecksStore = create<Readonly<Record<string, CartLineCheck>>>()(() => ({}));

/** Number of parallel calls, so that a long cart does not block the page's other requests. */
const CONCURRENCY = 4;

const isCustomerSignedIn = () => selectAuthorizedCustomerId(useSessionStore.getState()) !== null;
const findLine = (key: string) =>
  useCartStore.getState().lines.find((line) => getLineKey(line) === key);

/** Asks the backend (spec 7, valida). The line stays as it is: the visitor decides. False when it could not be asked. */
export async function validateCartLine(key: string): Promise<boolean> {
  const asked = findLine(key);
  // A customer's lines are being sent to the server, which checks the stock itself.
  if (!asked || isCustomerSignedIn()) return true;
  let answer: CartValidation | null;
  try {
    answer = await getQueryClient().fetchQuery(
      cartValidationQuery(asked.product.id, asked.quantity),
    );
  } catch {
    return false;
  }
  const line = findLine(key);
  // If the quantity changed in the meantime, another call validates the new one.
  if (line?.quantity === asked.quantity) storeCheck(line, toCheck(answer, line));
  return true;
}

/** Converts the backend's answer to a check. Without a price in the answer the known price stays. */
function toCheck(answer: CartValidation | null, { product, quantity }: CartLine): CartLineCheck {
  if (answer === null) return { offer: null, reason: null };
  const { common, final } = getUnitPrices(product);
  const { maxQty } = answer;
  const current = answer.currentPriceWithTax ?? final;
  const offer = {
    priceWithTax: answer.priceWithTax ?? Math.max(common, current),
    currentPriceWithTax: current,
    stock: answer.valid && maxQty !== null ? Math.max(maxQty, quantity) : maxQty,
  };
  // The line itself explains a lack of stock. Only the backend can explain any other rejection.
  const isExplained = answer.valid || limitToPieces(quantity, maxQty) < quantity;
  return { offer, reason: isExplained ? null : answer.message };
}

function storeCheck(line: CartLine, check: CartLineCheck): void {
  useCartChecksStore.setState({ [line.product.id]: check });
  const state = getCartLineState(line, check);
  if (hasLineChanged(state) && visibleCount === 0)
    void notifyLineChange(state).catch(() => undefined);
}

/** Validates every line, a few at a time. Returns false when any line could not be checked. */
export async function validateCart(): Promise<boolean> {
  const waiting = useCartStore.getState().lines.map(getLineKey);
  let isComplete = true;
  const work = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      isComplete = (await validateCartLine(key)) && isComplete;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return isComplete;
}

/** Fetches today's price and stock of every line in one request, because a stored cart may be weeks old. */
export async function refreshCartPrices(): Promise<void> {
  const ids = useCartStore.getState().lines.map(({ product }) => product.id);
  if (ids.length === 0) return;
  const prices = await getQueryClient()
    .fetchQuery(livePricesQuery(ids))
    .catch(() => null);
  for (const line of useCartStore.getState().lines) {
    const live = prices?.get(line.product.id);
    if (live)
      storeCheck(line, { offer: { ...live.pricing, stock: live.stockTotal }, reason: null });
  }
}

/** How many components show the cart's lines. Where one does, each line shows its own changes, and no toast is needed. */
let visibleCount = 0;

export function useCartVisibility(isShown: boolean, view: CartView): void {
  const isReady = isShown && view.status === 'ready';
  // Tracked once when the cart is shown. Later changes have their own events.
  const tell = useEffectEvent(() => track({ name: 'view_cart', lines: getCartLines(view) }));
  useEffect(() => {
    if (!isShown) return;
    visibleCount += 1;
    dismissAddedNotice();
    return () => {
      visibleCount -= 1;
    };
  }, [isShown]);
  useEffect(() => {
    if (isReady) tell();
  }, [isReady]);
}

const stockNotice = {
  short: 'notice.stock',
  sold: 'notice.sold',
  gone: 'notice.gone',
} as const;

/** Shows toasts with what changed in a line, for when the cart is not on screen. */
async function notifyLineChange({ line, available, stock, price, reason }: CartLineState) {
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

let addedNotice: number | null = null;

function dismissAddedNotice(): void {
  if (addedNotice !== null) dismissToast(addedNotice);
  addedNotice = null;
}

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
  if (visibleCount > 0) return;
  addedNotice = notify({
    title: t('notice.added'),
    // Toasts are HTML, and product names are not trusted HTML.
    text: escapeHtml(product.name),
    picture: product.image,
    link: { href: commonPaths['cart-detail'], label: t('seeCart') },
    // The cart stays one press away in the header.
    duration: TOAST_DURATION.long,
  });
}
