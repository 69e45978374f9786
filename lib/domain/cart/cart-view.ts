import { limitToPieces } from '../product/availability';
import {
  type CustomerCart,
  type CustomerCartBuild,
  type CustomerCartItem,
  getBuildItems,
} from './customer-cart';
import { getLinesOffer, type LineOffer } from './line-offer';
import { getUnitPrices } from './line-prices';
import { type CartLineState, getCartLineState, getPurchasableLines } from './line-state';
import { getLineKey, repriceLine } from './lines';
import type { CartLine } from './types';

export interface CartBuildPart extends CustomerCartItem {
  /** What changed since a guest added it; null in a customer's cart, whose server says it. */
  change: CartLineState | null;
}

/** A PC build in the cart, with the shopper's pending changes applied. */
export interface CartBuildState {
  key: string;
  assembly: CustomerCartBuild;
  /** Its parts, with the quantities for the current number of builds. */
  parts: readonly CartBuildPart[];
  /** What its parts that can be bought cost together. */
  offer: LineOffer;
  /** The maximum number of builds that the stock allows; null when it is unknown. */
  maxQty: number | null;
}

/** What a cart holds: lines of their own, and builds. */
export interface CartContents {
  /** The lines that are not part of a build. */
  states: readonly CartLineState[];
  assemblies: readonly CartBuildState[];
}

/** All lines of a cart, including the parts of builds, as the header counts them. */
export function getCartLines({ states, assemblies }: CartContents): CartLine[] {
  return [...states, ...assemblies.flatMap(({ parts }) => parts)].map(({ line }) => line);
}

export const getCartBuildKey = (id: string): string => `assembly ${id}`;

/** All lines of a cart that can be bought, with the quantities that are available. */
export function getPurchasableCartLines({ states, assemblies }: CartContents): CartLine[] {
  const parts = assemblies
    .flatMap((group) => group.parts)
    .map(({ line, maxQty }) => ({ ...line, quantity: limitToPieces(line.quantity, maxQty) }));
  return [...getPurchasableLines(states), ...parts.filter(({ quantity }) => quantity > 0)];
}

/** The number of builds that the stock of every part allows. Null when no part's stock is known. */
export function getMaxBuilds(parts: readonly CustomerCartItem[]): number | null {
  const limits = parts.flatMap(({ maxQty, quantityPerBuild }) =>
    maxQty === null ? [] : Math.floor(maxQty / (quantityPerBuild || 1)),
  );
  return limits.length === 0 ? null : Math.max(Math.min(...limits), 0);
}

/** A change that the shopper asked for, with the data that is needed to add the line or build again. */
export type CartChange =
  | { kind: 'line'; line: CartLine /** 0 removes the line. */; qty: number }
  | {
      kind: 'assembly';
      assembly: CustomerCartBuild;
      parts: readonly CustomerCartItem[];
      qty: number;
      requiresAssembly: boolean;
    };

export interface CartSources {
  cart: CustomerCart;
  /** The changes that the server has not confirmed yet, by key. */
  pendingChanges: ReadonlyMap<string, CartChange>;
  /** Guest lines on the device that the server does not have yet. */
  deviceLines: readonly CartLine[];
  /** The unit price that the shopper last saw, by product id, in pesos with IVA. */
  acknowledgedPrices: Readonly<Record<string, number>>;
  /** The order of the keys before something was removed, so that undo puts it back in the same place. */
  keyOrder: readonly string[];
}

/** The line at the price that the shopper last saw. It is compared with the current data of the server. */
function withAcknowledgedPrice(
  line: CartLine,
  seen: number | undefined,
  quantity: number,
): CartLine {
  const price = seen ?? getUnitPrices(line.product).final;
  const offer = { priceWithTax: price, currentPriceWithTax: price, stock: line.product.stock };
  return { ...repriceLine(line, offer), quantity };
}

function getItemState(
  { line, maxQty, message }: CustomerCartItem,
  seen: number | undefined,
  qty: number,
) {
  const offer = { ...line.product.pricing, stock: maxQty };
  // The line itself shows that the stock is too low, so the server's message would repeat it.
  const isShort = limitToPieces(line.quantity, maxQty) < line.quantity;
  const reason = isShort ? null : message;
  return getCartLineState(withAcknowledgedPrice(line, seen, qty), { offer, reason });
}

function getLooseLineStates({
  cart,
  pendingChanges,
  deviceLines,
  acknowledgedPrices,
}: CartSources): CartLineState[] {
  const items = new Map(
    cart.items
      .filter(({ line }) => line.assemblyId === null)
      .map((one) => [getLineKey(one.line), one]),
  );
  const waiting = new Map(deviceLines.map((line) => [getLineKey(line), line]));
  const pendingKeys = [...pendingChanges.keys()].filter(
    (key) => pendingChanges.get(key)?.kind === 'line',
  );
  return [...new Set([...items.keys(), ...waiting.keys(), ...pendingKeys])].flatMap((key) => {
    const [item, device, pending] = [items.get(key), waiting.get(key), pendingChanges.get(key)];
    const held = (item?.line.quantity ?? 0) + (device?.quantity ?? 0);
    const quantity = pending?.qty ?? held;
    if (quantity === 0) return [];
    if (item) return [getItemState(item, acknowledgedPrices[item.line.product.id], quantity)];
    const line = device ?? (pending?.kind === 'line' ? pending.line : undefined);
    return line ? [getCartLineState({ ...line, quantity }, undefined)] : [];
  });
}

function getCartBuildState(
  assembly: CustomerCartBuild,
  items: readonly CustomerCartItem[],
  pending: CartChange | undefined,
): CartBuildState {
  const wanted = pending?.kind === 'assembly' ? pending : assembly;
  const { qty, requiresAssembly } = wanted;
  const parts = items.map((item) => {
    const quantity = qty === assembly.qty ? item.line.quantity : (item.quantityPerBuild ?? 1) * qty;
    return { ...item, line: { ...item.line, quantity }, change: null };
  });
  const offer = getLinesOffer(parts.map(({ line }) => line));
  const shown = { ...assembly, qty, requiresAssembly };
  const maxQty = getMaxBuilds(items);
  return { key: getCartBuildKey(assembly.id), assembly: shown, parts, offer, maxQty };
}

function getCartBuildStates({ cart, pendingChanges }: CartSources): CartBuildState[] {
  const known = cart.assemblies.map((assembly) =>
    getCartBuildState(
      assembly,
      getBuildItems(cart, assembly.id),
      pendingChanges.get(getCartBuildKey(assembly.id)),
    ),
  );
  const gone = [...pendingChanges].flatMap(([key, pending]) =>
    pending.kind === 'assembly' && !known.some((one) => one.key === key)
      ? [getCartBuildState(pending.assembly, pending.parts, pending)]
      : [],
  );
  return [...known, ...gone].filter(({ assembly }) => assembly.qty > 0);
}

/** The cart to show: the server's cart with the pending changes applied. */
export function createCartView(sources: CartSources): CartContents {
  const place = (key: string) => {
    const index = sources.keyOrder.indexOf(key);
    return index < 0 ? sources.keyOrder.length : index;
  };
  const states = getLooseLineStates(sources).sort(
    (a, b) => place(getLineKey(a.line)) - place(getLineKey(b.line)),
  );
  return { states, assemblies: getCartBuildStates(sources) };
}
