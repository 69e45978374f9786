import { randomUUID } from 'node:crypto';
import { readAddresses } from '@/lib/api/addresses';
import { readCheckoutTotals } from '@/lib/api/checkout-totals';
import type { ApiClient } from '@/lib/api/client/client';
import { requireEntity } from '@/lib/api/client/errors';
import { addToCart, clearCart, readCustomerCart } from '@/lib/api/customer-cart';
import { readCouriers, saveShippingChoice } from '@/lib/api/delivery-options';
import { readMonthlyOptions } from '@/lib/api/monthly-options';
import { readOrders } from '@/lib/api/order-summaries';
import { readOrder } from '@/lib/api/orders';
import { createTokenizable, readPaymentMethods } from '@/lib/api/payment-methods';
import { createTransaction, readTransaction } from '@/lib/api/transactions';
import { getLinesOffer } from '@/lib/domain/cart/line-offer';
import { type PriceRow, summarizeCustomerCart } from '@/lib/domain/cart/purchase-price';
import type { CartLine } from '@/lib/domain/cart/types';
import { chooseAddress, chooseCourier } from '@/lib/domain/checkout/delivery';
import { isPaidAtCardPrices, priceCheckout } from '@/lib/domain/checkout/payment';
import {
  type PaymentSelection,
  toPlaceOrderRequest,
} from '@/lib/domain/checkout/place-order-request';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import type { CheckoutTotals, MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import { getOrderAmountRows } from '@/lib/domain/orders/amounts';
import { NO_FILTERS } from '../../support/reads';
import type { ShownPrice } from './shown-price';

const CARD = 'stripe_card';
const CVC = 'cvctok_1';
const INSURED = { hasShippingInsurance: true, isInsuranceChosen: false };

export interface Buyer {
  client: ApiClient;
  customerId: string;
  visitor: ShownPrice['visitor'];
  /** Id of a stored card. */
  cardId: string;
  addressId: string;
}

/** Stores a card of a customer, and finds an address. */
export async function prepareBuyer(
  client: ApiClient,
  customerId: string,
  visitor: Buyer['visitor'],
): Promise<Buyer> {
  const [address] = await readAddresses(client, customerId);
  const { id: cardId } = await createTokenizable(client, {
    transactionId: null,
    methodCode: CARD,
    token: 'tok_visa_4242',
    holder: 'Laura Pérez',
    expires: '2031-08',
    cvcToken: CVC,
    isTemporary: false,
  });
  return { client, customerId, visitor, cardId, addressId: requireEntity(address).id };
}

interface Choice {
  /** Name of the payment in the table. */
  name: string;
  payment: PaymentSelection | null;
  plans: readonly MonthlyPaymentPlan[];
}

/** The payments that change a price: none yet, a voucher, a card at once and over the longest plan. */
async function listChoices({ client, cardId }: Buyer): Promise<Choice[]> {
  const methods = await readPaymentMethods(client, null);
  const isOpen = (code: string) => methods.some((one) => one.code === code && one.isAvailable);
  const card = { methodCode: CARD, tokenizableId: cardId };
  const options = await readMonthlyOptions(client, { payment: card, transactionId: null });
  const choose = (name: string, isMonthly: boolean): Choice => {
    const chosen = options.flatMap(({ id, plans }) => {
      const plan = (isMonthly ? plans.at(-1) : undefined) ?? plans[0];
      return plan ? [{ optionId: id, plan }] : [];
    });
    const plans = chosen.map(({ optionId, plan }) => ({ optionId, months: plan.months }));
    return { name, payment: { ...card, plans }, plans: chosen.map(({ plan }) => plan) };
  };
  const longest = choose('', true).plans;
  const months = Math.max(1, ...longest.map((plan) => plan.months));
  const voucher = { methodCode: 'oxxo', tokenizableId: null, plans: [] };
  return [
    { name: '', payment: null, plans: [] },
    ...(isOpen('oxxo') ? [{ name: 'OXXO', payment: voucher, plans: [] }] : []),
    choose('card, once', false),
    ...(months > 1 ? [choose(`card, ${months} months`, true)] : []),
  ];
}

/** What the checkout says with a payment. */
async function showCheckout(
  buyer: Buyer,
  screen: string,
  choice: Choice,
  lines: readonly CartLine[],
) {
  const { client, visitor } = buyer;
  const sent = await readCheckoutTotals(client, { payment: choice.payment, transactionId: null });
  const data = {
    ...createInitialCheckout(),
    paymentMethodCode: choice.payment?.methodCode ?? null,
    monthlyPlans: choice.plans,
  };
  const price = priceCheckout(sent, data, lines);
  const { totals, rows } = price;
  const isAtCardPrices = isPaidAtCardPrices(price) || !getLinesOffer(lines).isCash;
  const offer = isAtCardPrices ? getLinesOffer(lines) : null;
  const { total } = totals;
  const shown: ShownPrice = { visitor, screen, payment: choice.name, offer, rows, total };
  return { shown, totals: sent };
}

async function deliver({ client, addressId }: Buyer): Promise<void> {
  const [courier] = requireEntity(await readCouriers(client, addressId));
  const toAddress = chooseAddress(createInitialCheckout(), { id: addressId, label: '' });
  const { id } = requireEntity(courier);
  await saveShippingChoice(client, chooseCourier(toAddress, { id, label: '' }));
}

/** Places the order, and reads what the result and the order say. */
async function showOrder(
  buyer: Buyer,
  choice: Choice,
  totals: CheckoutTotals,
  told: readonly PriceRow[],
): Promise<ShownPrice[]> {
  const { client, customerId, visitor } = buyer;
  const payment = requireEntity(choice.payment);
  const data = {
    ...createInitialCheckout(),
    isShipping: true,
    acceptTerms: true,
    acceptShippingConditions: true,
    deviceSessionId: 'ds_1',
    trackingId: randomUUID(),
  };
  const cvcToken = payment.methodCode === CARD ? CVC : null;
  const request = toPlaceOrderRequest({ payment, cvcToken, data, totals });
  const { transaction } = await createTransaction(client, { key: randomUUID(), request });
  const { transactionId } = transaction;
  const again = requireEntity(await readTransaction(client, transactionId)).transaction;
  const { orders } = await readOrders(client, { customerId, filters: NO_FILTERS, page: 1 });
  const order = requireEntity(await readOrder(client, requireEntity(orders[0]).id));
  const common = { visitor, payment: choice.name, offer: null };
  // What an order was paid with stands at its payment, so its amounts need no row for it.
  const how = told.filter(({ name }) => name === 'months' || name === 'noCash');
  const amounts = getOrderAmountRows(order.amounts, order.isDigital, order.items);
  const rows = amounts.map(({ name, amount }) =>
    name === 'otherDiscount' ? { name: 'discount' as const, amount } : { name, amount },
  );
  // The result says one amount, if it says one: that of the review.
  const result = { ...common, screen: 'result', rows: told, total: again.total };
  const shown = { ...common, screen: 'order', rows: [...rows, ...how], total: order.amounts.total };
  return again.total === null ? [shown] : [result, shown];
}

/** What a customer meets from the cart to the order. @param turn decides which payment the order is placed with */
export async function buy(
  buyer: Buyer,
  { productId, quantity, turn }: { productId: string; quantity: number; turn: number },
): Promise<ShownPrice[]> {
  const { client, visitor } = buyer;
  await clearCart(client);
  await addToCart(client, { productId, qty: quantity });
  const cart = await readCustomerCart(client);
  const lines = cart.items.map(({ line }) => line);
  const { rows, total } = summarizeCustomerCart(cart.totals, INSURED, lines);
  const offer = getLinesOffer(lines);
  const common = { visitor, payment: '', offer, rows, total };
  const inCart = ['drawer', 'cart'].map((screen) => ({ ...common, screen }));
  const choices = await listChoices(buyer);
  const paid = choices.slice(1);
  const show = async (screen: string, asked: readonly Choice[]) => {
    const shown = [];
    for (const choice of asked)
      shown.push((await showCheckout(buyer, screen, choice, lines)).shown);
    return shown;
  };
  const before = await show('payment', choices);
  await deliver(buyer);
  const after = await show('review', paid);
  const place = async (at: number): Promise<ShownPrice[]> => {
    const choice = requireEntity(paid[at % paid.length]);
    const { shown, totals } = await showCheckout(buyer, 'review', choice, lines);
    return showOrder(buyer, choice, totals, shown.rows);
  };
  // A backend that does not say the limits of a method refuses the order above them.
  const ordered = await place(turn).catch(() => place(paid.length - 1));
  return [...inCart, ...before, ...after, ...ordered];
}
