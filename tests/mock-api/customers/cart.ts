import type { Backend } from '../backend';
import type { Article } from '../catalogue/types';
import { byId, piecesIn } from '../core/find';
import { found, unprocessable } from '../core/problem';
import type { CartAssemblyRow, CartItemRow, CartRow } from './rows';

/** A customer's cart, made when it is first asked for. */
export function cartOf({ customers }: Backend, customerId: string): CartRow {
  const { carts } = customers.rows;
  const known = carts.find((row) => row.customerId === customerId);
  if (known) return known;
  const cart: CartRow = {
    customerId,
    items: [],
    assemblies: [],
    coupon: null,
    walletToUse: 0,
    walletVerifiedUntil: null,
  };
  carts.push(cart);
  return cart;
}

export function stockMessage(available: number): string {
  if (available === 0) return 'Este producto está agotado por el momento.';
  return available === 1
    ? 'Solo queda 1 pieza disponible.'
    : `Solo quedan ${available} piezas disponibles.`;
}

/** Pieces that the stock leaves for one item, when the others keep theirs. */
export function roomFor(cart: CartRow, article: Article, exceptItemId?: string): number {
  const others = cart.items.filter(
    ({ productId, id }) => productId === article.id && id !== exceptItemId,
  );
  return Math.max(0, article.stock.total - piecesIn(others));
}

export const itemOf = ({ items }: CartRow, id: string | undefined): CartItemRow =>
  found(byId(items, id), 'Ese producto ya no está en tu carrito.');

export const assemblyOf = ({ assemblies }: CartRow, id: string | undefined): CartAssemblyRow =>
  found(byId(assemblies, id), 'Ese ensamble ya no está en tu carrito.');

interface Addition {
  article: Article;
  qty: number;
  /** With its group when it is for an assembly; `qty` is for one of them then. */
  assembly?: { row: CartAssemblyRow; groupId: string | null };
}

/** Puts pieces in, into the item that is there already; the caller has seen to the stock. */
export function putIn({ customers }: Backend, cart: CartRow, addition: Addition): CartItemRow {
  const { article, qty, assembly } = addition;
  const { id: productId } = article;
  const [assemblyId, groupId] = [assembly?.row.id ?? null, assembly?.groupId ?? null];
  const known = cart.items.find(
    (row) =>
      row.productId === productId && row.assemblyId === assemblyId && row.groupId === groupId,
  );
  const item: CartItemRow = known ?? {
    id: customers.nextId(),
    productId,
    qty: 0,
    perAssembly: assembly ? 0 : null,
    assemblyId,
    groupId,
  };
  if (!known) cart.items.push(item);
  if (assembly) {
    item.perAssembly = (item.perAssembly ?? 0) + qty;
    item.qty = item.perAssembly * assembly.row.qty;
  } else {
    item.qty += qty;
  }
  return item;
}

/** Puts in as many pieces as the stock has, and says what became of the rest. */
export function putInWhatIsThere(
  backend: Backend,
  cart: CartRow,
  productId: string,
  wanted: number,
  assemblyOf: () => Addition['assembly'] = () => undefined,
) {
  const article = backend.catalogue.byId.get(productId);
  const room = article ? roomFor(cart, article) : 0;
  const qty = Math.min(wanted, room);
  const assembly = qty > 0 ? assemblyOf() : undefined;
  if (article && qty > 0) putIn(backend, cart, { article, qty, assembly });
  const message = article ? stockMessage(room) : 'Este producto ya no está a la venta.';
  const adjusted = qty < wanted ? [{ product_id: productId, wanted, qty, message }] : [];
  return { qty, assembly, adjusted };
}

export function requireStock(cart: CartRow, article: Article, pieces: number, itemId?: string) {
  const room = roomFor(cart, article, itemId);
  if (pieces <= room) return;
  const { total } = article.stock;
  const taken = Math.min(total - room, total);
  const where = taken > 0 ? ` Ya tienes ${taken} en tu carrito.` : '';
  throw unprocessable('/qty', `${stockMessage(total)}${where}`);
}

/** Takes an item out; an assembly whose last part it was goes with it. */
export function takeOut(cart: CartRow, item: CartItemRow): void {
  cart.items = cart.items.filter((row) => row !== item);
  cart.assemblies = cart.assemblies.filter(({ id }) =>
    cart.items.some(({ assemblyId }) => assemblyId === id),
  );
}

export function emptyCart(cart: CartRow): void {
  Object.assign(cart, { items: [], assemblies: [], coupon: null, walletToUse: 0, delivery: null });
}
