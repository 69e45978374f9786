import { type CallContract, call, many, one, SESSION } from './call';
import * as account from './resources/account';
import * as catalogue from './resources/catalogue';
import * as checkout from './resources/checkout';
import * as orders from './resources/orders';
import * as search from './resources/search';

const { must, should, may } = call;
const placed = one(checkout.transaction, checkout.redirectFields);

/** Every other call. */
export const assumedCalls = {
  products: must(
    ['Product', 'Search', 'Cart', 'Builder', 'Home'],
    'no product can be opened',
    many(catalogue.product),
  ),
  categories: should(
    ['Every page', 'Categories'],
    'the menu has no categories',
    many(catalogue.category),
  ),
  banners: may(['Home', 'Every page'], 'there are no banners', many(catalogue.banner)),
  sections: should('Home', 'the home page has no products', many(catalogue.section)),
  landings: may('Landing', 'pages of campaigns cannot be shown', many(catalogue.landing)),
  stores: should(['Stores', 'Product'], 'the stores are not shown', many(catalogue.store)),
  sitemap: may(
    'Sitemap',
    'search engines find pages by links alone',
    many(catalogue.sitemap, catalogue.pageFields),
  ),
  zipCode: should(
    ['Every page', 'Addresses'],
    'state, municipality and city are typed by the shopper',
    one(catalogue.zipCodePlace),
  ),
  zipCodesNearby: may(
    ['Every page', 'Addresses'],
    'the visitor types the zip code',
    many(catalogue.zipCodePlace),
  ),
  deliveryEstimate: should('Product', 'the delivery estimate is not shown', {
    meta: catalogue.deliveryEstimateFields,
    needsAnswer: true,
  }),
  deliveryEstimates: may(['Search', 'Home'], 'cards say when a product is in the capital', {
    meta: catalogue.deliveryEstimatesFields,
    needsAnswer: true,
  }),
  mostSearched: may('Search', 'the list is not shown', {
    meta: search.termFields,
    needsAnswer: true,
  }),
  suggestions: may(
    'Every page',
    'there are no suggestions',
    many(catalogue.productCard, search.suggestionFields),
  ),
  contact: should('Contact', 'the form cannot be sent', { meta: account.contactFields }),

  socialLogin: should(['Login', 'Sign-up'], 'nobody can log in with a social account', SESSION),
  emailVerify: should('Verification', 'the e-mail address stays unverified', one(account.customer)),
  emailResend: should('Verification', 'the mail cannot be sent again'),
  twoStepSend: should('Verification', 'the device cannot be authorised', {
    meta: account.sentCodeFields,
  }),
  twoStepVerify: should(
    'Verification',
    'the device cannot be authorised',
    one(account.customer, account.deviceTokenFields),
  ),
  verifyHuman: should('Builder', 'the builder asks again', {
    meta: account.humanFields,
    needsAnswer: true,
  }),

  customerUpdate: should('Account', 'the account cannot be edited', one(account.customer)),
  passwordChange: should('Account', 'the password cannot be changed'),
  customerReviews: may('Reviews', 'an own review cannot be edited', many(catalogue.review)),
  wishlistDelete: should('Wishlists', 'no list can be deleted'),
  customerAddresses: must(
    ['Addresses', 'Checkout', 'Every page'],
    'nothing can be sent home',
    many(account.address),
  ),
  addressCreate: must(['Addresses', 'Checkout'], 'nothing can be sent home', one(account.address)),
  addressUpdate: should('Addresses', 'no address can be changed', one(account.address)),
  addressDelete: should('Addresses', 'no address can be deleted'),
  invoicingInitData: should(['Invoicing', 'Checkout'], 'no invoice can be requested', {
    meta: account.invoicingFields,
  }),
  customerInvoicingProfiles: should(
    ['Invoicing', 'Checkout'],
    'no invoice can be requested',
    many(account.invoicingProfile),
  ),
  invoicingProfileCreate: should(
    ['Invoicing', 'Checkout'],
    'no invoice can be requested',
    one(account.invoicingProfile),
  ),
  invoicingProfileUpdate: should(
    'Invoicing',
    'no recipient can be changed',
    one(account.invoicingProfile),
  ),
  invoicingProfileDelete: should('Invoicing', 'no recipient can be deleted'),
  customerTokenizables: should('Cards', 'stored cards are not shown', many(checkout.tokenizable)),
  tokenizableCreate: must(
    ['Checkout', 'Cards'],
    'nobody can pay by card',
    one(checkout.tokenizable),
  ),
  tokenizableUpdate: should('Cards', 'no card can be made the default'),
  tokenizableDelete: should('Cards', 'no card can be deleted'),
  customerDevices: should('Devices', 'the devices are not shown', many(account.device)),
  deviceDelete: should('Devices', 'no device can be revoked'),
  customerWalletMovements: should(
    'Wallet',
    'the wallet is not shown',
    many(account.walletMovement, account.walletFields),
  ),
  customerNotifications: should(
    ['Notifications', 'Every page'],
    'there are no notifications',
    many(account.notification, account.notificationFields),
  ),
  notificationUpdate: may('Notifications', 'the notification stays unread'),
  notificationsReadAll: may('Notifications', 'the notifications stay unread'),

  customerOrders: should(
    'Orders',
    'the orders are not shown',
    many(orders.order, orders.orderListFields),
  ),
  order: should(
    'Orders',
    'the order is not shown',
    one(orders.orderDetail, orders.orderStateFields),
  ),
  orderInvoice: should('Orders', 'the invoice cannot be downloaded', {
    meta: orders.invoiceFileFields,
  }),
  orderInvoiceRequest: should('Orders', 'no invoice can be requested'),
  orderBuyAgain: should('Orders', 'an order cannot be repeated', { meta: orders.addedAgainFields }),
  orderMessages: should(
    'Orders',
    'the chat is not shown',
    many(orders.orderMessage, orders.chatFields),
  ),
  orderMessageCreate: should('Orders', 'no message can be sent'),
  orderWarrantyProducts: should(
    'Warranties',
    'no warranty can be requested',
    many(orders.coveredItem),
  ),
  customerWarranties: should(
    'Warranties',
    'the warranty requests are not shown',
    many(orders.warranty, catalogue.pageFields),
  ),
  warranty: should('Warranties', 'the warranty request is not shown', one(orders.warranty)),
  warrantyCreate: should('Warranties', 'no warranty can be requested', one(orders.warranty)),
  warrantyPhotoCreate: should('Warranties', 'no photo can be sent', {
    ...one(orders.photo),
    needsAnswer: true,
  }),

  paymentMethods: must('Checkout', 'nothing can be paid', many(checkout.paymentMethod)),
  couriers: must('Checkout', 'nothing can be sent home', many(checkout.courier)),
  pickupStores: must('Checkout', 'nothing can be picked up', many(checkout.pickupStore)),
  shippingChoice: must('Checkout', 'no delivery can be chosen'),
  providerOrder: should('Checkout', 'nobody can pay with that provider', {
    meta: checkout.providerOrderFields,
    needsAnswer: true,
  }),
  monthlyOptions: should('Checkout', 'the order is paid at once', {
    meta: checkout.monthlyOptionFields,
  }),
  monthlyPayment: should('Checkout', 'the order is paid at once'),
  transactionCreate: must('Checkout', 'no order can be placed', {
    ...placed,
    needsAnswer: true,
  }),
  transactionUpdate: must('Checkout', 'an unpaid order cannot be paid', {
    ...placed,
    needsAnswer: true,
  }),
  transaction: must(['Payment', 'Checkout'], 'the result of the payment is not shown', placed),
  transactionOutcome: should(
    'Checkout',
    'after a lost answer the shopper is sent to the orders',
    placed,
  ),
  transactionPayment: must('Payment', 'vouchers and wallets cannot be paid', one(checkout.payment)),
  paymentConfirm: must(
    'Payment',
    'a payment that needs a verification cannot be completed',
    placed,
  ),
  addressValidation: should('Payment', 'the address of an order cannot be confirmed', placed),
  paymentCancel: should('Payment', 'the payment stays pending', placed),

  assemblyGroupComponents: should(
    'Builder',
    'no part can be chosen',
    many(catalogue.part, search.partListFields),
  ),
} satisfies Record<string, CallContract>;
