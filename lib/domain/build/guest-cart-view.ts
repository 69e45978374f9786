import {
  type CartBuildPart,
  type CartBuildState,
  type CartContents,
  getCartBuildKey,
  getMaxBuilds,
} from '../cart/cart-view';
import { getLinesOffer } from '../cart/line-offer';
import type { CartLineState } from '../cart/line-state';
import { getLineKey } from '../cart/lines';
import { CART_BUILD_NAME } from './build';
import { countBuildInCart, isAssemblyRequested } from './cart-references';

function toPart(state: CartLineState, times: number): CartBuildPart {
  const { line, available, stock, reason } = state;
  const known = line.product.stock;
  const enough = known === null ? null : Math.max(known, line.quantity);
  return {
    id: getLineKey(line),
    line,
    quantityPerBuild: line.quantity / times,
    groupId: null,
    // A build is made of parts.
    isDigital: false,
    maxQty: stock === 'enough' ? enough : available,
    message: reason,
    change: state,
  };
}

function toGroup(states: readonly CartLineState[], id: string, position: number): CartBuildState {
  const lines = states.map(({ line }) => line);
  const qty = countBuildInCart(lines, id);
  const parts = states.map((state) => toPart(state, qty));
  const usualName = position === 0 ? CART_BUILD_NAME : `${CART_BUILD_NAME} ${position + 1}`;
  return {
    key: getCartBuildKey(id),
    build: {
      id,
      configId: null,
      name: lines[0]?.assemblyName || usualName,
      qty,
      requiresAssembly: isAssemblyRequested(lines, id),
    },
    parts,
    offer: getLinesOffer(states.map(({ line, available }) => ({ ...line, quantity: available }))),
    maxQty: getMaxBuilds(parts),
  };
}

export function createGuestCartView(states: readonly CartLineState[]): CartContents {
  const ids = new Set(states.flatMap(({ line }) => line.assemblyId ?? []));
  const linesOf = (id: string | null) => states.filter(({ line }) => line.assemblyId === id);
  return {
    states: linesOf(null),
    builds: [...ids].map((id, index) => toGroup(linesOf(id), id, index)),
  };
}
