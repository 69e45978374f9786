import { readCartTotalFields, readPurchaseAmountFields } from '@/lib/api/cart-totals';
import { readCartValidationFields } from '@/lib/api/cart-validation';
import { readCheckoutTotalFields } from '@/lib/api/checkout-totals';
import { readCartCountFields } from '@/lib/api/customer-cart';
import * as contents from '@/lib/api/customer-cart-contents';
import { call, meta, one } from '../call';
import {
  both,
  extend,
  type FieldSet,
  fields,
  inside,
  NO_FIELDS,
  resource,
  toMany,
  toOne,
} from '../fields';
import { sentCodeMeta, translationMeta } from './account';
import { productCard, productLink } from './catalogue';

const priceDetail = [
  'must common_price_with_tax or promotion_price_with_tax: the price of the product is taken',
  'may promotion_price_with_tax = the common price',
  'extra common_quantity = `qty`, promotion_quantity = 0',
  'extra promotion_id: the line has no promotion',
] as const;

const cartItem = resource(
  'cart-items: the line cannot be changed or removed',
  both(
    contents.readCartItemFields,
    both(contents.readLineProductFields, contents.readLinePromotionFields),
  ),
  [
    'must price_detail or total_with_tax or product = its product’s prices: the cart cannot be read',
    'should qty (quantity) or price_detail = `common_quantity` + `promotion_quantity`',
    'may total_with_tax = price × quantity',
    'extra name = the product’s name or `part_number`, qty_per_assembly = what the build says',
    'extra part_number, brand, message',
    'may max_qty = unknown: the quantity has no limit until the backend refuses',
    'extra product_id: the line counts as a product of its own',
    'extra slug (link), assembly_group_id (step of the build): the line has no ~',
    'extra category: analytics get no category',
    'extra promotion by name: the line does not name its promotion',
    'extra assembly_id: the line stands outside its build',
    'extra is_digital = false: an order of licences only asks for an address and a courier',
    'brand may name (brand)',
    'category may name: analytics get no category',
    'promotion may name: the line does not name its promotion',
    ...inside('price_detail', priceDetail),
    toOne('should product: the line has no link and no picture', () => productCard),
  ],
);

/** A build as the cart shows it: its parts are lines of the cart, which name the build, or the build names them. */
const cartBuild = resource('assemblies: nothing', contents.readCartBuildFields, [
  'should assembly_id = `id`, qty = 1; may name = “Ensamble en carrito”',
  'should requires_assembly = false: no assembly is assumed',
  'extra assembly_config_id: the build cannot be edited under its name',
  toMany('may products: the parts are those lines that name the build', () => cartItem),
]);

const cartBuildLines = extend(cartBuild, 'assemblies with lines', NO_FIELDS, [
  toMany('should products: the parts of the build are not shown', () => cartItem),
]);

const buildItem = resource(
  'cart-items as cart-items of a build: nothing',
  contents.readCartItemFields,
  [
    // The reader of lines reads these too, and the builder leaves them.
    'extra assembly_id, is_digital, max_qty, message, total_with_tax: nothing',
    'extra price_detail = `qty`',
    ...inside('price_detail', priceDetail),
    'should product_id or product: the part is left out',
    'should qty = 1; may qty_per_assembly = `qty` ÷ `qty` of the build',
    'should assembly_group_id: the part has no step',
    toOne('must product: the part is left out', () => productLink),
  ],
);

const editedBuild = extend(cartBuild, 'assemblies to edit', NO_FIELDS, [
  toMany('must products: the parts of the build are lost', () => buildItem),
]);

const readTotals = both(readPurchaseAmountFields, readCartTotalFields);

const sharedTotals = [
  'should iva_percentage (rate of IVA) = 16: the ~ is not shown',
  'should wallet_to_use (wallet in use); may coupon_discount_with_tax = `coupon_discount` with IVA',
  'may one_pay_discount_with_tax (discount for paying at once)',
  'may wallet_promotion_amount (wallet promotion), credit_to_use (credit in use)',
  'may total_with_credit_and_wallet = `total` − `wallet_to_use` − `payment_applied`',
  'may has_shipping_insurance = `shipping_insurance` above 0',
  'may insurance_offer_with_tax or insurance_per_thousand = what `insurance_per_thousand` makes',
  'extra one_pay_discount = the discount with IVA, coupon_code (coupon)',
  'should max_wallet_amount: the wallet is not offered',
  'extra shipping_promotion_id: free shipping is not announced',
  'extra shipping_promotion_products: the lines that ship for free are not marked',
  'extra payment_applied = 0: nothing is taken as paid',
  'extra wallet_promotion_details: the wallet promotions are not named',
  ...inside('wallet_promotion_details', [
    'extra name, title, description, promotion_name, product_name: the promotion is not named',
    'extra amount, amount_with_tax, wallet_amount, total: the amount is not shown',
  ]),
] as const;

/** The totals of the cart: in `data.attributes` or in `meta`. */
const cartTotals = [
  ...sharedTotals,
  'must total or subtotal = what `subtotal` makes: the cart has no total and cannot be paid',
  'should count = the number of lines, subtotal = `total` − `tax`, tax = what `total` makes',
  'should total_discount = the sum of the others',
  'should promotion_discount, coupon_discount, shipping_discount, shipping_insurance (insurance)',
  'may shipping_with_tax = `shipping` with IVA',
  'may shipping_discount_with_tax = `shipping_discount` with IVA',
  'may shipping_insurance_with_tax = `shipping_insurance` with IVA',
  'may shipping_min_amount (amount for free shipping), mwi_wallet_amount_with_tax (wallet credit)',
  'may coupon_wallet_amount (wallet credit of the coupon)',
  'should insurance_per_thousand or insurance_offer_with_tax: the insurance has no price',
  'should shipping: shipping cannot be shown',
  'may shipping_required = unknown: shipping is named for a cart that needs none',
  'extra has_shipping: an insurance is offered for what is picked up',
] as const;
const cartTotalMeta = fields(readTotals, cartTotals);

export const cart = resource('carts: nothing', both(readTotals, contents.readPickupFields), [
  ...cartTotals,
  'may pickup_store_id: another device asks again where the order is picked up',
  'may pickup_person: another device asks again who picks the order up',
  'pickup_person may name, last_name, telephone: another device asks again who picks the order up',
  'pickup_person extra mother_last_name',
  toMany('must items or products or lines: the lines of the cart are not shown', () => cartItem),
  toMany('may products, lines: the lines of the cart are not shown', () => cartItem),
  toMany('should assemblies: builds are shown as single lines', () => cartBuild),
]);

const checkoutTotalMeta = fields(both(readTotals, readCheckoutTotalFields), [
  ...sharedTotals,
  'must total or subtotal = what `subtotal` makes: the order has no total and cannot be placed',
  'should subtotal: the subtotal is reckoned',
  'should tax = what `total` makes, total_discount (discount)',
  'should shipping_insurance_with_tax or shipping_insurance = `shipping_insurance` with IVA',
  'may count (number of lines), pieces (number of pieces)',
  'may shipping_discount_with_tax = `shipping_discount` with IVA',
  'extra promotion_discount = `total_discount`, shipping_min_amount (amount for free shipping)',
  'extra mwi_wallet_amount_with_tax (wallet credit)',
  'extra coupon_wallet_amount (wallet credit of the coupon)',
  'should has_shipping: shipping cannot be shown',
  'should shipping_with_tax or shipping = `shipping` with IVA: shipping cannot be shown',
  'may cart_id: a lost answer is asked for by its key alone',
  'extra coupon_discount, shipping, shipping_discount, shipping_insurance: the ~ is taken with IVA',
  'extra insurance_per_thousand: the price of the insurance is not offered',
  'extra shipping_required: shipping is named for a cart that needs none',
]);

const cartValidationMeta = fields(readCartValidationFields, [
  'may max_qty = unknown: the limit is unknown',
  'may price_with_tax, current_price_with_tax: the price is not confirmed',
  'extra valid = true: the quantity counts as valid',
  'extra message: the reason of a refusal is not shown',
]);

const removedLineMeta = fields(contents.readRemovedMeta, [
  'extra addedInfo: analytics get what was shown',
  'addedInfo may product_name, total_quantity, total_with_tax: analytics get the ~ that was shown',
  'addedInfo extra brand_name, category_name, promotion_name: analytics get no ~',
]);

export const cartMessageMeta = fields(contents.readCartMeta, [
  'may messages: what changed in the cart is not told',
]);
const addedCountMeta = fields(readCartCountFields, [
  'extra count: the number in the header is asked for again',
]);
const countMeta = fields(readCartCountFields, [
  'should count: the header has no number beside the cart',
]);

const totals = (said: string, found: FieldSet) => ({ ...meta(said, found), isMetaAnywhere: true });
export const cartCalls = {
  cartInitData: meta('may Every page: the shop’s own texts are shown', translationMeta),
  cartAdd: {
    ...one('must Product, Search, Cart: nothing can be put in the cart', cartItem, addedCountMeta),
    instead: cart,
  },
  cartValidate: meta(
    'should Product, Cart: a guest learns of a shortage at the checkout',
    cartValidationMeta,
  ),
  cartTotalItems: meta('should Every page: the header has no number beside the cart', countMeta),
  cartTotals: totals('must Checkout, Cart: no order can be placed', checkoutTotalMeta),
  cartRemove: meta('must Cart: no line can be removed', removedLineMeta),
  cartClear: call('should Cart: the cart is emptied line by line'),
  cartUpdate: { ...one('must Cart: no quantity can be changed', cartItem), instead: cart },
  cartAssembly: one('should Builder: a build in the cart cannot be edited', editedBuild),
  cartAssemblyAdd: one('should Builder, Cart: no build can be put in the cart', cartBuildLines),
  cartAssemblyUpdate: one('should Cart, Builder: no build can be changed there', cartBuildLines),
  cartAssemblyRemove: call('should Cart: a build in the cart cannot be removed'),
  cartValidateReview: call('should Checkout: a problem is only told when the order is placed'),
  cartCouponAdd: totals('should Cart, Checkout: no coupon can be used', cartTotalMeta),
  cartCouponRemove: totals('should Cart: a coupon cannot be removed', cartTotalMeta),
  cartWalletAdd: totals('should Cart: the wallet cannot be used', cartTotalMeta),
  cartWalletRemove: totals('should Cart: the wallet cannot be given back', cartTotalMeta),
  cartWalletSendCode: meta('should Cart: the wallet cannot be used', sentCodeMeta),
  cartWalletVerifyCode: call('should Cart: the wallet cannot be used'),
};
