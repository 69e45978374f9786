import type { Backend } from '../backend';
import { checkPayment, payingOfQuery, plansOf } from '../checkout/paying';
import { cartProblems, deliveryProblems } from '../checkout/refusals';
import {
  ownTransaction,
  payingOf,
  transactionBasket,
  transactionCart,
} from '../checkout/transactions';
import { piecesIn } from '../core/find';
import { resourceOf } from '../core/json-api';
import { demand, Problem } from '../core/problem';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import { type Basket, cartBasket } from '../customers/basket';
import { cartOf, emptyCart, itemOf, putIn, requireStock, takeOut } from '../customers/cart';
import { assemblyResource, cartLinks, itemResources } from '../customers/cart-resource';
import { couponProblem } from '../customers/coupons';
import { newPieces } from '../customers/merge';
import type { CartRow } from '../customers/rows';
import { basketTotals, cartTotals } from '../customers/totals';
import { articleById } from './catalogue';
import { mergeKey } from './sign-in';

/** The cart that is paid for: the customer's own, or an order that is named. */
function paidCart(backend: Backend, { customer, query }: CustomerCall) {
  const paying = payingOfQuery(backend, customer, query);
  const id = query.get('transaction_id');
  if (!id) {
    const cart = cartOf(backend, customer.id);
    return { cart, row: null, totals: cartTotals(backend, customer, cart, paying) };
  }
  const row = ownTransaction(backend, customer, id);
  const totals = basketTotals(transactionBasket(backend, row), paying ?? payingOf(row));
  return { cart: transactionCart(row), row, totals };
}

function paymentProblems(backend: Backend, { customer, query }: CustomerCall, basket: Basket) {
  try {
    checkPayment(backend, customer, basket, {
      payment_method_code: query.get('payment_method_code'),
      tokenizable_id: query.get('tokenizable_id'),
      monthly_payment_option_plans: plansOf(query.get('monthly_payment_option_plans')),
    });
    return [];
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return [error];
    throw error;
  }
}

function pieces(raw: string | undefined): number {
  const isRight = /^\d{1,4}$/.test(raw ?? '') && Number(raw) > 0;
  demand(isRight, '/qty', 'La cantidad debe ser un número entero mayor a cero.');
  return Number(raw);
}

const counts = (cart: CartRow) => ({
  count: cart.items.length,
  pieces: piecesIn(cart.items),
});

function oneItem(backend: Backend, call: CustomerCall, cart: CartRow, id: string) {
  const { items, others } = itemResources(backend, call, cart, ({ item }) => item.id === id);
  return { data: items[0] ?? null, included: others, meta: counts(cart) };
}

/** An order as a cart: its pieces are its own, so that no stock is short. */
function transactionDetail(
  backend: Backend,
  call: CustomerCall,
  cart: CartRow,
  { attributes, lines }: ReturnType<typeof basketTotals>,
) {
  const { items, others } = itemResources(backend, call, cart, () => true, lines);
  for (const { attributes: item } of items)
    Object.assign(item, { max_qty: item.qty, message: null });
  const data = resourceOf('carts', call.customer.id, attributes, cartLinks(cart));
  return { data, included: [...items, ...others], meta: { messages: [] } };
}

export const cartHandlers: CustomerHandlers = {
  cartAdd(backend, call) {
    const cart = cartOf(backend, call.customer.id);
    const article = articleById(backend, call.params.product);
    const qty = pieces(call.params.qty);
    const key = mergeKey(call);
    const brought = { productId: article.id, qty };
    const fresh = key === null ? null : newPieces(backend, call.customer.id, key, brought);
    const more = fresh ? fresh.more : qty;
    const known = cart.items.find((row) => row.productId === article.id && !row.assemblyId);
    // A key that brought all of it before is told what became of it, if it is still there.
    if (more === 0) return oneItem(backend, call, cart, known?.id ?? '');
    requireStock(cart, article, more);
    fresh?.take();
    const item = putIn(backend, cart, { article, qty: more });
    return oneItem(backend, call, cart, item.id);
  },
  cartUpdate(backend, call) {
    const cart = cartOf(backend, call.customer.id);
    const item = itemOf(cart, call.params.itemId);
    const qty = pieces(call.params.qty);
    demand(!item.assemblyId, '/qty', 'La cantidad de esta pieza se cambia en su ensamble.');
    // Fewer is always possible, so that a line above a shrunken stock can be mended.
    if (qty > item.qty) requireStock(cart, articleById(backend, item.productId), qty, item.id);
    item.qty = qty;
    return oneItem(backend, call, cart, item.id);
  },
  cartRemove(backend, { customer, params }) {
    const cart = cartOf(backend, customer.id);
    const item = itemOf(cart, params.itemId);
    const line = cartTotals(backend, customer, cart).lines.find((one) => one.item === item);
    takeOut(cart, item);
    const { name = '', brand, category = '' } = line?.article ?? {};
    const addedInfo = {
      product_id: item.productId,
      product_name: name,
      brand_name: brand ?? '',
      category_name: backend.catalogue.categories.get(category)?.name ?? '',
      promotion_name: line && line.unit < line.common ? 'Oferta' : '',
      total_quantity: item.qty,
      total_with_tax: line?.totalWithTax ?? 0,
    };
    return { meta: { ...counts(cart), addedInfo } };
  },
  cartDetail(backend, call) {
    const { customer } = call;
    const { cart, row, totals } = paidCart(backend, call);
    if (row) return transactionDetail(backend, call, cart, totals);
    const { attributes, lines, coupon } = totals;
    const { items, others } = itemResources(backend, call, cart);
    const problem =
      cart.coupon && !coupon ? couponProblem(backend, customer, cart.coupon, lines) : null;
    const messages = problem ? [problem] : [];
    const assemblies = cart.assemblies.map((row) => assemblyResource(cart, row));
    const data = resourceOf('carts', customer.id, attributes, cartLinks(cart));
    return { data, included: [...items, ...assemblies, ...others], meta: { messages } };
  },
  cartTotals: (backend, call) => ({ meta: paidCart(backend, call).totals.attributes }),
  /** Everything that keeps the cart from becoming an order, or the order from being paid, all at once. */
  cartValidateReview(backend, call) {
    const { customer, query } = call;
    const { cart, row, totals } = paidCart(backend, call);
    const basket = row ? transactionBasket(backend, row) : cartBasket(backend, customer, cart);
    const problems = [
      ...(row ? [] : cartProblems(backend, customer, cart)),
      ...paymentProblems(backend, call, basket),
      ...(row ? [] : deliveryProblems(backend, customer, cart, query.get('shipping_type'))),
    ];
    if (problems.length > 0) throw new AggregateError(problems);
    const { total, cart_id } = totals.attributes;
    return { meta: { valid: true, cart_id, total, total_to_pay: totals.due } };
  },
  cartTotalItems: (backend, { customer }) => ({ meta: counts(cartOf(backend, customer.id)) }),
  cartClear: (backend, { customer }) => {
    emptyCart(cartOf(backend, customer.id));
    return { meta: { count: 0, pieces: 0 } };
  },
};
