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
  const maxQty = stock === 'enough' ? enough : available;
  return {
    id: getLineKey(line),
    line,
    quantityPerBuild: line.quantity / times,
    groupId: null,
    // A build is made of parts.
    isDigital: false,
    maxQty,
    message: reason,
    change: state,
  };
}

const getDefaultName = (position: number) =>
  position === 0 ? CART_BUILD_NAME : `${CART_BUILD_NAME} ${position + 1}`;

function toGroup(
  states: readonly CartLineState[],
  assemblyId: string,
  position: number,
): CartBuildState {
  const lines = states.map(({ line }) => line);
  const qty = countBuildInCart(lines, assemblyId);
  const parts = states.map((state) => toPart(state, qty));
  return {
    key: getCartBuildKey(assemblyId),
    assembly: {
      id: assemblyId,
      configId: null,
      name: lines[0]?.assemblyName || getDefaultName(position),
      qty,
      requiresAssembly: isAssemblyRequested(lines, assemblyId),
    },
    parts,
    offer: getLinesOffer(states.map(({ line, available }) => ({ ...line, quantity: available }))),
    maxQty: getMaxBuilds(parts),
  };
}

/** A guest's cart as it is shown: the lines of a build stand together, as in a customer's cart. */
export function createGuestCartView(states: readonly CartLineState[]): CartContents {
  const ids = new Set(states.flatMap(({ line }) => line.assemblyId ?? []));
  const linesOf = (id: string | null) => states.filter(({ line }) => line.assemblyId === id);
  return {
    states: linesOf(null),
    assemblies: [...ids].map((id, index) => toGroup(linesOf(id), id, index)),
  };
}
