import type { Backend } from '../backend';
import { isDigital } from '../catalogue/showcase';
import type { Article } from '../catalogue/types';
import { unprocessable } from '../core/problem';
import { roomFor, stockMessage } from '../customers/cart';
import type { CartRow, DeliveryRow, TransactionRow } from '../customers/rows';

/** Product → pieces, over all lines. */
export function piecesOf(cart: CartRow): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, qty } of cart.items) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + qty);
  }
  return pieces;
}

/** What of a cart a store lacks. Licences are in no store. */
export function missingIn({ catalogue }: Backend, cart: CartRow, storeId: string) {
  return [...piecesOf(cart)].flatMap(([productId, wanted]) => {
    const article = catalogue.byId.get(productId);
    const stock = article?.stock.stores[storeId] ?? 0;
    return stock >= wanted || (article && isDigital(article))
      ? []
      : [{ product_id: productId, name: article?.name ?? '', wanted, stock }];
  });
}

/** Lines that the stock does not have any more. */
export function stockProblems({ catalogue }: Backend, cart: CartRow) {
  return cart.items.flatMap((item) => {
    const article = catalogue.byId.get(item.productId);
    const room = article ? roomFor(cart, article, item.id) : 0;
    if (item.qty <= room) return [];
    const name = article?.name ?? 'Un producto';
    const why = article ? stockMessage(room) : 'Este producto ya no está a la venta.';
    return [unprocessable(`/items/${item.id}`, `${name}: no hay suficientes piezas. ${why}`)];
  });
}

type Taken = TransactionRow['taken'][number];

/** Pieces from the chosen store, or from where most of them are. */
function allocate(article: Article, wanted: number, storeId: string | null): Taken {
  const stores: Record<string, number> = {};
  let left = wanted;
  const order = Object.entries(article.stock.stores).sort(([, a], [, b]) => b - a);
  for (const [id, pieces] of order) {
    if (storeId !== null && id !== storeId) continue;
    const part = Math.min(pieces, left);
    if (part > 0) stores[id] = part;
    left -= part;
  }
  return { productId: article.id, stores, providers: left };
}

/** Takes a cart's pieces out of the stock, which has been seen to hold them. */
export function takeStock(backend: Backend, cart: CartRow, delivery: DeliveryRow): Taken[] {
  return [...piecesOf(cart)].flatMap(([productId, wanted]) => {
    const article = backend.catalogue.byId.get(productId);
    if (!article) return [];
    const taken = allocate(article, wanted, delivery.storeId);
    const stores = Object.fromEntries(
      Object.entries(article.stock.stores).map(([id, all]) => [id, all - (taken.stores[id] ?? 0)]),
    );
    backend.control.sellTo(productId, stores, article.stock.providers - taken.providers);
    return [taken];
  });
}
