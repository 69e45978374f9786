import { getQueryClient } from '@/lib/api/client/query-client';
import { comparedProductQuery } from '@/lib/api/product';
import { readEarlyActions, takeEarlyAction } from '@/lib/browser/early-action';
import { toCartLine } from '@/lib/domain/cart/lines';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import { hasPieces, isPurchasable, limitToPieces } from '@/lib/domain/product/availability';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { Product } from '@/lib/domain/product/types';
import texts from '@/locales/es-MX/card.json';
import { selectIsCompared, useCompareStore } from '@/stores/browsing/compare-store';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { addLineAndNotify } from '@/stores/flows/cart/add-line-to-cart';
import { buyNow } from '@/stores/flows/checkout/begin-checkout';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { notify } from '@/stores/interface/toast-store';

/** Adds a product to the cart, or what the cart lacks of it. The visitor is on the way to the sign-in that a purchase begins with. */
function addToCart(store: string, quantity: number, product: Product): void {
  const { name, stockTotal } = product;
  if (!isPurchasable(product)) {
    const text = hasPieces(stockTotal) ? texts.onlyInStores : texts.sold;
    notify({ type: 'warning', title: name, text });
    return;
  }
  const line = toCartLine(toProductSnapshot(product), limitToPieces(quantity, stockTotal));
  if (store === 'buy') buyNow(line, line.quantity).catch(notifyFailure);
  else addLineAndNotify(line);
}

function carryOut(store: string, quantity: number, product: Product): void {
  const snapshot = toProductSnapshot(product);
  if (store === 'cart' || store === 'buy') {
    addToCart(store, quantity, product);
  } else if (store === 'favorites') {
    const favorites = useFavoritesStore.getState();
    if (selectIsFavorite(product.id)(favorites) !== quantity > 0)
      favorites.toggle(toFavorite(snapshot), snapshot);
  } else {
    const compared = useCompareStore.getState();
    if (selectIsCompared(product.id)(compared) !== quantity > 0) compared.toggle(snapshot);
  }
}

/** What was pressed in earlier documents before React was there. What cannot be asked for now is tried in the next document. */
export async function carryOutEarlyActions(): Promise<void> {
  for (const action of readEarlyActions()) {
    const [store = '', quantity, slug = '', time] = action.split(' ');
    // The document itself presses its buttons again.
    if (Number(time) >= performance.timeOrigin) continue;
    const product = await getQueryClient()
      .fetchQuery(comparedProductQuery(slug))
      .catch(() => undefined);
    if (product !== undefined && takeEarlyAction(action) && product)
      carryOut(store, Number(quantity), product);
  }
}
