import { CART_TOTALS_SHAPE, PURCHASE_AMOUNTS_SHAPE } from '@/lib/api/cart-totals';
import { CHECKOUT_TOTALS_SHAPE } from '@/lib/api/checkout-totals';
import {
  CART_BUILD_SHAPE,
  CART_ITEM_SHAPE,
  CART_PICKUP_SHAPE,
  PRICE_DETAIL_SHAPE,
} from '@/lib/api/customer-cart-contents';
import { anyOf, describeFields, extra, type FieldSet, may, must, should } from '../fields';
import { resource, toMany, toOne } from '../resource';
import { productCardContract, productLink } from './catalogue';

const priceDetail = describeFields(PRICE_DETAIL_SHAPE, {
  common_quantity: extra('`qty` is taken', { fallback: '`qty`' }),
  common_price_with_tax: must('the price of the product is taken', {
    or: ['promotion_price_with_tax'],
    fallback: 'the product’s price',
  }),
  promotion_id: extra('the line has no promotion'),
  promotion_quantity: extra('`qty` is taken', { fallback: '0' }),
  promotion_price_with_tax: may('the common price is taken', { fallback: 'the common price' }),
});

export const cartItemContract = resource('cart-items', {
  withoutId: 'the line cannot be changed or removed',
  fields: {
    qty: should('count', 'the quantity is taken from `price_detail`', {
      or: ['price_detail'],
      fallback: '`common_quantity` + `promotion_quantity`',
      example: 2,
    }),
    product_id: extra('text', 'the line counts as a product of its own'),
    name: extra('text', 'the line is named by its part number', {
      fallback: 'the product’s name, `part_number`',
    }),
    part_number: extra('text', 'the part number is not shown'),
    slug: extra('text', 'the line has no link'),
    brand: extra.object('the brand is not shown', { name: may('text', 'the brand is not shown') }),
    category: extra.object('analytics get no category', {
      name: may('text', 'analytics get no category'),
    }),
    promotion: extra.object(
      'the line does not name its promotion',
      { name: may('text', 'the line does not name its promotion') },
      { bare: 'name' },
    ),
    qty_per_assembly: extra('number', 'it is reckoned from the build', { example: 1 }),
    assembly_id: extra('text', 'the line stands outside its build'),
    assembly_group_id: extra('text', 'the line has no step of the build'),
    is_digital: extra('flag', 'an order of licences only asks for an address and a courier', {
      fallback: 'false',
    }),
    max_qty: may('number', 'the quantity has no limit until the backend refuses', {
      fallback: 'unknown',
    }),
    message: extra('text', 'nothing is said about the line'),
    price_detail: must.object('the cart cannot be read: the line has no price', priceDetail, {
      or: ['total_with_tax', 'product'],
      fallback: 'the prices of the product',
    }),
    total_with_tax: may('number', 'it is reckoned', { fallback: 'price × quantity' }),
  },
  relations: {
    product: toOne('should', () => productCardContract, 'the line has no link and no picture'),
  },
});

const buildFields: FieldSet = describeFields(CART_BUILD_SHAPE, {
  assembly_id: should('the id of the resource is taken', { fallback: '`id`' }),
  assembly_config_id: extra('the build cannot be edited under its name'),
  name: may('the build is called “Ensamble en carrito”'),
  qty: should('one build is assumed', { fallback: '1', example: 1 }),
  requires_assembly: should('no assembly is assumed', { fallback: 'false' }),
});

/** A build as the cart shows it: its parts are lines of the cart, which name the build, or the build names them. */
const cartBuildContract = resource('assemblies', {
  withoutId: null,
  fields: buildFields,
  relations: {
    products: toMany(
      'may',
      () => cartItemContract,
      'the parts are those lines that name the build',
    ),
  },
});

/** A build in the cart with its lines. */
export const cartBuildLinesContract = resource('assemblies', {
  name: 'assemblies with lines',
  withoutId: null,
  fields: buildFields,
  relations: {
    products: toMany('should', () => cartItemContract, 'the parts of the build are not shown'),
  },
});

const buildItemContract = resource('cart-items', {
  name: 'cart-items of a build',
  withoutId: null,
  fields: describeFields(CART_ITEM_SHAPE, {
    // The reader of lines reads these too, and the builder leaves them.
    assembly_id: extra('nothing'),
    is_digital: extra('nothing'),
    max_qty: extra('nothing'),
    message: extra('nothing'),
    total_with_tax: extra('nothing'),
    price_detail: extra.object('`qty` is taken', priceDetail),
    product_id: should('the part is left out', { or: ['product'] }),
    qty: should('count', 'one piece is assumed', { fallback: '1', example: 2 }),
    qty_per_assembly: may('it is reckoned from the build', {
      fallback: '`qty` ÷ `qty` of the build',
      example: 1,
    }),
    assembly_group_id: should('the part has no step', { example: '2' }),
  }),
  relations: { product: toOne('must', () => productLink, 'the part is left out') },
});

/** A build in the cart as the builder edits it. */
export const editedBuildContract = resource('assemblies', {
  name: 'assemblies to edit',
  withoutId: null,
  fields: buildFields,
  relations: {
    products: toMany('must', () => buildItemContract, 'the parts of the build are lost'),
  },
});

/** `name` with IVA, which follows from `name`. */
const reckonedWithTax = (name: string) =>
  may('number', 'it is reckoned with IVA', { fallback: `\`${name}\` with IVA` });

/** What the totals of the cart and those of the checkout have in common. */
const sharedTotalNotes = {
  coupon_discount_with_tax: reckonedWithTax('coupon_discount'),
  one_pay_discount: extra('the discount for paying at once is taken with IVA'),
  one_pay_discount_with_tax: may('the discount for paying at once is not shown', {
    fallback: 'none',
  }),
  iva_percentage: should('the rate of IVA is not shown', { fallback: '16' }),
  shipping_promotion_id: extra('free shipping is not announced'),
  shipping_promotion_products: extra('list', 'the lines that ship for free are not marked', {
    example: ['1'],
  }),
  coupon_code: extra('the coupon is not shown'),
  wallet_promotion_amount: may('the wallet promotion is not shown', { fallback: 'none' }),
  wallet_promotion_details: extra.list('the wallet promotions are not named', {
    ...anyOf(
      ['name', 'title', 'description', 'promotion_name', 'product_name'],
      'text',
      'the promotion is not named',
    ),
    ...anyOf(
      ['amount', 'amount_with_tax', 'wallet_amount', 'total'],
      'number',
      'the amount of the promotion is not shown',
    ),
  }),
  wallet_to_use: should('the wallet in use is not shown', { fallback: 'none' }),
  max_wallet_amount: should('the wallet is not offered', { fallback: 'none' }),
  credit_to_use: may('the credit in use is not shown', { fallback: 'none' }),
  payment_applied: extra('nothing is taken as paid', { fallback: '0' }),
  total_with_credit_and_wallet: may('it is reckoned', {
    fallback: '`total` − `wallet_to_use` − `payment_applied`',
  }),
  has_shipping_insurance: may('what the insurance costs is taken as chosen', {
    fallback: 'whether `shipping_insurance` is more than 0',
    example: true,
  }),
  insurance_offer_with_tax: may('it is reckoned', {
    or: ['insurance_per_thousand'],
    fallback: 'from `insurance_per_thousand`',
  }),
};

/** The totals of the cart: in `data.attributes` or in `meta`. */
export const cartTotalFields: FieldSet = describeFields(
  { ...PURCHASE_AMOUNTS_SHAPE, ...CART_TOTALS_SHAPE },
  {
    ...sharedTotalNotes,
    count: should('the number of lines is counted', { fallback: 'the lines' }),
    subtotal: should('it is reckoned from the total', {
      fallback: '`total` − `tax`',
      example: 2585.34,
    }),
    promotion_discount: should('the discount is not shown', { fallback: 'none' }),
    coupon_discount: should('the discount of the coupon is not shown', {
      fallback: 'none',
    }),
    tax: should('it is reckoned from the total', { example: 413.66 }),
    total: must('the cart has no total and cannot be paid', {
      or: ['subtotal'],
      fallback: 'reckoned from `subtotal`',
      example: 2999,
    }),
    total_discount: should('the discounts are added up', {
      fallback: 'the sum of the others',
    }),
    insurance_per_thousand: should('the price of the insurance is not offered', {
      or: ['insurance_offer_with_tax'],
      fallback: 'none',
    }),
    shipping: should('shipping cannot be shown'),
    shipping_with_tax: reckonedWithTax('shipping'),
    shipping_discount: should('the discount on shipping is not shown', {
      fallback: 'none',
    }),
    shipping_discount_with_tax: reckonedWithTax('shipping_discount'),
    has_shipping: extra('an insurance is offered for what is picked up', { example: true }),
    shipping_required: may('shipping is named for a cart that needs none', {
      fallback: 'unknown',
      example: true,
    }),
    shipping_min_amount: may('the amount for free shipping is not shown', {
      fallback: 'none',
    }),
    shipping_insurance: should('the insurance is not shown', { fallback: 'none' }),
    shipping_insurance_with_tax: reckonedWithTax('shipping_insurance'),
    coupon_wallet_amount: may('the wallet credit of the coupon is not shown', {
      fallback: 'none',
    }),
    mwi_wallet_amount_with_tax: may('the wallet credit is not shown', { fallback: 'none' }),
  },
);

export const cartContract = resource('carts', {
  withoutId: null,
  fields: {
    ...cartTotalFields,
    pickup_store_id: may('text', 'another device asks again where the order is picked up'),
    pickup_person: may.objectOf(
      CART_PICKUP_SHAPE,
      'another device asks again who picks the order up',
      {
        name: may('another device asks again who picks the order up'),
        last_name: may('another device asks again who picks the order up'),
        mother_last_name: extra('the second last name is left out'),
        telephone: may('another device asks again who picks the order up'),
      },
    ),
  },
  relations: {
    items: toMany('must', () => cartItemContract, 'the lines of the cart are not shown', [
      'products',
      'lines',
    ]),
    products: toMany('may', () => cartItemContract, 'the lines of the cart are not shown'),
    lines: toMany('may', () => cartItemContract, 'the lines of the cart are not shown'),
    assemblies: toMany('should', () => cartBuildContract, 'builds are shown as single lines'),
  },
});

/** The totals of the checkout: in `meta` or in `data.attributes`. */
export const checkoutTotalFields: FieldSet = describeFields(
  { ...PURCHASE_AMOUNTS_SHAPE, ...CART_TOTALS_SHAPE, ...CHECKOUT_TOTALS_SHAPE },
  {
    ...sharedTotalNotes,
    cart_id: may('a lost answer is asked for by its key alone'),
    count: may('the number of lines is not shown'),
    pieces: may('the number of pieces is not shown'),
    subtotal: should('the subtotal is reckoned', { example: 2585.34 }),
    total_discount: should('the discount is not shown', { fallback: 'none' }),
    tax: should('IVA is reckoned from the total', { example: 413.66 }),
    total: must('the order has no total and cannot be placed', {
      or: ['subtotal'],
      fallback: 'reckoned from `subtotal`',
      example: 2999,
    }),
    promotion_discount: extra('the discount is taken from `total_discount`'),
    coupon_discount: extra('the discount of the coupon is taken with IVA'),
    shipping: extra('shipping is taken with IVA'),
    shipping_discount: extra('the discount is taken with IVA'),
    shipping_insurance: extra('the insurance is taken with IVA'),
    insurance_per_thousand: extra('the price of the insurance is not offered'),
    has_shipping: should('shipping cannot be shown', { example: true }),
    shipping_with_tax: should('shipping cannot be shown', {
      or: ['shipping'],
      fallback: '`shipping` with IVA',
    }),
    shipping_discount_with_tax: may('the discount on shipping is reckoned', {
      fallback: '`shipping_discount` with IVA',
    }),
    shipping_insurance_with_tax: should('the insurance is not shown', {
      or: ['shipping_insurance'],
      fallback: '`shipping_insurance` with IVA',
    }),
    shipping_required: extra('shipping is named for a cart that needs none'),
    shipping_min_amount: extra('the amount for free shipping is not shown'),
    coupon_wallet_amount: extra('the wallet credit of the coupon is not shown'),
    mwi_wallet_amount_with_tax: extra('the wallet credit is not shown'),
  },
);
