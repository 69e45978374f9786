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
  'extra common_quantity: `qty` is taken = `qty`',
  'must common_price_with_tax or promotion_price_with_tax: the price of the product is taken = the product’s price',
  'extra promotion_id: the line has no promotion',
  'extra promotion_quantity: `qty` is taken = 0',
  'may promotion_price_with_tax: the common price is taken = the common price',
] as const;

const cartItem = resource(
  'cart-items: the line cannot be changed or removed',
  both(
    contents.readCartItemFields,
    both(contents.readLineProductFields, contents.readLinePromotionFields),
  ),
  [
    'should qty or price_detail: the quantity is taken from `price_detail` = `common_quantity` + `promotion_quantity`',
    'extra product_id: the line counts as a product of its own',
    'extra name: the line is named by its part number = the product’s name, `part_number`',
    'extra show part_number, brand',
    'extra slug: the line has no link',
    'brand may show name (brand)',
    'extra category: analytics get no category',
    'category may name: analytics get no category',
    'extra promotion by name: the line does not name its promotion',
    'promotion may name: the line does not name its promotion',
    'extra qty_per_assembly: it is reckoned from the build',
    'extra assembly_id: the line stands outside its build',
    'extra assembly_group_id: the line has no step of the build',
    'extra is_digital: an order of licences only asks for an address and a courier = false',
    'may max_qty: the quantity has no limit until the backend refuses = unknown',
    'extra message: nothing is said about the line',
    'must price_detail or total_with_tax, product: the cart cannot be read: the line has no price = the prices of the product',
    ...inside('price_detail', priceDetail),
    'may total_with_tax: it is reckoned = price × quantity',
    toOne('should product: the line has no link and no picture', () => productCard),
  ],
);

/** A build as the cart shows it: its parts are lines of the cart, which name the build, or the build names them. */
const cartBuild = resource('assemblies: nothing', contents.readCartBuildFields, [
  'should assembly_id: the id of the resource is taken = `id`',
  'extra assembly_config_id: the build cannot be edited under its name',
  'may name: the build is called “Ensamble en carrito”',
  'should qty: one build is assumed = 1',
  'should requires_assembly: no assembly is assumed = false',
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
    'extra price_detail: `qty` is taken',
    ...inside('price_detail', priceDetail),
    'should product_id or product: the part is left out',
    'should qty: one piece is assumed = 1',
    'may qty_per_assembly: it is reckoned from the build = `qty` ÷ `qty` of the build',
    'should assembly_group_id: the part has no step',
    toOne('must product: the part is left out', () => productLink),
  ],
);

const editedBuild = extend(cartBuild, 'assemblies to edit', NO_FIELDS, [
  toMany('must products: the parts of the build are lost', () => buildItem),
]);

const readTotals = both(readPurchaseAmountFields, readCartTotalFields);

const sharedTotals = [
  'may coupon_discount_with_tax: it is reckoned with IVA = `coupon_discount` with IVA',
  'extra one_pay_discount: the discount for paying at once is taken with IVA',
  'should show iva_percentage (rate of IVA) = 16',
  'extra shipping_promotion_id: free shipping is not announced',
  'extra shipping_promotion_products: the lines that ship for free are not marked',
  'extra show coupon_code (coupon)',
  'may show one_pay_discount_with_tax (discount for paying at once) = none',
  'may show wallet_promotion_amount (wallet promotion), credit_to_use (credit in use) = none',
  'extra wallet_promotion_details: the wallet promotions are not named',
  'wallet_promotion_details extra name, title, description, promotion_name, product_name: the promotion is not named',
  'wallet_promotion_details extra amount, amount_with_tax, wallet_amount, total: the amount of the promotion is not shown',
  'should show wallet_to_use (wallet in use) = none',
  'should max_wallet_amount: the wallet is not offered = none',
  'extra payment_applied: nothing is taken as paid = 0',
  'may total_with_credit_and_wallet: it is reckoned = `total` − `wallet_to_use` − `payment_applied`',
  'may has_shipping_insurance: what the insurance costs is taken as chosen = whether `shipping_insurance` is more than 0',
  'may insurance_offer_with_tax or insurance_per_thousand: it is reckoned = from `insurance_per_thousand`',
] as const;

/** The totals of the cart: in `data.attributes` or in `meta`. */
const cartTotals = [
  ...sharedTotals,
  'should count: the number of lines is counted = the lines',
  'should subtotal: it is reckoned from the total = `total` − `tax`',
  'should tax: it is reckoned from the total',
  'must total or subtotal: the cart has no total and cannot be paid = reckoned from `subtotal`',
  'should total_discount: the discounts are added up = the sum of the others',
  'should insurance_per_thousand or insurance_offer_with_tax: the price of the insurance is not offered = none',
  'should shipping: shipping cannot be shown',
  'should show promotion_discount (discount), coupon_discount (discount of the coupon) = none',
  'should show shipping_discount (discount on shipping), shipping_insurance (insurance) = none',
  'may shipping_with_tax: it is reckoned with IVA = `shipping` with IVA',
  'may shipping_discount_with_tax: it is reckoned with IVA = `shipping_discount` with IVA',
  'may shipping_insurance_with_tax: it is reckoned with IVA = `shipping_insurance` with IVA',
  'extra has_shipping: an insurance is offered for what is picked up',
  'may shipping_required: shipping is named for a cart that needs none = unknown',
  'may show shipping_min_amount (amount for free shipping) = none',
  'may show mwi_wallet_amount_with_tax (wallet credit) = none',
  'may show coupon_wallet_amount (wallet credit of the coupon) = none',
] as const;
const cartTotalMeta = fields(readTotals, cartTotals);

export const cart = resource('carts: nothing', both(readTotals, contents.readPickupFields), [
  ...cartTotals,
  'may pickup_store_id: another device asks again where the order is picked up',
  'may pickup_person: another device asks again who picks the order up',
  'pickup_person may name, last_name, telephone: another device asks again who picks the order up',
  'pickup_person extra mother_last_name: the second last name is left out',
  toMany('must items or products, lines: the lines of the cart are not shown', () => cartItem),
  toMany('may products, lines: the lines of the cart are not shown', () => cartItem),
  toMany('should assemblies: builds are shown as single lines', () => cartBuild),
]);

const checkoutTotalMeta = fields(both(readTotals, readCheckoutTotalFields), [
  ...sharedTotals,
  'may cart_id: a lost answer is asked for by its key alone',
  'may show count (number of lines), pieces (number of pieces)',
  'should subtotal: the subtotal is reckoned',
  'should show total_discount (discount) = none',
  'should tax: IVA is reckoned from the total',
  'must total or subtotal: the order has no total and cannot be placed = reckoned from `subtotal`',
  'extra promotion_discount: the discount is taken from `total_discount`',
  'extra coupon_discount: the discount of the coupon is taken with IVA',
  'extra shipping: shipping is taken with IVA',
  'extra shipping_discount (discount), shipping_insurance (insurance): the ~ is taken with IVA',
  'extra insurance_per_thousand: the price of the insurance is not offered',
  'should has_shipping: shipping cannot be shown',
  'should shipping_with_tax or shipping: shipping cannot be shown = `shipping` with IVA',
  'may shipping_discount_with_tax: the discount on shipping is reckoned = `shipping_discount` with IVA',
  'should show shipping_insurance_with_tax (insurance) or shipping_insurance = `shipping_insurance` with IVA',
  'extra shipping_required: shipping is named for a cart that needs none',
  'extra show shipping_min_amount (amount for free shipping)',
  'extra show coupon_wallet_amount (wallet credit of the coupon)',
  'extra show mwi_wallet_amount_with_tax (wallet credit)',
]);

const cartValidationMeta = fields(readCartValidationFields, [
  'extra valid: the quantity counts as valid = true',
  'may max_qty: the limit is unknown = unknown',
  'may price_with_tax, current_price_with_tax: the price is not confirmed',
  'extra message: the reason of a refusal is not shown',
]);

const removedLineMeta = fields(contents.readRemovedMeta, [
  'extra addedInfo: analytics get what was shown',
  'addedInfo may product_name (name), total_quantity (quantity): analytics get the ~ that was shown',
  'addedInfo may total_with_tax (amount): analytics get the ~ that was shown',
  'addedInfo extra brand_name (brand), category_name (category), promotion_name (promotion): analytics get no ~',
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
  cartAssemblyUpdate: one(
    'should Cart, Builder: a build in the cart cannot be changed',
    cartBuildLines,
  ),
  cartAssemblyRemove: call('should Cart: a build in the cart cannot be removed'),
  cartValidateReview: call(
    'should Checkout: a problem of the order is only told when it is placed',
  ),
  cartCouponAdd: totals('should Cart, Checkout: no coupon can be used', cartTotalMeta),
  cartCouponRemove: totals('should Cart: a coupon cannot be removed', cartTotalMeta),
  cartWalletAdd: totals('should Cart: the wallet cannot be used', cartTotalMeta),
  cartWalletRemove: totals('should Cart: the wallet cannot be given back', cartTotalMeta),
  cartWalletSendCode: meta('should Cart: the wallet cannot be used', sentCodeMeta),
  cartWalletVerifyCode: call('should Cart: the wallet cannot be used'),
};
