import * as addresses from '@/lib/api/addresses';
import {
  readBuilderBrands,
  readBuildGroups,
  readCandidates,
  readParts,
  readPartsWithImages,
} from '@/lib/api/assembly';
import { readAssemblyInfo } from '@/lib/api/assembly-compatibility';
import * as authentication from '@/lib/api/authentication';
import { readBanners } from '@/lib/api/banners';
import { readBrands } from '@/lib/api/brands';
import * as cartBuild from '@/lib/api/cart-build';
import { readCartValidation } from '@/lib/api/cart-validation';
import { readCategory, readCategoryTree } from '@/lib/api/categories';
import { checkOrderReview, readCheckoutTotals } from '@/lib/api/checkout-totals';
import type { ApiClient } from '@/lib/api/client/client';
import { sendContactMessage } from '@/lib/api/contact';
import * as customer from '@/lib/api/customer';
import * as cart from '@/lib/api/customer-cart';
import * as delivery from '@/lib/api/delivery-options';
import * as devices from '@/lib/api/devices';
import * as invoicing from '@/lib/api/invoicing';
import { readLanding } from '@/lib/api/landings';
import { readLivePrices } from '@/lib/api/live-prices';
import * as location from '@/lib/api/location';
import { readMonthlyOptions, saveMonthlyPayment } from '@/lib/api/monthly-options';
import * as notifications from '@/lib/api/notifications';
import { readChangedOffers } from '@/lib/api/offer-versions';
import * as messages from '@/lib/api/order-chat';
import { readOrders } from '@/lib/api/order-summaries';
import { buyAgain, readInvoice, readOrder, requestInvoice } from '@/lib/api/orders';
import * as methods from '@/lib/api/payment-methods';
import { readComparedProduct, readProduct } from '@/lib/api/product';
import { readProductStock } from '@/lib/api/product-stock';
import { readProductSlugs, readProductsById } from '@/lib/api/product-summaries';
import { readComponents, readRelatedProductIds } from '@/lib/api/related-products';
import * as reviews from '@/lib/api/reviews';
import * as configs from '@/lib/api/saved-builds';
import { readSearch } from '@/lib/api/search';
import { readMostSearched, readSuggestions } from '@/lib/api/search-suggestions';
import { readSections } from '@/lib/api/sections';
import { readSitemapPage } from '@/lib/api/sitemap';
import * as cards from '@/lib/api/stored-cards';
import { readStores } from '@/lib/api/stores';
import * as transactions from '@/lib/api/transactions';
import { readTranslations } from '@/lib/api/translations';
import { readWalletMovements } from '@/lib/api/wallet';
import * as warranties from '@/lib/api/warranties';
import * as wishlists from '@/lib/api/wishlists';

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
  recipientName: 'Laura Ruiz',
  phone: '5512345678',
  street: 'Madero',
  exteriorNumber: '12',
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
  businessName: 'LAURA RUIZ',
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
  businessName: 'Ruiz y Compañía',
  rfc: 'RUIL900101AB1',
};
const passwords = { password: '•••••••••', passwordConfirmation: '•••••••••' };
const guest = {
  cart: [
    {
      productId: '33',
      qty: 2,
      assemblyId: null,
      assemblyName: null,
      assemblyGroupId: null,
      requiresAssembly: null,
    },
  ],
  assembly: {
    name: 'Nuevo ensamble',
    entries: [{ assemblyConfigId: null, assemblyGroupId: '2', productId: '41', qty: 1 }],
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
  cvcToken: 'cvctok_1A2b3C',
  total: 2999,
  deviceSessionId: 'dsi_1A2b3C',
  trackingId: key,
};
const filters = {
  brands: ['amd'],
  performances: ['alta'],
  stockStatus: ['available' as const],
  secondary: ['am5'],
  allCategories: true,
};
const review = { rating: 5, opinion: 'Muy bueno', shortOpinion: 'Excelente' };
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

/** Every call of `lib/api`, by the name of the endpoint that it calls. */
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
        entry: {
          by: 'login',
          fields: { email: 'laura@example.mx', password: '•••••••••', remember: true },
        },
        guest,
        key,
      }),
  ],
  socialLogin: [
    (client) =>
      authentication.authenticate(client, {
        entry: { by: 'social', fields: { provider: 'google', token: 'ya29…' } },
        guest,
        key,
      }),
  ],
  logout: [(client) => authentication.logout(client, 1000)],
  passwordSendEmail: [(client) => authentication.sendPasswordMail(client, 'laura@example.mx')],
  passwordReset: [
    (client) =>
      authentication.resetPassword(client, {
        ...passwords,
        token: 'b2c1…',
        email: 'laura@example.mx',
      }),
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
  emailVerify: [(client) => authentication.verifyEmail(client, { token: 'b2c1…', id: customerId })],
  emailResend: [(client) => authentication.resendVerification(client)],
  twoStepSend: [(client) => authentication.sendTwoStepCode(client)],
  twoStepVerify: [(client) => authentication.verifyTwoStep(client, '123456')],
  verifyHuman: [
    (client) => authentication.verifyHuman(client, { token: '03AG…', action: 'assembly' }),
  ],

  brands: [(client) => readBrands(client), (client) => readBuilderBrands(client, undefined)],
  categories: [(client) => readCategoryTree(client), (client) => readCategory(client, 'teclados')],
  banners: [(client) => readBanners(client, ['BANNER_CAROUSEL_V2'])],
  sections: [(client) => readSections(client, ['novedades'])],
  landings: [(client) => readLanding(client, 'para-estudiar')],
  stores: [(client) => readStores(client)],
  products: [
    (client) => readProduct(client, 'teclado-mecanico-g413'),
    (client) => readComparedProduct(client, 'a'),
    (client) => readRelatedProductIds(client, 'a'),
    (client) => readLivePrices(client, [id]),
    (client) => readProductsById(client, [id]),
    (client) => readProductSlugs(client, [id]),
    (client) => readChangedOffers(client, [{ id, offerVersion: '' }]),
    (client) => readProductStock(client, 'a'),
    (client) => readParts(client, [id]),
    (client) => readPartsWithImages(client, [id]),
  ],
  search: [
    (client) =>
      readSearch(client, {
        text: 'teclado',
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
  mostSearched: [(client) => readMostSearched(client)],
  suggestions: [(client) => readSuggestions(client, 'tecl')],
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
        name: 'Laura Ruiz',
        email: 'laura@example.mx',
        phone: '5512345678',
        subject: 'Un pedido',
        message: '¿Cuándo llega mi pedido?',
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
    (client) => readCheckoutTotals(client, { payment, transactionId: '15' }),
    (client) => cart.readCartTotals(client),
  ],
  cartDetail: [
    (client) => cart.readCustomerCart(client),
    (client) => cart.readTransactionCart(client, { transactionId: '15', payment, trackingId: key }),
    // The backend has no call for the monthly options.
    (client) =>
      readMonthlyOptions(
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
    (client) => cart.restoreCartBuild(client, { build, parts: [] }),
  ],
  cartAssemblyUpdate: [
    (client) => cartBuild.replaceBuildInCart(client, { id, entries: [entry], qty: 1 }),
    (client) => cart.updateCartBuild(client, { id, change: { qty: 2, parts: [] } }),
    (client) => cart.updateCartBuild(client, { id, change: { requiresAssembly: false } }),
  ],
  cartAssemblyRemove: [(client) => cart.removeCartBuild(client, id)],
  cartValidateReview: [
    (client) =>
      checkOrderReview(client, {
        ...payment,
        isShipping: true,
        trackingId: key,
        transactionId: null,
      }),
    (client) =>
      checkOrderReview(client, {
        ...payment,
        isShipping: null,
        trackingId: key,
        transactionId: '15',
      }),
  ],
  cartCouponAdd: [(client) => cart.addCoupon(client, 'BIENVENIDA', 'stripe_card')],
  cartCouponRemove: [(client) => cart.removeCoupon(client)],
  cartWalletAdd: [(client) => cart.addWallet(client, 50)],
  cartWalletRemove: [(client) => cart.removeWallet(client)],
  cartWalletSendCode: [(client) => cart.sendWalletCode(client)],
  cartWalletVerifyCode: [(client) => cart.verifyWalletCode(client, '123456')],

  assemblyGroups: [(client) => readBuildGroups(client)],
  customerAssemblyConfigs: [(client) => configs.readSavedBuilds(client, customerId)],
  assemblyConfigDetails: [(client) => configs.readSavedBuildEntries(client, id)],
  assemblyConfigs: [(client) => configs.readSavedBuildBySlug(client, 'mi-equipo')],
  assemblyConfigCreate: [
    (client) => configs.saveBuildName(client, { customerId, id: null, name: 'Mi equipo' }),
  ],
  assemblyConfigUpdate: [
    (client) => configs.saveBuildName(client, { customerId, id, name: 'Mi equipo' }),
  ],
  assemblyConfigDelete: [(client) => configs.deleteSavedBuild(client, id)],
  assemblyDetailCreate: [
    (client) => configs.createSavedBuildEntry(client, { configId: id, entry }),
  ],
  assemblyDetailDelete: [(client) => configs.deleteSavedBuildEntry(client, id)],
  assemblyInfo: [(client) => readAssemblyInfo(client, { productId: id, otherIds: ['2'] })],
  assemblyConfigIsValid: [(client) => configs.readSavedBuildValidity(client, id)],
  assemblyGroupComponents: [
    (client) =>
      readCandidates(client, {
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
  wishlistCreate: [
    (client) => wishlists.createWishlist(client, { customerId, name: 'Mi oficina' }),
  ],
  wishlistUpdate: [
    (client) => wishlists.renameWishlist(client, { customerId, id, name: 'Mi oficina' }),
  ],
  wishlistDelete: [(client) => wishlists.deleteWishlist(client, id)],

  customerUpdate: [
    (client) =>
      customer.saveCustomerInformation(client, {
        id: customerId,
        information: { ...person, accountType: 'business' },
      }),
  ],
  passwordChange: [
    (client) => customer.changePassword(client, { ...passwords, currentPassword: '•••••••••' }),
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
        token: 'tok_1A2b3C',
        holder: 'Laura Ruiz',
        expires: '2031-08',
        cvcToken: 'cvctok_1A2b3C',
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
      readOrders(client, {
        customerId,
        page: 1,
        filters: { status: 'shipped', search: 'teclado', from: '2026-01-01', to: '2026-01-31' },
      }),
  ],
  order: [(client) => readOrder(client, id)],
  orderInvoice: [(client) => readInvoice(client, { id, format: 'pdf' })],
  orderInvoiceRequest: [(client) => requestInvoice(client, { id, profileId: '4', cfdiUse: 'G03' })],
  orderBuyAgain: [(client) => buyAgain(client, id)],
  orderMessages: [
    (client) => messages.readOrderMessages(client, { orderId: id, afterId: undefined }),
  ],
  orderMessageCreate: [
    (client) =>
      messages.sendOrderMessage(client, {
        orderId: id,
        clientId: key,
        text: '¿Cuándo llega mi pedido?',
      }),
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
        description: 'No enciende desde ayer',
        serialNumber: '',
        qty: 1,
      }),
  ],
  warrantyPhotoCreate: [
    (client) =>
      warranties.uploadPhoto(client, {
        filename: 'foto.jpg',
        type: 'image/jpeg',
        base64: '/9j/4AAQ…',
      }),
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
        courier: { id: 'estafeta', label: '' },
        store: null,
        pickupPerson: { name: '', lastName: '', motherLastName: '', telephone: '' },
        hasShippingInsurance: true,
      }),
  ],
  providerOrder: [
    (client) =>
      methods.createProviderOrder(client, {
        methodCode: 'paypal_account',
        transactionId: null,
        shouldStore: false,
      }),
  ],
  monthlyOptions: [(client) => readMonthlyOptions(client, { payment, transactionId: '15' })],
  monthlyPayment: [(client) => saveMonthlyPayment(client, { payment, transactionId: null })],
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
  paymentConfirm: [(client) => transactions.confirmPayment(client, { id, token: 'tok_1A2b3C' })],
  addressValidation: [
    (client) =>
      transactions.answerAddressCheck(client, { transactionId: id, code: 'a1b2c3', answer: 'yes' }),
  ],
  paymentCancel: [(client) => transactions.cancelPayment(client, id)],
};
