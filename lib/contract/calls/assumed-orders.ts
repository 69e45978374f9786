import type { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { ADDED_AGAIN_SHAPE, ADJUSTED_AGAIN_SHAPE, INVOICE_FILE_SHAPE } from '@/lib/api/orders';
import { type CallContract, many, one } from '../call';
import { describeFields, extra, may, must, should } from '../fields';
import {
  coveredItemContract,
  orderContract,
  orderDetailContract,
  orderMessageContract,
  photoContract,
  warrantyContract,
} from '../resources/orders';
import { pageFields } from '../resources/page';

const productFields = { 'fields[products]': 'name,slug,coverImage' };
const withItems = { include: 'items.product.coverImage', ...productFields };
const withProduct = { include: 'product.coverImage', ...productFields };

const statuses = extra.list('the shop’s own names of the states are shown', {
  code: must('text', 'the state is left out', { example: 'shipped' }),
  text: should('text', 'the code is shown', { fallback: '`code`', example: 'Enviado' }),
});

export const assumedOrderCalls = {
  customerOrders: {
    screens: ['Orders'],
    purpose: 'The customer’s orders, newest first, by state, text and days',
    loss: 'the orders are not shown',
    query: {
      'filter[status]': 'shipped',
      'filter[search]': 'teclado',
      'filter[from]': '2026-01-01',
      'filter[to]': '2026-01-31',
      'page[number]': '1',
      ...withItems,
    },
    data: many(orderContract),
    meta: { ...pageFields, statuses },
  },
  order: {
    screens: ['Orders'],
    purpose: 'One order with its history',
    loss: 'the order is not shown',
    query: withItems,
    data: one(orderDetailContract),
    meta: { statuses },
  },
  orderInvoice: {
    screens: ['Orders'],
    purpose: 'The file of the invoice, as PDF or as XML',
    query: { format: 'xml' },
    loss: 'the invoice cannot be downloaded',
    meta: describeFields(INVOICE_FILE_SHAPE, {
      filename: may('the file is called “factura.pdf”', { fallback: 'factura.pdf' }),
      content_type: should('the file has no type', { example: 'application/pdf' }),
      content_base64: must('the invoice cannot be downloaded', { example: 'JVBERi0=' }),
    }),
  },
  orderInvoiceRequest: {
    screens: ['Orders'],
    purpose: 'Requests the invoice of an order',
    loss: 'no invoice can be requested',
  },
  orderBuyAgain: {
    screens: ['Orders'],
    purpose: 'Puts the products of an order in the cart',
    loss: 'an order cannot be repeated',

    meta: {
      added: should.listOf(ADDED_AGAIN_SHAPE, 'what was added is not told', {
        product_id: must('the product is not named'),
        qty: should('the quantity is not shown', { example: 1 }),
      }),
      adjusted: may.listOf(ADJUSTED_AGAIN_SHAPE, 'what could not be added is not told', {
        product_id: must('the product is not named'),
        wanted: may('the quantity is not shown', { example: 2 }),
        qty: may('the quantity is not shown', { example: 1 }),
        message: should('the reason is not shown'),
      }),
    },
  },
  orderMessages: {
    screens: ['Orders'],
    purpose: 'The messages about an order after a known one, oldest first',
    loss: 'the chat is not shown',
    query: { 'filter[after]': '21' },
    data: many(orderMessageContract),
    meta: { poll_after_seconds: extra('number', 'the shop’s own interval is taken') },
  },
  orderMessageCreate: {
    screens: ['Orders'],
    purpose: 'Sends a message; `client_id` makes a repeated call harmless',
    loss: 'no message can be sent',
  },
  orderWarrantyProducts: {
    screens: ['Warranties'],
    purpose: 'The items of an order, each with the quantity that its warranty covers',
    loss: 'no warranty can be requested',
    query: withProduct,
    data: many(coveredItemContract),
  },
  customerWarranties: {
    screens: ['Warranties'],
    purpose: 'The customer’s warranty requests, newest first',
    loss: 'the warranty requests are not shown',
    query: { 'filter[order]': '15', 'page[number]': '1', ...withProduct },
    data: many(warrantyContract),
    meta: pageFields,
  },
  warranty: {
    screens: ['Warranties'],
    purpose: 'One warranty request',
    loss: 'the warranty request is not shown',
    query: { include: 'photos,product.coverImage', ...productFields },
    data: one(warrantyContract),
  },
  warrantyCreate: {
    screens: ['Warranties'],
    purpose: 'Requests a warranty',
    loss: 'no warranty can be requested',

    data: one(warrantyContract),
  },
  warrantyPhotoCreate: {
    screens: ['Warranties'],
    purpose: 'Sends one photo',
    loss: 'no photo can be sent',

    data: one(photoContract),
    needsAnswer: true,
  },
} satisfies Record<keyof typeof assumedOrderEndpoints, CallContract>;
