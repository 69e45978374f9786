import type { Backend } from '../backend';
import { physicalLines } from '../catalogue/showcase';
import { Problem, unprocessable } from '../core/problem';
import { cents, pesos } from '../core/text';
import { cartBasket } from '../customers/basket';
import { couponProblem } from '../customers/coupons';
import type { CartRow, CustomerRow } from '../customers/rows';
import { courierOffers, placeOfAddress } from './couriers';
import { missingIn, stockProblems } from './stock';

/** Refuses a total that is not today's: prices changed, or somebody wrote another one. */
export function requireTotal(shown: number, due: number): void {
  if (cents(shown) === due) return;
  throw new Problem(
    422,
    'El total cambió',
    `El total de tu pedido es ahora ${pesos(due)}. Revísalo antes de confirmar.`,
    { pointer: '/total' },
    { code: 'total_changed' },
  );
}

/** What keeps a cart from being sent as was chosen. */
export function deliveryProblems(
  backend: Backend,
  customer: CustomerRow,
  cart: CartRow,
  type: string | null,
): Problem[] {
  const { delivery } = cart;
  if (!delivery || delivery.type !== type) {
    const text = 'Por favor, selecciona si deseas envío o recolección para tu pedido.';
    return [unprocessable('/shipping_type', text)];
  }
  if (delivery.storeId !== null) {
    const [missing] = missingIn(backend, cart, delivery.storeId);
    const text = missing && `La tienda que elegiste ya no tiene ${missing.name}. Elige otra.`;
    return text ? [unprocessable('/pickup_store_id', text)] : [];
  }
  const { lines } = cartBasket(backend, customer, cart);
  // Licences have no place to go to.
  if (delivery.addressId === null && physicalLines(lines).length === 0) return [];
  const place = placeOfAddress(backend, customer, delivery.addressId);
  if (!place) {
    return [unprocessable('/customer_address_id', 'Por favor, selecciona tu dirección de envío.')];
  }
  const isOffered = courierOffers(backend, lines, place, false).some(
    ({ id }) => id === delivery.courierId,
  );
  return isOffered
    ? []
    : [unprocessable('/courier_id', 'Por favor, selecciona la paquetería que deseas.')];
}

/** What keeps a cart from becoming an order whoever pays it. */
export function cartProblems(backend: Backend, customer: CustomerRow, cart: CartRow): Problem[] {
  const problems = stockProblems(backend, cart);
  if (cart.items.length === 0) problems.push(unprocessable('/items', 'Tu carrito está vacío.'));
  const { lines } = cartBasket(backend, customer, cart);
  const coupon = cart.coupon && couponProblem(backend, customer, cart.coupon, lines);
  if (coupon) problems.push(unprocessable('/coupon_code', coupon));
  return problems;
}
