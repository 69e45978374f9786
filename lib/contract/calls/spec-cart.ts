import { CART_VALIDATION_SHAPE } from '@/lib/api/cart-validation';
import { REMOVED_LINE_SHAPE } from '@/lib/api/customer-cart-contents';
import type { specEndpoints } from '@/lib/api/endpoints/spec';
import { type CallContract, many, one } from '../call';
import { describeFields, extra, may, should } from '../fields';
import { sentCodeFields } from '../resources/account';
import {
  buildGroupContract,
  compatibilityFields,
  createdEntryContract,
  savedBuildContract,
  savedBuildEntryContract,
  validityFields,
} from '../resources/builder';
import {
  cartBuildLinesContract,
  cartContract,
  cartItemContract,
  cartTotalFields,
  checkoutTotalFields,
  editedBuildContract,
} from '../resources/cart';
import { productCardContract } from '../resources/catalogue';
import { monthlyCartFields } from '../resources/checkout';
import { pageFields } from '../resources/page';
import { translationFields } from './spec-account';

const TRANSLATIONS = {
  level: 'may',
  loss: 'the shop’s own texts are shown',
  meta: translationFields,
} as const;

/** A change of the cart's savings: with the new totals, or without a document. */
const SAVINGS = { meta: cartTotalFields, isMetaAnywhere: true } as const;

/** The cart and the builder of the specification. */
export const specCartCalls = {
  cartInitData: {
    ...TRANSLATIONS,
    screens: ['Every page'],
    purpose: 'The backend’s texts for the cart and everything else',
  },
  cartAdd: {
    screens: ['Product', 'Search', 'Cart'],
    purpose: 'Adds units of a product',
    level: 'must',
    loss: 'nothing can be put in the cart',
    data: one(cartItemContract, { instead: cartContract }),
    meta: { count: extra('count', 'the number in the header is asked for again') },
  },
  cartValidate: {
    screens: ['Product', 'Cart'],
    purpose: 'Whether so many units can be bought now; a 2xx means yes',
    loss: 'a guest learns of a shortage at the checkout',
    meta: describeFields(CART_VALIDATION_SHAPE, {
      valid: extra('the quantity counts as valid', { fallback: 'true', example: true }),
      max_qty: may('count', 'the limit is unknown', { fallback: 'unknown', example: 10 }),
      price_with_tax: may('the price is not confirmed', { example: 1499 }),
      current_price_with_tax: may('the price is not confirmed', { example: 1299 }),
      message: extra('the reason of a refusal is not shown'),
    }),
  },
  cartTotalItems: {
    screens: ['Every page'],
    purpose: 'The number of lines in the cart',
    loss: 'the header has no number beside the cart',
    meta: { count: should('count', 'the header has no number beside the cart') },
  },
  cartTotals: {
    screens: ['Checkout', 'Cart'],
    purpose: 'The totals of the cart or of an order with a way to pay',
    level: 'must',
    loss: 'no order can be placed',
    query: {
      transaction_id: '15',
      payment_method_code: 'stripe_card',
      tokenizableId: '3',
      monthly_payment_option_plans: '18:6',
    },
    meta: checkoutTotalFields,
    isMetaAnywhere: true,
  },
  cartDetail: {
    screens: ['Cart', 'Checkout'],
    purpose: 'The whole cart; with a query, the products of an existing order that is paid',
    level: 'must',
    loss: 'the cart cannot be shown',
    query: {
      transaction_id: '15',
      payment_method_code: 'stripe_card',
      tokenizable_id: '3',
      monthly_payment_option_plans: '18:6',
      tracking_id: 'c0ffee00-0000-4000-8000-000000000000',
    },
    data: one({ ...cartContract, fields: { ...cartContract.fields, ...monthlyCartFields } }),
    meta: { messages: may('texts', 'what changed in the cart is not told') },
  },
  cartRemove: {
    screens: ['Cart'],
    purpose: 'Removes a line',
    level: 'must',
    loss: 'no line can be removed',
    meta: {
      addedInfo: extra.objectOf(REMOVED_LINE_SHAPE, 'analytics get what was shown', {
        product_name: may('analytics get the name that was shown'),
        brand_name: extra('analytics get no brand'),
        category_name: extra('analytics get no category'),
        promotion_name: extra('analytics get no promotion'),
        total_quantity: may('analytics get the quantity that was shown'),
        total_with_tax: may('analytics get the amount that was shown'),
      }),
    },
  },
  cartClear: {
    screens: ['Cart'],
    purpose: 'Empties the cart',
    loss: 'the cart is emptied line by line',
  },
  cartUpdate: {
    screens: ['Cart'],
    purpose: 'Changes a quantity',
    level: 'must',
    loss: 'no quantity can be changed',

    data: one(cartItemContract, { instead: cartContract }),
  },
  cartAssembly: {
    screens: ['Builder'],
    purpose: 'A build in the cart, to edit it',
    loss: 'a build in the cart cannot be edited',
    data: one(editedBuildContract),
  },
  cartAssemblyAdd: {
    screens: ['Builder', 'Cart'],
    purpose: 'Puts a build in the cart',
    loss: 'no build can be put in the cart',

    data: one(cartBuildLinesContract),
  },
  cartAssemblyUpdate: {
    screens: ['Cart', 'Builder'],
    purpose: 'Changes the quantity, the parts or the assembly of a build',
    loss: 'a build in the cart cannot be changed',

    data: one(cartBuildLinesContract),
  },
  cartAssemblyRemove: {
    screens: ['Cart'],
    purpose: 'Removes a build',
    loss: 'a build in the cart cannot be removed',
  },
  cartValidateReview: {
    screens: ['Checkout'],
    purpose: 'Checks the order before it is placed; a 2xx means that it can be',
    loss: 'a problem of the order is only told when it is placed',
    query: {
      payment_method_code: 'stripe_card',
      tokenizable_id: '3',
      monthly_payment_option_plans: '18:6',
      shipping_type: 'shipping',
      tracking_id: 'c0ffee00-0000-4000-8000-000000000000',
    },
  },
  cartCouponAdd: {
    ...SAVINGS,
    screens: ['Cart', 'Checkout'],
    purpose: 'Applies a coupon',
    loss: 'no coupon can be used',
  },
  cartCouponRemove: {
    ...SAVINGS,
    screens: ['Cart'],
    purpose: 'Removes the coupon',
    loss: 'a coupon cannot be removed',
  },
  cartWalletAdd: {
    ...SAVINGS,
    screens: ['Cart'],
    purpose: 'Uses an amount of the wallet',
    loss: 'the wallet cannot be used',
  },
  cartWalletRemove: {
    ...SAVINGS,
    screens: ['Cart'],
    purpose: 'Uses nothing of the wallet',
    loss: 'the wallet cannot be given back',
  },
  cartWalletSendCode: {
    screens: ['Cart'],
    purpose: 'Sends the code that confirms the use of the wallet',
    loss: 'the wallet cannot be used',

    meta: sentCodeFields,
  },
  cartWalletVerifyCode: {
    screens: ['Cart'],
    purpose: 'Confirms the code',
    loss: 'the wallet cannot be used',
  },

  assemblyGroups: {
    screens: ['Builder'],
    purpose: 'The steps of the builder with their categories',
    loss: 'the builder cannot be opened',
    query: { include: 'categories' },
    data: many(buildGroupContract),
  },
  assemblyInitData: {
    ...TRANSLATIONS,
    screens: ['Builder'],
    purpose: 'The backend’s texts for the builder',
  },
  customerAssemblyConfigs: {
    screens: ['Builder'],
    purpose: 'The customer’s saved builds, page by page until `meta.page.lastPage`',
    loss: 'saved builds are not shown',
    query: { 'page[number]': '1' },
    data: many(savedBuildContract),
    meta: pageFields,
  },
  assemblyConfigDetails: {
    screens: ['Builder'],
    purpose: 'The parts of a saved build',
    loss: 'a saved build cannot be opened',
    query: {
      include: 'assemblyConfig,product,product.category,product.images,product.brand,assemblyGroup',
    },
    data: many(savedBuildEntryContract),
  },
  assemblyConfigs: {
    screens: ['Builder'],
    purpose: 'A saved build by its slug',
    loss: 'a saved build cannot be opened',
    query: { 'filter[slug]': 'mi-equipo' },
    data: many(savedBuildContract),
  },
  assemblyConfigCreate: {
    screens: ['Builder'],
    purpose: 'Saves a build under a name',
    loss: 'no build can be saved',

    data: one(savedBuildContract),
  },
  assemblyConfigUpdate: {
    screens: ['Builder'],
    purpose: 'Renames a saved build',
    loss: 'no build can be renamed',

    data: one(savedBuildContract),
  },
  assemblyConfigDelete: {
    screens: ['Builder'],
    purpose: 'Deletes a saved build',
    loss: 'no build can be deleted',
  },
  assemblyDetailCreate: {
    screens: ['Builder'],
    purpose: 'Adds a part to a saved build',
    loss: 'no build can be saved',

    data: one(createdEntryContract),
  },
  assemblyDetailDelete: {
    screens: ['Builder'],
    purpose: 'Removes a part from a saved build',
    loss: 'saved builds cannot be changed',
  },
  productComponents: {
    screens: ['Product'],
    purpose: 'The components of a kit, 15 at a time',
    loss: 'the components of a kit are not shown',
    query: { 'page[number]': '1', 'page[size]': '15', include: 'category,images,brand' },
    data: many(productCardContract),
    meta: pageFields,
  },
  assemblyInfo: {
    screens: ['Builder'],
    purpose: 'Whether a part goes with the others',
    loss: 'the shop’s own rules decide alone',
    query: { product_ids: '41,52' },
    meta: compatibilityFields,
  },
  assemblyConfigIsValid: {
    screens: ['Builder'],
    purpose: 'Whether a saved build is valid',
    loss: 'the shop’s own rules decide alone',
    meta: validityFields,
  },
} satisfies Partial<Record<keyof typeof specEndpoints, CallContract>>;
