import { type CartValidation, cartValidationQuery } from '@/lib/api/cart-validation';
import { escapeHtml } from '@/lib/api/client/error-catalogue';
import { getQueryClient } from '@/lib/api/client/query-client';
import { livePricesQuery } from '@/lib/api/live-prices';
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
import { useCartChecksStore } from '@/stores/cart/cart-checks-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { notify } from '@/stores/interface/toast-store';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { isCartVisible } from './cart-visibility';

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

/** Number of parallel calls, so that a long cart does not block the page's other requests. */
const CONCURRENCY = 4;

const isCustomerSignedIn = () => selectAuthorizedCustomerId(useSessionStore.getState()) !== null;
const findLine = (key: string) =>
  useCartStore.getState().lines.find((line) => getLineKey(line) === key);

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
  if (hasLineChanged(state) && !isCartVisible())
    void notifyLineChange(state).catch(() => undefined);
}

/**
 * Validates one line with the backend (spec 7, valida). The line itself does not change: the visitor sees what is
 * different and decides. Returns false when the backend could not be asked.
 */
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
