import * as messages from '@/lib/api/order-chat';
import { readOrders } from '@/lib/api/order-summaries';
import { buyAgain, readInvoice, readOrder, requestInvoice } from '@/lib/api/orders';
import * as warranties from '@/lib/api/warranties';
import { type CallTable, customerId, id, key } from './samples';

export const ordersTable: CallTable = {
  customerOrders: [
    'The customer’s orders, newest first, by state, text and days',
    (client) =>
      readOrders(client, {
        customerId,
        page: 1,
        filters: { status: 'shipped', search: 'teclado', from: '2026-01-01', to: '2026-01-31' },
      }),
  ],
  order: ['One order with its history', (client) => readOrder(client, id)],
  orderInvoice: [
    'The file of the invoice, as PDF or as XML',
    (client) => readInvoice(client, { id, format: 'pdf' }),
  ],
  orderInvoiceRequest: [
    'Requests the invoice of an order',
    (client) => requestInvoice(client, { id, profileId: '4', cfdiUse: 'G03' }),
  ],
  orderBuyAgain: ['Puts the products of an order in the cart', (client) => buyAgain(client, id)],
  orderMessages: [
    'The messages about an order after a known one, oldest first',
    (client) => messages.readOrderMessages(client, { orderId: id, afterId: undefined }),
  ],
  orderMessageCreate: [
    'Sends a message; `client_id` makes a repeated call harmless',
    (client) =>
      messages.sendOrderMessage(client, {
        orderId: id,
        clientId: key,
        text: '¿Cuándo llega mi pedido?',
      }),
  ],
  orderWarrantyProducts: [
    'The items of an order, each with the quantity that its warranty covers',
    (client) => warranties.readCoveredItems(client, id),
  ],
  customerWarranties: [
    'The customer’s warranty requests, newest first',
    (client) => warranties.readWarranties(client, { customerId, page: 1, orderId: '15' }),
  ],
  warranty: ['One warranty request', (client) => warranties.readWarranty(client, id)],
  warrantyCreate: [
    'Requests a warranty',
    (client) =>
      warranties.requestWarranty(client, {
        itemId: '31',
        photoIds: ['2'],
        key,
        description: 'No enciende desde ayer',
        serialNumber: '',
        qty: 1,
      }),
  ],
  warrantyPhotoCreate: [
    'Sends one photo',
    (client) =>
      warranties.uploadPhoto(client, {
        filename: 'foto.jpg',
        type: 'image/jpeg',
        base64: '/9j/4AAQ…',
      }),
  ],
};
