import { endpoint } from './endpoint';

/**
 * The checkout's services, which the specification names without paths and payloads (7, Checkout services), and what
 * they need. Plain bodies and `meta` as answer, as the cart's calls under `/eshop` have; lists and transactions are
 * JSON:API documents. Plans travel as `{option_id, monthly_payment_months}` in bodies, as `option:months,…` in queries.
 */
export const assumedCheckoutEndpoints = {
  /** With the customer's cards and accounts included, and why one cannot be used for this amount. */
  paymentMethods: endpoint({
    method: 'GET',
    path: '/eshop/checkout/payment-methods',
    query: ['transaction_id'],
    access: 'customer',
  }),
  /** Who takes the cart to an address: prices and dates are those of the place. */
  couriers: endpoint({
    method: 'GET',
    path: '/eshop/checkout/couriers',
    query: ['address_id'],
    access: 'customer',
  }),
  /** Stores with what of the cart each lacks; nearest first with a zip code, which a visitor may have without address. */
  pickupStores: endpoint({
    method: 'GET',
    path: '/eshop/checkout/pickup-stores',
    query: ['zip_code'],
    access: 'customer',
  }),
  /** "Store shipping choice": the server keeps it with the cart, so that totals are its own. Answers with the totals. */
  shippingChoice: endpoint({
    method: 'POST',
    path: '/eshop/checkout/shipping',
    access: 'customer',
  }),
  /**
   * Opens an order at a payment provider that works by orders, with the server's own total; `meta.provider_order_id` is
   * its name there. Once the customer has approved it, that is the token of the card or account. `is_temporary`: the
   * provider is not to keep it for later purchases.
   */
  providerOrder: endpoint({
    method: 'POST',
    path: '/eshop/checkout/provider-orders',
    access: 'customer',
  }),
  /** "Get monthly options": `meta.monthly_payment_options` of a method and a card, as the specification says. */
  monthlyOptions: endpoint({
    method: 'GET',
    path: '/eshop/checkout/monthly-options',
    query: ['payment_method_code', 'tokenizable_id', 'transaction_id'],
    access: 'customer',
  }),
  /** "Store monthly payment": checks the plans against today's options. Answers with the totals. */
  monthlyPayment: endpoint({
    method: 'POST',
    path: '/eshop/checkout/monthly-payment',
    access: 'customer',
  }),
  /**
   * "Create transaction". Needs an `Idempotency-Key`; one key, and one cart, make one transaction. `total` and `cart_id`
   * are what the customer saw, and refused when they are not the server's. `cvc_token` is the card provider's reference.
   */
  transactionCreate: endpoint({ method: 'POST', path: '/eshop/transactions', access: 'customer' }),
  /** "Update transaction": pays an existing one in another way. Needs an `Idempotency-Key`, too. */
  transactionUpdate: endpoint({
    method: 'PATCH',
    path: '/eshop/transactions/{id}',
    access: 'customer',
  }),
  transaction: endpoint({ method: 'GET', path: '/eshop/transactions/{id}', access: 'customer' }),
  /** What became of a call whose answer was lost, by its key or its cart; 404 when nothing did. */
  transactionOutcome: endpoint({
    method: 'GET',
    path: '/eshop/transactions/-actions/outcome',
    query: ['idempotency_key', 'cart_id'],
    access: 'customer',
  }),
  /** A voucher, a wallet's code, an approval: what the providers' pages, keyed by payment, show and ask again. */
  transactionPayment: endpoint({
    method: 'GET',
    path: '/eshop/transaction-payments/{id}',
    access: 'customer',
  }),
  /** Second step of a card, or approval of an account: `provider_token` is what the provider gave. */
  paymentConfirm: endpoint({
    method: 'POST',
    path: '/eshop/transaction-payments/{id}/-actions/confirm',
    access: 'customer',
  }),
  /**
   * A mail or an SMS asks whether an order goes to the right address; its link (spec 2.1, `/validate-address/…`) names the
   * order, a code that only this message has, and the answer. Answers with the transaction, so that what is still to be
   * paid is known; the same answer again changes nothing, and another one replaces it until the parcel leaves.
   */
  addressValidation: endpoint({
    method: 'POST',
    path: '/eshop/transactions/{id}/-actions/validate-address',
    access: 'customer',
  }),
  /** The customer came back from the provider without approving. */
  paymentCancel: endpoint({
    method: 'POST',
    path: '/eshop/transaction-payments/{id}/-actions/cancel',
    access: 'customer',
  }),
};
