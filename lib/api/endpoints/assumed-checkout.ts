import { getCall, patchCall, postCall } from './endpoint';

/**
 * The services of the checkout, which the specification names without paths and payloads (7, Checkout services).
 * Bodies are plain JSON and answers are in `meta`, like the cart's calls under `/eshop`. Lists and transactions are
 * JSON:API documents. Plans are `{option_id, monthly_payment_months}` in bodies and `option:months,…` in queries.
 */
export const assumedCheckoutEndpoints = {
  paymentMethods: getCall('/eshop/checkout/payment-methods', 'customer', {
    query: ['transaction_id'],
  }),
  couriers: getCall('/eshop/checkout/couriers', 'customer', { query: ['address_id'] }),
  /** Stores, each with the products of the cart that it lacks. Nearest first with a zip code, which needs no address. */
  pickupStores: getCall('/eshop/checkout/pickup-stores', 'customer', { query: ['zip_code'] }),
  /** "Store shipping choice": the server stores it with the cart and computes the totals. Answers with the totals. */
  shippingChoice: postCall('/eshop/checkout/shipping', 'customer'),
  /**
   * Creates an order at a payment provider that needs one, with the server's total. `meta.provider_order_id` is its id
   * there. After the customer's approval that id is the token of the card or account. `is_temporary`: the provider must
   * not store the card or account for later purchases.
   */
  providerOrder: postCall('/eshop/checkout/provider-orders', 'customer'),
  monthlyOptions: getCall('/eshop/checkout/monthly-options', 'customer', {
    query: ['payment_method_code', 'tokenizable_id', 'transaction_id'],
  }),
  /** "Store monthly payment": checks the plans against the current options. Answers with the totals. */
  monthlyPayment: postCall('/eshop/checkout/monthly-payment', 'customer'),
  /**
   * "Create transaction". Needs an `Idempotency-Key`. A key creates at most one transaction, and so does a cart. `total`
   * and `cart_id` are those that the customer saw; the server rejects them when its own differ. `cvc_token` is the card
   * provider's reference to the security code.
   */
  transactionCreate: postCall('/eshop/transactions', 'customer'),
  transactionUpdate: patchCall('/eshop/transactions/{id}', 'customer'),
  transaction: getCall('/eshop/transactions/{id}', 'customer'),
  /** The result of a call whose answer was lost, by its key or its cart. 404 when there is no transaction. */
  transactionOutcome: getCall('/eshop/transactions/-actions/outcome', 'customer', {
    query: ['idempotency_key', 'cart_id'],
    mayFindNothing: true,
  }),
  /**
   * A payment with its voucher, wallet code or approval link. The providers' pages show it and poll it. In the link the
   * shop replaces `{state}` by a one-time text, which the provider's page sends back with the customer as `state`.
   */
  transactionPayment: getCall('/eshop/transaction-payments/{id}', 'customer'),
  /** Completes the verification of a card or the approval of an account. `provider_token` comes from the provider. */
  paymentConfirm: postCall('/eshop/transaction-payments/{id}/-actions/confirm', 'customer'),
  /**
   * A mail or an SMS asks whether the address of an order is right. Its link (spec 2.1, `/validate-address/…`) contains
   * the order, a secret code and the answer. The response is the transaction with the amount that is still due. The same
   * answer again changes nothing. Another answer replaces it until the parcel is sent.
   */
  addressValidation: postCall('/eshop/transactions/{id}/-actions/validate-address', 'customer'),
  paymentCancel: postCall('/eshop/transaction-payments/{id}/-actions/cancel', 'customer'),
};
