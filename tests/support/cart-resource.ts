import type {
  CartPickup,
  CustomerCart,
  CustomerCartBuild,
  CustomerCartItem,
  CustomerCartTotals,
} from '@/lib/domain/cart/customer-cart';
import { getLineTotal, getUnitPrices } from '@/lib/domain/cart/line-prices';
import { productResource } from './product-resource';

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

const link = ({ type, id }: { type: string; id: string }) => ({ type, id });

function itemResource({
  id,
  line,
  quantityPerBuild,
  groupId,
  isDigital,
  maxQty,
  message,
}: CustomerCartItem) {
  const { product } = line;
  const { common, final } = getUnitPrices(product);
  return {
    type: 'cart-items',
    id,
    attributes: {
      qty: line.quantity,
      qty_per_assembly: quantityPerBuild,
      assembly_id: line.assemblyId,
      assembly_group_id: groupId,
      is_digital: isDigital,
      max_qty: maxQty,
      message,
      promotion: line.sent?.promotion ? { name: line.sent.promotion } : null,
      price_detail: {
        common_price_with_tax: common,
        promotion_id: final < common ? '1' : null,
        promotion_price_with_tax: final,
        ...(line.sent?.atLowerPrice != null && {
          common_quantity: line.quantity - line.sent.atLowerPrice,
          promotion_quantity: line.sent.atLowerPrice,
        }),
      },
      total_with_tax: getLineTotal(line),
    },
    relationships: { product: { data: { type: 'products', id: product.id } } },
  };
}

const productOf = ({ line: { product } }: CustomerCartItem) =>
  productResource({ id: product.id, slug: product.slug, name: product.name });

/** One item of a cart, with the number of items. */
export const itemDocument = (item: CustomerCartItem, count = 1) => ({
  data: itemResource(item),
  included: [productOf(item)],
  meta: { count },
});

const buildResource = ({ id, configId, name, qty, requiresAssembly }: CustomerCartBuild) => ({
  type: 'assemblies',
  id,
  attributes: {
    assembly_id: id,
    assembly_config_id: configId,
    name,
    qty,
    requires_assembly: requiresAssembly,
  },
});

/** A build of a cart, with its parts. */
export function buildDocument(build: CustomerCartBuild, parts: readonly CustomerCartItem[]) {
  const products = { data: parts.map(itemResource).map(link) };
  return {
    data: { ...buildResource(build), relationships: { products } },
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
  const [lines, groups] = [items.map(itemResource), builds.map(buildResource)];
  return {
    data: {
      type: 'carts',
      id: '1',
      attributes: { ...totalsAttributes(totals), ...(pickup && pickupAttributes(pickup)) },
      relationships: {
        items: { data: lines.map(link) },
        assemblies: { data: groups.map(link) },
      },
    },
    included: [...lines, ...groups, ...items.map(productOf)],
    meta: { messages },
  };
}
