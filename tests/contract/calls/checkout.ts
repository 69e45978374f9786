import * as cart from '@/lib/api/customer-cart';
import * as delivery from '@/lib/api/delivery-options';
import { readMonthlyOptions, saveMonthlyPayment } from '@/lib/api/monthly-options';
import * as methods from '@/lib/api/payment-methods';
import * as cards from '@/lib/api/stored-cards';
import * as transactions from '@/lib/api/transactions';
import { type CallTable, customerId, id, key, payment } from './samples';

const chosen = { id, label: '' };
const payRequest = {
  ...payment,
  cvcToken: 'cvctok_1A2b3C',
  total: 2999,
  deviceSessionId: 'dsi_1A2b3C',
  trackingId: key,
};

export const checkoutTable: CallTable = {
  cartDetail: [
    'The whole cart; with a query, the products of an existing order that is paid',
    (client) => cart.readCustomerCart(client),
    (client) => cart.readTransactionCart(client, { transactionId: '15', payment, trackingId: key }),
    // The backend has no call for the monthly options.
    (client) =>
      readMonthlyOptions(
        { ...client, requestOrNull: async () => null },
        { payment, transactionId: '15' },
      ),
  ],
  customerTokenizables: [
    'The customer’s stored cards and accounts',
    (client) => cards.readStoredCards(client, customerId),
  ],
  tokenizableCreate: [
    'Stores a card or account by the provider’s token',
    (client) =>
      methods.createTokenizable(client, {
        transactionId: null,
        methodCode: 'stripe_card',
        token: 'tok_1A2b3C',
        holder: 'Laura Ruiz',
        expires: '2031-08',
        cvcToken: 'cvctok_1A2b3C',
        isTemporary: false,
      }),
  ],
  tokenizableUpdate: ['Makes a card the default', (client) => cards.setDefaultCard(client, id)],
  tokenizableDelete: ['Deletes a card', (client) => cards.deleteStoredCard(client, id)],
  paymentMethods: [
    'The methods of payment with the customer’s cards',
    (client) => methods.readPaymentMethods(client, '15'),
  ],
  couriers: [
    'The couriers that deliver the cart to an address; 404 for an unknown address',
    (client) => delivery.readCouriers(client, '4'),
  ],
  pickupStores: [
    'The stores with what each lacks of the cart',
    (client) => delivery.readPickupStores(client, '06000'),
  ],
  shippingChoice: [
    'Stores the delivery; the totals are asked for again',
    (client) =>
      delivery.saveShippingChoice(client, {
        isDigital: false,
        isShipping: true,
        customerAddress: chosen,
        courier: { id: 'estafeta', label: '' },
        store: null,
        pickupPerson: { name: '', lastName: '', motherLastName: '', telephone: '' },
        hasShippingInsurance: true,
      }),
  ],
  providerOrder: [
    'Creates an order at a payment provider that needs one',
    (client) =>
      methods.createProviderOrder(client, {
        methodCode: 'paypal_account',
        transactionId: null,
        shouldStore: false,
      }),
  ],
  monthlyOptions: [
    'The plans of monthly payment for a method and a card',
    (client) => readMonthlyOptions(client, { payment, transactionId: '15' }),
  ],
  monthlyPayment: [
    'Stores the plans; the totals are asked for again',
    (client) => saveMonthlyPayment(client, { payment, transactionId: null }),
  ],
  transactionCreate: [
    'Places the order; `Idempotency-Key` makes a repeated call harmless',
    (client) =>
      transactions.createTransaction(client, {
        request: {
          ...payRequest,
          cartId: 'c-7',
          isShipping: true,
          billingId: '4',
          cfdiUse: 'G03',
          acceptTerms: true,
          acceptShippingConditions: true,
        },
        key,
      }),
  ],
  transactionUpdate: [
    'Pays an order with another method; needs an `Idempotency-Key`',
    (client) =>
      transactions.updateTransaction(client, { transactionId: id, request: payRequest, key }),
  ],
  transaction: [
    'An order after it was placed, and while it is paid',
    (client) => transactions.readTransaction(client, id),
  ],
  transactionOutcome: [
    'The result of a call whose answer was lost; 404 when there is none',
    (client) => transactions.readTransactionOutcome(client, { key, cartId: 'c-7' }),
  ],
  transactionPayment: [
    'A payment with its voucher, code or link; the shop replaces `{state}` in `approval_url`',
    (client) => transactions.readTransactionPayment(client, id),
  ],
  paymentConfirm: [
    'Completes the bank’s verification or the provider’s approval',
    (client) => transactions.confirmPayment(client, { id, token: 'tok_1A2b3C' }),
  ],
  addressValidation: [
    'The customer’s answer about the address of an order',
    (client) =>
      transactions.answerAddressCheck(client, { transactionId: id, code: 'a1b2c3', answer: 'yes' }),
  ],
  paymentCancel: [
    'The customer came back from the provider without an approval',
    (client) => transactions.cancelPayment(client, id),
  ],
};
