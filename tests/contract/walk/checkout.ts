import { readAddresses } from '@/lib/api/addresses';
import { readCheckoutTotals } from '@/lib/api/checkout-totals';
import { readCartCount, readCartTotals, readCustomerCart } from '@/lib/api/customer-cart';
import { readCouriers, readPickupStores } from '@/lib/api/delivery-options';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { readMonthlyOptions } from '@/lib/api/monthly-options';
import { readPaymentMethods } from '@/lib/api/payment-methods';
import { ZIP_CODE } from './catalogue';
import type { Walk } from './walk';

/** The cart and all that the checkout asks for before it changes anything. */
export async function walkCheckout(walk: Walk, customerId: string): Promise<void> {
  const cart = await walk.step('cart', readCustomerCart);
  await walk.step('number of lines', readCartCount);
  await walk.step('totals of the cart', readCartTotals);
  const unpaid = { payment: null, transactionId: null };
  await walk.step('totals of the checkout', readCheckoutTotals, unpaid);
  const methods = (await walk.step('payment methods', readPaymentMethods, null)) ?? [];
  const [method] = methods;
  if (!method) {
    const call = assumedCheckoutEndpoints.paymentMethods;
    walk.observe(call, 'must', ['data', 'has no method'], 'nothing can be paid');
  }
  await walk.step('pickup stores', readPickupStores, ZIP_CODE);
  if (cart?.items.length === 0) {
    walk.note(
      'The cart is empty: couriers and monthly plans are tried on the one that --write fills.',
    );
    return;
  }
  if (method) {
    const payment = { methodCode: method.code, tokenizableId: method.tokenizables[0]?.id ?? null };
    await walk.step('monthly plans', readMonthlyOptions, { payment, transactionId: null });
  }
  const [address] = (await walk.step('addresses', readAddresses, customerId)) ?? [];
  if (address) await walk.step('couriers', readCouriers, address.id);
}
