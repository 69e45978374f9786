import type { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { type CallContract, many, one } from '../call';
import { must } from '../fields';
import {
  courierContract,
  monthlyOptionFields,
  paymentContract,
  paymentMethodContract,
  pickupStoreContract,
  redirectFields,
  transactionContract,
} from '../resources/checkout';

const TRANSACTION = { data: one(transactionContract), meta: redirectFields } as const;

export const assumedCheckoutCalls = {
  paymentMethods: {
    screens: ['Checkout'],
    purpose: 'The methods of payment with the customer’s cards',
    level: 'must',
    loss: 'nothing can be paid',
    query: { transaction_id: '15' },
    data: many(paymentMethodContract),
  },
  couriers: {
    screens: ['Checkout'],
    purpose: 'The couriers that deliver the cart to an address; 404 for an unknown address',
    level: 'must',
    loss: 'nothing can be sent home',
    query: { address_id: '4' },
    data: many(courierContract),
  },
  pickupStores: {
    screens: ['Checkout'],
    purpose: 'The stores with what each lacks of the cart',
    level: 'must',
    loss: 'nothing can be picked up',
    query: { zip_code: '06000' },
    data: many(pickupStoreContract),
  },
  shippingChoice: {
    screens: ['Checkout'],
    purpose: 'Stores the delivery; the totals are asked for again',
    level: 'must',
    loss: 'no delivery can be chosen',
  },
  providerOrder: {
    screens: ['Checkout'],
    purpose: 'Creates an order at a payment provider that needs one',
    loss: 'nobody can pay with that provider',

    meta: {
      provider_order_id: must('text', 'nobody can pay with that provider', { example: '5O19012' }),
    },
    needsAnswer: true,
  },
  monthlyOptions: {
    screens: ['Checkout'],
    purpose: 'The plans of monthly payment for a method and a card',
    loss: 'the order is paid at once',
    query: { payment_method_code: 'stripe_card', tokenizable_id: '3', transaction_id: '15' },
    meta: monthlyOptionFields,
  },
  monthlyPayment: {
    screens: ['Checkout'],
    purpose: 'Stores the plans; the totals are asked for again',
    loss: 'the order is paid at once',
  },
  transactionCreate: {
    ...TRANSACTION,
    screens: ['Checkout'],
    purpose: 'Places the order; `Idempotency-Key` makes a repeated call harmless',
    level: 'must',
    loss: 'no order can be placed',

    needsAnswer: true,
  },
  transactionUpdate: {
    ...TRANSACTION,
    screens: ['Checkout'],
    purpose: 'Pays an order with another method; needs an `Idempotency-Key`',
    level: 'must',
    loss: 'an unpaid order cannot be paid',

    needsAnswer: true,
  },
  transaction: {
    ...TRANSACTION,
    screens: ['Payment', 'Checkout'],
    purpose: 'An order after it was placed, and while it is paid',
    level: 'must',
    loss: 'the result of the payment is not shown',
  },
  transactionOutcome: {
    ...TRANSACTION,
    screens: ['Checkout'],
    purpose: 'The result of a call whose answer was lost; 404 when there is none',
    loss: 'after a lost answer the shopper is sent to the orders',
    query: { idempotency_key: 'c0ffee00-0000-4000-8000-000000000000', cart_id: 'c-7' },
  },
  transactionPayment: {
    screens: ['Payment'],
    purpose:
      'A payment with its voucher, code or link; the shop replaces `{state}` in `approval_url`',
    level: 'must',
    loss: 'vouchers and wallets cannot be paid',
    data: one(paymentContract),
  },
  paymentConfirm: {
    ...TRANSACTION,
    screens: ['Payment'],
    purpose: 'Completes the bank’s verification or the provider’s approval',
    level: 'must',
    loss: 'a payment that needs a verification cannot be completed',
  },
  addressValidation: {
    ...TRANSACTION,
    screens: ['Payment'],
    purpose: 'The customer’s answer about the address of an order',
    loss: 'the address of an order cannot be confirmed',
  },
  paymentCancel: {
    ...TRANSACTION,
    screens: ['Payment'],
    purpose: 'The customer came back from the provider without an approval',
    loss: 'the payment stays pending',
  },
} satisfies Record<keyof typeof assumedCheckoutEndpoints, CallContract>;
