import * as cart from '@/lib/api/customer-cart';
import * as delivery from '@/lib/api/delivery-options';
import { readMonthlyOptions, saveMonthlyPayment } from '@/lib/api/monthly-options';
import * as messages from '@/lib/api/order-chat';
import { readOrders } from '@/lib/api/order-summaries';
import { buyAgain, readInvoice, readOrder, requestInvoice } from '@/lib/api/orders';
import * as methods from '@/lib/api/payment-methods';
import * as cards from '@/lib/api/stored-cards';
import * as transactions from '@/lib/api/transactions';
import * as warranties from '@/lib/api/warranties';
import { chooseAddress, chooseCourier } from '@/lib/domain/checkout/delivery';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { type CallTable, customerId, id, key, payment } from './samples';

const photo = { filename: 'foto.jpg', type: 'image/jpeg' };
const toAddress = chooseAddress(createInitialCheckout(), { id, label: '' });
const sentHome = chooseCourier(toAddress, { id: 'estafeta', label: '' });
/** An order that waits for its payment. */
const waiting = { payment, transactionId: '15' };
const paypal = { methodCode: 'paypal_account', shouldStore: false };
const cvcToken = 'cvctok_1A2b3C';
const payRequest = {
  ...payment,
  cvcToken,
  total: 2999,
  deviceSessionId: 'dsi_1A2b3C',
  trackingId: key,
};

export const checkoutTable: CallTable = {
  cartDetail: [
    (client) => cart.readCustomerCart(client),
    (client) => cart.readTransactionCart(client, { transactionId: '15', payment, trackingId: key }),
    // The backend has no call for the monthly options.
    (client) => readMonthlyOptions({ ...client, requestOrNull: async () => null }, waiting),
  ],
  customerTokenizables: (client) => cards.readStoredCards(client, customerId),
  tokenizableCreate: (client) =>
    methods.createTokenizable(client, {
      transactionId: null,
      methodCode: 'stripe_card',
      token: 'tok_1A2b3C',
      holder: 'Laura Ruiz',
      expires: '2031-08',
      cvcToken,
      isTemporary: false,
    }),
  tokenizableUpdate: (client) => cards.setDefaultCard(client, id),
  tokenizableDelete: (client) => cards.deleteStoredCard(client, id),
  paymentMethods: (client) => methods.readPaymentMethods(client, '15'),
  couriers: (client) => delivery.readCouriers(client, '4'),
  pickupStores: (client) => delivery.readPickupStores(client, '06000'),
  shippingChoice: (client) => delivery.saveShippingChoice(client, sentHome),
  providerOrder: (client) =>
    methods.createProviderOrder(client, { ...paypal, transactionId: null }),
  monthlyOptions: (client) => readMonthlyOptions(client, waiting),
  monthlyPayment: (client) => saveMonthlyPayment(client, { payment, transactionId: null }),
  transactionCreate: (client) =>
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
  transactionUpdate: (client) =>
    transactions.updateTransaction(client, { transactionId: id, request: payRequest, key }),
  transaction: (client) => transactions.readTransaction(client, id),
  transactionOutcome: (client) =>
    transactions.readTransactionOutcome(client, { key, cartId: 'c-7' }),
  transactionPayment: (client) => transactions.readTransactionPayment(client, id),
  paymentConfirm: (client) => transactions.confirmPayment(client, { id, token: 'tok_1A2b3C' }),
  addressValidation: (client) =>
    transactions.answerAddressCheck(client, { transactionId: id, code: 'a1b2c3', answer: 'yes' }),
  paymentCancel: (client) => transactions.cancelPayment(client, id),
  customerOrders: (client) =>
    readOrders(client, {
      customerId,
      page: 1,
      filters: { status: 'shipped', search: 'teclado', from: '2026-01-01', to: '2026-01-31' },
    }),
  order: (client) => readOrder(client, id),
  orderInvoice: (client) => readInvoice(client, { id, format: 'pdf' }),
  orderInvoiceRequest: (client) => requestInvoice(client, { id, profileId: '4', cfdiUse: 'G03' }),
  orderBuyAgain: (client) => buyAgain(client, id),
  orderMessages: (client) =>
    messages.readOrderMessages(client, { orderId: id, afterId: undefined }),
  orderMessageCreate: (client) =>
    messages.sendOrderMessage(client, {
      orderId: id,
      clientId: key,
      text: '¿Cuándo llega mi pedido?',
    }),
  orderWarrantyProducts: (client) => warranties.readCoveredItems(client, id),
  customerWarranties: (client) =>
    warranties.readWarranties(client, { customerId, page: 1, orderId: '15' }),
  warranty: (client) => warranties.readWarranty(client, id),
  warrantyCreate: (client) =>
    warranties.requestWarranty(client, {
      itemId: '31',
      photoIds: ['2'],
      key,
      description: 'No enciende desde ayer',
      serialNumber: '',
      qty: 1,
    }),
  warrantyPhotoCreate: (client) =>
    warranties.uploadPhoto(client, { ...photo, base64: '/9j/4AAQ…' }),
};
