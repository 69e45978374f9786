import {
  CART_TOTALS_SHAPE,
  PROMOTION_AMOUNTS,
  PROMOTION_NAMES,
  PURCHASE_AMOUNTS_SHAPE,
} from '@/lib/api/cart-totals';
import { CART_VALIDATION_SHAPE } from '@/lib/api/cart-validation';
import { CHECKOUT_TOTALS_SHAPE } from '@/lib/api/checkout-totals';
import { count, number, optionalNumber, text, textList } from '@/lib/api/client/wire';
import {
  CART_BUILD_SHAPE,
  CART_ITEM_SHAPE,
  CART_PICKUP_SHAPE,
  PRICE_DETAIL_SHAPE,
  REMOVED_LINE_SHAPE,
} from '@/lib/api/customer-cart-contents';
import { anyOf, extra, fields, may, must, resource, should } from '../fields';
import { productCard, productLink } from './catalogue';

const priceDetail = [
  extra('`qty` is taken', 'common_quantity').takes('`qty`'),
  must('the price of the product is taken', 'common_price_with_tax')
    .or('promotion_price_with_tax')
    .takes('the product’s price'),
  extra('the line has no promotion', 'promotion_id'),
  extra('`qty` is taken', 'promotion_quantity').takes('0'),
  may('the common price is taken', 'promotion_price_with_tax').takes('the common price'),
] as const;

export const cartItem = resource(
  { type: 'cart-items', withoutId: 'the line cannot be changed or removed' },
  {
    ...{ qty: optionalNumber, product_id: text, name: text, part_number: text, slug: text },
    ...{ brand: {}, category: {}, promotion: {} },
    ...CART_ITEM_SHAPE,
  },
  [
    should('the quantity is taken from `price_detail`', 'qty')
      .as('count')
      .or('price_detail')
      .takes('`common_quantity` + `promotion_quantity`'),
    extra('the line counts as a product of its own', 'product_id'),
    extra('the line is named by its part number', 'name').takes(
      'the product’s name, `part_number`',
    ),
    extra.shown({ part_number: 'part number' }),
    extra('the line has no link', 'slug'),
    extra.shown({ brand: 'brand' }).object({ name: text }, [may.shown({ name: 'brand' })]),
    extra('analytics get no category', 'category').object({ name: text }, [
      may('analytics get no category', 'name'),
    ]),
    extra('the line does not name its promotion', 'promotion')
      .bare('name')
      .object({ name: text }, [may('the line does not name its promotion', 'name')]),
    extra('it is reckoned from the build', 'qty_per_assembly'),
    extra('the line stands outside its build', 'assembly_id'),
    extra('the line has no step of the build', 'assembly_group_id'),
    extra('an order of licences only asks for an address and a courier', 'is_digital').takes(
      'false',
    ),
    may('the quantity has no limit until the backend refuses', 'max_qty').takes('unknown'),
    extra('nothing is said about the line', 'message'),
    must('the cart cannot be read: the line has no price', 'price_detail')
      .or('total_with_tax', 'product')
      .takes('the prices of the product')
      .object(PRICE_DETAIL_SHAPE, priceDetail),
    may('it is reckoned', 'total_with_tax').takes('price × quantity'),
    should.one('the line has no link and no picture', 'product', () => productCard),
  ],
);

/** A build as the cart shows it: its parts are lines of the cart, which name the build, or the build names them. */
const cartBuild = resource({ type: 'assemblies', withoutId: null }, CART_BUILD_SHAPE, [
  should('the id of the resource is taken', 'assembly_id').takes('`id`'),
  extra('the build cannot be edited under its name', 'assembly_config_id'),
  may('the build is called “Ensamble en carrito”', 'name'),
  should('one build is assumed', 'qty').takes('1'),
  should('no assembly is assumed', 'requires_assembly').takes('false'),
  may.many('the parts are those lines that name the build', 'products', () => cartItem),
]);

/** A build in the cart with its lines. */
export const cartBuildLines = resource(
  { type: 'assemblies', name: 'assemblies with lines', from: cartBuild },
  {},
  [should.many('the parts of the build are not shown', 'products', () => cartItem)],
);

const buildItem = resource(
  { type: 'cart-items', name: 'cart-items of a build', withoutId: null },
  CART_ITEM_SHAPE,
  [
    // The reader of lines reads these too, and the builder leaves them.
    extra('nothing', 'assembly_id', 'is_digital', 'max_qty', 'message', 'total_with_tax'),
    extra('`qty` is taken', 'price_detail').object(PRICE_DETAIL_SHAPE, priceDetail),
    should('the part is left out', 'product_id').or('product'),
    should('one piece is assumed', 'qty').as('count').takes('1'),
    may('it is reckoned from the build', 'qty_per_assembly').takes('`qty` ÷ `qty` of the build'),
    should('the part has no step', 'assembly_group_id'),
    must.one('the part is left out', 'product', () => productLink),
  ],
);

/** A build in the cart as the builder edits it. */
export const editedBuild = resource(
  { type: 'assemblies', name: 'assemblies to edit', from: cartBuild },
  {},
  [must.many('the parts of the build are lost', 'products', () => buildItem)],
);

/** What follows from the same amount without IVA. */
const withTax = <Name extends `${string}_with_tax`>(name: Name) =>
  may('it is reckoned with IVA', name).takes(`\`${name.replace('_with_tax', '')}\` with IVA`);

/** What the totals of the cart and those of the checkout have in common. */
const sharedTotals = [
  withTax('coupon_discount_with_tax'),
  extra('the discount for paying at once is taken with IVA', 'one_pay_discount'),
  should.shown({ iva_percentage: 'rate of IVA' }).takes('16'),
  extra('free shipping is not announced', 'shipping_promotion_id'),
  extra('the lines that ship for free are not marked', 'shipping_promotion_products').as('list'),
  extra.shown({ coupon_code: 'coupon' }),
  may
    .shown({
      one_pay_discount_with_tax: 'discount for paying at once',
      wallet_promotion_amount: 'wallet promotion',
      credit_to_use: 'credit in use',
    })
    .takes('none'),
  extra('the wallet promotions are not named', 'wallet_promotion_details').list(
    { ...anyOf(PROMOTION_NAMES, text), ...anyOf(PROMOTION_AMOUNTS, number) },
    [
      extra('the promotion is not named', ...PROMOTION_NAMES),
      extra('the amount of the promotion is not shown', ...PROMOTION_AMOUNTS),
    ],
  ),
  should.shown({ wallet_to_use: 'wallet in use' }).takes('none'),
  should('the wallet is not offered', 'max_wallet_amount').takes('none'),
  extra('nothing is taken as paid', 'payment_applied').takes('0'),
  may('it is reckoned', 'total_with_credit_and_wallet').takes(
    '`total` − `wallet_to_use` − `payment_applied`',
  ),
  may('what the insurance costs is taken as chosen', 'has_shipping_insurance').takes(
    'whether `shipping_insurance` is more than 0',
  ),
  may('it is reckoned', 'insurance_offer_with_tax')
    .or('insurance_per_thousand')
    .takes('from `insurance_per_thousand`'),
] as const;

/** The totals of the cart: in `data.attributes` or in `meta`. */
const cartTotals = [
  ...sharedTotals,
  should('the number of lines is counted', 'count').takes('the lines'),
  should('it is reckoned from the total', 'subtotal').takes('`total` − `tax`'),
  should('it is reckoned from the total', 'tax'),
  must('the cart has no total and cannot be paid', 'total')
    .or('subtotal')
    .takes('reckoned from `subtotal`'),
  should('the discounts are added up', 'total_discount').takes('the sum of the others'),
  should('the price of the insurance is not offered', 'insurance_per_thousand')
    .or('insurance_offer_with_tax')
    .takes('none'),
  should('shipping cannot be shown', 'shipping'),
  should
    .shown({
      promotion_discount: 'discount',
      coupon_discount: 'discount of the coupon',
      shipping_discount: 'discount on shipping',
      shipping_insurance: 'insurance',
    })
    .takes('none'),
  withTax('shipping_with_tax'),
  withTax('shipping_discount_with_tax'),
  withTax('shipping_insurance_with_tax'),
  extra('an insurance is offered for what is picked up', 'has_shipping'),
  may('shipping is named for a cart that needs none', 'shipping_required').takes('unknown'),
  may
    .shown({
      shipping_min_amount: 'amount for free shipping',
      coupon_wallet_amount: 'wallet credit of the coupon',
      mwi_wallet_amount_with_tax: 'wallet credit',
    })
    .takes('none'),
] as const;
export const cartTotalFields = fields(
  { ...PURCHASE_AMOUNTS_SHAPE, ...CART_TOTALS_SHAPE },
  cartTotals,
);

export const cart = resource(
  { type: 'carts', withoutId: null },
  {
    ...PURCHASE_AMOUNTS_SHAPE,
    ...CART_TOTALS_SHAPE,
    ...{ pickup_store_id: text, pickup_person: {} },
  },
  [
    ...cartTotals,
    may('another device asks again where the order is picked up', 'pickup_store_id'),
    may('another device asks again who picks the order up', 'pickup_person').object(
      CART_PICKUP_SHAPE,
      [
        may('another device asks again who picks the order up', 'name', 'last_name', 'telephone'),
        extra('the second last name is left out', 'mother_last_name'),
      ],
    ),
    must.many(
      'the lines of the cart are not shown',
      'items',
      () => cartItem,
      ...['products', 'lines'],
    ),
    may.many('the lines of the cart are not shown', 'products', () => cartItem),
    may.many('the lines of the cart are not shown', 'lines', () => cartItem),
    should.many('builds are shown as single lines', 'assemblies', () => cartBuild),
  ],
);

/** The totals of the checkout: in `meta` or in `data.attributes`. */
export const checkoutTotalFields = fields(
  { ...PURCHASE_AMOUNTS_SHAPE, ...CART_TOTALS_SHAPE, ...CHECKOUT_TOTALS_SHAPE },
  [
    ...sharedTotals,
    may('a lost answer is asked for by its key alone', 'cart_id'),
    may.shown({ count: 'number of lines', pieces: 'number of pieces' }),
    should('the subtotal is reckoned', 'subtotal'),
    should.shown({ total_discount: 'discount' }).takes('none'),
    should('IVA is reckoned from the total', 'tax'),
    must('the order has no total and cannot be placed', 'total')
      .or('subtotal')
      .takes('reckoned from `subtotal`'),
    extra('the discount is taken from `total_discount`', 'promotion_discount'),
    extra('the discount of the coupon is taken with IVA', 'coupon_discount'),
    extra('shipping is taken with IVA', 'shipping'),
    extra('the discount is taken with IVA', 'shipping_discount'),
    extra('the insurance is taken with IVA', 'shipping_insurance'),
    extra('the price of the insurance is not offered', 'insurance_per_thousand'),
    should('shipping cannot be shown', 'has_shipping'),
    should('shipping cannot be shown', 'shipping_with_tax')
      .or('shipping')
      .takes('`shipping` with IVA'),
    may('the discount on shipping is reckoned', 'shipping_discount_with_tax').takes(
      '`shipping_discount` with IVA',
    ),
    should
      .shown({ shipping_insurance_with_tax: 'insurance' })
      .or('shipping_insurance')
      .takes('`shipping_insurance` with IVA'),
    extra('shipping is named for a cart that needs none', 'shipping_required'),
    extra.shown({
      shipping_min_amount: 'amount for free shipping',
      coupon_wallet_amount: 'wallet credit of the coupon',
      mwi_wallet_amount_with_tax: 'wallet credit',
    }),
  ],
);

/** `meta` of a quantity that is checked. */
export const cartValidationFields = fields(CART_VALIDATION_SHAPE, [
  extra('the quantity counts as valid', 'valid').takes('true'),
  may('the limit is unknown', 'max_qty').as('count').takes('unknown'),
  may('the price is not confirmed', 'price_with_tax', 'current_price_with_tax'),
  extra('the reason of a refusal is not shown', 'message'),
]);

/** `meta` of a line that was removed. */
export const removedLineFields = fields({ addedInfo: {} }, [
  extra('analytics get what was shown', 'addedInfo').object(REMOVED_LINE_SHAPE, [
    may('analytics get the name that was shown', 'product_name'),
    extra('analytics get no brand', 'brand_name'),
    extra('analytics get no category', 'category_name'),
    extra('analytics get no promotion', 'promotion_name'),
    may('analytics get the quantity that was shown', 'total_quantity'),
    may('analytics get the amount that was shown', 'total_with_tax'),
  ]),
]);

export const cartMessageFields = fields({ messages: textList }, [
  may('what changed in the cart is not told', 'messages'),
]);
export const addedCountFields = fields({ count }, [
  extra('the number in the header is asked for again', 'count'),
]);
export const countFields = fields({ count }, [
  should('the header has no number beside the cart', 'count'),
]);
