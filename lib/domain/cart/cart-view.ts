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

export interface CartBuildState {
  key: string;
  build: CustomerCartBuild;
  parts: readonly CartBuildPart[];
  offer: LineOffer;
  /** The maximum number of builds that the stock allows; null when it is unknown. */
  maxQty: number | null;
}

export interface CartContents {
  states: readonly CartLineState[];
  builds: readonly CartBuildState[];
}

export const getCartLines = ({ states, builds }: CartContents): CartLine[] =>
  [...states, ...builds.flatMap(({ parts }) => parts)].map(({ line }) => line);

export const getCartBuildKey = (id: string): string => `build ${id}`;

export function getPurchasableCartLines({ states, builds }: CartContents): CartLine[] {
  const parts = builds
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

export type CartChange =
  | { kind: 'line'; line: CartLine /** 0 removes the line. */; qty: number }
  | {
      kind: 'build';
      build: CustomerCartBuild;
      parts: readonly CustomerCartItem[];
      qty: number;
      requiresAssembly: boolean;
    };

export interface CartSources {
  cart: CustomerCart;
  pendingChanges: ReadonlyMap<string, CartChange>;
  deviceLines: readonly CartLine[];
  /** The unit price that the shopper last saw, by product id, in pesos with IVA. */
  acknowledgedPrices: Readonly<Record<string, number>>;
  /** The order of the keys before something was removed, so that undo puts it back in the same place. */
  keyOrder: readonly string[];
}

/** Compares the line at the price that the shopper last saw with the current data of the server. */
function getItemState(
  { line, maxQty, message }: CustomerCartItem,
  seen: number | undefined,
  quantity: number,
) {
  const { product } = line;
  const price = seen ?? getUnitPrices(product).final;
  const seenOffer = { priceWithTax: price, currentPriceWithTax: price, stock: product.stock };
  // The line itself shows that the stock is too low, so the server's message would repeat it.
  const isShort = limitToPieces(line.quantity, maxQty) < line.quantity;
  return getCartLineState(
    { ...repriceLine(line, seenOffer), quantity },
    { offer: { ...product.pricing, stock: maxQty }, reason: isShort ? null : message },
  );
}

function getLooseLineStates({ cart, deviceLines, ...sources }: CartSources): CartLineState[] {
  const loose = cart.items.filter(({ line }) => line.assemblyId === null);
  const items = new Map(loose.map((one) => [getLineKey(one.line), one]));
  const waiting = new Map(deviceLines.map((line) => [getLineKey(line), line]));
  const changes = new Map(
    [...sources.pendingChanges].flatMap(([key, one]) => (one.kind === 'line' ? [[key, one]] : [])),
  );
  return [...new Set([...items.keys(), ...waiting.keys(), ...changes.keys()])].flatMap((key) => {
    const [item, device, pending] = [items.get(key), waiting.get(key), changes.get(key)];
    const held = (item?.line.quantity ?? 0) + (device?.quantity ?? 0);
    const quantity = pending?.qty ?? held;
    const seen = item && sources.acknowledgedPrices[item.line.product.id];
    if (quantity === 0) return [];
    if (item) return getItemState(item, seen, quantity);
    const line = device ?? pending?.line;
    return line ? getCartLineState({ ...line, quantity }, undefined) : [];
  });
}

function getCartBuildState(
  build: CustomerCartBuild,
  items: readonly CustomerCartItem[],
  pending: CartChange | undefined,
): CartBuildState {
  const wanted = pending?.kind === 'build' ? pending : build;
  const { qty, requiresAssembly } = wanted;
  const parts = items.map((item) => {
    const quantity = qty === build.qty ? item.line.quantity : (item.quantityPerBuild ?? 1) * qty;
    return { ...item, line: { ...item.line, quantity }, change: null };
  });
  const offer = getLinesOffer(parts.map(({ line }) => line));
  const shown = { ...build, qty, requiresAssembly };
  const maxQty = getMaxBuilds(items);
  return { key: getCartBuildKey(build.id), build: shown, parts, offer, maxQty };
}

function getCartBuildStates({ cart, pendingChanges }: CartSources): CartBuildState[] {
  const known = cart.builds.map((build) => {
    const pending = pendingChanges.get(getCartBuildKey(build.id));
    return getCartBuildState(build, getBuildItems(cart, build.id), pending);
  });
  const gone = [...pendingChanges].flatMap(([key, pending]) =>
    pending.kind === 'build' && !known.some((one) => one.key === key)
      ? [getCartBuildState(pending.build, pending.parts, pending)]
      : [],
  );
  return [...known, ...gone].filter(({ build }) => build.qty > 0);
}

export function createCartView(sources: CartSources): CartContents {
  const place = (key: string) => {
    const index = sources.keyOrder.indexOf(key);
    return index < 0 ? sources.keyOrder.length : index;
  };
  const states = getLooseLineStates(sources).sort(
    (a, b) => place(getLineKey(a.line)) - place(getLineKey(b.line)),
  );
  return { states, builds: getCartBuildStates(sources) };
}
