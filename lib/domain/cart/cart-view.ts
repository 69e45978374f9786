import { roundMoney } from '../money';
import {
  type CartAssembly,
  type CustomerCart,
  type CustomerCartItem,
  partsOf,
} from './customer-cart';
import { type LineState, lineState } from './line-state';
import { keyOf } from './lines';
import { guestUnitPrice, lineTotal } from './totals';
import type { GuestCartLine } from './types';
import type { Wishes } from './wishes';

/** A PC build in the cart, with the shopper's pending changes applied. */
export interface AssemblyState {
  key: string;
  assembly: CartAssembly;
  /** Its parts, with the quantities for the current number of builds. */
  parts: readonly CustomerCartItem[];
  /** Pesos with IVA. */
  total: number;
  /** The maximum number of builds that the stock allows. */
  most: number;
}

/** A change that the shopper asked for, with the data that is needed to add the line or build again. */
export type Wanted =
  | { kind: 'line'; line: GuestCartLine /** 0 removes the line. */; qty: number }
  | {
      kind: 'assembly';
      assembly: CartAssembly;
      parts: readonly CustomerCartItem[];
      qty: number;
      requiresAssembly: boolean;
    };

export interface CartSources {
  cart: CustomerCart;
  wishes: Wishes<Wanted>;
  /** Guest lines on the device that the server does not have yet. */
  deviceLines: readonly GuestCartLine[];
  /** The unit price that the shopper last saw, by product id, in pesos with IVA. */
  seen: Readonly<Record<string, number>>;
  /** The order of the keys before something was removed, so that undo puts it back in the same place. */
  order: readonly string[];
}

export const assemblyKey = (id: string): string => `assembly ${id}`;

/** The line at the price that the shopper last saw. It is compared with the current data of the server. */
function asSeen(line: GuestCartLine, seen: number | undefined, quantity: number): GuestCartLine {
  const price = seen ?? guestUnitPrice(line.product);
  const product = { ...line.product, commonPriceWithTax: price, promotionId: null };
  return { ...line, product, quantity };
}

function stateOf(
  { line, maxQty, message }: CustomerCartItem,
  seen: number | undefined,
  qty: number,
) {
  const { commonPriceWithTax: priceWithTax } = line.product;
  const currentPriceWithTax = guestUnitPrice(line.product);
  const offer = { priceWithTax, currentPriceWithTax, stock: maxQty };
  // The line itself shows that the stock is too low, so the server's message would repeat it.
  const reason = line.quantity > maxQty ? null : message;
  return lineState(asSeen(line, seen, qty), { offer, reason });
}

function looseLines({ cart, wishes, deviceLines, seen }: CartSources): LineState[] {
  const items = new Map(
    cart.items.filter(({ line }) => line.assemblyId === null).map((one) => [keyOf(one.line), one]),
  );
  const waiting = new Map(deviceLines.map((line) => [keyOf(line), line]));
  const wished = Object.keys(wishes).filter((key) => wishes[key]?.wanted.kind === 'line');
  return [...new Set([...items.keys(), ...waiting.keys(), ...wished])].flatMap((key) => {
    const [item, device, wish] = [items.get(key), waiting.get(key), wishes[key]?.wanted];
    const held = (item?.line.quantity ?? 0) + (device?.quantity ?? 0);
    const quantity = wish?.qty ?? held;
    if (quantity === 0) return [];
    if (item) return [stateOf(item, seen[item.line.product.id], quantity)];
    const line = device ?? (wish?.kind === 'line' ? wish.line : undefined);
    return line ? [lineState({ ...line, quantity }, undefined)] : [];
  });
}

function assemblyState(
  assembly: CartAssembly,
  items: readonly CustomerCartItem[],
  wish: Wanted | undefined,
): AssemblyState {
  const wanted = wish?.kind === 'assembly' ? wish : assembly;
  const { qty, requiresAssembly } = wanted;
  const parts = items.map((item) => {
    const quantity = qty === assembly.qty ? item.line.quantity : (item.perAssembly ?? 1) * qty;
    return { ...item, line: { ...item.line, quantity } };
  });
  const total =
    qty === assembly.qty
      ? items.reduce((sum, { totalWithTax }) => roundMoney(sum + totalWithTax), 0)
      : parts.reduce((sum, { line }) => roundMoney(sum + lineTotal(line)), 0);
  const most = Math.min(...items.map((item) => Math.floor(item.maxQty / (item.perAssembly || 1))));
  const shown = { ...assembly, qty, requiresAssembly };
  return { key: assemblyKey(assembly.id), assembly: shown, parts, total, most: Math.max(most, 0) };
}

function assemblies({ cart, wishes }: CartSources): AssemblyState[] {
  const known = cart.assemblies.map((assembly) =>
    assemblyState(assembly, partsOf(cart, assembly.id), wishes[assemblyKey(assembly.id)]?.wanted),
  );
  const gone = Object.entries(wishes).flatMap(([key, { wanted }]) =>
    wanted.kind === 'assembly' && !known.some((one) => one.key === key)
      ? [assemblyState(wanted.assembly, wanted.parts, wanted)]
      : [],
  );
  return [...known, ...gone].filter(({ assembly }) => assembly.qty > 0);
}

/** The cart to show: the server's cart with the pending changes applied. */
export function cartView(sources: CartSources) {
  const place = (key: string) => {
    const index = sources.order.indexOf(key);
    return index < 0 ? sources.order.length : index;
  };
  const states = looseLines(sources).sort((a, b) => place(keyOf(a.line)) - place(keyOf(b.line)));
  const groups = assemblies(sources);
  const count = groups.reduce((sum, { parts }) => sum + parts.length, states.length);
  return { states, assemblies: groups, count };
}
