import type { Backend } from '../backend';
import { checkPayment, payingOfQuery, plansOf } from '../checkout/paying';
import { cartProblems, deliveryProblems } from '../checkout/refusals';
import {
  ownTransaction,
  payingOf,
  transactionBasket,
  transactionCart,
} from '../checkout/transactions';
import type { CustomerCall } from '../core/customer-route';
import { Problem } from '../core/problem';
import { type Basket, cartBasket } from '../customers/basket';
import { cartOf } from '../customers/cart';
import { basketTotals, cartTotals } from '../customers/totals';

/** The cart that is paid for: the customer's own, or an order that is named. */
export function paidCart(backend: Backend, { customer, query }: CustomerCall) {
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

/** What keeps a payment from being made. */
function paymentProblems(backend: Backend, { customer, query }: CustomerCall, basket: Basket) {
  try {
    checkPayment(backend, customer, basket, {
      payment_method_code: query.get('payment_method_code'),
      tokenizable_id: query.get('tokenizable_id'),
      plans: plansOf(query.get('monthly_payment_option_plans')),
    });
    return [];
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return [error];
    throw error;
  }
}

/** Everything that keeps the cart from becoming an order, or the order from being paid, all at once. */
export function validateReview(backend: Backend, call: CustomerCall) {
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
}
