import { deserialise } from '@/lib/api/client/json-api';
import { toOfferVersion } from '@/lib/api/offer-versions';
import { must } from '../mock-api/test-client';
import { createProduct, type ProductChange } from './create-product';

/** A product as the backend sends it: the fields that `createProduct` can change. */
export function productResource(change: ProductChange = {}) {
  const product = createProduct(change);
  const { pricing } = product;
  return {
    type: 'products',
    id: product.id,
    attributes: {
      name: product.name,
      slug: product.slug,
      part_number: product.partNumber,
      price_with_tax: pricing.priceWithTax,
      current_price_with_tax: pricing.currentPriceWithTax,
      mwi_one_price_with_tax: pricing.mwiOnePriceWithTax,
      mwi_one_disc_percent: pricing.mwiOneDiscPercent,
      mwi_wallet_percent: pricing.walletPercent,
      mwi_wallet_amount_with_tax: pricing.walletAmountWithTax,
      wallet_promotion_amount: pricing.walletPromotionAmount,
      is_web_purchasable: product.isWebPurchasable,
      has_shipping_promotion: product.hasShippingPromotion,
      is_digital: product.isDigital,
      stock_stores: product.stockStores,
      stock_providers: product.stockProviders,
      has_last_stock: product.hasLastStock,
      delivery_days: product.deliveryDays,
      warranty_days: product.warrantyDays,
      piece_count: product.pieceCount,
      stores_with_stock: product.storesWithStock.map(({ storeId, name, stock }) => ({
        store_id: storeId,
        name,
        stock,
      })),
      attribute_group_map: Object.fromEntries(
        product.attributeGroups.map(({ name, attributes }) => [
          name,
          Object.fromEntries(attributes.map((one) => [one.name, one.value])),
        ]),
      ),
    },
  };
}

/** The offer version of a product that the backend sends so. */
export function offerVersionOf(resource: ReturnType<typeof productResource>): string {
  const data = must(deserialise({ data: resource })).data;
  return toOfferVersion(must([data].flat()[0]));
}
