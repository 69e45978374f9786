import type {
  CartPickup,
  CustomerCart,
  CustomerCartBuild,
  CustomerCartItem,
  CustomerCartTotals,
} from '@/lib/domain/cart/customer-cart';
import { getLineTotal, getUnitPrices } from '@/lib/domain/cart/line-prices';
import { productResource } from './product-resource';
import { resource, toMany, toOne } from './resource';

/** The totals of a customer's cart, as the backend sends them. */
export function totalsAttributes(totals: CustomerCartTotals) {
  return {
    count: totals.count,
    coupon_discount_with_tax: totals.couponDiscount,
    iva_percentage: totals.ivaPercentage,
    tax: totals.tax,
    total: totals.total,
    shipping_with_tax: totals.shipping,
    shipping_discount_with_tax: totals.shippingDiscount,
    shipping_required: totals.isShippingRequired,
    shipping_min_amount: totals.shippingMinAmount,
    shipping_insurance: totals.insurance - totals.insuranceTax,
    shipping_insurance_with_tax: totals.insurance,
    insurance_offer_with_tax: totals.insuranceOffer,
    coupon_code: totals.couponCode,
    shipping_promotion_id: totals.freeShippingProducts && 'envio-gratis',
    shipping_promotion_products: totals.freeShippingProducts ?? [],
    wallet_promotion_amount: totals.walletPromotionAmount,
    wallet_promotion_details: totals.walletPromotions,
    wallet_to_use: totals.walletToUse,
    max_wallet_amount: totals.maxWalletAmount,
  };
}

const [ITEM, BUILD] = ['cart-items', 'assemblies'];

function itemResource(item: CustomerCartItem) {
  const { quantity, assemblyId, product, sent } = item.line;
  const { common, final } = getUnitPrices(product);
  const quantities = sent?.atLowerPrice != null && {
    common_quantity: quantity - sent.atLowerPrice,
    promotion_quantity: sent.atLowerPrice,
  };
  const attributes = {
    qty: quantity,
    qty_per_assembly: item.quantityPerBuild,
    assembly_id: assemblyId,
    assembly_group_id: item.groupId,
    is_digital: item.isDigital,
    max_qty: item.maxQty,
    message: item.message,
    promotion: sent?.promotion ? { name: sent.promotion } : null,
    price_detail: {
      common_price_with_tax: common,
      promotion_id: final < common ? '1' : null,
      promotion_price_with_tax: final,
      ...quantities,
    },
    total_with_tax: getLineTotal(item.line),
  };
  return resource(ITEM, item.id, attributes, { product: toOne('products', product.id) });
}

const productOf = ({ line: { product } }: CustomerCartItem) =>
  productResource({ id: product.id, slug: product.slug, name: product.name });

/** One item of a cart, with the number of items. */
export const itemDocument = (item: CustomerCartItem, count = 1) => ({
  data: itemResource(item),
  included: [productOf(item)],
  meta: { count },
});

const buildAttributes = ({ id, configId, name, qty, requiresAssembly }: CustomerCartBuild) => {
  const ids = { assembly_id: id, assembly_config_id: configId };
  return { ...ids, name, qty, requires_assembly: requiresAssembly };
};
const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);

/** A build of a cart, with its parts. */
export function buildDocument(build: CustomerCartBuild, parts: readonly CustomerCartItem[]) {
  const products = toMany(ITEM, ...idsOf(parts));
  return {
    data: resource(BUILD, build.id, buildAttributes(build), { products }),
    included: [...parts.map(itemResource), ...parts.map(productOf)],
  };
}

const pickupAttributes = ({ storeId, person }: CartPickup) => ({
  has_shipping: 0,
  pickup_store_id: storeId,
  pickup_person: person && {
    name: person.name,
    last_name: person.lastName,
    mother_last_name: person.motherLastName,
    telephone: person.telephone,
  },
});

/** A customer's cart, as the backend sends it. */
export function cartDocument({ items, builds, totals, pickup, messages }: CustomerCart) {
  const groups = builds.map((build) => resource(BUILD, build.id, buildAttributes(build)));
  const attributes = { ...totalsAttributes(totals), ...(pickup && pickupAttributes(pickup)) };
  const relations = {
    items: toMany(ITEM, ...idsOf(items)),
    assemblies: toMany(BUILD, ...idsOf(builds)),
  };
  return {
    data: resource('carts', '1', attributes, relations),
    included: [...items.map(itemResource), ...groups, ...items.map(productOf)],
    meta: { messages },
  };
}
