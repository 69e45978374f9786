import * as messages from '@/lib/api/order-chat';
import { readOrders } from '@/lib/api/order-summaries';
import { buyAgain, readInvoice, readOrder, requestInvoice } from '@/lib/api/orders';
import * as warranties from '@/lib/api/warranties';
import { type CallTable, customerId, id, key } from './samples';

export const ordersTable: CallTable = {
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
    warranties.uploadPhoto(client, {
      filename: 'foto.jpg',
      type: 'image/jpeg',
      base64: '/9j/4AAQ…',
    }),
};
