import * as addresses from '@/lib/api/calls/addresses';
import * as assembly from '@/lib/api/calls/assembly';
import * as configs from '@/lib/api/calls/assembly-configs';
import * as authentication from '@/lib/api/calls/authentication';
import * as cartBuild from '@/lib/api/calls/cart-build';
import * as savings from '@/lib/api/calls/cart-coupon-wallet';
import { readCartValidation } from '@/lib/api/calls/cart-validation';
import * as catalogue from '@/lib/api/calls/catalogue';
import * as checkout from '@/lib/api/calls/checkout';
import { sendContactMessage } from '@/lib/api/calls/contact';
import * as customer from '@/lib/api/calls/customer';
import * as cart from '@/lib/api/calls/customer-cart';
import * as delivery from '@/lib/api/calls/delivery-options';
import * as devices from '@/lib/api/calls/devices';
import * as invoicing from '@/lib/api/calls/invoicing';
import { readLanding } from '@/lib/api/calls/landing';
import * as location from '@/lib/api/calls/location';
import * as notifications from '@/lib/api/calls/notifications';
import { readOfferVersions } from '@/lib/api/calls/offer-versions';
import * as messages from '@/lib/api/calls/order-messages';
import * as orders from '@/lib/api/calls/orders';
import * as methods from '@/lib/api/calls/payment-methods';
import * as product from '@/lib/api/calls/product';
import { readComponents } from '@/lib/api/calls/product-components';
import { readProductStock } from '@/lib/api/calls/product-stock';
import { createProviderOrder } from '@/lib/api/calls/provider-orders';
import * as reviews from '@/lib/api/calls/reviews';
import * as search from '@/lib/api/calls/search';
import { readSitemapPage } from '@/lib/api/calls/sitemap';
import * as cards from '@/lib/api/calls/stored-cards';
import * as transactions from '@/lib/api/calls/transactions';
import { readTranslations } from '@/lib/api/calls/translations';
import { readWalletMovements } from '@/lib/api/calls/wallet';
import * as warranties from '@/lib/api/calls/warranties';
import * as wishlists from '@/lib/api/calls/wishlists';
import type { ApiClient } from '@/lib/api/client';

export type Call = (client: ApiClient) => Promise<unknown>;

const id = '1';
const customerId = '7';
const key = 'c0ffee00-0000-4000-8000-000000000000';
const chosen = { id, label: '' };

const part = {
  id,
  slug: 'a',
  name: 'A',
  partNumber: '',
  brandName: null,
  categoryName: null,
  image: null,
  stock: 1,
  pricing: {
    priceWithTax: 1,
    currentPriceWithTax: 1,
    mwiOnePriceWithTax: 1,
    mwiOneDiscPercent: 0,
  },
  offerMonths: [],
  performance: '',
  groupId: '2',
  configs: [],
  facts: null,
};
const entry = { groupId: '2', part, qty: 1, detailId: null };
const build = { id, configId: '8', name: 'A', qty: 1, requiresAssembly: true };
const address = {
  alias: 'Casa',
  recipientName: 'Laura',
  phone: '5512345678',
  street: 'Madero',
  exteriorNumber: '1',
  interiorNumber: '',
  neighborhood: 'Centro',
  municipality: 'Cuauhtémoc',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  zipCode: '06000',
  betweenStreets: '',
  references: '',
  isDefault: true,
};
const profile = {
  rfc: 'XAXX010101000',
  businessName: 'LAURA',
  taxRegime: '616',
  cfdiUse: 'S01',
  zipCode: '06000',
  email: 'laura@example.mx',
  isDefault: true,
};
const person = {
  names: 'Laura',
  lastName: 'Ruiz',
  motherLastName: '',
  phone: '5512345678',
  businessName: 'A',
  rfc: 'B',
};
const passwords = { password: '123456789', passwordConfirmation: '123456789' };
const guest = {
  cart: [
    {
      productId: id,
      qty: 1,
      assemblyId: null,
      assemblyName: null,
      assemblyGroupId: null,
      requiresAssembly: null,
    },
  ],
  assembly: {
    name: 'A',
    entries: [{ assemblyConfigId: null, assemblyGroupId: '2', productId: id, qty: 1 }],
  },
  zipCode: '06000',
};
const payment = {
  methodCode: 'stripe_card',
  tokenizableId: '3',
  plans: [{ optionId: '18', months: 6 }],
};
const payRequest = {
  ...payment,
  cvcToken: 'c',
  total: 5000,
  deviceSessionId: 'd',
  trackingId: key,
};
const filters = {
  brands: ['amd'],
  performances: ['alta'],
  stockStatus: ['available' as const],
  secondary: ['am5'],
  allCategories: true,
};
const review = { rating: 5, opinion: 'Muy bueno', shortOpinion: 'Bueno' };
const existing = {
  id,
  customerName: '',
  rating: 5,
  opinion: '',
  shortOpinion: '',
  createdUtc: null,
  createdAtText: '',
  isVerifiedPurchase: false,
};

/** Every function of `lib/api/calls`, by the name of the endpoint that it calls. */
export const everyCall: Readonly<Record<string, readonly Call[]>> = {
  register: [
    (client) =>
      authentication.authenticate(client, {
        entry: {
          by: 'register',
          fields: { ...person, ...passwords, accountType: 'personal', email: 'laura@example.mx' },
        },
        guest,
        key,
      }),
  ],
  login: [
    (client) =>
      authentication.authenticate(client, {
        entry: { by: 'login', fields: { email: 'a@b.mx', password: 'x', remember: true } },
        guest,
        key,
      }),
  ],
  socialLogin: [
    (client) =>
      authentication.authenticate(client, {
        entry: { by: 'social', fields: { provider: 'google', token: 't' } },
        guest,
        key,
      }),
  ],
  logout: [(client) => authentication.logout(client, 1000)],
  passwordSendEmail: [(client) => authentication.sendPasswordMail(client, 'a@b.mx')],
  passwordReset: [
    (client) => authentication.resetPassword(client, { ...passwords, token: 't', email: 'a@b.mx' }),
  ],
  session: [(client) => customer.readSessionExpiry(client)],
  authenticatedCustomer: [(client) => customer.readAuthenticatedCustomer(client)],
  emailNoticeUnverified: [(client) => customer.readEmailNotice(client)],
  loginInitData: [(client) => readTranslations(client, 'login')],
  registerInitData: [(client) => readTranslations(client, 'register')],
  customerSelf: [
    (client) => customer.readCurrentCustomer(client),
    (client) => customer.readAccount(client),
  ],
  emailVerify: [(client) => authentication.verifyEmail(client, { token: 't', id })],
  emailResend: [(client) => authentication.resendVerification(client)],
  twoStepSend: [(client) => authentication.sendTwoStepCode(client)],
  twoStepVerify: [(client) => authentication.verifyTwoStep(client, '123456')],
  verifyHuman: [(client) => authentication.verifyHuman(client, { token: 't', action: 'a' })],

  brands: [
    (client) => catalogue.readBrands(client),
    (client) => assembly.readBuilderBrands(client, undefined),
  ],
  categories: [
    (client) => catalogue.readCategoryTree(client),
    (client) => catalogue.readCategory(client, 'a'),
  ],
  banners: [(client) => catalogue.readBanners(client, ['A'])],
  sections: [(client) => catalogue.readSections(client, ['novedades'])],
  landings: [(client) => readLanding(client, 'a')],
  stores: [(client) => catalogue.readStores(client)],
  products: [
    (client) => product.readProduct(client, 'a'),
    (client) => product.readComparedProduct(client, 'a'),
    (client) => product.readRelatedProductIds(client, 'a'),
    (client) => product.readLivePrices(client, [id]),
    (client) => product.readProductsById(client, [id]),
    (client) => product.readProductSlugs(client, [id]),
    (client) => readOfferVersions(client, [id]),
    (client) => readProductStock(client, 'a'),
    (client) => assembly.readParts(client, [id]),
    (client) => assembly.readPartsWithImages(client, [id]),
  ],
  search: [
    (client) =>
      search.readSearch(client, {
        text: 'a',
        brands: ['b'],
        categories: [],
        page: 1,
        sort: 'price-asc',
        priceMin: 1,
        priceMax: 2,
        monthlyMax: 3,
        onlyOffers: true,
        onlyInStock: true,
        attributes: ['socket_am5'],
        delivery: { kind: 'tomorrow', zipCode: '06700' },
      }),
  ],
  mostSearched: [(client) => search.readMostSearched(client)],
  suggestions: [(client) => search.readSuggestions(client, 'a')],
  sitemap: [(client) => readSitemapPage(client, { kind: 'product', page: 1 })],
  zipCode: [(client) => location.readZipCode(client, '06000')],
  zipCodesNearby: [
    (client) => location.readNearestPlace(client, { latitude: 19.38, longitude: -99.16 }),
  ],
  deliveryEstimate: [
    (client) => location.readDeliveryEstimate(client, { productId: id, zipCode: '06000' }),
  ],
  deliveryEstimates: [
    (client) => location.readDeliveryEstimates(client, { productIds: [id], zipCode: '06000' }),
  ],
  contact: [
    (client) =>
      sendContactMessage(client, {
        name: 'Laura',
        email: 'a@b.mx',
        phone: '5512345678',
        subject: 'A',
        message: 'B',
      }),
  ],
  productReviews: [(client) => reviews.readReviews(client, { productId: id, page: 1 })],
  customerReviews: [(client) => reviews.readOwnReview(client, { customerId, productId: id })],
  createReview: [
    (client) =>
      reviews.saveReview(client, { productId: id, customerId, existing: null, written: review }),
  ],
  updateReview: [
    (client) =>
      reviews.saveReview(client, { productId: id, customerId, existing, written: review }),
  ],
  productComponents: [(client) => readComponents(client, { productId: id, page: 1 })],

  cartInitData: [(client) => readTranslations(client, 'cart')],
  assemblyInitData: [(client) => readTranslations(client, 'builder')],
  cartAdd: [(client) => cart.addToCart(client, { productId: id, qty: 1, key })],
  cartValidate: [(client) => readCartValidation(client, { productId: id, qty: 1 })],
  cartTotalItems: [(client) => cart.readCartCount(client)],
  cartTotals: [
    (client) => checkout.readCheckoutTotals(client, { payment, transactionId: '15' }),
    (client) => cart.readCartTotals(client),
  ],
  cartDetail: [
    (client) => cart.readCustomerCart(client),
    (client) => cart.readTransactionCart(client, { transactionId: '15', payment, trackingId: key }),
    // The backend has no call for the monthly options.
    (client) =>
      checkout.readMonthlyOptions(
        { ...client, requestOrNull: async () => null },
        { payment, transactionId: '15' },
      ),
  ],
  cartRemove: [(client) => cart.removeFromCart(client, id)],
  cartClear: [(client) => cart.clearCart(client)],
  cartUpdate: [(client) => cart.setCartQuantity(client, { itemId: id, qty: 1 })],
  cartAssembly: [(client) => cartBuild.readCartBuild(client, id)],
  cartAssemblyAdd: [
    (client) =>
      cartBuild.addBuildToCart(client, { entries: [entry], configId: '8', requiresAssembly: true }),
    (client) => cart.restoreCartBuild(client, { assembly: build, parts: [] }),
  ],
  cartAssemblyUpdate: [
    (client) => cartBuild.replaceBuildInCart(client, { id, entries: [entry], qty: 1 }),
    (client) => cart.updateCartBuild(client, { id, change: { qty: 2, parts: [] } }),
    (client) => cart.updateCartBuild(client, { id, change: { requiresAssembly: false } }),
  ],
  cartAssemblyRemove: [(client) => cart.removeCartBuild(client, id)],
  cartValidateReview: [
    (client) =>
      checkout.checkOrderReview(client, {
        ...payment,
        isShipping: true,
        trackingId: key,
        transactionId: null,
      }),
    (client) =>
      checkout.checkOrderReview(client, {
        ...payment,
        isShipping: null,
        trackingId: key,
        transactionId: '15',
      }),
  ],
  cartCouponAdd: [(client) => savings.addCoupon(client, 'A', 'oxxo')],
  cartCouponRemove: [(client) => savings.removeCoupon(client)],
  cartWalletAdd: [(client) => savings.addWallet(client, 50)],
  cartWalletRemove: [(client) => savings.removeWallet(client)],
  cartWalletSendCode: [(client) => savings.sendWalletCode(client)],
  cartWalletVerifyCode: [(client) => savings.verifyWalletCode(client, '123456')],

  assemblyGroups: [(client) => assembly.readBuildGroups(client)],
  customerAssemblyConfigs: [(client) => configs.readSavedBuilds(client, customerId)],
  assemblyConfigDetails: [(client) => configs.readSavedBuildEntries(client, id)],
  assemblyConfigs: [(client) => configs.readSavedBuildBySlug(client, 'a')],
  assemblyConfigCreate: [
    (client) => configs.saveBuildName(client, { customerId, id: null, name: 'A' }),
  ],
  assemblyConfigUpdate: [(client) => configs.saveBuildName(client, { customerId, id, name: 'A' })],
  assemblyConfigDelete: [(client) => configs.deleteSavedBuild(client, id)],
  assemblyDetailCreate: [
    (client) => configs.createSavedBuildEntry(client, { configId: id, entry }),
  ],
  assemblyDetailDelete: [(client) => configs.deleteSavedBuildEntry(client, id)],
  assemblyInfo: [(client) => assembly.readAssemblyInfo(client, { productId: id, otherIds: ['2'] })],
  assemblyConfigIsValid: [(client) => configs.readSavedBuildValidity(client, id)],
  assemblyGroupComponents: [
    (client) =>
      assembly.readCandidates(client, {
        groupId: id,
        page: 1,
        filters,
        productIds: ['41'],
        onlyCompatible: true,
        sort: 'price',
        priceMax: 10,
      }),
  ],

  wishlistItemCreate: [
    (client) => wishlists.saveWishlistItem(client, { wishlistId: '5', productId: id, qty: 1 }),
  ],
  wishlistItemUpdate: [
    (client) => wishlists.saveWishlistItem(client, { id, wishlistId: '5', productId: id, qty: 1 }),
  ],
  wishlistItemDelete: [(client) => wishlists.deleteWishlistItem(client, id)],
  customerWishlistItems: [
    // The lists come without their items.
    (client) =>
      wishlists.readWishlists(
        {
          ...client,
          request: async () => ({
            data: [...'123456789'].map((one) => ({ type: 'customer-wishlists', id: one })),
            meta: {},
            links: {},
          }),
        },
        customerId,
      ),
  ],
  customerWishlists: [(client) => wishlists.readWishlists(client, customerId)],
  wishlistCreate: [(client) => wishlists.createWishlist(client, { customerId, name: 'A' })],
  wishlistUpdate: [(client) => wishlists.renameWishlist(client, { customerId, id, name: 'A' })],
  wishlistDelete: [(client) => wishlists.deleteWishlist(client, id)],

  customerUpdate: [
    (client) =>
      customer.saveCustomerInformation(client, {
        id: customerId,
        information: { ...person, accountType: 'business' },
      }),
  ],
  passwordChange: [
    (client) => customer.changePassword(client, { ...passwords, currentPassword: 'x' }),
  ],
  customerAddresses: [(client) => addresses.readAddresses(client, customerId)],
  addressCreate: [(client) => addresses.saveAddress(client, { customerId, address })],
  addressUpdate: [
    (client) => addresses.saveAddress(client, { customerId, address, id }),
    (client) => addresses.setDefaultAddress(client, id),
  ],
  addressDelete: [(client) => addresses.deleteAddress(client, id)],
  invoicingInitData: [(client) => invoicing.readInvoicingCatalogue(client)],
  customerInvoicingProfiles: [(client) => invoicing.readInvoicingProfiles(client, customerId)],
  invoicingProfileCreate: [
    (client) => invoicing.saveInvoicingProfile(client, { customerId, profile }),
  ],
  invoicingProfileUpdate: [
    (client) => invoicing.saveInvoicingProfile(client, { customerId, profile, id }),
  ],
  invoicingProfileDelete: [(client) => invoicing.deleteInvoicingProfile(client, id)],
  customerTokenizables: [(client) => cards.readStoredCards(client, customerId)],
  tokenizableCreate: [
    (client) =>
      methods.createTokenizable(client, {
        transactionId: null,
        methodCode: 'stripe_card',
        token: 't',
        holder: 'Laura',
        expires: null,
        cvcToken: null,
        isTemporary: false,
      }),
  ],
  tokenizableUpdate: [(client) => cards.setDefaultCard(client, id)],
  tokenizableDelete: [(client) => cards.deleteStoredCard(client, id)],
  customerDevices: [(client) => devices.readDevices(client, customerId)],
  deviceDelete: [(client) => devices.revokeDevice(client, id)],
  customerWalletMovements: [(client) => readWalletMovements(client, { customerId, page: 1 })],
  customerNotifications: [
    (client) =>
      notifications.readNotifications(client, {
        customerId,
        page: 1,
        pageSize: 10,
        isUnreadOnly: true,
      }),
  ],
  notificationUpdate: [(client) => notifications.markNotificationRead(client, id)],
  notificationsReadAll: [(client) => notifications.markAllNotificationsRead(client, customerId)],

  customerOrders: [
    (client) =>
      orders.readOrders(client, {
        customerId,
        page: 1,
        filters: { status: 'shipped', search: 'a', from: '2026-01-01', to: '2026-01-31' },
      }),
  ],
  order: [(client) => orders.readOrder(client, id)],
  orderInvoice: [(client) => orders.readInvoice(client, { id, format: 'pdf' })],
  orderInvoiceRequest: [
    (client) => orders.requestInvoice(client, { id, profileId: '4', cfdiUse: 'G03' }),
  ],
  orderBuyAgain: [(client) => orders.buyAgain(client, id)],
  orderMessages: [
    (client) => messages.readOrderMessages(client, { orderId: id, afterId: undefined }),
  ],
  orderMessageCreate: [
    (client) => messages.sendOrderMessage(client, { orderId: id, clientId: key, text: 'A' }),
  ],
  orderWarrantyProducts: [(client) => warranties.readCoveredItems(client, id)],
  customerWarranties: [
    (client) => warranties.readWarranties(client, { customerId, page: 1, orderId: '15' }),
  ],
  warranty: [(client) => warranties.readWarranty(client, id)],
  warrantyCreate: [
    (client) =>
      warranties.requestWarranty(client, {
        itemId: '31',
        photoIds: ['2'],
        key,
        description: 'No enciende',
        serialNumber: '',
        qty: 1,
      }),
  ],
  warrantyPhotoCreate: [
    (client) => warranties.uploadPhoto(client, { filename: 'a', type: 'image/png', base64: 'A' }),
  ],

  paymentMethods: [(client) => methods.readPaymentMethods(client, '15')],
  couriers: [(client) => delivery.readCouriers(client, '4')],
  pickupStores: [(client) => delivery.readPickupStores(client, '06000')],
  shippingChoice: [
    (client) =>
      delivery.saveShippingChoice(client, {
        isDigital: false,
        isShipping: true,
        customerAddress: chosen,
        courier: chosen,
        store: null,
        pickupPerson: { name: '', lastName: '', motherLastName: '', telephone: '' },
        hasShippingInsurance: true,
      }),
  ],
  providerOrder: [
    (client) =>
      createProviderOrder(client, {
        methodCode: 'paypal_account',
        transactionId: null,
        shouldStore: false,
      }),
  ],
  monthlyOptions: [
    (client) => checkout.readMonthlyOptions(client, { payment, transactionId: '15' }),
  ],
  monthlyPayment: [
    (client) => checkout.saveMonthlyPayment(client, { payment, transactionId: null }),
  ],
  transactionCreate: [
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
    (client) =>
      transactions.updateTransaction(client, { transactionId: id, request: payRequest, key }),
  ],
  transaction: [(client) => transactions.readTransaction(client, id)],
  transactionOutcome: [
    (client) => transactions.readTransactionOutcome(client, { key, cartId: 'c-7' }),
  ],
  transactionPayment: [(client) => transactions.readTransactionPayment(client, id)],
  paymentConfirm: [(client) => transactions.confirmPayment(client, { id, token: 't' })],
  addressValidation: [
    (client) =>
      transactions.answerAddressCheck(client, { transactionId: id, code: 'a', answer: 'yes' }),
  ],
  paymentCancel: [(client) => transactions.cancelPayment(client, id)],
};
