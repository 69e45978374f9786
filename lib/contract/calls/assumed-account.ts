import type { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { EXPIRING_AMOUNT_SHAPE } from '@/lib/api/wallet';
import { type CallContract, many, one } from '../call';
import { extra, must, should } from '../fields';
import {
  addressContract,
  customerContract,
  deviceContract,
  invoicingFields,
  invoicingProfileContract,
  notificationContract,
  walletMovementContract,
} from '../resources/account';
import { reviewContract } from '../resources/catalogue';
import { tokenizableContract } from '../resources/checkout';
import { pageFields } from '../resources/page';

export const assumedAccountCalls = {
  customerUpdate: {
    screens: ['Account'],
    purpose: 'Saves names, telephone, RFC and business name',
    loss: 'the account cannot be edited',

    data: one(customerContract),
  },
  passwordChange: {
    screens: ['Account'],
    purpose: 'Changes the password',
    loss: 'the password cannot be changed',
  },
  customerReviews: {
    screens: ['Reviews'],
    purpose: 'The customer’s own review of a product, to edit it',
    level: 'may',
    loss: 'an own review cannot be edited',
    query: {
      'filter[product]': '33',
      'fields[product-reviews]':
        'customer_name,rating,opinion,short_opinion,created_utc,created_at_text',
    },
    data: many(reviewContract),
  },
  wishlistDelete: {
    screens: ['Wishlists'],
    purpose: 'Deletes a list with its items',
    loss: 'no list can be deleted',
  },
  customerAddresses: {
    screens: ['Addresses', 'Checkout', 'Every page'],
    purpose: 'The customer’s addresses',
    level: 'must',
    loss: 'nothing can be sent home',
    data: many(addressContract),
  },
  addressCreate: {
    screens: ['Addresses', 'Checkout'],
    purpose: 'Creates an address',
    level: 'must',
    loss: 'nothing can be sent home',

    data: one(addressContract),
  },
  addressUpdate: {
    screens: ['Addresses'],
    purpose: 'Changes an address, or makes it the default',
    loss: 'no address can be changed',

    data: one(addressContract),
  },
  addressDelete: {
    screens: ['Addresses'],
    purpose: 'Deletes an address',
    loss: 'no address can be deleted',
  },
  invoicingInitData: {
    screens: ['Invoicing', 'Checkout'],
    purpose: 'SAT’s tax regimes and uses',
    loss: 'no invoice can be requested',
    meta: invoicingFields,
  },
  customerInvoicingProfiles: {
    screens: ['Invoicing', 'Checkout'],
    purpose: 'The recipients of invoices',
    loss: 'no invoice can be requested',
    data: many(invoicingProfileContract),
  },
  invoicingProfileCreate: {
    screens: ['Invoicing', 'Checkout'],
    purpose: 'Creates a recipient',
    loss: 'no invoice can be requested',

    data: one(invoicingProfileContract),
  },
  invoicingProfileUpdate: {
    screens: ['Invoicing'],
    purpose: 'Changes a recipient, or makes it the default',
    loss: 'no recipient can be changed',

    data: one(invoicingProfileContract),
  },
  invoicingProfileDelete: {
    screens: ['Invoicing'],
    purpose: 'Deletes a recipient',
    loss: 'no recipient can be deleted',
  },
  customerTokenizables: {
    screens: ['Cards'],
    purpose: 'The customer’s stored cards and accounts',
    loss: 'stored cards are not shown',
    data: many(tokenizableContract),
  },
  tokenizableCreate: {
    screens: ['Checkout', 'Cards'],
    purpose: 'Stores a card or account by the provider’s token',
    level: 'must',
    loss: 'nobody can pay by card',

    data: one(tokenizableContract),
  },
  tokenizableUpdate: {
    screens: ['Cards'],
    purpose: 'Makes a card the default',
    loss: 'no card can be made the default',
  },
  tokenizableDelete: {
    screens: ['Cards'],
    purpose: 'Deletes a card',
    loss: 'no card can be deleted',
  },
  customerDevices: {
    screens: ['Devices'],
    purpose: 'The devices in which the customer has logged in',
    loss: 'the devices are not shown',
    data: many(deviceContract),
  },
  deviceDelete: {
    screens: ['Devices'],
    purpose: 'Revokes a device',
    loss: 'no device can be revoked',
  },
  customerWalletMovements: {
    screens: ['Wallet'],
    purpose: 'The movements of the wallet, newest first',
    loss: 'the wallet is not shown',
    query: { 'page[number]': '1' },
    data: many(walletMovementContract),
    meta: {
      ...pageFields,
      balance: must('number', 'the wallet cannot be shown', { example: 150 }),
      expiring: extra.objectOf(EXPIRING_AMOUNT_SHAPE, 'what expires is not shown', {
        amount: must('what expires is not shown', { example: 20 }),
        expires_utc: must('what expires is not shown'),
      }),
    },
  },
  customerNotifications: {
    screens: ['Notifications', 'Every page'],
    purpose: 'The customer’s notifications, newest first',
    loss: 'there are no notifications',
    query: { 'page[number]': '1', 'page[size]': '10', 'filter[unread]': '1' },
    data: many(notificationContract),
    meta: {
      ...pageFields,
      unread_count: should('count', 'the bell has no number', { example: 2 }),
    },
  },
  notificationUpdate: {
    screens: ['Notifications'],
    purpose: 'Marks a notification as read',
    level: 'may',
    loss: 'the notification stays unread',
  },
  notificationsReadAll: {
    screens: ['Notifications'],
    purpose: 'Marks all notifications as read',
    level: 'may',
    loss: 'the notifications stay unread',
  },
} satisfies Record<keyof typeof assumedAccountEndpoints, CallContract>;
